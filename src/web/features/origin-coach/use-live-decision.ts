// The decision on what is typed, a moment after the last key; the last one stays on screen while the next is worked out.
import { useDebouncedValue } from '@mantine/hooks'
import type { AnswerOf } from '#contract/endpoint.ts'
import { decideOrigin, originRules } from '#contract/origin.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { type ProductOrigin, questionOf, type RecipeDraft } from './recipe-draft.ts'

type Decision = AnswerOf<typeof decideOrigin>['decision']
export type Decided = Exclude<Decision, { outcome: 'invalid' }>

const AFTER_MS = 250
const NOTHING = { good: { code: '' }, materials: [] }

export function useLiveDecision(draft: RecipeDraft, origin: ProductOrigin) {
  const body = questionOf(draft, origin)
  const [settled] = useDebouncedValue(JSON.stringify(body ?? null), AFTER_MS)
  const asked: typeof body | null = JSON.parse(settled)
  const decided = useEndpoint(
    decideOrigin,
    { body: asked ?? NOTHING },
    { enabled: asked !== null && body !== undefined, keepLast: true, freshFor: 60_000 },
  )
  return { ...decided, isAsked: body !== undefined, decision: body === undefined ? undefined : decided.data?.decision }
}

/** The rules of the good's code for goods made in a country. */
export function useRules(htsCode: string | null, producedIn: string) {
  const from = producedIn === 'MX' ? 'MX' : 'CA'
  return useEndpoint(
    originRules,
    { params: { code: htsCode ?? '' }, query: { from } },
    { enabled: htsCode !== null, freshFor: 3_600_000 },
  )
}
