// The field of a day: written as every screen writes days, typed in any form that means one day, or taken from the calendar of
// the browser behind the button.
import { ActionIcon, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { addDays, localDay, parseDate } from '#domain/calendar.ts'
import { readDay } from '#domain/typed-day.ts'
import { texts as en } from '#texts/en/date-field.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './date-field.module.css'
import { Icon } from './icons.tsx'

type Props = {
  readonly label: string
  /** 'YYYY-MM-DD', or what was typed and is no day yet; empty when there is none. */
  readonly value: string
  /** Hears of every change in the form of `value`. */
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** Stands where no day does; left out, an example of how a day is written. */
  readonly whenEmpty?: string
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly className?: string | undefined
  readonly id?: string
  readonly 'aria-describedby'?: string
}

/** The day shown as an example lies this far ahead, so that it is never one that a form would refuse as past. */
const EXAMPLE_DAYS_AHEAD = 7

export function DateField({ label, value, onChange, hint, whenEmpty, error, disabled = false, ...input }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const ownId = useId()
  const id = input.id ?? ownId
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const saved = parseDate(value)
  const shown = typed ?? (saved ? dateIn(language, saved) : value)
  const example = addDays(localDay(new Date()), EXAMPLE_DAYS_AHEAD)
  const written = dateIn(language, example)
  const change = (text: string) => {
    setTyped(text)
    setLeft(false)
    onChange(readDay(text) ?? text.trim())
  }
  const leave = () => {
    setLeft(true)
    if (typed !== undefined && (typed.trim() === '' || readDay(typed))) setTyped(undefined)
  }
  const isNoDay = isLeft && shown.trim() !== '' && !readDay(shown)
  return (
    <TextInput
      {...input}
      id={id}
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={whenEmpty ?? texts.example(written)}
      autoComplete="off"
      maxLength={40}
      disabled={disabled}
      value={shown}
      error={isNoDay ? texts.notADay(written, example) : error}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <Calendar
          label={texts.openCalendar}
          labelOf={`${id}-label`}
          value={saved ?? ''}
          disabled={disabled}
          onPick={(date) => {
            setTyped(undefined)
            setLeft(true)
            onChange(date)
          }}
        />
      }
    />
  )
}

type CalendarProps = {
  readonly label: string
  readonly labelOf: string
  readonly value: string
  readonly disabled: boolean
  readonly onPick: (date: string) => void
}

/** The browser's own calendar, opened by a button: the field it belongs to is hidden, since it writes days its own way. */
function Calendar({ label, labelOf, value, disabled, onPick }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <span className={css.calendar}>
      <input
        ref={picker}
        type="date"
        className={css.picker}
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <ActionIcon
        variant="subtle"
        size={28}
        className={css.open}
        aria-label={label}
        aria-describedby={labelOf}
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" />
      </ActionIcon>
    </span>
  )
}
