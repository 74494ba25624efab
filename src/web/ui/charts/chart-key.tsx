// The key of a chart: what each pattern stands for, with its amount. One stop of the Tab key; arrows go along, Enter or a tap picks.
import { type KeyboardEvent, useRef } from 'react'
import { texts as en } from '#texts/en/charts.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { amountOrUnknown, type ChartPart } from './chart-part.ts'
import css from './charts.module.css'
import { type ChartFill, Swatch } from './fills.tsx'

type Props = {
  readonly id: string
  readonly title: string
  readonly parts: readonly (ChartPart & { readonly fill: ChartFill })[]
  readonly picked: string | undefined
  /** undefined picks none. */
  readonly onPick: (key: string | undefined) => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function ChartKey({ id, title, parts, picked, onPick }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const list = useRef<HTMLDivElement>(null)
  const detail = parts.find(({ key }) => key === picked)?.detail
  const stop = picked ?? parts[0]?.key
  const move = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = parts.findIndex(({ key }) => key === stop)
    if (!by) return
    event.preventDefault()
    const next = (at + by + buttons.length) % buttons.length
    onPick(parts[next]?.key)
    buttons[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="toolbar" aria-label={texts.key(title)} className={css.key} onKeyDown={move}>
        {parts.map((part) => (
          <button
            key={part.key}
            type="button"
            tabIndex={part.key === stop ? 0 : -1}
            aria-pressed={part.key === picked}
            className={css.entry}
            onClick={() => onPick(part.key === picked ? undefined : part.key)}
          >
            <Swatch id={id} fill={part.fill} />
            <span className={css.name}>{part.label}</span>
            <span className={css.amount} data-unknown={part.amount ? undefined : ''}>
              {amountOrUnknown(language, part.amount)}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className={css.detail}>
        {detail}
      </p>
    </>
  )
}
