// One line of the invoice in its fields. Enter goes on to the next line, Alt with an arrow moves the line.
import { type KeyboardEvent, memo, useState } from 'react'
import { keepCountryLetters } from '#domain/countries.ts'
import { keepDigitsAndDots } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import type { GoodsFindings } from '../../api/entry-findings.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { typedIn } from '../../ui/cost-text.ts'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { Icon } from '../../ui/icons.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { changeItem, itemFieldId } from './invoice-draft.ts'
import { type ItemDraft, type ItemField, isBlank, itemProblems, lineTotal, settled } from './item-draft.ts'
import { ItemFieldInput } from './item-field.tsx'
import css from './items.module.css'
import { useCodeCheck } from './use-code-check.ts'
import type { ChangeDraft } from './use-draft.ts'
import type { ItemMoves } from './use-item-moves.ts'

type Props = {
  readonly item: ItemDraft
  /** Its place, from 1. */
  readonly line: number
  readonly isLast: boolean
  /** Somebody asked for the invoice: what is missing counts as wrong from now on. */
  readonly showAll: boolean
  readonly change: ChangeDraft
  readonly moves: ItemMoves
  /** Whether its goods may enter; undefined while that is not known. */
  readonly findings: GoodsFindings | undefined
}

const FIELDS: readonly {
  readonly field: ItemField
  readonly max: number
  readonly numeric?: 'numeric' | 'decimal'
  readonly keep?: (typed: string) => string
}[] = [
  { field: 'description', max: 500 },
  { field: 'quantity', max: 8, numeric: 'numeric', keep: (typed) => typed.replace(/\D/g, '') },
  { field: 'unitPrice', max: 16, numeric: 'decimal' },
  { field: 'origin', max: 60, keep: keepCountryLetters },
  { field: 'htsCode', max: 20, numeric: 'decimal', keep: keepDigitsAndDots },
  { field: 'weight', max: 60 },
  { field: 'dimensions', max: 60 },
  { field: 'maker', max: 300 },
]

export const ItemRow = memo(function ItemRow({ item, line, isLast, showAll, change, moves, findings }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [left, setLeft] = useState<readonly ItemField[]>([])
  const check = useCodeCheck(item.htsCode)
  const problems = itemProblems(language, item).filter(
    ({ field }) => (showAll && !isBlank(item)) || (left.includes(field) && item[field].trim() !== ''),
  )
  const set = (field: ItemField, value: string) =>
    change((draft) => {
      const now = draft.items.find((each) => each.key === item.key)
      return now && now[field] !== value ? changeItem(draft, { ...now, [field]: value }) : draft
    })
  const leave = (field: ItemField) => {
    setLeft(left.includes(field) ? left : [...left, field])
    set(field, settled(field, item[field]))
  }
  const onKeyDown = (field: ItemField) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      moves.next(item.key, field)
    }
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    moves.move(item.key, event.key === 'ArrowUp' ? -1 : 1)
  }
  const noteId = itemFieldId(item.key, 'notes')
  const isWrong = (field: ItemField): boolean =>
    problems.some((problem) => problem.field === field) || (field === 'htsCode' && check.kind === 'invalid')
  return (
    <li className={css.row} aria-label={texts.line(line)}>
      <span className={css.number} aria-hidden="true">
        {line}
      </span>
      {FIELDS.map(({ field, max, numeric, keep }) => (
        <ItemFieldInput
          key={field}
          id={itemFieldId(item.key, field)}
          field={field}
          label={texts.fields[field]}
          line={texts.line(line)}
          value={field === 'unitPrice' ? typedIn(language, item[field]) : item[field]}
          max={max}
          numeric={numeric}
          problemId={isWrong(field) ? noteId : undefined}
          onChange={(typed) => set(field, keep ? keep(typed) : typed)}
          onLeave={() => leave(field)}
          onKeyDown={onKeyDown(field)}
        />
      ))}
      <div className={css.total}>
        <span className={css.label}>{texts.total}</span>
        <span className={css.amount}>
          <MoneyText value={lineTotal(item)} missing={texts.totalUnknown} />
        </span>
      </div>
      <RowButtons item={item} line={line} isLast={isLast} moves={moves} />
      <div className={css.notes} id={noteId}>
        {problems.map((problem) => (
          <p key={problem.field} className={css.problem}>
            <Icon name="warning" size={12} /> {problem.text}
          </p>
        ))}
        {check.kind !== 'none' && check.kind !== 'checking' && <CodeNote kind={check.kind} text={check.text} />}
        {findings && <EntryFindings findings={findings} within />}
      </div>
    </li>
  )
})

function CodeNote({ kind, text }: { readonly kind: 'valid' | 'invalid' | 'failed'; readonly text: string }) {
  if (kind === 'valid')
    return (
      <p className={css.valid}>
        <Icon name="check" size={12} className={css.tick} /> {text}
      </p>
    )
  return (
    <p className={kind === 'invalid' ? css.problem : css.valid}>
      <Icon name="warning" size={12} /> {text}
    </p>
  )
}

function RowButtons({ item, line, isLast, moves }: Pick<Props, 'item' | 'line' | 'isLast' | 'moves'>) {
  const texts = useTexts(en)
  return (
    <div className={css.buttons}>
      <button
        type="button"
        id={itemFieldId(item.key, 'up')}
        className={css.button}
        aria-label={texts.moveUp(line)}
        aria-disabled={line === 1 || undefined}
        onClick={() => moves.move(item.key, -1)}
      >
        <Icon name="chevron-up" />
      </button>
      <button
        type="button"
        id={itemFieldId(item.key, 'down')}
        className={css.button}
        aria-label={texts.moveDown(line)}
        aria-disabled={isLast || undefined}
        onClick={() => moves.move(item.key, 1)}
      >
        <Icon name="chevron-down" />
      </button>
      <button
        type="button"
        className={css.button}
        aria-label={texts.remove(line)}
        onClick={() => moves.remove(item.key)}
      >
        <Icon name="trash" />
      </button>
    </div>
  )
}
