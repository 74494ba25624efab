// The languages that people read Portage in; what belongs to each but its texts stands in one row of `words/language-rows.ts`.

/** English first: it stands for what another language lacks. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands for each language. */
export type PerLanguage<T> = Readonly<Record<Language, T>>

/** Words of a row of data in each language. */
export type InEach = PerLanguage<string>

/** Words of data as they are kept: in English at least. */
type Kept = { readonly en: string } & { readonly [Name in Language]?: string | undefined }

export const perLanguage = <T>(of: (language: Language) => T): PerLanguage<T> => ({ en: of('en'), fr: of('fr') })

/** What takes long to make: for each language once, when it is first asked for. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, { readonly value: T }>()
  return (language) => {
    const known = made.get(language) ?? { value: make(language) }
    made.set(language, known)
    return known.value
  }
}

/** English for a language the row has no words in yet. */
export const inEach = (kept: Kept): InEach => perLanguage((language) => kept[language] ?? kept.en)

/** By language: its sentences by the English ones. A sentence or a language that has none stays English. */
export type Translations = { readonly [Name in Language]?: Readonly<Record<string, string>> }

export const translated = (english: string, translations: Translations): InEach =>
  perLanguage((language) => translations[language]?.[english] ?? english)
