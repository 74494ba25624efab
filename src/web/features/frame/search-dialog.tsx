// One field and what it finds, by kind: arrow keys move through all of it, Enter opens, Esc closes.
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { texts as en } from '#texts/en/search.ts'
import { failureText } from '../../api/failures.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './search-dialog.module.css'

export type Hit = { readonly key: string; readonly label: string; readonly detail?: string; readonly open: () => void }
export type HitGroup = { readonly title: string; readonly hits: readonly Hit[] }

type Props = {
  readonly title: string
  readonly hint: string
  /** Said where nothing is found for what was typed. */
  readonly nothing: (typed: string) => string
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly groups: readonly HitGroup[]
  /** Whether `groups` is the answer to `typed`. */
  readonly isAnswered: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function SearchDialog(props: Props) {
  const { title, hint, nothing, typed, onTyped, groups, isAnswered, error, onRetry, onClose } = props
  const texts = useTexts(en)
  const listId = useId()
  const [at, setAt] = useState(0)
  const shown = groups.filter(({ hits }) => hits.length > 0)
  const hits = shown.flatMap((group) => group.hits)
  const active = hits[Math.min(at, hits.length - 1)]
  const idOf = (hit: Hit) => `${listId}-${hit.key}`
  const open = (hit: Hit) => {
    onClose()
    hit.open()
  }
  const setEarly = useEarlyEnter(isAnswered, () => active && open(active))
  const moveTo = (next: number) => {
    const hit = hits[next]
    if (!hit) return
    setAt(next)
    document.getElementById(idOf(hit))?.scrollIntoView({ block: 'nearest' })
  }
  const onKey = (event: KeyboardEvent) => {
    const now = Math.min(at, hits.length - 1)
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (now + 1) % hits.length,
      ArrowUp: (now - 1 + hits.length) % hits.length,
    }
    const next = moves[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) moveTo(next)
    else if (!isAnswered && typed.trim() !== '') setEarly(true)
    else if (active) open(active)
  }
  return (
    <Dialog title={title} subtitle={texts.keys} onClose={onClose}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? listId : undefined}
        aria-activedescendant={active && idOf(active)}
        aria-autocomplete="list"
        autoComplete="off"
        label={texts.label}
        placeholder={hint}
        leftSection={<Icon name="search" />}
        maxLength={120}
        value={typed}
        onChange={(event) => {
          setAt(0)
          setEarly(false)
          onTyped(event.currentTarget.value)
        }}
        onKeyDown={onKey}
      />
      <p className={css.said} role="status">
        {isAnswered && (hits.length > 0 ? texts.found(hits.length) : nothing(typed.trim()))}
      </p>
      {error !== null && error !== undefined && (
        <ErrorNotice inline title={failureText(error, texts.failed)} onRetry={onRetry} />
      )}
      {hits.length > 0 && (
        <div id={listId} role="listbox" aria-label={title} className={css.hits}>
          {shown.map((group) => (
            <Hits key={group.title} group={group} active={active} idOf={idOf} onOpen={open} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** Who types fast presses Enter before the answer has come: what it finds first is opened then. */
function useEarlyEnter(isAnswered: boolean, openFirst: () => void) {
  const [isEarly, setEarly] = useState(false)
  const come = useEffectEvent(() => {
    setEarly(false)
    openFirst()
  })
  useEffect(() => {
    if (isEarly && isAnswered) come()
  }, [isEarly, isAnswered])
  return setEarly
}

type HitsProps = {
  readonly group: HitGroup
  readonly active: Hit | undefined
  readonly idOf: (hit: Hit) => string
  readonly onOpen: (hit: Hit) => void
}

/** The options are reached from the field, which keeps the focus. */
function Hits({ group, active, idOf, onOpen }: HitsProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={css.title}>
        {group.title}
      </div>
      {group.hits.map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={hit.key}
          id={idOf(hit)}
          role="option"
          tabIndex={-1}
          aria-selected={hit === active}
          className={css.hit}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(hit)}
        >
          <span>{hit.label}</span>
          {hit.detail && <span className={css.detail}>{hit.detail}</span>}
        </div>
      ))}
    </div>
  )
}
