// The open item of a shipment: its fields, its duty beside them, What if below.

import { memo, useState } from 'react'
import type { CalendarDate } from '#domain/calendar.ts'
import { type CusmaFormStatus, isCertificate } from '#domain/cusma/form-status.ts'
import type { Item } from '../api/shipment-item.ts'
import { useItemDesk } from '../desk/item-desk.ts'
import { DutyPanel } from '../features/duty-receipt/duty-panel.tsx'
import { dutyRequest } from '../features/duty-receipt/duty-request.ts'
import type { DutyState } from '../features/duty-receipt/duty-state.ts'
import { useRetryDuty } from '../features/duty-receipt/use-duties.ts'
import { WhatIf } from '../features/duty-receipt/what-if.tsx'
import { ItemPanel } from '../features/item-card/item-panel.tsx'
import type { EntryFinding } from '../ui/entry-findings.tsx'

type Props = {
  readonly item: Item
  readonly duty: DutyState
  /** Whether it may enter, the gravest first. */
  readonly findings: readonly EntryFinding[] | undefined
  readonly shipmentId: string
  readonly reference: string
  readonly certificate: CusmaFormStatus | null
  readonly today: CalendarDate
}

/** Drawn again only for what is its own, not with each duty that comes in for another item. */
export const OpenItem = memo(function OpenItem(props: Props) {
  const { item, duty, findings, shipmentId, reference, certificate, today } = props
  const { change } = useItemDesk()
  const [whatIf, setWhatIf] = useState(false)
  const retry = useRetryDuty()
  const request = dutyRequest(item, isCertificate(certificate))
  const panel = (
    <DutyPanel
      key={item.id}
      duty={duty}
      findings={findings}
      reference={reference}
      item={item.description}
      quantity={item.quantity}
      priceCad={item.declaredValue}
      certificate={certificate}
      today={today}
      line={request}
      answers={item.dutyAnswers}
      quantities={item.unitQuantities}
      onAnswer={(id, answer) => change(item, 'answers', { dutyAnswers: withEntry(item.dutyAnswers, id, answer) })}
      onQuantity={(unit, amount) =>
        change(item, 'quantities', { unitQuantities: withEntry(item.unitQuantities, unit, amount) })
      }
      onRetry={() => request && retry(request)}
      whatIfOpen={whatIf}
      onWhatIf={() => setWhatIf(!whatIf)}
    />
  )
  const below = whatIf && request && 'answer' in duty && (
    <WhatIf
      key={JSON.stringify(request)}
      shipmentId={shipmentId}
      itemId={item.id}
      request={request}
      answer={duty.answer}
      item={item.description}
      today={today}
      onClose={() => setWhatIf(false)}
    />
  )
  return <ItemPanel item={item} duty={panel} below={below} />
})

/** A record with one entry set, or taken out. */
function withEntry(record: Readonly<Record<string, string>>, key: string, value: string | undefined) {
  const { [key]: _old, ...others } = record
  return value === undefined ? others : { ...others, [key]: value }
}
