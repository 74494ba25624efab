// From the value of the goods over duties and fees to the landed cost, and the duties law by law.
import { cad, subtract, usd } from '#domain/money.ts'
import { isOpenAbove } from '#domain/tariff/duty-outcome.ts'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { texts as whatIfEn } from '#texts/en/what-if.ts'
import { useTexts } from '../../language/page-language.tsx'
import { StackedBar } from '../../ui/charts/stacked-bar.tsx'
import { Waterfall } from '../../ui/charts/waterfall.tsx'
import type { Costs } from './landed-shares.ts'

type Props = { readonly costs: Costs }

/** What is not in the sums although it will be asked for. */
function openParts(costs: Costs) {
  return {
    duty: costs.excluded.some(({ kind }) => kind !== 'prohibited'),
    deposit: isOpenAbove(costs.range) || costs.findings.some(({ level }) => level === 'deposit'),
  }
}

export function LandedWaterfall({ costs }: Props) {
  const texts = useTexts(en)
  const whatIfTexts = useTexts(whatIfEn)
  const open = openParts(costs)
  const steps = [
    { key: 'goods', label: texts.goods, amount: cad(String(costs.goodsValue.cad)) },
    ...customsSteps(costs, texts),
    ...(open.duty ? [{ key: 'rest', label: texts.dutyNotKnown, amount: undefined }] : []),
    ...(open.deposit ? [{ key: 'deposit', label: whatIfTexts.deposit, amount: undefined }] : []),
    { key: 'brokerage', label: texts.brokerage, amount: cad(String(costs.totals.brokerage.cad)) },
  ]
  return (
    <Waterfall
      title={texts.waterfall}
      names={texts.part}
      steps={steps}
      total={{
        key: 'landed',
        label: costs.isFloor ? texts.landedAtLeast : texts.landedCost,
        amount: cad(String(costs.totals.landed.cad)),
      }}
    />
  )
}

/** Duties and the other customs fees apart; as one where a service outside does not tell them apart. Together they are the total. */
function customsSteps(
  { customsFees, totals, duty }: Costs,
  texts: { readonly duties: string; readonly otherCustomsFees: string; readonly customs: string },
) {
  const customs = cad(String(totals.customs.cad))
  if (!customsFees.some(({ cusma }) => cusma !== null))
    return [{ key: 'customs', label: texts.customs, amount: customs }]
  const duties = cad(String(duty.cad))
  return [
    { key: 'duties', label: texts.duties, amount: duties },
    { key: 'fees', label: texts.otherCustomsFees, amount: subtract(customs, duties) },
  ]
}

export function ShipmentDutyByLaw({ costs }: Props) {
  const texts = useTexts(en)
  const whatIfTexts = useTexts(whatIfEn)
  const open = openParts(costs)
  const lines = costs.customsFees
    .filter(({ cusma, lineAmount }) => cusma !== null && lineAmount > 0)
    .map(({ id, lineDescription, lineAmount, note, heading }) => ({
      key: id,
      label: lineDescription,
      amount: usd(String(lineAmount)),
      detail: [heading, note].filter(Boolean).join(' '),
    }))
  const rest = [
    ...(open.duty ? [{ key: 'rest', label: texts.dutyNotKnown, amount: undefined }] : []),
    ...(open.deposit ? [{ key: 'deposit', label: whatIfTexts.deposit, amount: undefined }] : []),
  ]
  if (lines.length + rest.length === 0) return null
  return (
    <StackedBar
      title={whatIfTexts.byLaw}
      names={whatIfTexts.law}
      parts={[...lines, ...rest]}
      totalLabel={rest.length > 0 ? whatIfTexts.atLeast : whatIfTexts.duty}
    />
  )
}
