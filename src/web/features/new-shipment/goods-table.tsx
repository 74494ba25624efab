// The goods of the shipment, line by line, a page of them at a time: the whole of a long list would be slow to type in.

import { ActionIcon, Button } from '@mantine/core'
import { sentence, wordsIn } from '#words/language.ts'
import '@mantine/core/styles/ActionIcon.layer.css'
import { type KeyboardEvent, memo, useState } from 'react'
import type { GoodsProblem } from '#domain/shipment-entry/goods.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { fileProblemText } from '#words/file-problems.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { focusWhenThere } from '../../ui/focus-on.ts'
import { Icon } from '../../ui/icons.tsx'
import { PageNumbers } from '../../ui/page-numbers.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { CountryNames, GoodsCell } from './goods-cell.tsx'
import css from './new-shipment.module.css'
import { type ChangeDraft, type DraftLine, OF_DRAFT, type ShipmentDraft } from './shipment-draft.ts'

const COLUMNS = ['description', 'sku', 'quantity', 'cost_cad', 'country_of_origin'] as const
const LINES_A_PAGE = 50
export const cellId = (key: number, column: string): string => `goods-${key}-${column}`

type Props = {
  readonly lines: readonly DraftLine[]
  readonly problems: readonly GoodsProblem[]
  /** Whether cells that are merely empty are told too: once saving was tried. */
  readonly tried: boolean
  readonly change: ChangeDraft
  readonly page: number
  readonly onPage: (page: number) => void
}

export function GoodsTable({ lines, problems, tried, change, page, onPage }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const pages = Math.max(1, Math.ceil(lines.length / LINES_A_PAGE))
  const at = Math.min(page, pages)
  const from = (at - 1) * LINES_A_PAGE
  const byLine = Map.groupBy(
    problems.filter(({ problem }) => tried || problem.reason !== 'empty'),
    (each) => each.at,
  )
  const units = lines.reduce((sum, { cells }) => sum + (Number(cells.quantity) || 0), 0)
  const add = () =>
    change((draft) => {
      focusWhenThere(cellId(draft.nextKey, 'description'))
      onPage(Math.ceil((draft.lines.length + 1) / LINES_A_PAGE))
      return { ...draft, lines: [...draft.lines, { key: draft.nextKey, cells: {} }], nextKey: draft.nextKey + 1 }
    })
  const goToNext = (event: KeyboardEvent<HTMLOListElement>) => {
    const { key, target, nativeEvent } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || nativeEvent.isComposing) return
    event.preventDefault()
    const at = lines.findIndex((line) => target.id.startsWith(cellId(line.key, '')))
    const below = lines[at + 1]
    if (below) {
      onPage(Math.floor((at + 1) / LINES_A_PAGE) + 1)
      focusWhenThere(cellId(below.key, 'description'))
    } else if (Object.values(lines[at]?.cells ?? {}).some(Boolean)) add()
  }
  return (
    <div>
      <CountryNames />
      <div className={css.headings} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{texts.columns[column]}</span>
        ))}
      </div>
      {/* Enter in a cell goes on to the next line, as in every list that is typed. */}
      <ol className={css.lines} start={from + 1} onKeyDown={goToNext}>
        {lines.slice(from, from + LINES_A_PAGE).map((line, index) => (
          <GoodsRow
            key={line.key}
            line={line}
            number={from + index + 1}
            problems={byLine.get(from + index) ?? NONE}
            tried={tried}
            change={change}
          />
        ))}
      </ol>
      {pages > 1 && <PageNumbers current={at} last={pages} onPage={onPage} />}
      <div className={css.under}>
        <Button leftSection={<Icon name="plus" />} onClick={add}>
          {texts.addLine}
        </Button>
        <span className="sm dim">
          {texts.lines(countIn(language, lines.length))} · {texts.unitsInAll(countIn(language, units))}
        </span>
        {lines.length > 1 && <RemoveAll lines={lines} change={change} />}
      </div>
    </div>
  )
}

const NONE: readonly GoodsProblem[] = []

