// Which build of the pages a server has beside it: it puts its answers through the same schemas as that build.

/** On every answer of a server that has pages. */
export const PAGE_BUILD_HEADER = 'x-page-build'

/** Out of a page, or out of the address of its first script, whose name tells by its content what all others are; undefined of a page that is being edited. */
export const pageBuildOf = (text: string): string | undefined => /\/assets\/(index-[\w-]+)\.js/.exec(text)?.[1]
