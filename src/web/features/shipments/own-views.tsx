// The views a person has: renamed, deleted, or made what the list opens with.

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changeView, listSavedViews, removeView } from '#contract/saved-views.ts'
import { LONGEST_VIEW_NAME } from '#domain/shipment/list-view.ts'
import { texts as en } from '#texts/en/saved-views.ts'
import { sentence } from '#words/language.ts'
import { failureSentence } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { focusWhenThere } from '../../ui/focus-on.ts'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { SavedView, SavedViews } from './use-saved-views.ts'
import css from './views-dialog.module.css'

const LIST_ID = 'own-views'

export function OwnViews({ saved: { views = [], error, refetch, isFetching } }: { readonly saved: SavedViews }) {
  const texts = useTexts(en)
  const [renaming, setRenaming] = useState<string>()
  const [said, setSaid] = useState<Said>()
  const change = useSend(changeView)
  const remove = useSend(removeView)
  const outdate = useOutdate()
  const fail = (other: 'notSaved' | 'notRemoved') => (problem: unknown) =>
    setSaid({
      kind: 'failure',
      text: failureSentence(problem, en, (texts) => texts[other]),
    })
  const settled = () => outdate(listSavedViews)
  const alter = (view: SavedView, body: { readonly name?: string; readonly isDefault?: boolean }) => {
    setSaid(undefined)
    const onSuccess = () => {
      if (body.name === undefined) return
      setRenaming(undefined)
      focusWhenThere(renameId(view.id))
    }
    change.mutate({ params: { id: view.id }, body }, { onSuccess, onError: fail('notSaved'), onSettled: settled })
  }
  const drop = ({ id, name }: SavedView) => {
    setSaid(undefined)
    const onSuccess = () => {
      setSaid({ kind: 'success', text: sentence(en, (texts) => texts.removed(name)) })
      focusWhenThere(LIST_ID)
    }
    remove.mutate({ params: { id } }, { onSuccess, onError: fail('notRemoved'), onSettled: settled })
  }
  return (
    <div className={css.part}>
      <h3 id={LIST_ID} tabIndex={-1} className={css.title}>
        {texts.ownTitle}
      </h3>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      {error !== null && <ErrorNotice inline title={texts.loadFailed} onRetry={refetch} retrying={isFetching} />}
      {error === null && views.length === 0 && <p className="sm dim">{texts.ownNone}</p>}
      <ul className={css.views}>
        {views.map((view) =>
          view.id === renaming ? (
            <li key={view.id}>
              <NewName
                view={view}
                isSaving={change.isPending}
                onName={(name) => alter(view, { name })}
                onLeave={() => {
                  setRenaming(undefined)
                  focusWhenThere(renameId(view.id))
                }}
              />
            </li>
          ) : (
            <OwnView
              key={view.id}
              view={view}
              onRename={() => setRenaming(view.id)}
              onDefault={() => alter(view, { isDefault: !view.isDefault })}
              onRemove={() => drop(view)}
            />
          ),
        )}
      </ul>
    </div>
  )
}

const renameId = (id: string): string => `rename-view-${id}`

type ViewProps = {
  readonly view: SavedView
  readonly onRename: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
}

function OwnView({ view: { id, name, isDefault }, onRename, onDefault, onRemove }: ViewProps) {
  const texts = useTexts(en)
  const turn = isDefault ? texts.dropDefault : texts.makeDefault
  return (
    <li>
      <span className={css.name}>
        {name} {isDefault && <Tag tone="info">{texts.isDefault}</Tag>}
      </span>
      <span className={css.acts}>
        <TextButton id={renameId(id)} label={texts.of(texts.rename, name)} onClick={onRename}>
          {texts.rename}
        </TextButton>
        <TextButton label={texts.of(turn, name)} onClick={onDefault}>
          {turn}
        </TextButton>
        <TextButton label={texts.of(texts.remove, name)} onClick={onRemove}>
          {texts.remove}
        </TextButton>
      </span>
    </li>
  )
}

type NameProps = {
  readonly view: SavedView
  readonly isSaving: boolean
  readonly onName: (name: string) => void
  readonly onLeave: () => void
}

function NewName({ view, isSaving, onName, onLeave }: NameProps) {
  const texts = useTexts(en)
  const [name, setName] = useState(view.name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() !== '' && !isSaving) onName(name.trim())
  }
  return (
    <form className={css.rename} onSubmit={submit} noValidate>
      <TextInput
        autoFocus
        aria-label={texts.of(texts.rename, view.name)}
        maxLength={LONGEST_VIEW_NAME}
        value={name}
        error={isEmpty && texts.nameMissing}
        onChange={(event) => {
          setEmpty(false)
          setName(event.currentTarget.value)
        }}
      />
      <Button type="submit" loading={isSaving}>
        {texts.keepName}
      </Button>
      <Button variant="subtle" onClick={onLeave}>
        {texts.leaveName}
      </Button>
    </form>
  )
}
