// The checks before a paper as its form needs them: what they find now, and what a refusal found when the shipment changed meanwhile.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { Asked } from '#contract/endpoint.ts'
import { combinedPreflight, preflight } from '#contract/preflight.ts'
import type { preflightCheck } from '#contract/preflight-check.ts'
import type { PreflightPaper } from '#domain/invoice/preflight/check.ts'
import { texts as en } from '#texts/en/preflight.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage } from '../language/page-language.tsx'
import { factsOf } from './failure-facts.ts'
import { failureText } from './failures.ts'
import { endpointKey, useEndpoint } from './hooks.ts'

type Check = z.output<typeof preflightCheck>

export type Checks =
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly kind: 'found'; readonly checks: readonly Check[] }

/** What the form of a paper says so far. */
type PreflightChoices = Omit<NonNullable<Asked<typeof preflight>['query']>, 'paper' | 'clientId'>

/** Before a paper of one shipment. `refused` is the failure of the last try to make it. */
export function usePreflight(
  shipmentId: string,
  paper: PreflightPaper,
  { choices = {}, refused }: { readonly choices?: PreflightChoices; readonly refused?: Error | null } = {},
): Checks {
  const language = useLanguage()
  const input = { params: { id: shipmentId }, query: { paper, ...choices } }
  const asked = useEndpoint(preflight, input, { keepLast: true })
  useCheckedAgain(endpointKey(preflight), refused)
  return checksOf(language, asked, refused)
}

/** Before one invoice of several shipments. */
export function useCombinedPreflight(
  shipmentIds: readonly string[],
  { choices = {}, refused }: { readonly choices?: PreflightChoices; readonly refused?: Error | null } = {},
): Checks {
  const language = useLanguage()
  const input = { query: { shipments: shipmentIds.join(','), ...choices } }
  const asked = useEndpoint(combinedPreflight, input, { keepLast: true })
  useCheckedAgain(endpointKey(combinedPreflight), refused)
  return checksOf(language, asked, refused)
}

/** A refusal means that something changed: the checks run again, and their list says what stops the paper now. */
function useCheckedAgain(queryKey: readonly unknown[], refused: Error | null | undefined): void {
  const client = useQueryClient()
  const [method, path] = queryKey
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: [method, path] })
  }, [client, refused, method, path])
}

type Answer = { readonly data: { readonly checks: readonly Check[] } }
type Asking = {
  readonly data: Answer | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function checksOf(language: Language, { data, error, refetch }: Asking, refused: Error | null | undefined): Checks {
  const texts = wordsIn(language, en)
  const named = stopsIn(refused)
  if (error && named.length > 0) return { kind: 'found', checks: named }
  if (error) {
    const why = failureText(error, texts.failed)
    return { kind: 'failed', why, retry: () => void refetch() }
  }
  return data ? { kind: 'found', checks: data.data.checks } : { kind: 'checking' }
}

/** What stops a paper as the refusal itself has it. */
const stopsIn = (refused: Error | null | undefined): readonly Check[] => factsOf(refused, 'paper-stopped')?.checks ?? []

/** How many checks stop a paper, beside those of `settledHere`, which the form itself settles. */
export const stopsOf = (state: Checks, settledHere: readonly string[] = []): number =>
  state.kind === 'found'
    ? state.checks.filter(({ id, level }) => level === 'stops' && !settledHere.includes(id)).length
    : 0
