// One amount made of parts: a bar of pieces beside each other, with its key. A part that is not known stands hatched at the end.
import { useId, useState } from 'react'
import { texts as en } from '#texts/en/charts.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { ChartKey } from './chart-key.tsx'
import { amountOrUnknown, type ChartPart, knownTotal, lengthOf, partText, shareText } from './chart-part.ts'
import css from './charts.module.css'
import { chartId, Fills, fillOf, toneAt } from './fills.tsx'

type Props = {
  readonly title: string
  /** Over the names in the table: 'Law'. */
  readonly names: string
  readonly parts: readonly ChartPart[]
  /** Of the last row: 'Duty', or 'At least' where a part is not known. */
  readonly totalLabel: string
}

/** Width of a piece whose amount nobody knows, in percent. */
const UNKNOWN_WIDTH = 12

export function StackedBar({ title, names, parts, totalLabel }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const id = chartId(useId())
  const [picked, setPicked] = useState<string>()
  const filled = parts.map((part, at) => ({ ...part, fill: part.amount ? toneAt(at) : ('unknown' as const) }))
  const total = knownTotal(parts)
  const whole = { key: 'total', label: totalLabel, amount: total }
  const said = [...parts, whole].map((each) => partText(language, each)).join('; ')
  return (
    <ChartFrame
      title={title}
      summary={texts.summary(title, said)}
      picture={
        <svg className={css.bar} width="100%" height="26" aria-hidden="true">
          <Fills id={id} />
          {piecesOf(filled).map(({ key, fill, from, width }) => (
            <rect
              key={key}
              x={`${from}%`}
              y="3"
              width={`${width}%`}
              height="20"
              fill={fillOf(id, fill)}
              className={css.mark}
              data-fill={fill}
              data-picked={key === picked || undefined}
              onPointerEnter={() => setPicked(key)}
            />
          ))}
        </svg>
      }
      table={{
        head: [names, texts.amount, texts.share],
        rows: [...parts, { ...whole, isTotal: true }].map(({ key, label, amount, ...rest }) => ({
          key,
          name: label,
          cells: [amountOrUnknown(language, amount), shareText(language, amount, total) ?? texts.notKnown],
          ...('isTotal' in rest ? { isTotal: true } : {}),
        })),
      }}
    >
      <ChartKey id={id} title={title} parts={filled} picked={picked} onPick={setPicked} />
    </ChartFrame>
  )
}

/** Where each piece begins and how wide it is, in percent; parts of nothing have none. */
function piecesOf<Part extends ChartPart>(parts: readonly Part[]) {
  const unknown = parts.filter(({ amount }) => !amount).length
  const room = 100 - Math.min(unknown * UNKNOWN_WIDTH, 60)
  const total = knownTotal(parts)
  const ordered = [...parts.filter(({ amount }) => amount), ...parts.filter(({ amount }) => !amount)]
  let from = 0
  return ordered.flatMap((part) => {
    const width = part.amount ? (lengthOf(part.amount, total) * room) / 100 : (100 - room) / unknown
    const piece = { ...part, from, width }
    from += width
    return width > 0 ? [piece] : []
  })
}
