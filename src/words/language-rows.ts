// One row a language: how its readers call it, where its texts are and how it writes figures and days. Whatever a language needs beside its
// texts is here, so that adding one is a row.
import type { PerLanguage } from '#domain/language.ts'

type LanguageRow = {
  /** As its readers call it. */
  readonly name: string
  /** As Canadians write it, for `Intl`. */
  readonly locale: string
  /** Learns the texts of screens, letters and answers; English needs none. */
  readonly learnTexts: () => Promise<unknown>
  /** Learns the texts of papers for the client, without those of screens. */
  readonly learnPapers: () => Promise<unknown>
  /** 'own': as Portage has always written it ('USD 1,180.00', '20 Nov 2026'); else `Intl` writes, the currency behind the amount. */
  readonly figures:
    | 'own'
    | { readonly decimalMark: string; readonly beforePercent: string; readonly beforeColon: string }
  /** How the first of a month is written where `Intl` does not know it. */
  readonly firstOfMonth?: string
}

const known = async () => undefined

export const LANGUAGE_ROWS: PerLanguage<LanguageRow> = {
  en: { name: 'English', locale: 'en-CA', learnTexts: known, learnPapers: known, figures: 'own' },
  fr: {
    name: 'Français',
    locale: 'fr-CA',
    learnTexts: () => import('./french-catalogue.ts'),
    learnPapers: () => import('./french-papers.ts'),
    figures: { decimalMark: ',', beforePercent: '\u00a0', beforeColon: '\u00a0' },
    firstOfMonth: '1er',
  },
}
