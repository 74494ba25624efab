// The comparison at other values with the same share of duty: at each edge of the value brackets, and at the value asked for.
import { type CarrierFeeTables, compareCarriers, type Delivery } from '#domain/clearance/carrier-fees.ts'
import { atValue, bracketEdges } from '#domain/clearance/carrier-ranges.ts'
import { compare, type Usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/tools.ts'
import { amountIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import css from './fee-result.module.css'

type Props = { readonly tables: CarrierFeeTables; readonly delivery: Delivery }

export function DifferenceTable({ tables, delivery }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const rows = valuesToShow(tables, delivery).flatMap((value) => {
    const found = compareCarriers(tables, atValue(delivery, value))
    return found ? [{ value, found }] : []
  })
  const [first] = rows
  if (!first) return null
  return (
    <Card
      title={texts.movesWithValue}
      aside={<span className="xs faint">{texts.sameShare(delivery.lines, delivery.food)}</span>}
      flush
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.shippingValue}</th>
            {first.found.carriers.map(({ carrier }) => (
              <th key={carrier} scope="col">
                {texts.carriers[carrier]}
              </th>
            ))}
            <th scope="col">{texts.difference}</th>
            <th scope="col">{texts.cheaper}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, found }) => (
            <tr
              key={value.amount.toFixed(2)}
              data-asked={compare(value, delivery.value) === 0 || undefined}
              aria-current={compare(value, delivery.value) === 0 || undefined}
            >
              <th scope="row">{amountIn(language, value)}</th>
              {found.carriers.map((each) => (
                <td key={each.carrier} data-cheaper={each.carrier === found.cheaper?.carrier || undefined}>
                  {amountIn(language, each.total)}
                </td>
              ))}
              <td>{amountIn(language, found.difference)}</td>
              <td>{found.cheaper ? texts.carriers[found.cheaper.carrier] : texts.same}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Edges of the brackets up to the highest value, and the value asked for, rising. */
function valuesToShow(tables: CarrierFeeTables, delivery: Delivery): readonly Usd[] {
  const all = [...bracketEdges(tables, delivery), delivery.value].sort(compare)
  return all.filter((each, index) => index === 0 || compare(each, all[index - 1] ?? each) !== 0)
}
