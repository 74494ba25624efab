// Value, duty and destination of a shipment, as every list of shipments shows them. What is not known is said, never zero.

import { cad, decimal } from '#domain/money.ts'
import { texts as en } from '#texts/en/dashboard.ts'
import { reachText } from '#words/assumed.ts'
import type { DestinationType } from '#words/destination.ts'
import { destinationText } from '#words/destination.ts'
import { amountIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './shipment-facts.module.css'
import { writtenDay } from './when-text.ts'

type ValueProps = { readonly row: { readonly totalValueCad: number | null; readonly skuCount: number } }

/** '12,345.60' */
export function ShipmentValue({ row: { totalValueCad, skuCount } }: ValueProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (totalValueCad !== null) return amountIn(language, cad(String(totalValueCad)))
  return <span className="faint">{skuCount === 0 ? texts.noItems : texts.costsMissing}</span>
}

/** Amounts in CAD. */
type Duty = {
  readonly totalCad: number | null
  readonly open: number
  readonly prohibited: number
  readonly leastCad: number | null
  readonly mostCad: number | null
  readonly hasDeposit: boolean
  readonly entryDate: string
  readonly isCurrent: boolean
}

type DutyProps = { readonly row: { readonly duty?: Duty | null | undefined; readonly skuCount: number } }

/** The sum of the shipment's own page: 'at least' where the duty of an item is not known yet. */
export function ShipmentDuty({ row: { duty, skuCount } }: DutyProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (skuCount === 0) return <span className="faint">{texts.noItems}</span>
  if (!duty) return <span className="faint">{texts.dutyWaits}</span>
  const { totalCad, open, prohibited, leastCad, mostCad, hasDeposit, entryDate, isCurrent } = duty
  const reach = reachText(language, { leastCad: big(leastCad), mostCad: big(mostCad), hasDeposit })
  const amount = totalCad !== null && amountIn(language, cad(String(totalCad)))
  const notes = [
    ...(amount && reach ? [reach] : []),
    ...(prohibited > 0 && (amount || open > 0) ? [texts.itemsBarred(prohibited)] : []),
    ...(isCurrent ? [] : [texts.dutyOf(writtenDay(language, entryDate))]),
  ]
  return (
    <>
      {amount ? (
        <span>
          {open > 0 && <span className="faint">{texts.atLeast} </span>}
          {amount}
        </span>
      ) : (
        <span className="faint">{open > 0 ? texts.dutyUnknown : texts.noDuty}</span>
      )}
      {notes.map((note) => (
        <span key={note} className={css.note}>
          {note}
        </span>
      ))}
    </>
  )
}

const big = (amount: number | null) => (amount === null ? undefined : decimal(String(amount)))

type Going = {
  readonly destinationType: DestinationType
  readonly destinationDetails: {
    readonly fcCode: string | null
    readonly shipTo?: { readonly city: string; readonly state: string } | null | undefined
  }
}

/** The city of an own address, else the fulfilment centre. */
export function destinationOf({ destinationType, destinationDetails: { fcCode, shipTo } }: Going): string {
  return shipTo ? `${shipTo.city} ${shipTo.state}` : destinationText(destinationType, fcCode)
}
