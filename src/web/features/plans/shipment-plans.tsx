// The FBA plans of a shipment: each with its placement options, of which one is open below.
import { listPlans } from '#contract/staff-shipments.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { PlansOf } from './amounts.ts'
import { PlanView } from './plan-view.tsx'

export function ShipmentPlans(of: PlansOf) {
  const { clientId, shipmentId } = of
  const answer = useEndpoint(listPlans, { params: { clientId, shipmentId } })
  if (answer.isPending) return <Loading sentence={texts.loading} rows={6} widths={[160, 90, 90, 120]} />
  if (!answer.data)
    return (
      <ErrorNotice
        title={freightTexts.loadPlansFailed}
        text={failureText(answer.error, freightTexts.loadPlansFailed)}
        query={answer}
      />
    )
  const plans = answer.data.data
  if (plans.length === 0) return <EmptyState icon="pin" title={texts.none} text={texts.noneHint} />
  return plans.map((plan) => <PlanView key={plan.id} plan={plan} of={of} />)
}
