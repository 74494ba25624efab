// How many a list has in all, in words: a search is counted only so far.

export type Counted = { readonly total: number; readonly capped?: boolean | undefined }

/** '29', '1,488', or '1,000+' where counting stopped. */
export const countedText = ({ total, capped }: Counted): string =>
  `${total.toLocaleString('en-CA')}${capped ? '+' : ''}`
