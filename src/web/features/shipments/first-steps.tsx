// The way of a new client to the first invoice, step by step. It is gone once a shipment was invoiced or went on.
import { Link } from 'react-router'
import { listCatalogue } from '#contract/catalogue.ts'
import { getBusinessInfo } from '#contract/client-data.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { completeData } from '#contract/shipments.ts'
import { lacksForBanner } from '#domain/business-info.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import { isEditable } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/first-steps.ts'
import type { Shape } from '#words/language.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { type Places, usePlaces } from '../../api/places.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './first-steps.module.css'
import { isNewClient } from './new-client.ts'
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
  /** Never what comes next: the way goes on without it. */
  readonly isOptional?: boolean
}
type Certificate = 'stands' | 'not-needed' | 'open'

type Texts = Shape<typeof en>

const FRESH_FOR_MS = 60_000

/** Nothing while it is not known whether the client is new, nor while a step would be called open only because its answer is on the way. */
export function FirstSteps({ rows, total, onBusinessInfo }: Props) {
  const texts = useTexts(en)
  const places = usePlaces()
  const business = useEndpoint(getBusinessInfo, {}, { freshFor: FRESH_FOR_MS })
  const isNew = isNewClient(rows, total)
  const first = rows.find(({ status }) => isEditable(status))
  const catalogue = useEndpoint(listCatalogue, { query: {} }, { enabled: isNew && !first, freshFor: FRESH_FOR_MS })
  const whole = useEndpoint(
    completeData,
    { params: { id: first?.id ?? '' } },
    { enabled: isNew && first !== undefined && isFilled(first), freshFor: FRESH_FOR_MS },
  )
  if (!business.data || !isNew || catalogue.isLoading || whole.isLoading) return null
  const info = business.data.data
  const hasBusiness =
    info !== null && lacksForBanner({ phoneNumber: info.phone_number, businessType: info.business_type }).length === 0
  const steps = stepsOf(texts, {
    hasBusiness,
    first,
    hasProducts: (catalogue.data?.pagination.total ?? 0) > 0,
    certificate: certificateOf(whole.data?.data),
    onBusinessInfo,
    places,
  })
  const next = steps.findIndex(({ isDone, isOptional }) => !isDone && !isOptional)
  return (
    <div className={css.card}>
      <Card title={texts.title}>
        <p className="sm dim">{texts.hint}</p>
        <ol className={css.steps}>
          {steps.map((step, at) => (
            <StepLine key={step.name} step={step} number={at + 1} isNext={at === next} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

type Facts = {
  readonly hasBusiness: boolean
  readonly hasProducts: boolean
  readonly first: ShipmentRow | undefined
  readonly certificate: Certificate
  readonly onBusinessInfo: () => void
  readonly places: Places
}

function stepsOf(texts: Texts, { hasBusiness, hasProducts, first, certificate, ...leads }: Facts): readonly Step[] {
  const ofShipment = first && leads.places.shipment(first.id)
  const isWhole = first !== undefined && isFilled(first)
  const hasProduct = hasProducts || (first !== undefined && first.skuCount > 0)
  return [
    { name: texts.business, hint: texts.businessHint, isDone: hasBusiness, to: leads.onBusinessInfo },
    {
      name: texts.product,
      hint: hasProduct ? '' : texts.productHint,
      isDone: hasProduct,
      to: leads.places.catalogue,
      isOptional: true,
    },
    {
      name: texts.shipment,
      hint: texts.shipmentHint,
      isDone: first !== undefined,
      to: leads.places.newShipment(),
    },
    ...stepsOfItems(texts, first, ofShipment),
    {
      name: texts.certificate,
      hint: certificate === 'not-needed' ? texts.certificateNotNeeded : texts.certificateHint,
      isDone: certificate !== 'open',
      to: ofShipment,
      isOptional: true,
    },
    {
      name: texts.invoice,
      hint: texts.invoiceHint,
      isDone: false,
      to: isWhole && hasBusiness ? ofShipment : undefined,
    },
  ]
}

function stepsOfItems(texts: Texts, first: ShipmentRow | undefined, to: string | undefined): readonly Step[] {
  const hasItems = first !== undefined && first.skuCount > 0
  const withoutCode = hasItems ? first.skuCount - first.codeCount : 0
  const otherGaps = hasItems ? Math.max(0, first.missingFieldCount - withoutCode) : 0
  const confirmed = hasItems ? first.codeCount - first.proposedCodeCount : 0
  const areConfirmed = hasItems && confirmed === first.skuCount
  return [
    {
      name: texts.details,
      hint: hasItems ? detailsHint(texts, otherGaps) : texts.afterShipment,
      isDone: hasItems && otherGaps === 0,
      to,
    },
    {
      name: texts.codes,
      hint: hasItems ? texts.codesHint(confirmed, first.skuCount) : texts.afterShipment,
      isDone: areConfirmed,
      to,
    },
  ]
}

const detailsHint = (texts: Texts, gaps: number): string => (gaps === 0 ? texts.detailsDone : texts.detailsHint(gaps))

const isFilled = ({ skuCount, missingFieldCount }: ShipmentRow): boolean => skuCount > 0 && missingFieldCount === 0

function certificateOf(data: AnswerOf<typeof completeData>['data'] | undefined): Certificate {
  if (!data) return 'open'
  const { cusmaForm, cusmaEligibility, productCertificates } = data
  if (isCertificate(cusmaForm?.status) || productCertificates.covered.length > 0) return 'stands'
  return cusmaEligibility.isEligible ? 'open' : 'not-needed'
}

type LineProps = {
  readonly step: Step
  readonly number: number
  readonly isNext: boolean
}

function StepLine({ step, number, isNext }: LineProps) {
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
        <span className="xs dim">{hint}</span>
      </span>
    </li>
  )
}

function StepName({ name, to }: Pick<Step, 'name' | 'to'>) {
  if (to === undefined) return <b>{name}</b>
  return typeof to === 'string' ? <Link to={to}>{name}</Link> : <TextButton onClick={to}>{name}</TextButton>
}
