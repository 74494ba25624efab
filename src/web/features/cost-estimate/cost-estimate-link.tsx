// Leads from a shipment to what clearing it costs, once every item has what an estimate needs.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { usePlaces } from '../../api/places.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './cost-estimate.module.css'

type Props = { readonly shipmentId: string; readonly isComplete: boolean }

export function CostEstimateLink({ shipmentId, isComplete }: Props) {
  const clearanceTexts = useTexts(clearanceEn)
  const texts = useTexts(en)
  const places = usePlaces()
  return (
    <Card title={texts.title} label={texts.title}>
      <div className={css.panel}>
        <p className="sm dim">{isComplete ? texts.hint : clearanceTexts.allItemsNeeded}</p>
        {isComplete ? (
          <Button component={Link} to={places.estimate(shipmentId)} leftSection={<Icon name="document" />}>
            {texts.estimate}
          </Button>
        ) : (
          <ActionButton
            leftSection={<Icon name="document" />}
            disabledReason={clearanceTexts.allItemsNeeded}
            reasonShownElsewhere
          >
            {texts.estimate}
          </ActionButton>
        )}
        <Link to={places.whatIf(shipmentId)} className="sm">
          {texts.whatIf}
        </Link>
      </div>
    </Card>
  )
}
