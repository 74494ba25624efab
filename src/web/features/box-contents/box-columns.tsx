// The columns of the table of boxes: one row for boxes alike. Defaults are marked as assumed.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBoxes } from '#contract/staff-shipments.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { texts } from '#texts/en/staff-boxes.ts'
import type { Column } from '../../ui/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './box-contents.module.css'
import { numberRuns } from './number-runs.ts'

type Group = AnswerOf<typeof listBoxes>['data']['groups'][number]
type BoxItem = Group['items'][number]

/** Kilograms with one decimal at least: 1 reads '1.0', 8.25 reads '8.25'. */
export function kgText(kg: number): string {
  const exact = decimal(String(kg))
  return exact.eq(exact.round(1)) ? exact.toFixed(1) : exact.toFixed(2)
}

const Assumed = ({ children }: { readonly children: string }) => (
  <Tag tone="warn" icon="warning">
    {children}
  </Tag>
)

export const BOX_COLUMNS: readonly Column<Group>[] = [
  {
    key: 'boxes',
    header: texts.boxes,
    isSubject: true,
    width: '15%',
    cell: ({ number_of_boxes: count, box_numbers: numbers }) => (
      <>
        {texts.groupTitle(count)}
        <span className={css.numbers}>{texts.numbers(numberRuns(numbers))}</span>
      </>
    ),
  },
  {
    key: 'size',
    header: texts.sizeHeader,
    phoneLabel: texts.sizeHeader,
    width: '16%',
    cell: ({ dimensions: { length, width, height }, assumed }) => (
      <span className={css.measure}>
        {texts.size(String(length), String(width), String(height))}
        {assumed.dimensions && <Assumed>{texts.assumedSize}</Assumed>}
      </span>
    ),
  },
  {
    key: 'weight',
    header: texts.weightHeader,
    phoneLabel: texts.weightHeader,
    width: '13%',
    cell: ({ weight, assumed }) => (
      <span className={css.measure}>
        {kgText(weight)}
        {assumed.weight && <Assumed>{texts.assumedWeight}</Assumed>}
      </span>
    ),
  },
  {
    key: 'all',
    header: texts.inAllHeader,
    phoneLabel: texts.inAllHeader,
    isNumber: true,
    width: '9%',
    cell: ({ total_weight: weight }) => kgText(weight),
  },
  {
    key: 'contents',
    header: texts.contents,
    cell: ({ items }) =>
      items.length === 0 ? <span className="faint">{texts.empty}</span> : <Contents items={items} />,
  },
]

function Contents({ items }: { readonly items: readonly BoxItem[] }) {
  return (
    <ul className={css.contents}>
      {items.map((item) => (
        <li key={item.sku}>
          {texts.unitsOf(item.quantity.toLocaleString('en-CA'), item.description ?? item.sku)}
          <span className={css.codes}>
            {texts.sku} <span className="mono">{item.sku}</span> · {texts.asin} <Code value={item.asin} /> ·{' '}
            {texts.fnsku} <Code value={item.fnsku} /> · {texts.cogs} {costOf(item)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Code = ({ value }: { readonly value: string | null }) =>
  value ? <span className="mono">{value}</span> : texts.notKnown

const costOf = ({ cogs }: BoxItem): string => (cogs === null ? texts.notKnown : amountText(cad(decimal(String(cogs)))))
