// Reading a page of the web that somebody else named: a stranger's address, so nothing but a public https page is fetched.

/** `text`: what a reader sees, without markup, cut at the limit. `url`: where it was read in the end. */
export type WebPage = { readonly url: string; readonly text: string }

export interface WebPages {
  /** Throws ProviderError: not https, not a public address, too slow, too large, no text, or refused. */
  read(url: string): Promise<WebPage>
}
