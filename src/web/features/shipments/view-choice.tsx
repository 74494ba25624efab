// Over the list: which saved view is shown, and the way to its columns and to the views themselves.
import { Button, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { isSameView, type ListView, WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { texts as en } from '#texts/en/saved-views.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './shipment-filters.module.css'
import type { SavedViews } from './use-saved-views.ts'

const ViewsDialog = lazy(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }))

type Props = { readonly view: ListView; readonly saved: SavedViews; readonly onView: (view: ListView) => void }

const [ALL, PRESENT] = ['all', 'present']

export function ViewChoice({ view, saved, onView }: Props) {
  const texts = useTexts(en)
  const [open, setOpen] = useState(false)
  const { views = [] } = saved
  const shown = views.find((each) => isSameView(each.view, view))
  const unsaved = isSameView(view, WHOLE_LIST) ? ALL : PRESENT
  const value = shown?.id ?? unsaved
  const choose = (chosen: string) => {
    const found = views.find(({ id }) => id === chosen)
    if (found) onView(found.view)
    else if (chosen === ALL) onView(WHOLE_LIST)
  }
  return (
    <>
      {views.length > 0 && (
        <NativeSelect
          className={css.view}
          aria-label={texts.view}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            ...(value === PRESENT ? [{ value: PRESENT, label: texts.present }] : []),
            { value: ALL, label: texts.all },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Button className={css.views} leftSection={<Icon name="eye" />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Suspense>
        {open && <ViewsDialog view={view} saved={saved} onView={onView} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
