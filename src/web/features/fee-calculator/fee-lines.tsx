// UPS and FedEx as lines over the value of the delivery, and in words where one becomes cheaper than the other.
import { type CarrierFeeTables, compareCarriers, type Delivery } from '#domain/clearance/carrier-fees.ts'
import { atValue, bracketEdges, type CarrierRange, carrierRanges } from '#domain/clearance/carrier-ranges.ts'
import { compare, decimal, type Usd, usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/tools.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { moneyIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { CrossingLines } from '../../ui/charts/crossing-lines.tsx'

type Props = { readonly tables: CarrierFeeTables; readonly delivery: Delivery }

const STEPS = 20

export function FeeLines({ tables, delivery }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const ranges = carrierRanges(tables, delivery)
  const points = valuesShown(tables, delivery).flatMap((at) => {
    const found = compareCarriers(tables, atValue(delivery, at))
    return found ? [{ at, amounts: found.carriers.map(({ total }) => total) }] : []
  })
  if (points.length < 2 || ranges.length === 0) return null
  return (
    <Card title={texts.linesTitle}>
      <CrossingLines
        title={texts.linesTitle}
        titleShown
        crossing={rangesText(language, ranges)}
        along={texts.shippingValue}
        lines={tables.carriers.map(({ carrier }) => texts.carriers[carrier])}
        points={points}
        crossings={ranges.slice(0, -1).map(({ until }) => until)}
        readFirst={delivery.value}
      />
    </Card>
  )
}

/** Each range as a sentence. */
function rangesText(language: Language, ranges: readonly CarrierRange[]): string {
  const texts = wordsIn(language, en)
  const [only] = ranges
  if (only && ranges.length === 1)
    return only.cheaper ? texts.alwaysCheaper(texts.carriers[only.cheaper]) : texts.alwaysSame
  return ranges
    .map(({ from, until, cheaper }, at) => {
      const [low, high] = [moneyIn(language, ranges[at - 1]?.until ?? from), moneyIn(language, until)]
      if (!cheaper) return texts.sameBetween(moneyIn(language, from), high)
      if (at === 0) return texts.cheaperUpTo(texts.carriers[cheaper], high)
      return at === ranges.length - 1
        ? texts.cheaperAbove(texts.carriers[cheaper], low)
        : texts.cheaperBetween(texts.carriers[cheaper], low, high)
    })
    .join(' ')
}

/** Both sides of each edge of the brackets, so that a step is drawn upright, and steps between. */
function valuesShown(tables: CarrierFeeTables, delivery: Delivery): readonly Usd[] {
  const edges = bracketEdges(tables, delivery).flatMap((edge) => [edge, usd(edge.amount.plus('0.01'))])
  const step = tables.maximumValue.amount.div(decimal(String(STEPS)))
  const steps = Array.from({ length: STEPS }, (_, at) => usd(step.times(String(at + 1))))
  const all = [usd('0.01'), ...edges, ...steps, delivery.value]
    .filter((each) => compare(each, tables.maximumValue) <= 0)
    .sort(compare)
  return all.filter((each, index) => index === 0 || compare(each, all[index - 1] ?? each) !== 0)
}
