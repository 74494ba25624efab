// Boxes alike: how many and which, size and weight of one, what each holds. Defaults are marked as assumed.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBoxes } from '#contract/staff-shipments.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { texts } from '#texts/en/staff-boxes.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
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

export function BoxGroup({ group }: { readonly group: Group }) {
  const { number_of_boxes: count, dimensions, weight, assumed, items } = group
  const { length, width, height } = dimensions
  const numbers = numberRuns(group.box_numbers)
  const title = (
    <span className={css.title}>
      {texts.groupTitle(count)}
      <span className={css.numbers}>{texts.numbers(numbers)}</span>
    </span>
  )
  const aside = (
    <span className={css.measures}>
      <span>{texts.size(String(length), String(width), String(height))}</span>
      {assumed.dimensions && <Assumed>{texts.assumedSize}</Assumed>}
      <span>{count === 1 ? texts.kgOne(kgText(weight)) : texts.kgEach(kgText(weight))}</span>
      {assumed.weight && <Assumed>{texts.assumedWeight}</Assumed>}
      {count > 1 && <span className="faint">{texts.kgInAll(kgText(group.total_weight))}</span>}
    </span>
  )
  return (
    <Card flush title={title} aside={aside}>
      {items.length === 0 ? (
        <p className={css.empty}>{texts.empty}</p>
      ) : (
        <DataTable
          label={texts.contentsOf(numbers)}
          columns={COLUMNS}
          rows={items}
          rowKey={(item) => `${numbers} ${item.sku}`}
        />
      )}
    </Card>
  )
}

const Assumed = ({ children }: { readonly children: string }) => (
  <Tag tone="warn" icon="warning">
    {children}
  </Tag>
)

const code = (value: string | null) =>
  value ? <span className="mono">{value}</span> : <span className="faint">{texts.notKnown}</span>

const COLUMNS: readonly Column<BoxItem>[] = [
  {
    key: 'sku',
    header: texts.sku,
    isSubject: true,
    width: '20%',
    cell: (item) => <span className="mono">{item.sku}</span>,
  },
  {
    key: 'description',
    header: texts.description,
    width: '36%',
    cell: (item) => item.description ?? <span className="faint">{texts.notKnown}</span>,
  },
  { key: 'asin', header: texts.asin, phoneLabel: texts.asin, width: '13%', cell: (item) => code(item.asin) },
  { key: 'fnsku', header: texts.fnsku, phoneLabel: texts.fnsku, width: '13%', cell: (item) => code(item.fnsku) },
  {
    key: 'quantity',
    header: texts.unitsABox,
    phoneLabel: texts.unitsABox,
    width: '9%',
    isNumber: true,
    cell: (item) => item.quantity.toLocaleString('en-CA'),
  },
  {
    key: 'cogs',
    header: texts.cogs,
    phoneLabel: texts.cogs,
    width: '9%',
    isNumber: true,
    cell: (item) =>
      item.cogs === null ? (
        <span className="faint">{texts.notKnown}</span>
      ) : (
        amountText(cad(decimal(String(item.cogs))))
      ),
  },
]
