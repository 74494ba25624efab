// The tariff lines of one entry: goods of the same code, origin and claim stand on one line before the value is rounded.
// Source: 19 CFR 159.3; CBP Form 7501 instructions. Makers are not told apart: an entry filed by maker may round differently.
import { barredBy } from '../admissibility/admit.ts'
import type { AdmissibilityFinding } from '../admissibility/finding.ts'
import type { CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import type { HtsCode } from '../hts-code.ts'
import { type Cad, sum, type Usd } from '../money.ts'
import type { DutyInput, PreferenceClaim, Quantity } from '../tariff/duty-outcome.ts'

/**
 * Goods as the estimate takes them in. `value` is of all units, USD, exact; `declaredCad` is the same as declared, to the cent,
 * and absent for goods declared in USD.
 */
export type ClearanceGoods = {
  readonly id: string
  readonly name: string
  readonly value: Usd
  readonly declaredCad?: Cad
  /** Whether they may enter; what bars them puts them on a line of their own, in no sum. */
  readonly findings?: readonly AdmissibilityFinding[]
  readonly customs: CustomsFacts | { readonly kind: 'lacking'; readonly missing: readonly MissingFact[] }
}

/** Without these there is no duty to work out. */
export type MissingFact = 'htsCode' | 'origin'

type CustomsFacts = {
  readonly kind: 'known'
  readonly htsCode: HtsCode
  readonly origin: CountryCode
  readonly quantities: readonly Quantity[]
  readonly claim: PreferenceClaim
  readonly answers: Readonly<Record<string, string>>
  /** The seller's words, and how many pieces or pairs. */
  readonly description?: string
  readonly itemCount?: number
}

/** Goods that are entered together. `input` is absent when facts lack: their value is known, their duty is not. */
export type EnteredLine = {
  readonly goods: readonly ClearanceGoods[]
  readonly value: Usd
  readonly input?: DutyInput
}

/** Groups goods into tariff lines, in the order they first appear. Goods that lack facts stand alone. */
export function toEnteredLines(goods: readonly ClearanceGoods[], entryDate: CalendarDate): readonly EnteredLine[] {
  const byKey = Map.groupBy(goods, lineKey)
  return [...byKey.values()].map((together) => {
    const value = sum(
      'USD',
      together.map((each) => each.value),
    )
    const facts = together.flatMap((each) => (each.customs.kind === 'known' ? [each.customs] : []))
    const [first] = facts
    if (!first) return { goods: together, value }
    const { htsCode, origin, claim, answers } = first
    const quantities = sharedQuantities(facts.map((each) => each.quantities))
    const input = { htsCode, origin, claim, answers, quantities, value, entryDate, ...sellersWords(facts) }
    return { goods: together, value, input }
  })
}

/** Words of all goods of a line, and their count and price where they are alone: the price of one says nothing of others. */
function sellersWords(facts: readonly CustomsFacts[]): Pick<DutyInput, 'description' | 'itemCount'> {
  const words = [...new Set(facts.flatMap(({ description }) => description || []))].join(' / ')
  const [only, ...others] = facts
  return {
    ...(words === '' ? {} : { description: words }),
    ...(only?.itemCount !== undefined && others.length === 0 ? { itemCount: only.itemCount } : {}),
  }
}

/** Answers in numbers are about the goods they were given for, so such goods keep a line of their own. */
function lineKey({ id, customs, findings = [] }: ClearanceGoods): string {
  if (customs.kind === 'lacking' || barredBy(findings)) return `alone ${id}`
  const answers = Object.entries(customs.answers).sort(([a], [b]) => (a < b ? -1 : 1))
  if (answers.some(([, answer]) => /\d/.test(answer))) return `alone ${id}`
  const claim = customs.claim.kind === 'programme' ? customs.claim.code : customs.claim.kind
  return JSON.stringify([customs.htsCode, customs.origin, claim, answers])
}

/** Sums of the units that all goods of the line state; a unit one of them lacks is not known for the line. */
function sharedQuantities(all: readonly (readonly Quantity[])[]): readonly Quantity[] {
  const [first = [], ...others] = all
  return first.flatMap(({ unit, amount }) => {
    const same = others.map((quantities) => quantities.find((each) => each.unit === unit)?.amount)
    const known = same.filter((each) => each !== undefined)
    return known.length === others.length ? [{ unit, amount: known.reduce((a, b) => a.plus(b), amount) }] : []
  })
}
