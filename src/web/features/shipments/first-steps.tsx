// The way of a new client to the first invoice, step by step. It is gone once a shipment was invoiced or went on.
import { Link } from 'react-router'
import { getBusinessInfo } from '#contract/client-data.ts'
import { lacksForBanner } from '#domain/business-info.ts'
import { isEditable, knownStatus } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/first-steps.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './first-steps.module.css'
import type { ShipmentRow } from './shipment-table.tsx'

type Props = {
  /** The newest shipments, and how many there are. */
  readonly rows: readonly ShipmentRow[]
  readonly total: number
  readonly onBusinessInfo: () => void
}
type Step = {
  readonly name: string
  readonly hint: string
  readonly isDone: boolean
  /** Undefined while an earlier step must come first. */
  readonly to?: string | (() => void) | undefined
}

const FRESH_FOR_MS = 60_000

/** Nothing while it is not known whether the client is new. */
export function FirstSteps({ rows, total, onBusinessInfo }: Props) {
  const texts = useTexts(en)
  const places = usePlaces()
  const business = useEndpoint(getBusinessInfo, {}, { freshFor: FRESH_FOR_MS })
  if (!business.data || total > rows.length || rows.some(hasGoneOn)) return null
  const info = business.data.data
  const hasBusiness =
    info !== null && lacksForBanner({ phoneNumber: info.phone_number, businessType: info.business_type }).length === 0
  const first = rows.find(({ status }) => isEditable(status))
  const isFilled = first !== undefined && first.skuCount > 0 && first.missingFieldCount === 0
  const ofShipment = first && places.shipment(first.id)
  const steps: readonly Step[] = [
    { name: texts.business, hint: texts.businessHint, isDone: hasBusiness, to: onBusinessInfo },
    { name: texts.shipment, hint: texts.shipmentHint, isDone: first !== undefined, to: places.newShipment() },
    {
      name: texts.details,
      hint: isFilled ? texts.detailsDone : texts.detailsHint(first?.missingFieldCount ?? 0),
      isDone: isFilled,
      to: ofShipment,
    },
    {
      name: texts.certificate,
      hint: texts.certificateHint,
      isDone: first !== undefined && knownStatus(first.status) === 'declared',
      to: ofShipment,
    },
    {
      name: texts.invoice,
      hint: texts.invoiceHint,
      isDone: false,
      to: isFilled && hasBusiness ? ofShipment : undefined,
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card title={texts.title}>
      <p className="sm dim">{texts.hint}</p>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <StepLine
            key={step.name}
            step={step}
            number={at + 1}
            isNext={at === next}
            isFirstShipment={!first && at === 2}
          />
        ))}
      </ol>
    </Card>
  )
}

const hasGoneOn = ({ status }: ShipmentRow): boolean => !isEditable(status) && knownStatus(status) !== 'cancelled'

type LineProps = {
  readonly step: Step
  readonly number: number
  readonly isNext: boolean
  /** Says nothing of fields while there is no shipment. */
  readonly isFirstShipment: boolean
}

function StepLine({ step, number, isNext, isFirstShipment }: LineProps) {
  const texts = useTexts(en)
  const { name, hint, isDone, to } = step
  return (
    <li className={css.step} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={css.mark} aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <span className={css.words}>
        <StepName name={name} to={isDone && typeof to === 'string' ? undefined : to} />
        {isDone && <span className="visually-hidden"> ({texts.done})</span>}
        {isNext && <span className={css.next}>{texts.next}</span>}
        {!isFirstShipment && <span className="xs dim">{hint}</span>}
      </span>
    </li>
  )
}

function StepName({ name, to }: Pick<Step, 'name' | 'to'>) {
  if (to === undefined) return <b>{name}</b>
  return typeof to === 'string' ? <Link to={to}>{name}</Link> : <TextButton onClick={to}>{name}</TextButton>
}
