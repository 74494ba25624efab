/** What the law says about neighbours in the tariff, in our own words. of: beginnings of codes the note is read for. */
export type LegalNote = { readonly of: readonly string[]; readonly text: string; readonly source: string }
