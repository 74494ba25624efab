// Links of sources as the public tool shows them. Only http and https become links: the address was written by a machine.

/** Source: specification part 2, section 9: "Source URLs are truncated to 50 characters (60 in the public tool)". */
const URL_CHARACTERS = 60

/** The address when it may be a link; undefined when it is anything else. */
export function webAddress(text: string | null): string | undefined {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

/** At most 60 characters of it, with an ellipsis for what is cut. */
export const shortUrl = (url: string): string =>
  url.length > URL_CHARACTERS ? `${url.slice(0, URL_CHARACTERS)}…` : url
