// What stands between a shipment's items and an invoice. Each check throws a sentence that names the item, with a list in `details`.
import { countryName, parseCountry } from '#domain/countries.ts'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import type { InvoiceItem } from '#domain/invoice/commercial-invoice.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import { type FieldGap, fieldGaps } from '#domain/shipment/item.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { texts } from '#texts/en/invoice.ts'
import { AppError } from '../../errors.ts'
import type { StoredItem } from '../../store/items.ts'

/** An item with every customs field settled, and the row it was read from. */
export type CompleteItem = InvoiceItem & { readonly stored: StoredItem }

/**
 * The items with their fields settled. Throws `conflict` naming the first item that lacks some, with all of them in
 * `details: { kind: 'incomplete', items: [{ id, description, fields }] }`.
 */
export function completeItems(items: readonly StoredItem[]): readonly CompleteItem[] {
  const open = items.map((item) => ({ item, gaps: fieldGaps(item) })).filter(({ gaps }) => gaps.length > 0)
  const [first] = open
  if (first) {
    throw new AppError('conflict', gapSentence(first.item, first.gaps, open.length - 1), {
      kind: 'incomplete',
      items: open.map(({ item, gaps }) => ({ ...named(item), fields: gaps.map((gap) => gap.field) })),
    })
  }
  return items.map(toComplete)
}

function gapSentence(item: StoredItem, gaps: readonly FieldGap[], others: number): string {
  const missing = gaps.filter((gap) => gap.why === 'missing').map((gap) => texts.fieldNames[gap.field])
  if (missing.length > 0) return texts.itemIncomplete(label(item), missing.join(', '), others)
  return texts.itemOriginDiffers(label(item), countryName(item.maker?.country ?? ''), originName(item))
}

/** Throws `conflict` for the first item or typed line whose code is not in the current release, or is none that goods are declared under. */
export function requireCurrentCodes(
  schedule: TariffSchedule,
  items: readonly CompleteItem[],
  manualLines: readonly ManualLine[],
): void {
  const isGone = ({ htsCode }: { htsCode: string | null }) => htsCode !== null && !isDeclarable(schedule, htsCode)
  const gone = [...items, ...manualLines].find(isGone)
  if (!gone) return
  const code = formatHtsCode(gone.htsCode ?? '')
  const concerned = items.filter(isGone).map(({ stored }) => ({ ...named(stored), fields: ['htsCode'] }))
  throw new AppError('conflict', texts.codeGone(gone.description, code), { kind: 'code-gone', items: concerned })
}

/** An item and the code of it that a person was shown, ten digits. */
export type ConfirmedCode = { readonly id: string; readonly htsCode: string }

/**
 * The items whose proposed code this invoice confirms: those the caller names in `confirmCodes` with the very code they have
 * now. Throws `conflict` while any other is unconfirmed, with `details: { kind: 'unconfirmed', items: [{ id, description, htsCode, htsDescription, confidence, proposedBy }] }`.
 * Source: decisions j.
 */
export function codesToConfirm(
  items: readonly CompleteItem[],
  confirmCodes: readonly ConfirmedCode[],
): readonly CompleteItem[] {
  const shown = new Map(confirmCodes.map(({ id, htsCode }) => [id, htsCode]))
  const unconfirmed = items.filter(({ stored }) => !stored.htsProvenance?.confirmedAt)
  const left = unconfirmed.filter(({ stored, htsCode }) => shown.get(stored.id) !== htsCode)
  if (left.length === 0) return unconfirmed
  throw new AppError('conflict', texts.codesUnconfirmed(left.length), {
    kind: 'unconfirmed',
    items: left.map(({ stored }) => ({
      ...named(stored),
      htsCode: formatHtsCode(stored.htsCode ?? ''),
      htsDescription: stored.htsDescription,
      confidence: stored.htsConfidence === null ? null : Number(stored.htsConfidence.toString()),
      proposedBy: stored.htsProvenance?.proposedBy ?? null,
    })),
  })
}

/** What a sentence calls an item. */
export const label = (item: { description: string; sku: string }): string => item.description || item.sku

const named = (item: StoredItem) => ({ id: item.id, description: label(item) })

const originName = (item: StoredItem): string => countryName(item.countryOfOrigin ?? '')

function toComplete(stored: StoredItem): CompleteItem {
  const { costCad, maker, sku, quantity } = stored
  const origin = parseCountry(stored.countryOfOrigin ?? '')
  const htsCode = parseHtsCode(stored.htsCode ?? '')
  if (!costCad || !maker || !origin || !htsCode) {
    throw new AppError('conflict', texts.itemIncomplete(label(stored), texts.fieldNames.countryOfOrigin, 0))
  }
  return { description: label(stored), sku, quantity, costCad, origin, htsCode, maker, stored }
}
