// What the shipment screen knows: the items as shown, their customs side, duties, gaps, readiness and the rate. All of it is
// computed from the answer of the server and the changes that are under way.

import { useCallback, useMemo } from 'react'
import { dayIn, parseDate } from '#domain/calendar.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import { isCertified } from '#domain/cusma/standing-claim.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { decimal } from '#domain/money.ts'
import { readiness as readinessOf } from '#domain/shipment/readiness.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { sentence } from '#words/language.ts'
import type { Item, ShipmentData } from '../api/shipment-item.ts'
import { hasProposedCode } from '../desk/confirm-code.ts'
import type { ItemSaves } from '../desk/item-saves-types.ts'
import { toCustomsItem } from '../desk/shown-item.ts'
import type { UndoStep } from '../desk/undo-stack.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useShownItems } from '../desk/use-shown-items.ts'
import { useDuties } from '../features/duty-receipt/use-duties.ts'
import { useEntryFindings } from '../features/duty-receipt/use-entry-findings.ts'
import { missingFields } from '../features/error-summary/missing-links.ts'
import { useLanguage } from '../language/page-language.tsx'
import { showToast } from '../ui/show-alert.tsx'

export type ShipmentState = ReturnType<typeof useShipment>

export function useShipment(data: ShipmentData) {
  const language = useLanguage()
  const certificate = data.cusmaForm?.status ?? null
  const onChanged = useCallback((step: UndoStep, undo: (step: UndoStep) => void) => {
    showToast({ text: step.label, action: { label: sentence(en, (texts) => texts.undo), run: () => undo(step) } })
  }, [])
  const exchange = useMemo(() => toExchange(data.exchangeRate), [data.exchangeRate])
  const desk = useDesk(
    data.shipment.id,
    { addresses: data.manufacturingAddresses, exchange, isSample: data.shipment.isSample },
    onChanged,
  )
  const { items, takenOut } = useItemsInAndOut(data, desk.desk.saves)
  const addressById = useMemo(
    () => new Map(data.manufacturingAddresses.map((each) => [each.id, each])),
    [data.manufacturingAddresses],
  )
  const customs = useMemo(() => items.map((item) => toCustomsItem(item, addressById)), [items, addressById])
  const { claim, hasCertificate, unclaimed } = useClaim(data, items)
  const duties = useDuties(items, hasCertificate, unclaimed)
  const claimed = useCallback((id: string) => hasCertificate && !unclaimed.includes(id), [hasCertificate, unclaimed])
  const findings = useEntryFindings(items, duties, claimed)
  const costed = useMemo(() => {
    if (!hasCertificate) return items
    const without = new Set(unclaimed)
    return items.map((item) => (without.has(item.id) ? { ...item, isLeftOut: true } : item))
  }, [items, hasCertificate, unclaimed])
  const missing = useMemo(() => missingFields(language, customs), [customs, language])
  const prohibited = useMemo(() => prohibitedItems(items, duties), [items, duties])
  const needsWork = useMemo(() => {
    const undecided = items.filter((item) => duties.get(item.id)?.kind === 'unknown').map((item) => item.id)
    return new Set([...[...missing, ...prohibited].map((each) => each.itemId), ...undecided])
  }, [items, duties, missing, prohibited])
  const readiness = useMemo(() => {
    const proposed = items.filter(hasProposedCode).map(({ id }) => id)
    const { leftOut, covered } = claim
    return readinessOf({ items: customs, stops: data.stops, certificate, leftOut, covered, proposed })
  }, [items, customs, data.stops, certificate, claim])
  return {
    desk,
    items,
    takenOut,
    customs,
    duties,
    findings,
    hasCertificate,
    /** Ids of items that claim nothing although others do. */
    unclaimed,
    costed,
    missing,
    prohibited,
    needsWork,
    readiness,
    /** Items whose code waits for a person and has not gone from the tariff. */
    proposed: useMemo(() => {
      const open = readiness.entries.find(({ key }) => key === 'htsCode')?.openItems
      return items.filter((item) => hasProposedCode(item) && !open?.includes(item.id))
    }, [items, readiness]),
    exchange,
    unconfirmed: useMemo(() => items.flatMap(unconfirmedCode), [items]),
    /** As papers made now bear it. Asked for where it is shown: the first day of a time zone takes longer to find than 500 items to read. */
    today: () => dayIn(data.businessTimeZone, new Date()),
  }
}

/** What certificates cover: the shipment's own, and those for products. */
function useClaim({ cusmaForm, productCertificates }: ShipmentData, items: readonly Item[]) {
  const claim = useMemo(
    () => ({
      stands: isCertificate(cusmaForm?.status),
      leftOut: cusmaForm?.leftOutItems ?? [],
      covered: productCertificates.covered.map(({ itemId }) => itemId),
    }),
    [cusmaForm, productCertificates],
  )
  const unclaimed = useMemo(() => items.filter(({ id }) => !isCertified(claim, id)).map(({ id }) => id), [claim, items])
  return { claim, unclaimed, hasCertificate: claim.stands || claim.covered.length > 0 }
}

/** One taken out leaves the list at once; one put back returns to it when the server has acknowledged it. */
function useItemsInAndOut({ items, removedItems }: ShipmentData, saves: ItemSaves) {
  const all = useMemo(() => [...items, ...(removedItems ?? [])], [items, removedItems])
  const shown = useShownItems(all, saves)
  return useMemo(() => {
    const isOut = (item: Item, index: number) => item.removed === true || all[index]?.removed === true
    return { items: shown.filter((item, index) => !isOut(item, index)), takenOut: shown.filter(isOut) }
  }, [all, shown])
}

/** Those that stop papers: not where staff recorded why the item may enter. */
const prohibitedItems = (items: readonly Item[], duties: ReturnType<typeof useDuties>) =>
  items.flatMap((item) => {
    const duty = duties.get(item.id)
    if (item.entryPermission) return []
    return duty?.kind === 'prohibited' ? [{ itemId: item.id, description: item.description, since: duty.since }] : []
  })

const unconfirmedCode = (item: ShipmentData['items'][number]) => {
  const { id, description, htsCode, htsDescription, htsConfidence } = item
  if (!htsCode || !hasProposedCode(item)) return []
  return [{ id, description, htsCode, htsDescription, confidence: htsConfidence }]
}

const toExchange = (rate: ShipmentData['exchangeRate']): ExchangeRate => ({
  cadToUsd: decimal(String(rate.cadToUsd)),
  usdToCad: decimal(String(rate.usdToCad)),
  asOf: rate.asOf ? (parseDate(rate.asOf) ?? null) : null,
  source: rate.source,
})
