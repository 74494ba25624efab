// The head of a shipment: the way back, reference, status, the facts, and what can be made of it.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { completeData } from '#contract/shipments.ts'
import type { ReadinessEntry } from '#domain/shipment/readiness.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { destinationText } from '#words/destination.ts'
import { countIn } from '#words/local-text.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Icon } from '../../ui/icons.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './shipment-header.module.css'
import { ShipmentStanding } from './shipment-standing.tsx'

type Shipment = AnswerOf<typeof completeData>['data']['shipment']

type Props = {
  readonly shipment: Shipment
  /** The way back, above the title. */
  readonly back: ReactNode
  readonly skus: number
  readonly units: number
  /** How many codes are there, and how many of them nobody confirmed. */
  readonly codes: Pick<ReadinessEntry, 'itemsDone' | 'itemsProposed'> | undefined
  readonly actions: ReactNode
}

/** Digits of the id that are shown. */
const SHORT_ID = 8

export function ShipmentHeader({ shipment, back, skus, units, codes, actions }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  return (
    <>
      <div className={css.back}>{back}</div>
      <div className={css.head}>
        <div className={css.facts}>
          <div className={css.title}>
            <h1 id="page-title" tabIndex={-1} className={css.reference}>
              {shipment.reference}
            </h1>
            <StatusBadge status={shipment.status} boxed />
            <span className="xs faint">
              {texts.id} <span className="mono">{shipment.id.slice(0, SHORT_ID)}</span>
            </span>
          </div>
          <dl className={css.list}>
            <Fact name={texts.created}>{instantDay(language, shipment.createdAt)}</Fact>
            <Fact name={texts.shipped}>
              {shipment.shippedAt ? (
                instantDay(language, shipment.shippedAt)
              ) : (
                <span className="faint">{texts.notYet}</span>
              )}
            </Fact>
            <Fact name={texts.destination}>
              {addressOf(shipment) ?? destinationText(shipment.destinationType, shipment.destinationDetails.fcCode)}
            </Fact>
            <Fact name={texts.items}>
              <Counts skus={skus} units={units} />
            </Fact>
            {codes && codes.itemsProposed > 0 && (
              <Fact name={texts.htsCodes}>
                {texts.confirmedAndProposed(codes.itemsDone - codes.itemsProposed, codes.itemsProposed)}
              </Fact>
            )}
            <Fact name={texts.notes}>{shipment.notes || <span className="faint">{texts.noNotes}</span>}</Fact>
          </dl>
          {!viewOnly && !shipment.isSample && <ShipmentStanding shipment={shipment} />}
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
    </>
  )
}

/** '500 SKUs, 18,250 units', as the house writes numbers: the first use of `Intl` would hold the screen up. */
export function Counts({ skus, units }: Pick<Props, 'skus' | 'units'>) {
  const language = useLanguage()
  return useTexts(en).skusAndUnits(skus, units, (count) => countIn(language, count))
}

/** An own address on one line. */
function addressOf({ destinationDetails: { shipTo } }: Shipment): string | undefined {
  return shipTo ? `${shipTo.name}, ${shipTo.street}, ${shipTo.city} ${shipTo.state} ${shipTo.zip}` : undefined
}

export const BackLink = ({ to }: { readonly to: string }) => {
  const texts = useTexts(en)
  return (
    <Link to={to}>
      <Icon name="chevron-left" /> {texts.back}
    </Link>
  )
}
