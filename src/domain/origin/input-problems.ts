// What cannot be right in a case, each at its field. Nothing is decided while one stands.
import { decimal } from '../money.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'
import type { OriginLaw } from './rule.ts'
import { totalOf } from './value.ts'

export const INPUT_PROBLEMS = [
  'no-such-code',
  'negative',
  'not-above-zero',
  'materials-above-good',
  'shares-above-hundred',
  'currency-unknown',
  'currency-differs',
  'no-materials',
  'same-id-twice',
] as const

export type InputProblem = {
  /** 'good.code', 'transactionValue', 'materials', 'm2.value': the field of a material stands after its id. */
  readonly field: string
  readonly reason: (typeof INPUT_PROBLEMS)[number]
}

const ZERO = decimal('0')
const HUNDRED = decimal('100')

/** In the order of the form. Empty: the case can be decided, though facts may be missing. */
export function inputProblems(law: OriginLaw, given: OriginCase): readonly InputProblem[] {
  const problems: InputProblem[] = []
  const tell = (field: string, reason: InputProblem['reason']) => problems.push({ field, reason })
  for (const code of [given.good.code, ...(given.good.otherCodes ?? [])])
    if (!exists(law, code)) tell('good.code', 'no-such-code')
  if (!['CAD', 'USD', 'MXN'].includes(given.currency)) tell('currency', 'currency-unknown')
  if (given.transactionValue?.lte(ZERO)) tell('transactionValue', 'not-above-zero')
  if (given.netCost?.lte(ZERO)) tell('netCost', 'not-above-zero')
  if (given.materials.length === 0 && !given.processes.includes('grown')) tell('materials', 'no-materials')
  const ids = given.materials.map(({ id }) => id)
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) tell(id, 'same-id-twice')
  for (const material of given.materials) problems.push(...materialProblems(law, given.currency, material))
  const inGood = given.materials.filter(({ role }) => role === 'component' || role === 'accessory')
  const total = totalOf(inGood.map(({ value }) => value ?? ZERO))
  if (given.transactionValue?.gt(ZERO) && total?.gt(given.transactionValue)) tell('materials', 'materials-above-good')
  const shares = totalOf(
    given.materials.map(({ weightShare, inDecidingComponent }) =>
      inDecidingComponent === false ? ZERO : (weightShare ?? ZERO),
    ),
  )
  if (shares?.gt(HUNDRED)) tell('materials', 'shares-above-hundred')
  return problems
}

function materialProblems(
  law: OriginLaw,
  ofGood: string,
  { id, code, value, weightShare, currency }: OriginMaterial,
): readonly InputProblem[] {
  const problems: InputProblem[] = []
  if (code !== undefined && !exists(law, code)) problems.push({ field: `${id}.code`, reason: 'no-such-code' })
  if (value && currency && currency !== ofGood) problems.push({ field: `${id}.value`, reason: 'currency-differs' })
  if (value?.lt(ZERO)) problems.push({ field: `${id}.value`, reason: 'negative' })
  if (weightShare?.lt(ZERO)) problems.push({ field: `${id}.weightShare`, reason: 'negative' })
  if (weightShare?.gt(HUNDRED)) problems.push({ field: `${id}.weightShare`, reason: 'shares-above-hundred' })
  return problems
}

const exists = (law: OriginLaw, code: string): boolean =>
  /^\d{6,10}$/.test(code) && law.olderCodes(code.slice(0, 6)) !== undefined
