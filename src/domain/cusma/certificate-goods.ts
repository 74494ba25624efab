// The goods a certificate names: elements 6 and 7 of CUSMA Annex 5-A, and what a later change of them means.
import { type AddressParts, addressLine } from '../address/address.ts'
import { isAmong } from '../among.ts'
import { isNorthAmerican, parseCountry } from '../countries.ts'
import { formatHtsCode, htsDigits } from '../hts-code.ts'
import { type CertificateLack, lack } from './lacks.ts'
import { type CriterionChoice, criterionProblem, DEFAULT_CRITERION } from './origin-criteria.ts'

/** What a decision on origin by the recipe says of a good now; 'stale': it was overtaken; 'none': nobody tested the good. */
export const TEST_STATES = ['none', 'originating', 'not-originating', 'unknown', 'stale'] as const
export type TestedOrigin = {
  readonly state: (typeof TEST_STATES)[number]
  /** The choice it makes; null where it makes none. */
  readonly criterion: CriterionChoice | null
}
export const NOT_TESTED: TestedOrigin = { state: 'none', criterion: null }

export type CertifiableItem = {
  readonly id: string
  readonly sku: string
  readonly description: string
  readonly countryOfOrigin: string | null
  readonly htsCode: string | null
  /** Whether somebody stands behind the code. */
  readonly isCodeConfirmed: boolean
  readonly maker: AddressParts | null
  readonly tested?: TestedOrigin
}

/** Criteria somebody chose or confirmed, by SKU. A SKU that is absent has the unconfirmed default. */
export type OriginCriteria = Readonly<Record<string, CriterionChoice>>

export type CertificateGood = {
  readonly itemId: string
  readonly sku: string
  readonly description: string
  /** ISO alpha-2. */
  readonly origin: string
  readonly htsCode: string | null
  /** '3406.00', or empty while the code is missing. */
  readonly hs6: string
  readonly isCodeConfirmed: boolean
  readonly criterion: CriterionChoice
  readonly isCriterionConfirmed: boolean
  readonly tested: TestedOrigin
  /** The maker on one line, empty when there is none. */
  readonly maker: string
}

/** The items of North American origin, in order, without those left out (ids of items). */
export function certificateGoods(
  items: readonly CertifiableItem[],
  criteria: OriginCriteria,
  leftOut: readonly string[] = [],
): readonly CertificateGood[] {
  const out = new Set(leftOut)
  return northAmericanGoods(items, criteria).filter(({ itemId }) => !out.has(itemId))
}

/** The items of North American origin that a person left out of the certificate, in order. */
export function leftOutGoods(
  items: readonly CertifiableItem[],
  criteria: OriginCriteria,
  leftOut: readonly string[],
): readonly CertificateGood[] {
  const out = new Set(leftOut)
  return northAmericanGoods(items, criteria).filter(({ itemId }) => out.has(itemId))
}

function northAmericanGoods(items: readonly CertifiableItem[], criteria: OriginCriteria): readonly CertificateGood[] {
  return items.flatMap((item) => {
    const origin = parseCountry(item.countryOfOrigin ?? '')
    return origin && isNorthAmerican(origin) ? [goodOf(item, origin, criteria)] : []
  })
}

function goodOf(item: CertifiableItem, origin: string, criteria: OriginCriteria): CertificateGood {
  const digits = htsDigits(item.htsCode ?? '')
  const chosen = Object.hasOwn(criteria, item.sku) ? criteria[item.sku] : undefined
  return {
    itemId: item.id,
    sku: item.sku,
    description: item.description.trim(),
    origin,
    htsCode: item.htsCode,
    hs6: digits.length >= 6 ? formatHtsCode(digits.slice(0, 6)) : '',
    isCodeConfirmed: item.isCodeConfirmed,
    ...criterionOf(item.tested ?? NOT_TESTED, chosen),
    maker: item.maker ? addressLine(item.maker) : '',
  }
}

/** `about`: where it is the choice of the criterion. */
export type GoodsProblem = CertificateLack & { readonly about?: 'criterion' }

/** The criterion comes from the decision; without one it is what a person states, else the default that nobody confirmed. */
export const criterionOf = (
  tested: TestedOrigin,
  chosen: CriterionChoice | undefined,
): Pick<CertificateGood, 'criterion' | 'isCriterionConfirmed' | 'tested'> => ({
  criterion: tested.criterion ?? chosen ?? DEFAULT_CRITERION,
  isCriterionConfirmed: tested.criterion !== null || chosen !== undefined,
  tested,
})

/** Whether the criterion is a person's word alone. */
export const isStated = ({ tested }: Pick<CertificateGood, 'tested'>): boolean => tested.criterion === null

/** Chapters and headings of what is grown, caught, raised or mined as it is: only there criterion A needs no second look. */
const NATURAL =
  /^(0[1-9]|1[0-4]|25|26|170220|270[1-9]|271[0-1]|4001|410[1-3]|440[1-3]|4501|5001|510[1-2]|5201|530[1-5]|710[1-3])/

/** Whether "wholly obtained" is stated of goods that are made rather than grown, caught, raised or mined. */
export const isDoubtfullyWhole = (good: Pick<CertificateGood, 'tested' | 'criterion' | 'hs6'>): boolean =>
  isStated(good) && good.criterion === 'A' && good.hs6 !== '' && !NATURAL.test(htsDigits(good.hs6))

/** Everything that keeps the goods from being certified, one item after the other. `wholeConfirmed`: SKUs that the signer stands by as wholly obtained. */
export function goodsProblems(
  goods: readonly CertificateGood[],
  wholeConfirmed: readonly string[] = [],
): readonly GoodsProblem[] {
  if (goods.length === 0) return [lack('no-goods')]
  return goods.flatMap((good) => {
    const name = good.description || good.sku
    const ofGood = [descriptionProblem(good), codeProblem(good, name)]
    const ofCriterion = criterionDoubt(good, name, wholeConfirmed)
    return [
      ...ofGood.filter((problem) => problem !== undefined),
      ...(ofCriterion === undefined ? [] : [{ ...ofCriterion, about: 'criterion' as const }]),
    ]
  })
}

const descriptionProblem = ({ description, sku }: CertificateGood): CertificateLack | undefined =>
  description ? undefined : { reason: 'no-description', facts: { sku } }

function criterionDoubt(
  good: CertificateGood,
  name: string,
  wholeConfirmed: readonly string[],
): CertificateLack | undefined {
  const facts = { name }
  if (good.tested.state === 'not-originating') return { reason: 'tested-not-originating', facts }
  if (!good.isCriterionConfirmed) return { reason: 'criterion-unconfirmed', facts }
  if (isDoubtfullyWhole(good) && !isAmong(wholeConfirmed, good.sku)) return { reason: 'whole-doubted', facts }
  return criterionProblem(good.criterion, good.htsCode, name)
}

function codeProblem(good: CertificateGood, name: string): CertificateLack | undefined {
  if (good.hs6 === '') return { reason: 'no-code', facts: { name } }
  return good.isCodeConfirmed ? undefined : { reason: 'code-proposed', facts: { name } }
}

/**
 * Text that is the same exactly while what was certified still holds: description, origin, code, criterion and maker of every
 * good. Kept (hashed) with a signed form; a difference puts the form out of date. Source: specification part 2, section 4.
 */
export const goodsFingerprint = (goods: readonly CertificateGood[]): string =>
  JSON.stringify(
    goods.map((good) => [good.sku, good.description, good.origin, good.htsCode, good.criterion, good.maker]),
  )
