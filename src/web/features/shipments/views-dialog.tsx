// The columns of the list, and the person's own views: one saved out of what is shown, those there are renamed, deleted, opened with.

import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { listSavedViews, saveView } from '#contract/saved-views.ts'
import { LIST_COLUMNS, type ListView, LONGEST_VIEW_NAME } from '#domain/shipment/list-view.ts'
import { texts as en } from '#texts/en/saved-views.ts'
import { sentence } from '#words/language.ts'
import { failureSentence } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import { OwnViews } from './own-views.tsx'
import type { SavedViews } from './use-saved-views.ts'
import css from './views-dialog.module.css'

type Props = {
  readonly view: ListView
  readonly saved: SavedViews
  readonly onView: (view: ListView) => void
  readonly onClose: () => void
}

export function ViewsDialog({ view: shown, saved, onView, onClose }: Props) {
  const texts = useTexts(en)
  /** A box is ticked at once; the list follows. */
  const [hidden, setHidden] = useState(shown.hidden)
  const view = { ...shown, hidden }
  const hide = (column: (typeof LIST_COLUMNS)[number], isHidden: boolean) => {
    const wanted = LIST_COLUMNS.filter((each) => (each === column ? isHidden : hidden.includes(each)))
    setHidden(wanted)
    onView({ ...view, hidden: wanted })
  }
  const footer = (
    <Button variant="filled" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Dialog title={texts.open} onClose={onClose} footer={footer} width={560}>
      <div className={css.parts}>
        <fieldset className={css.part}>
          <legend className={css.title}>{texts.columnsTitle}</legend>
          <div className={css.columns}>
            {LIST_COLUMNS.map((column) => (
              <Checkbox
                key={column}
                label={texts.columns[column]}
                checked={!view.hidden.includes(column)}
                onChange={(event) => hide(column, !event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
        {saved.views && (
          <>
            <SaveView view={view} />
            <OwnViews saved={saved} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function SaveView({ view }: { readonly view: ListView }) {
  const texts = useTexts(en)
  const [name, setName] = useState('')
  const [asDefault, setAsDefault] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const [said, setSaid] = useState<Said>()
  const save = useSend(saveView)
  const outdate = useOutdate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaid(undefined)
    setEmpty(name.trim() === '')
    if (name.trim() === '' || save.isPending) return
    save.mutate(
      { body: { name: name.trim(), view: { ...view, hidden: [...view.hidden] }, isDefault: asDefault } },
      {
        onSuccess: () => {
          setSaid({ kind: 'success', text: sentence(en, (texts) => texts.saved(name.trim())) })
          setName('')
          setAsDefault(false)
        },
        onError: (error) =>
          setSaid({
            kind: 'failure',
            text: failureSentence(error, en, ({ notSaved }) => notSaved),
          }),
        onSettled: () => outdate(listSavedViews),
      },
    )
  }
  return (
    <form className={css.part} onSubmit={submit} noValidate>
      <h3 className={css.title}>{texts.saveTitle}</h3>
      <p className="sm dim">{texts.saveNote}</p>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      <TextInput
        label={texts.name}
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        error={isEmpty && texts.nameMissing}
        onChange={(event) => {
          setEmpty(false)
          setName(event.currentTarget.value)
        }}
      />
      <Checkbox
        label={texts.asDefault}
        checked={asDefault}
        onChange={(event) => setAsDefault(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
