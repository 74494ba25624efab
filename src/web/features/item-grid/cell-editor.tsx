// The field of the cell that is edited: Enter and Tab take what is typed and move on, Esc gives it up, leaving the field takes it too.

import { Popover } from '@mantine/core'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import '@mantine/core/styles/Popover.layer.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits, keepDigitsAndDots } from '#domain/hts-code.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { choicesFor } from './choices.ts'
import { useGridShared } from './grid-shared.ts'
import css from './item-grid.module.css'

export type EditEnd = (typed: string | undefined, then: 'down' | 'up' | 'right' | 'left' | 'stay' | 'blur') => void

type Props = {
  readonly item: Item
  readonly field: CustomsField
  readonly header: string
  /** What the field starts with. */
  readonly first: string
  /** The field was opened by typing: arrows take the text over and move on, as in a spreadsheet. */
  readonly isTyped: boolean
  readonly saved: string
  readonly onEnd: EditEnd
}

export function CellEditor({ item, field, header, first, isTyped, saved, onEnd }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { makers } = useGridShared()
  const { saves } = useItemDesk()
  const hasList = field === 'countryOfOrigin' || field === 'maker'
  const [begun] = useState(() => kept(field, first))
  const [named, setNamed] = useState(begun)
  const [marked, setMarked] = useState(0)
  const ended = useRef(false)
  const listId = useId()
  const choices = named.trim() !== '' && named !== saved ? choicesFor(language, field, named, makers) : []
  const choice = choices[marked]

  const end: EditEnd = (text, then) => {
    if (ended.current) return
    ended.current = true
    onEnd(text, then)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const asked = askedBy(event, choices.length > 0, isTyped)
    if (!asked) return
    if ('mark' in asked) setMarked((marked + asked.mark + choices.length) % choices.length)
    else end(asked.takes ? (choice?.value ?? event.currentTarget.value) : undefined, asked.way)
    event.preventDefault()
  }
  const type = (input: HTMLInputElement) => {
    const next = kept(field, input.value)
    if (next !== input.value) input.value = next
    saves.keepDraft(item.id, field, next)
    if (!hasList) return
    setNamed(next)
    setMarked(0)
  }
  const input = (
    <input
      {...(hasList ? listedBy(listId, choices.length, choice && marked) : {})}
      // The person has just asked for this field: the focus follows them into it.
      ref={focusAtEnd}
      className={`${css.editor} ${field === 'htsCode' ? 'mono' : ''}`}
      aria-label={texts.editing(item.description, header)}
      autoComplete="off"
      spellCheck={false}
      inputMode={field === 'htsCode' || field === 'costCad' ? 'decimal' : 'text'}
      // The browser alone keeps what stands in it: drawn by a key, it would be drawn twice.
      defaultValue={begun}
      onChange={(event) => type(event.currentTarget)}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, 'blur')}
    />
  )
  if (!hasList) return input
  return (
    <Popover
      opened={choices.length > 0}
      position="bottom-start"
      offset={2}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: css.choices }}
      trapFocus={false}
      returnFocus={false}
    >
      <Popover.Target>{input}</Popover.Target>
      <Popover.Dropdown id={listId} role="listbox" aria-label={texts.choices}>
        <Choices {...{ choices, marked, listId }} onTake={(value) => end(value, 'stay')} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** What says that the field has a list beside it. */
const listedBy = (listId: string, choices: number, marked: number | undefined) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': choices > 0,
  'aria-controls': listId,
  'aria-activedescendant': marked === undefined ? undefined : `${listId}-${marked}`,
})

type Asked = { readonly mark: 1 | -1 } | { readonly takes: boolean; readonly way: Parameters<EditEnd>[1] }

/** What a key asks for; undefined where the field answers it itself. */
function askedBy({ key, shiftKey }: KeyboardEvent, hasChoices: boolean, isTyped: boolean): Asked | undefined {
  const arrow = arrowOf(key)
  if (key === 'Enter') return { takes: true, way: shiftKey ? 'up' : 'down' }
  if (key === 'Tab') return { takes: true, way: shiftKey ? 'left' : 'right' }
  if (key === 'Escape') return { takes: false, way: 'stay' }
  if (arrow && hasChoices) return { mark: arrow }
  return arrow && isTyped ? { takes: true, way: arrow > 0 ? 'down' : 'up' } : undefined
}

type ChoicesProps = {
  readonly choices: ReturnType<typeof choicesFor>
  readonly marked: number
  readonly listId: string
  readonly onTake: (value: string) => void
}

function Choices({ choices, marked, listId, onTake }: ChoicesProps) {
  return choices.map((each, index) => (
    <div
      key={each.value}
      id={`${listId}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === marked}
      className={css.choice}
      onMouseDown={(event) => {
        event.preventDefault()
        onTake(each.value)
      }}
    >
      <b>{each.label}</b> <span className="xs faint">{each.hint}</span>
    </div>
  ))
}

/** The field of a code keeps digits and dots and sets the dots once ten digits are there, as on the card. */
function kept(field: CustomsField, typed: string): string {
  if (field !== 'htsCode') return typed
  const digits = keepDigitsAndDots(typed)
  return htsDigits(digits).length === HTS_CODE_DIGITS ? formatHtsCode(digits) : digits
}

function arrowOf(key: string): 1 | -1 | undefined {
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

function focusAtEnd(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}
