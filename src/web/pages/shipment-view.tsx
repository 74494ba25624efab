// Cards or grid: which view of the items is shown stands in the address, so that a link and Back keep it. Phones have the cards only.
import { useMediaQuery } from '@mantine/hooks'
import { useSearchParams } from 'react-router'
import { texts as en } from '#texts/en/item-grid.ts'
import { useTexts } from '../language/page-language.tsx'
import { ChoiceSwitch } from '../ui/choice-switch.tsx'
import css from './shipment-view.module.css'

export type ItemsView = 'cards' | 'grid'

type ItemsViewChoice = { readonly view: ItemsView; readonly choose: (view: ItemsView) => void }

export function useItemsView(): ItemsViewChoice {
  const [search, setSearch] = useSearchParams()
  const onPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const wanted = search.get('view') === 'grid' ? 'grid' : 'cards'
  const choose = (view: ItemsView) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old)
        if (view === 'grid') next.set('view', 'grid')
        else next.delete('view')
        return next
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
