// The customs fields of an open item: origin, cost, code with its candidates and agencies, maker. Each saves itself.

import { useSyncExternalStore } from 'react'
import { isNorthAmerican } from '#domain/countries.ts'
import { texts as en } from '#texts/en/item.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { usePlaces } from '../../api/places.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { CoachLink } from '../../ui/coach-link.tsx'
import { HeldBack } from '../../ui/held-back.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { Candidates } from './candidates.tsx'
import { CodeField } from './code-field.tsx'
import { CostField } from './cost-field.tsx'
import css from './item-form.module.css'
import { MakerField } from './maker-field.tsx'
import { OriginField } from './origin-field.tsx'
import { PgaPanel } from './pga-panel.tsx'
import { TakeOut } from './take-out.tsx'
import { useClassification } from './use-classification.ts'

export function ItemForm({ item }: { readonly item: Item }) {
  const texts = useTexts(en)
  const { saves, shipmentId, isSample } = useItemDesk()
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const drops = useSyncExternalStore(saves.subscribe, saves.returned.drops)
  const run = useClassification(item)
  useShortcuts(viewOnly ? [] : [{ key: 'c', label: texts.classify, run: () => void run.classify() }])
  const classify = (
    <ActionButton leftSection={<Icon name="spark" />} loading={run.isRunning} onClick={() => void run.classify()}>
      {run.classification ? texts.classifyAgain : texts.classify}
    </ActionButton>
  )
  return (
    <div key={drops} className={css.form}>
      <HeldBack when={viewOnly}>
        <div className={css.grid2}>
          <div>
            <OriginField item={item} />
            {!isSample && isNorthAmerican(item.countryOfOrigin ?? '') && (
              <CoachLink to={places.origin(item.asin ?? item.sku, shipmentId)} />
            )}
          </div>
          <CostField item={item} />
        </div>
        <CodeField item={item} action={classify} />
        <Candidates item={item} run={run} />
        <PgaPanel item={item} />
        <MakerField item={item} />
        <p className={css.foot}>
          <TakeOut item={item} />
        </p>
      </HeldBack>
    </div>
  )
}
