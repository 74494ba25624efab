// Links of sources as they are shown.

/** Source: specification part 2, section 9: "Source URLs are truncated to 50 characters". */
const URL_CHARACTERS = 50

/** The text when it is an http or https address; undefined when it is anything else. */
export function webAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? text : undefined
}

/** At most 50 characters of it, with an ellipsis for what is cut. */
export const shortUrl = (url: string): string =>
  url.length > URL_CHARACTERS ? `${url.slice(0, URL_CHARACTERS)}…` : url
