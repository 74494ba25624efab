// The duty of every item of a shipment: each different set of facts is asked once and its answer kept while the facts stay.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { calculateDuty } from '#contract/duty.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { type ClientAccess, useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey } from '../../api/hooks.ts'
import { useManyAnswers } from '../../api/many-answers.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { askDuty, type DutyReply } from './ask-duty.ts'
import { type DutyAnswer, type DutyFacts, type DutyRequest, dutyRequest, waitingFields } from './duty-request.ts'
import { answeredDuty, type DutyState } from './duty-state.ts'

/** Rates change by the day: an answer is asked for again after an hour. */
const FRESH_MS = 3_600_000

const dutyQuery = (body: DutyRequest, access: ClientAccess) => ({
  queryKey: endpointKey(calculateDuty, { body }),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => askDuty(body, access, signal),
  staleTime: FRESH_MS,
  retry: false,
})

const LOADING: DutyState = { kind: 'loading' }
const statesByAnswer = new WeakMap<DutyAnswer, DutyState>()

const NO_ONE: readonly string[] = []

/** More than these are asked for once their items are on screen. */
const MANY = 40

/** Where the duty of each item stands, by item id; `leftOut`: ids of items the certificate does not cover; without `entryDate` today. A state is the same object as long as nothing about it changed. */
export function useDuties(
  items: readonly (DutyFacts & { readonly id: string })[],
  hasCertificate: boolean,
  leftOut: readonly string[] = NO_ONE,
  entryDate?: CalendarDate,
): ReadonlyMap<string, DutyState> {
  const language = useLanguage()
  const access = useClientAccess()
  const mayAsk = useDeferredValue(true, items.length <= MANY)
  const asked = useMemo(() => {
    if (!mayAsk) return items.map(notAskedYet)
    const without = new Set(leftOut)
    return items.map((item) => askedFor(item, hasCertificate && !without.has(item.id), entryDate))
  }, [mayAsk, items, hasCertificate, leftOut, entryDate])
  const bodies = useMemo(() => new Map(asked.flatMap(({ key, body }) => (body ? [[key, body] as const] : []))), [asked])
  const question = useCallback((body: DutyRequest) => dutyQuery(body, access), [access])
  const answers = useManyAnswers(bodies, question)
  return useMemo(
    () => new Map(asked.map(({ id, key, waits }) => [id, waits ?? stateOf(language, answers[key])])),
    [asked, language, answers],
  )
}

/** Shown as it will be while it is asked for. */
const notAskedYet = (item: DutyFacts & { readonly id: string }): ReturnType<typeof askedFor> => ({
  id: item.id,
  key: '',
  body: undefined,
  waits: waitingFields(item) > 0 ? waiting(item) : LOADING,
})

/** What is asked for an item, with a key that is the same for the same facts; or what it still waits for. */
function askedFor(item: DutyFacts & { readonly id: string }, hasCertificate: boolean, entryDate?: CalendarDate) {
  const asked = dutyRequest(item, hasCertificate)
  const body = asked && entryDate ? { ...asked, entryDate } : asked
  return body
    ? { id: item.id, key: JSON.stringify(body), body, waits: undefined }
    : { id: item.id, key: '', body, waits: waiting(item) }
}

/** The duty of one set of facts, for What if. Undefined while a fact is missing. */
export function useDuty(body: DutyRequest | undefined): DutyState | undefined {
  const language = useLanguage()
  const access = useClientAccess()
  const { data, error, isFetching } = useQuery({
    ...dutyQuery(body ?? NO_REQUEST, access),
    enabled: body !== undefined,
  })
  const failure = isFetching ? undefined : (error ?? undefined)
  return body ? stateOf(language, data ?? failure) : undefined
}

const NO_REQUEST: DutyRequest = { htsCode: '', countryOfOrigin: '', price: 0, quantity: 1 }

/** Asks again after a failure. */
export function useRetryDuty(): (body: DutyRequest) => void {
  const client: QueryClient = useQueryClient()
  return (body) => void client.refetchQueries({ queryKey: endpointKey(calculateDuty, { body }), exact: true })
}

/** Undefined while it is asked for. */
function stateOf(language: Language, known: DutyReply | Error | undefined): DutyState {
  const texts = wordsIn(language, en)
  if (!known) return LOADING
  if (!(known instanceof Error)) return knownState(known.data)
  return failedState(failureText(known, texts.dutyFailed, texts.dutyFailed))
}

function knownState(answer: DutyAnswer): DutyState {
  const state = statesByAnswer.get(answer) ?? answeredDuty(answer)
  statesByAnswer.set(answer, state)
  return state
}

const failed = new Map<string, DutyState>()
function failedState(message: string): DutyState {
  const state: DutyState = failed.get(message) ?? { kind: 'failed', message }
  failed.set(message, state)
  return state
}

const WAITING: readonly DutyState[] = [0, 1, 2, 3].map((fields) => ({ kind: 'waiting', fields }))
const waiting = (facts: DutyFacts): DutyState => WAITING[waitingFields(facts)] ?? LOADING
