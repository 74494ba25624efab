// Cards or grid: which view of the items is shown stands in the address, so that a link and Back keep it. Phones have the cards only.
import { useMediaQuery } from '@mantine/hooks'
import { texts as en } from '#texts/en/item-grid.ts'
import { useTexts } from '../language/page-language.tsx'
import { ChoiceSwitch } from '../ui/choice-switch.tsx'
import { useAddress } from '../ui/use-address.ts'
import css from './shipment-view.module.css'

export type ItemsView = 'cards' | 'grid'

type ItemsViewChoice = { readonly view: ItemsView; readonly choose: (view: ItemsView) => void }

export function useItemsView(): ItemsViewChoice {
  const { params, change } = useAddress()
  const onPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const wanted = params.get('view') === 'grid' ? 'grid' : 'cards'
  const choose = (view: ItemsView) =>
    change(
      (now) => {
        if (view === 'grid') now.set('view', 'grid')
        else now.delete('view')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { view: onPhone ? 'cards' : wanted, choose }
}

export function ViewSwitch({ view, choose }: ItemsViewChoice) {
  const texts = useTexts(en)
  return (
    <div className={css.onWide}>
      <ChoiceSwitch
        legend={texts.view}
        value={view}
        options={[
          { value: 'cards', label: texts.cards },
          { value: 'grid', label: texts.grid },
        ]}
        onChange={choose}
      />
    </div>
  )
}
