// What the duty check is asked: as typed, as the address of the page holds it, and as the call takes it.
// Rules: specification part 2, section 5, "Public tools".
import type { Asked } from '#contract/endpoint.ts'
import type { checkAsinDuty } from '#contract/public-tools.ts'
import { parseAsin } from '#domain/asin.ts'
import { isNorthAmerican, parseCountry } from '#domain/countries.ts'
import { parseWhole } from '#domain/typed-number.ts'
import { parseCost } from '../../ui/cost-text.ts'

/** As typed; `origin` is ISO alpha-2 or null while nothing is chosen. */
export type DutyInputs = {
  readonly asin: string
  readonly origin: string | null
  readonly cost: string
  readonly units: string
  readonly claimCusma: boolean
  readonly title: string
}

export type DutyBody = Asked<typeof checkAsinDuty>['body']

export const NO_INPUTS: DutyInputs = { asin: '', origin: null, cost: '', units: '1', claimCusma: false, title: '' }

/** Names of the fields, and of what is wrong with them in the order they are looked at. */
export type DutyProblem = 'fillAll' | 'asinForm' | 'costForm' | 'cadAboveZero' | 'unitsForm'

const FIELD_OF: Readonly<Record<Exclude<DutyProblem, 'fillAll'>, keyof DutyInputs>> = {
  asinForm: 'asin',
  costForm: 'cost',
  cadAboveZero: 'cost',
  unitsForm: 'units',
}

/** The first thing wrong, or undefined when the inputs may be sent. */
export function dutyProblem({ asin, origin, cost, units }: DutyInputs): DutyProblem | undefined {
  if (asin.trim() === '' || origin === null || cost.trim() === '') return 'fillAll'
  if (!parseAsin(asin)) return 'asinForm'
  if (/^-/.test(cost.trim())) return 'cadAboveZero'
  const parsed = parseCost(cost)
  if (parsed.kind !== 'cost') return 'costForm'
  if (!parsed.amount.gt('0')) return 'cadAboveZero'
  return unitsOf(units) === undefined ? 'unitsForm' : undefined
}

/** The fields a problem is about. */
export function troubledFields(problem: DutyProblem | undefined, inputs: DutyInputs): readonly (keyof DutyInputs)[] {
  if (problem === undefined) return []
  if (problem !== 'fillAll') return [FIELD_OF[problem]]
  return (['asin', 'origin', 'cost'] as const).filter((field) => (inputs[field] ?? '').trim() === '')
}

/** What the call takes; undefined while something is wrong. */
export function dutyBody(inputs: DutyInputs): DutyBody | undefined {
  const cost = parseCost(inputs.cost)
  const quantity = unitsOf(inputs.units)
  if (dutyProblem(inputs) || cost.kind !== 'cost' || !inputs.origin || quantity === undefined) return undefined
  return {
    asin: inputs.asin.trim().toUpperCase(),
    countryOfOrigin: inputs.origin,
    cadValue: Number(cost.amount.toFixed(2)),
    quantity,
    claimCusma: inputs.claimCusma && isNorthAmerican(inputs.origin),
    ...(inputs.title.trim() === '' ? {} : { productTitle: inputs.title.trim() }),
  }
}

const MOST_UNITS = 1_000_000

function unitsOf(typed: string): number | undefined {
  return parseWhole(typed, MOST_UNITS) || undefined
}

/** The inputs as the address holds them, so that a link can be shared; what is left as it comes is left out. */
export function dutySearch(inputs: DutyInputs): URLSearchParams {
  const search = new URLSearchParams()
  const { asin, origin, cost, units, claimCusma, title } = inputs
  if (asin.trim() !== '') search.set('asin', asin.trim().toUpperCase())
  if (origin) search.set('origin', origin)
  if (cost.trim() !== '') search.set('cost', cost.trim())
  if (units.trim() !== '' && units.trim() !== NO_INPUTS.units) search.set('units', units.trim())
  if (claimCusma) search.set('cusma', 'yes')
  if (title.trim() !== '') search.set('title', title.trim())
  return search
}

const LONGEST = { asin: 20, cost: 20, units: 12, title: 1000 }

/** What a link holds; anything that is no country is left unchosen. */
export function dutyInputsOf(search: URLSearchParams): DutyInputs {
  const text = (name: keyof typeof LONGEST) => (search.get(name) ?? '').slice(0, LONGEST[name])
  return {
    asin: text('asin').toUpperCase(),
    origin: parseCountry(search.get('origin') ?? '') ?? null,
    cost: text('cost'),
    units: text('units') || NO_INPUTS.units,
    claimCusma: search.get('cusma') === 'yes',
    title: text('title'),
  }
}
