// One placement: where it goes, its totals, its rates, its boxes, and the way into the freight cart.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listPlans, refreshShippingRates } from '#contract/staff-shipments.ts'
import { rateName } from '#domain/freight/rate-name.ts'
import { amountText, subtract } from '#domain/money.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { cadText, cheapestRate, isSameRate, type Placement, type PlansOf, preferredRate, toCad } from './amounts.ts'
import { BoxGroups } from './box-groups.tsx'
import css from './placement.module.css'
import { PlanStatus } from './plan-status.tsx'
import { RatesTable } from './rates-table.tsx'
import { useChooseRate } from './use-choose-rate.ts'

type Props = {
  readonly placement: Placement
  /** Said of the option already. */
  readonly optionStatus: string
  readonly of: PlansOf
}

export function PlacementView({ placement: saved, optionStatus, of }: Props) {
  const choosing = useChooseRate(of, saved)
  const { placement } = choosing
  const preferred = preferredRate(placement)
  const place = placement.warehouse_id ?? placement.location_name ?? texts.warehouseUnknown
  return (
    <section className={css.placement} aria-label={place}>
      <Head placement={placement} optionStatus={optionStatus} />
      {choosing.failure && (
        <div className={css.notice}>
          <ErrorNotice inline title={texts.notSaved} text={choosing.failure} onRetry={choosing.retry} />
        </div>
      )}
      <Dearer placement={placement} onCheapest={choosing.choose} />
      {placement.shipping_rates.length > 0 ? (
        <RatesTable placement={placement} place={place} onChoose={choosing.choose} />
      ) : (
        <p className={css.noRates}>{texts.noRates}</p>
      )}
      <div className={css.foot}>
        <div className={css.words}>
          <BoxGroups groups={placement.box_groups} />
          {placement.other_rates > 0 && <p>{texts.otherRates(placement.other_rates)}</p>}
        </div>
        <span className="xs dim" role="status">
          {choosing.state === 'saving' && texts.saving}
          {choosing.state === 'saved' && !choosing.failure && texts.savedChoice}
        </span>
        <Refresh placement={placement} of={of} />
        <ActionButton
          leftSection={<Icon name="cart" />}
          disabledReason={preferred ? undefined : texts.chooseFirst}
          aria-label={`${texts.addToCart}, ${place}`}
          onClick={() => preferred && of.onAddToCart(placement, preferred)}
        >
          {texts.addToCart}
        </ActionButton>
      </div>
    </section>
  )
}

function Head({ placement, optionStatus }: Pick<Props, 'placement' | 'optionStatus'>) {
  const { basis } = placement
  return (
    <div className={css.head}>
      <div className={css.place}>
        <span className={css.warehouse}>{placement.warehouse_id ?? texts.warehouseUnknown}</span>
        {placement.location_name && <span className="xs faint">{placement.location_name}</span>}
      </div>
      <div className={css.where}>
        <span>
          {placement.destination_address ?? placement.location_address ?? (
            <span className="faint">{texts.notKnown}</span>
          )}
        </span>
        <span className="xs faint">
          {placement.shipment_id && (
            <>
              {texts.shipmentId} <span className="mono">{placement.shipment_id}</span>
            </>
          )}
        </span>
      </div>
      {placement.status !== optionStatus && <PlanStatus status={placement.status} />}
      <dl className={css.totals}>
        <Fact name={texts.boxes}>{placement.total_boxes.toLocaleString('en-CA')}</Fact>
        <Fact name={texts.items}>{placement.total_items.toLocaleString('en-CA')}</Fact>
        <Fact name={texts.cogsCad}>{cadText(placement.total_cogs)}</Fact>
        <Fact name={texts.dutyUsd}>{cadText(basis.duty_usd)}</Fact>
        <Fact name={texts.shippingCad}>{cadText(placement.shipping_estimate?.total ?? null)}</Fact>
      </dl>
    </div>
  )
}

/** Says what a chosen rate costs above the cheapest. */
function Dearer({
  placement,
  onCheapest,
}: {
  placement: Placement
  onCheapest: ReturnType<typeof useChooseRate>['choose']
}) {
  const chosen = placement.selected_shipping_rate
  const cheapest = cheapestRate(placement)
  if (!chosen || !cheapest || isSameRate(chosen, cheapest)) return null
  const [cost, least] = [toCad(chosen.effective_total), toCad(cheapest.effective_total)]
  if (!cost || !least || !cost.amount.gt(least.amount)) return null
  const name = rateName(chosen.carrier_name, chosen.service_name)
  return (
    <p className={css.dearer}>
      <Icon name="info" size={14} />
      <span>
        {texts.dearer(name, amountText(subtract(cost, least)))}{' '}
        <TextButton onClick={() => onCheapest(cheapest)}>{texts.useCheapest}</TextButton>
      </span>
    </p>
  )
}

/** Asks the freight service, where one is configured; the sentence of a refusal stands beside the button. */
function Refresh({ placement, of }: { readonly placement: Placement; readonly of: PlansOf }) {
  const client = useQueryClient()
  const { clientId, shipmentId } = of
  const send = useSend(refreshShippingRates)
  const refresh = () =>
    send.mutate(
      { params: { clientId, shipmentId, placementId: placement.id } },
      {
        onSuccess: () =>
          void client.invalidateQueries({ queryKey: endpointKey(listPlans, { params: { clientId, shipmentId } }) }),
      },
    )
  return (
    <>
      {send.error && (
        <span className={css.refused} role="alert">
          {failureText(send.error, freightTexts.refreshRatesFailed)}
        </span>
      )}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<Icon name="refresh" />}
        loading={send.isPending}
        onClick={refresh}
      >
        {texts.refreshRates}
      </Button>
    </>
  )
}
