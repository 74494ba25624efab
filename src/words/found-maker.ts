// What the address of a maker rests on, in the language of the page: what Portage says itself is said anew, what others wrote stays.
import { texts } from '#texts/en/address.ts'
import { type Language, wordsIn } from './language.ts'

type Source = { readonly url: string | null; readonly description: string; readonly type: string }
type Found = {
  readonly reasoning: string
  readonly research_method: string
  readonly sources: readonly Source[]
  readonly basis:
    | { readonly kind: 'directory' }
    | { readonly kind: 'service'; readonly isReasoned: boolean }
    | { readonly kind: 'confirmed'; readonly hasMethod: boolean }
    | { readonly kind: 'searched'; readonly search: string; readonly pages: number }
}
export type FoundWords = {
  readonly reasoning: string
  readonly method: string
  readonly sources: readonly Source[]
}

export function foundWords(
  language: Language,
  { reasoning, research_method: method, sources, basis }: Found,
): FoundWords {
  const words = wordsIn(language, texts)
  const described = (description: string) => sources.map((source) => ({ ...source, description }))
  switch (basis.kind) {
    case 'directory':
      return {
        reasoning: words.directoryReason,
        method: words.directoryMethod,
        sources: described(words.demoDirectory),
      }
    case 'service':
      return { reasoning: basis.isReasoned ? reasoning : words.serviceReason, method: words.serviceMethod, sources }
    case 'confirmed':
      return { reasoning: words.confirmedBefore, method: basis.hasMethod ? method : words.confirmedMethod, sources }
    case 'searched':
      return {
        reasoning,
        method: words.searchedMethod(basis.search, basis.pages),
        sources: described(words.shownOnPage),
      }
  }
}
