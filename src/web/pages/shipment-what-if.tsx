// What if, for a whole shipment: its duty as it is beside the duty with other facts, which stand in the address and are saved nowhere.
import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { CalendarDate } from '#domain/calendar.ts'
import { decimal, type Money, toCents, usd } from '#domain/money.ts'
import { toCad } from '#domain/shipment/totals.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as estimateEn } from '#texts/en/cost-estimate.ts'
import { texts as en } from '#texts/en/what-if.ts'
import type { DutyCause } from '#words/duty-change.ts'
import { dutySay } from '#words/duty-say.ts'
import { dateIn } from '#words/local-text.ts'
import { useCusmaClaim } from '../api/cusma-claim.ts'
import { usePlaces } from '../api/places.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { changeCauses } from '../features/duty-receipt/compare-receipts.ts'
import type { DutyAnswer } from '../features/duty-receipt/duty-request.ts'
import type { DutyState } from '../features/duty-receipt/duty-state.ts'
import { useDuties } from '../features/duty-receipt/use-duties.ts'
import type { ComparedItem, SideDuty } from '../features/what-if-shipment/difference.ts'
import { ShipmentDifference } from '../features/what-if-shipment/shipment-difference.tsx'
import { triedDay, triedForAll, triedForItem, triedItem } from '../features/what-if-shipment/tried.ts'
import { WhatIfShipment } from '../features/what-if-shipment/what-if-shipment.tsx'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Icon } from '../ui/icons.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAddress } from '../ui/use-address.ts'
import classes from './list-page.module.css'
import { LoadedShipment } from './loaded-shipment.tsx'
import { useShipment } from './use-shipment.ts'

export function ShipmentWhatIfPage() {
  const { id = '' } = useParams()
  const texts = useTexts(en)
  return (
    <LoadedShipment key={id} id={id} title={texts.pageTitle}>
      {(data) => <Tried data={data} />}
    </LoadedShipment>
  )
}

function Tried({ data }: { readonly data: ShipmentData }) {
  const texts = useTexts(en)
  const estimateTexts = useTexts(estimateEn)
  const places = usePlaces()
  const { typed, search, setSearch } = useTriedSearch()
  const state = useShipment(data)
  const { items, duties, hasCertificate, unclaimed } = state
  const all = useMemo(() => triedForAll(search), [search])
  const tried = useMemo(
    () => items.map((item) => triedItem(item, all, triedForItem(search, item.id))),
    [items, all, search],
  )
  const day = triedDay(all)
  const then = useClaimThen(data.shipment.id, items, day)
  const after = useDuties(then.isKnown ? tried : NONE, then.claims ?? hasCertificate, then.unclaimed ?? unclaimed, day)
  const isTried = day !== undefined || tried.some((item, at) => item !== items[at])
  const named = items.map((item) => ({ ...item, name: item.description || item.sku }))
  const compared = useCompared(named, duties, after)
  return (
    <>
      <p className={classes.back}>
        <Link to={places.shipment(data.shipment.id)}>
          <Icon name="chevron-left" /> {estimateTexts.back}
        </Link>
      </p>
      <div className={classes.head}>
        <h1 id="page-title" tabIndex={-1}>
          {texts.pageTitle(data.shipment.reference)}
        </h1>
      </div>
      <WhatIfShipment search={typed} onSearch={setSearch} items={named} isTried={isTried}>
        {then.failure}
        {then.notice}
        <ShipmentDifference
          items={compared}
          isTried={isTried}
          findings={named.flatMap(({ id, name }) => graveFindings(name, after.get(id)))}
        />
      </WhatIfShipment>
    </>
  )
}

/** What is typed stands in its field at once; the address, and what it does to the duty, follow when typing leaves time for it. */
function useTriedSearch() {
  const { params, change } = useAddress()
  const [typed, setTyped] = useState(params)
  const setSearch = (next: URLSearchParams) => {
    setTyped(next)
    change(() => next, { replace: true, preventScrollReset: true })
  }
  return { typed, search: useDeferredValue(typed), setSearch }
}

const NONE: readonly never[] = []

/** What may be claimed on the day that is tried, as the certificates cover it; nothing of it while no other day is. */
function useClaimThen(shipmentId: string, items: readonly { readonly id: string }[], day: CalendarDate | undefined) {
  const language = useLanguage()
  const texts = useTexts(en)
  const clearanceTexts = useTexts(clearanceEn)
  const asked = useCusmaClaim(shipmentId, day)
  const answer = day && asked.data?.data
  const unclaimed = useMemo(
    () => answer && items.flatMap(({ id }) => (answer.covered.includes(id) ? [] : [id])),
    [answer, items],
  )
  return {
    isKnown: day === undefined || answer !== undefined,
    claims: answer && answer.covered.length > 0,
    unclaimed,
    failure: day && asked.error && !answer && <ErrorNotice inline title={texts.claimUnknown} query={asked} />,
    notice: day && answer?.isOutsidePeriod && (
      <Notice tone="warn" role="status">
        {clearanceTexts.certificateNotThen(dateIn(language, day))}
      </Notice>
    ),
  }
}

function useCompared(
  items: readonly { readonly id: string; readonly name: string }[],
  before: ReadonlyMap<string, DutyState>,
  after: ReadonlyMap<string, DutyState>,
): readonly ComparedItem[] {
  const say = dutySay(useLanguage())
  return items.map(({ id, name }) => {
    const [one, other] = [before.get(id), after.get(id)]
    const causes =
      one && other && 'answer' in one && 'answer' in other
        ? changeCauses(say, one.answer.receipt, other.answer.receipt).map((cause) => inCad(cause, other.answer))
        : []
    return { id, name, before: sideOf(one), after: sideOf(other), causes }
  })
}

/** As the duty above and the chart beneath are. */
function inCad({ law, from, to }: DutyCause, { exchangeRate }: DutyAnswer): DutyCause {
  const rate = decimal(String(exchangeRate.usdToCad))
  const converted = (amount: Money | undefined) => amount && toCents(toCad(usd(amount.amount), rate))
  return { law, from: converted(from), to: converted(to) }
}

function sideOf(state: DutyState | undefined): SideDuty {
  if (!state) return { kind: 'loading' }
  return state.kind === 'dutiable' || state.kind === 'free'
    ? { kind: state.kind, cad: state.dutyCad }
    : { kind: state.kind }
}

/** Graver than agency papers. */
function graveFindings(name: string, state: DutyState | undefined) {
  if (!state || !('answer' in state)) return []
  const findings = state.answer.findings.filter(({ level }) => level !== 'papers')
  return findings.length > 0 ? [{ name, findings }] : []
}
