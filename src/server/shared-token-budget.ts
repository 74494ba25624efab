// The tokens of a day kept in the database, so that servers share them and a restart forgets nothing.
import type { CalendarDate } from '#domain/calendar.ts'
import type { TokenBudget } from './providers/language-model/token-budget.ts'
import type { Db } from './store/database.ts'
import { correctTokens, countTokens } from './store/model-tokens.ts'

type Needs = { readonly db: Db; readonly perDay: number; readonly today: () => CalendarDate }

/** `today` names the day a question counts on: the one it was asked. A server that is killed leaves its questions counted as their most. */
export const sharedTokenBudget = ({ db, perDay, today }: Needs): TokenBudget => ({
  hold: async (tokens) => {
    const day = today()
    if (!(await countTokens(db, day, tokens, perDay))) return undefined
    return { settle: (spent) => correctTokens(db, day, tokens, spent) }
  },
})
