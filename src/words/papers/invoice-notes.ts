// What an invoice says below its figures: why the value is as it is, what stands behind claims and permissions, which checks warn.
// Source: 19 CFR 141.86(a)(8), 152.101 to 152.107, 182.12, 182.14.
import type { Big } from 'big.js'
import { withCharges } from '#domain/invoice/charges.ts'
import type { Particulars } from '#domain/invoice/particulars.ts'
import type { InvoiceTotals } from '#domain/invoice/priced-lines.ts'
import { questionsAsked, valueBasisOf } from '#domain/invoice/value-basis.ts'
import { amountText, compare, sum, type Usd, usd } from '#domain/money.ts'
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { permissionText } from '../entry-permission.ts'
import { wordsOf } from '../language.ts'

type ClaimedLine = { readonly claim: 'S' | ''; readonly totalUsd: Usd }
type Permitted = { readonly description: string; readonly permission?: EntryPermission | undefined }

/** Customs reads English. */
const ENGLISH = wordsOf('en')

/** Why goods that are not sold are valued as they are, and what the charges of a sale make of its price. */
export function valueNotes(
  { reason, value, charges }: Pick<Particulars, 'reason' | 'value' | 'charges'>,
  totals: Pick<InvoiceTotals, 'cad' | 'usd'>,
  rate: Big,
): readonly string[] {
  if (value.basis === 'transaction') {
    if (charges === 'on-summary' || charges.length === 0) return []
    const all = withCharges(totals, charges, rate)
    return [texts.valueWithCharges(amountText(all.cad), amountText(all.usd))]
  }
  const reasons = reasonsOf(reason, value)
  if (reason === 'sale' || value.basis === null || reasons.length === 0) return []
  return [texts.valueWhy([texts.valueReasons.unsold, ...reasons].join(' '))]
}

/** Only answers that lead to the method that is named: one given beyond them would speak for another. */
function reasonsOf(reason: Particulars['reason'], { basis, answers }: Particulars['value']): readonly string[] {
  if (valueBasisOf(reason, undefined, answers) !== basis) return []
  const { alike, soldInUs, ownCosts } = answers
  const said = {
    alike: alike && texts.valueReasons.alike[alike],
    soldInUs: soldInUs && texts.valueReasons.soldInUs[soldInUs],
    ownCosts: ownCosts && texts.valueReasons.ownCosts[ownCosts],
  }
  return questionsAsked(reason, answers).flatMap((question) => said[question] ?? [])
}

/** USD of the lines that claim preference. */
export const claimedValue = (lines: readonly ClaimedLine[]): Usd =>
  sum(
    'USD',
    lines.filter(({ claim }) => claim !== '').map(({ totalUsd }) => totalUsd),
  )

/**
 * What stands behind the claims of the lines. Where the whole entry claims for up to 2,500 USD, the goods carry a statement of
 * origin on the invoice itself; without a certificate nobody has stated any. `certificate`: its number, null where none is kept, undefined where nobody looked. Source: 19 CFR 182.12, 182.14.
 */
export function claimNotes(
  lines: readonly ClaimedLine[],
  certificate: string | null | undefined,
  onEntry?: Usd,
): readonly string[] {
  if (lines.every(({ claim }) => claim === '')) return []
  const value = claimedValue(lines)
  return [
    certificate === null ? texts.claimUnkept : texts.claimNote,
    ...(certificate ? [texts.certificate(certificate)] : []),
    ...(certificate === null || compare(onEntry ?? value, STATEMENT_LIMIT) > 0
      ? []
      : [texts.statementOfOrigin(amountText(value))]),
  ]
}

/** Highest value of originating goods in one importation for which no copy of a certificate is asked: 19 CFR 182.14. */
const STATEMENT_LIMIT: Usd = usd('2500')

export const permissionNotes = (items: readonly Permitted[]): readonly string[] =>
  items.flatMap(({ description, permission }) => (permission ? [permissionText(ENGLISH, description, permission)] : []))

/** What the stamp of a draft counts, named. */
export const pointNotes = (points: readonly string[]): readonly string[] =>
  points.map((point, at) => texts.openPoint(at + 1, points.length, point))

/** USD that decides between a formal and an informal entry: of a sale the price with its charges. */
export function enteredValue(
  { value, charges }: Pick<Particulars, 'value' | 'charges'>,
  totals: Pick<InvoiceTotals, 'cad' | 'usd'>,
  rate: Big,
): Usd {
  return value.basis === 'transaction' && charges !== 'on-summary' ? withCharges(totals, charges, rate).usd : totals.usd
}