function RemoveAll({ lines, change }: Pick<Props, 'lines' | 'change'>) {
  const texts = useTexts(en)
  const [before] = useState({ draft: undefined as ShipmentDraft | undefined })
  const removeAll = () => {
    change((draft) => {
      before.draft = draft
      return { ...draft, lines: [{ key: draft.nextKey, cells: {} }], boxes: [], nextKey: draft.nextKey + 1 }
    })
    showToast({
      of: OF_DRAFT,
      text: (language) => wordsIn(language, en).removedMany(countIn(language, lines.length)),
      action: { label: sentence(en, (texts) => texts.takeBack), run: () => change((now) => before.draft ?? now) },
    })
  }
  return (
    <Button variant="subtle" onClick={removeAll}>
      {texts.removeAll}
    </Button>
  )
}

type RowProps = {
  readonly line: DraftLine
  readonly number: number
  readonly problems: readonly GoodsProblem[]
  readonly tried: boolean
  readonly change: ChangeDraft
}

const GoodsRow = memo(function GoodsRow({ line, number, problems, tried, change }: RowProps) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { key, cells } = line
  const set = (column: string, value: string) =>
    change((draft) => ({
      ...draft,
      lines: draft.lines.map((each) =>
        each.key === key ? { ...each, cells: { ...each.cells, [column]: value } } : each,
      ),
    }))
  const errorOf = (column: string) => {
    const found = problems.find((each) => each.column === column)
    return found && fileProblemText(language, found.problem)
  }
  const others = Object.entries(cells).filter(([name, cell]) => cell && !SHOWN.includes(name))
  const wrongOthers = problems.filter(({ column }) => !SHOWN.includes(column))
  return (
    <li className={css.line} aria-label={texts.line(number)}>
      {COLUMNS.map((column) => (
        <div key={column} className={css[column]}>
          <GoodsCell
            id={cellId(key, column)}
            label={texts.cellOf(texts.columns[column] ?? column, number)}
            column={column}
            value={cells[column] ?? ''}
            error={errorOf(column)}
            tried={tried}
            placeholder={column === 'description' && number === 1 ? texts.descriptionExample : undefined}
            onChange={(value) => set(column, value)}
          />
        </div>
      ))}
      <RemoveLine line={line} number={number} change={change} />
      {others.length > 0 && (
        <p className={css.also}>
          {texts.also(others.map(([name, cell]) => `${texts.columns[name] ?? name} ${cell}`).join(' · '))}
        </p>
      )}
      {wrongOthers.map((each) => (
        <p key={each.column} className={css.wrong} role="alert">
          {texts.columns[each.column] ?? each.column}: {fileProblemText(language, each.problem)}{' '}
          <Button size="compact-xs" variant="subtle" onClick={() => set(each.column, '')}>
            {texts.discard}
          </Button>
        </p>
      ))}
    </li>
  )
})

const SHOWN: readonly string[] = COLUMNS

function RemoveLine({ line, number, change }: Pick<RowProps, 'line' | 'number' | 'change'>) {
  const texts = useTexts(en)
  const remove = () => {
    change((draft) => {
      const rest = draft.lines.filter(({ key }) => key !== line.key)
      const lines = rest.length > 0 ? rest : [{ key: draft.nextKey, cells: {} }]
      return { ...draft, lines, nextKey: draft.nextKey + 1 }
    })
    const back = (draft: ShipmentDraft): ShipmentDraft => {
      const lines = draft.lines.filter(({ key }) => key !== line.key)
      return { ...draft, lines: lines.toSpliced(number - 1, 0, line) }
    }
    const name = line.cells.description || line.cells.sku
    showToast({
      of: OF_DRAFT,
      text: sentence(en, (texts) => texts.removed(name || texts.line(number))),
      action: { label: sentence(en, (texts) => texts.takeBack), run: () => change(back) },
    })
  }
  return (
    <ActionIcon
      className={css.remove}
      variant="subtle"
      size="var(--field-height)"
      aria-label={texts.removeLine(number)}
      onClick={remove}
    >
      <Icon name="trash" />
    </ActionIcon>
  )
}
