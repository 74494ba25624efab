// What the fee calculator is asked: as typed, as the address of the page holds it, and as the comparison takes it.
// Rules: specification part 2, section 5, "Public tools"; section 9.
import type { CarrierFeeTables, Delivery } from '#domain/clearance/carrier-fees.ts'
import { compare, type Usd, usd } from '#domain/money.ts'
import { COST_LIMITS, parseWhole, readAmount } from '#domain/typed-number.ts'

/** As typed. */
export type FeeInputs = {
  readonly value: string
  readonly duty: string
  readonly food: boolean
  readonly lines: string
}

export const NO_FEE_INPUTS: FeeInputs = { value: '', duty: '', food: false, lines: '1' }

export type FeeProblem = 'fillValueAndDuty' | 'valueForm' | 'valueTooHigh' | 'dutyForm' | 'dutyTooHigh' | 'linesForm'
type Limits = Pick<CarrierFeeTables, 'maximumValue' | 'maximumLines'>

/** The first thing wrong, or undefined when the fees can be calculated. */
export function feeProblem(inputs: FeeInputs, { maximumValue, maximumLines }: Limits): FeeProblem | undefined {
  if (inputs.value.trim() === '' || inputs.duty.trim() === '') return 'fillValueAndDuty'
  if (isTooHigh(inputs.value)) return 'valueTooHigh'
  const value = amountOf(inputs.value)
  if (!value || compare(value, usd('0')) <= 0) return 'valueForm'
  if (compare(value, maximumValue) > 0) return 'valueTooHigh'
  if (isTooHigh(inputs.duty)) return 'dutyTooHigh'
  if (!amountOf(inputs.duty)) return 'dutyForm'
  const lines = linesOf(inputs.lines)
  return lines === undefined || lines > maximumLines ? 'linesForm' : undefined
}

const FIELD_OF = {
  valueForm: 'value',
  valueTooHigh: 'value',
  dutyForm: 'duty',
  dutyTooHigh: 'duty',
  linesForm: 'lines',
} as const

/** The fields a problem is about. */
export function feeFields(problem: FeeProblem | undefined, inputs: FeeInputs): readonly (keyof FeeInputs)[] {
  if (problem === undefined) return []
  if (problem !== 'fillValueAndDuty') return [FIELD_OF[problem]]
  return (['value', 'duty'] as const).filter((field) => inputs[field].trim() === '')
}

/** The delivery to compare; undefined while something is wrong. */
export function deliveryOf(inputs: FeeInputs, date: Delivery['date'], limits: Limits): Delivery | undefined {
  const value = amountOf(inputs.value)
  const duty = amountOf(inputs.duty)
  const lines = linesOf(inputs.lines)
  if (feeProblem(inputs, limits) || !value || !duty || lines === undefined) return undefined
  return { value, duty, food: inputs.food, lines, date }
}

const readUsd = (typed: string) => readAmount(typed, { ...COST_LIMITS, currency: 'USD' })

/** A number, and more than any amount that is taken. */
function isTooHigh(typed: string): boolean {
  const read = readUsd(typed)
  return read.kind === 'problem' && read.reason === 'too-high'
}

/** Not below 0, at most two decimals. */
function amountOf(typed: string): Usd | undefined {
  const read = readUsd(typed)
  return read.kind === 'amount' ? usd(read.value) : undefined
}

function linesOf(typed: string): number | undefined {
  return parseWhole(typed, 999) || undefined
}

export function feeSearch({ value, duty, food, lines }: FeeInputs): URLSearchParams {
  const search = new URLSearchParams()
  if (value.trim() !== '') search.set('value', value.trim())
  if (duty.trim() !== '') search.set('duty', duty.trim())
  if (food) search.set('food', 'yes')
  if (lines.trim() !== NO_FEE_INPUTS.lines) search.set('lines', lines.trim())
  return search
}

const LONGEST = 20

export const feeInputsOf = (search: URLSearchParams): FeeInputs => ({
  value: (search.get('value') ?? '').slice(0, LONGEST),
  duty: (search.get('duty') ?? '').slice(0, LONGEST),
  food: search.get('food') === 'yes',
  lines: (search.get('lines') ?? NO_FEE_INPUTS.lines).slice(0, LONGEST),
})
