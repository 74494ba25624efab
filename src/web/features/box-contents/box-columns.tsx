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

/** What the items of the shipment say that one unit costs, by SKU, CAD; null where they say nothing. */
export type ItemCosts = ReadonlyMap<string, number | null>

/** Kilograms with one decimal at least: 1 reads '1.0', 8.25 reads '8.25', 1019.8 reads '1,019.8'. */
export const kgText = (kg: number): string =>
  kg.toLocaleString('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

const Assumed = ({ children }: { readonly children: string }) => (
  <Tag tone="warn" icon="warning">
    {children}
  </Tag>
)

export const boxColumns = (costs: ItemCosts): readonly Column<Group>[] => [
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
    isNumber: true,
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
      items.length === 0 ? <span className="faint">{texts.empty}</span> : <Contents items={items} costs={costs} />,
  },
]

function Contents({ items, costs }: { readonly items: readonly BoxItem[]; readonly costs: ItemCosts }) {
  return (
    <ul className={css.contents}>
      {items.map((item) => (
        <li key={item.sku}>
          {texts.unitsOf(item.quantity.toLocaleString('en-CA'), item.description ?? item.sku)}
          <span className={css.codes}>
            {texts.sku} <span className="mono">{item.sku}</span> · {texts.asin} <Code value={item.asin} /> ·{' '}
            {texts.fnsku} <Code value={item.fnsku} /> · {texts.cogs} {costOf(item)}
          </span>
          <CostDoubt item={item} costs={costs} />
        </li>
      ))}
    </ul>
  )
}

const Code = ({ value }: { readonly value: string | null }) =>
  value ? <span className="mono">{value}</span> : texts.notKnown

const costOf = ({ cogs }: BoxItem): string => (cogs === null ? texts.notKnown : amountText(cad(decimal(String(cogs)))))

/** The boxes may bring a cost that the item does not have, or another one: papers and duty go by the item's. */
function CostDoubt({ item: { sku, cogs }, costs }: { readonly item: BoxItem; readonly costs: ItemCosts }) {
  const ofItem = costs.get(sku)
  if (cogs === null || ofItem === undefined || ofItem === cogs) return null
  return (
    <span className={css.doubt}>
      {ofItem ? texts.otherCost(amountText(cad(decimal(String(ofItem))))) : texts.costOnlyHere}
    </span>
  )
}
