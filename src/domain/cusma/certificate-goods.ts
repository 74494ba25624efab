// The goods a certificate names: elements 6 and 7 of CUSMA Annex 5-A, and what a later change of them means.
import { texts } from '#texts/en/cusma.ts'
import { type AddressParts, addressLine } from '../address/address.ts'
import { isNorthAmerican, parseCountry } from '../countries.ts'
import { formatHtsCode, htsDigits } from '../hts-code.ts'
import { type CriterionChoice, criterionProblem, DEFAULT_CRITERION } from './origin-criteria.ts'

export type CertifiableItem = {
  readonly id: string
  readonly sku: string
  readonly description: string
  readonly countryOfOrigin: string | null
  readonly htsCode: string | null
  /** Whether somebody stands behind the code. */
  readonly isCodeConfirmed: boolean
  readonly maker: AddressParts | null
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
    criterion: chosen ?? DEFAULT_CRITERION,
    isCriterionConfirmed: chosen !== undefined,
    maker: item.maker ? addressLine(item.maker) : '',
  }
}

/** Everything that keeps the goods from being certified, as sentences, one item after the other. */
export function goodsProblems(goods: readonly CertificateGood[]): readonly string[] {
  if (goods.length === 0) return [texts.onlyNorthAmerica]
  return goods.flatMap((good) => {
    const name = good.description || good.sku
    const problems = [
      good.description ? undefined : texts.noDescription(good.sku),
      codeProblem(good, name),
      good.isCriterionConfirmed ? criterionProblem(good.criterion, good.htsCode, name) : texts.confirmDefault(name),
    ]
    return problems.filter((problem) => problem !== undefined)
  })
}

function codeProblem(good: CertificateGood, name: string): string | undefined {
  if (good.hs6 === '') return texts.noCode(name)
  return good.isCodeConfirmed ? undefined : texts.codeProposed(name)
}

/**
 * Text that is the same exactly while what was certified still holds: description, origin, code, criterion and maker of every
 * good. Kept (hashed) with a signed form; a difference puts the form out of date. Source: specification part 2, section 4.
 */
export const goodsFingerprint = (goods: readonly CertificateGood[]): string =>
  JSON.stringify(
    goods.map((good) => [good.sku, good.description, good.origin, good.htsCode, good.criterion, good.maker]),
  )
