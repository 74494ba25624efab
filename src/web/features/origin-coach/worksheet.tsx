// Value content worked out line by line: the base, each material from elsewhere, what is left, the percent and what is asked for.
import { decimal } from '#domain/money.ts'
import { decimalIn, labelledIn } from '#words/local-text.ts'
import { sumLabels, sumResult } from '#words/origin.ts'
import { useLanguage } from '../../language/page-language.tsx'
import css from './origin-coach.module.css'
import type { Decided } from './use-live-decision.ts'

type Sum = Decided['attempts'][number]['sums'][number]
type Props = { readonly sum: Sum; readonly currency: string; readonly nameOf: (material: string) => string }

export function Worksheet({ sum, currency, nameOf }: Props) {
  const language = useLanguage()
  const labels = sumLabels(language, sum.method)
  const { title, percent, word } = sumResult(language, sum)
  const amount = (value: string | null) =>
    value === null ? labels.notKnown : decimalIn(language, decimal(value).toFixed(2))
  const rest = sum.of !== null && sum.foreign !== null ? decimal(sum.of).minus(sum.foreign).toFixed() : null
  return (
    <table className={css.sheet}>
      <caption className="visually-hidden">{`${title}, ${currency}`}</caption>
      <tbody>
        <Row label={`${labels.base}, ${currency}`} value={amount(sum.of)} />
        {sum.terms.map(({ material, value }) => (
          <Row key={material} label={nameOf(material)} value={`− ${amount(value)}`} />
        ))}
        <Row label={labels.foreign} value={amount(sum.foreign)} />
        <Row label={labels.rest} value={amount(rest)} />
        <tr data-total>
          <th scope="row">{labelledIn(language, title, word)}</th>
          <td>{percent}</td>
        </tr>
      </tbody>
    </table>
  )
}

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{value}</td>
  </tr>
)
