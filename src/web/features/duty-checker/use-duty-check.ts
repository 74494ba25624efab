// A duty check and the full duty of the code that was picked. Answers are kept while the page is open, so that going back and
// forth costs no check.
import { useQuery } from '@tanstack/react-query'
import { calculateAsinDuty, checkAsinDuty } from '#contract/public-tools.ts'
import { decimal } from '#domain/money.ts'
import { endpointKey } from '../../api/hooks.ts'
import { visitorCall } from '../../api/visitor.ts'
import type { Asked, Checked, DutyFacts } from './checked-duty.ts'
import type { DutyBody } from './duty-inputs.ts'
import { keepCheck, seenCheck } from './seen-check.ts'

const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

export const useDutyCheck = (asked: Asked | undefined) =>
  useQuery({
    queryKey: endpointKey(checkAsinDuty, { ...asked }),
    queryFn: async () => {
      if (!asked) return undefined
      const { data } = await visitorCall(checkAsinDuty, { body: { ...asked.body, run: asked.run } })
      keepCheck(asked, data)
      return data
    },
    initialData: () => asked && seenCheck(asked),
    enabled: asked !== undefined,
    ...KEPT,
  })

type Picked = {
  readonly asked: Asked | undefined
  readonly checked: Checked | undefined
  readonly code: string | undefined
  readonly facts: DutyFacts
}

/** The duty under the picked code; what came with the check is not asked again. */
export function useDutyResult({ asked, checked, code, facts }: Picked) {
  const plain = Object.keys(facts.quantities).length === 0 && Object.keys(facts.answers).length === 0
  const atHand = plain && checked?.result?.htsCode === code ? (checked?.result ?? undefined) : undefined
  const body = asked && checked && code && !atHand ? calculation(asked.body, checked, code, facts) : undefined
  const query = useQuery({
    queryKey: endpointKey(calculateAsinDuty, { ...body }),
    queryFn: async () => (body ? (await visitorCall(calculateAsinDuty, { body })).data : undefined),
    enabled: body !== undefined,
    ...KEPT,
  })
  return { result: atHand ?? query.data, isLoading: query.isLoading, error: query.error, retry: query.refetch }
}

function calculation(body: DutyBody, checked: Checked, selectedHtsCode: string, facts: DutyFacts) {
  const { asin, countryOfOrigin, cadValue, quantity = 1, claimCusma } = body
  const units = Object.entries(facts.quantities).map(([unit, each]) => ({ unit, amount: ofAll(each, quantity) }))
  return {
    asin,
    productTitle: checked.productTitle ?? '',
    selectedHtsCode,
    countryOfOrigin,
    cadValue,
    quantity,
    claimCusma,
    units,
    answers: { ...facts.answers },
  }
}

/** The amount of one unit times the units, as the wire takes it: at most six decimals. */
const ofAll = (each: string, quantity: number): string =>
  decimal(
    decimal(each)
      .times(decimal(String(quantity)))
      .toFixed(6),
  ).toFixed()
