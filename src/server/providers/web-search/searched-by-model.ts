// A search that a language model makes, within the tokens of the day: set aside as its most, then as the service reports.
import { ProviderError } from '../../errors.ts'
import type { SearchHit } from './web-search.ts'

/** As the token budget of the language model has it. */
export type SearchBudget = {
  hold(tokens: number): Promise<{ settle(spent: number): Promise<void> } | undefined>
}

/** What the pages that a search shows the model come to at most. */
const MOST_TOKENS = 60_000

export type Searched = { readonly hits: readonly SearchHit[]; readonly tokens: number }

/** Throws ProviderError when the tokens of the day are used up, and what the search throws. */
export async function withinBudget(
  budget: SearchBudget,
  provider: string,
  search: () => Promise<Searched>,
): Promise<readonly SearchHit[]> {
  const held = await budget.hold(MOST_TOKENS)
  if (!held) throw new ProviderError(provider, 'the tokens of the day are used up', false)
  let spent = MOST_TOKENS
  try {
    const { hits, tokens } = await search()
    if (tokens > 0) spent = tokens
    return hits
  } finally {
    await held.settle(spent)
  }
}
