// A statement of clearance costs: customs fees, brokerage, one total with the double rule. USD is what customs counts, CAD what the client pays.
import { cad, usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/estimate.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import type { Language } from '#words/language.ts'
import { amountIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './cost-statement.module.css'
import { Tag } from './tag.tsx'

type StatementLine = {
  readonly id: string
  readonly lineDescription: string
  /** USD. */
  readonly lineAmount: number
  readonly lineAmountCad: number
  readonly note: string
  readonly heading: string | null
  /** What a CUSMA claim does to a duty; null on fees. */
  readonly cusma: 'lifted-by-claim' | 'not-lifted' | 'not-concerned' | null
}

type Amounts = { readonly usd: number; readonly cad: number }
type Section = {
  readonly title: string
  /** A word beside the title: 'Example schedule'. */
  readonly mark?: string | undefined
  readonly lines: readonly StatementLine[]
  readonly totalLabel: string
  readonly total: Amounts
}

type Props = {
  readonly label: string
  readonly sections: readonly Section[]
  readonly totalLabel: string
  readonly total: Amounts
}

export const usdText = (language: Language, amount: number): string => amountIn(language, usd(String(amount)))
export const cadText = (language: Language, amount: number): string => amountIn(language, cad(String(amount)))

export function CostStatement({ label, sections, totalLabel, total }: Props) {
  const language = useLanguage()
  return (
    <div className={css.frame}>
      <table className={css.statement} aria-label={label}>
        {sections.map((section) => (
          <SectionRows key={section.title} section={section} />
        ))}
        <tfoot>
          <tr className={css.grand}>
            <th scope="row">{totalLabel}</th>
            <td data-usd="">{usdText(language, total.usd)}</td>
            <td>{cadText(language, total.cad)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function SectionRows({ section }: { readonly section: Section }) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <tbody>
      <tr className={css.head}>
        <th scope="col">
          {section.title} {section.mark && <Tag tone="warn">{section.mark}</Tag>}
        </th>
        <th scope="col">{texts.usd}</th>
        <th scope="col">{texts.cad}</th>
      </tr>
      {section.lines.map((line) => (
        <tr key={`${line.id} ${line.lineDescription}`}>
          <Words line={line} />
          <td data-usd="">{usdText(language, line.lineAmount)}</td>
          <td>{cadText(language, line.lineAmountCad)}</td>
        </tr>
      ))}
      <tr className={css.sum}>
        <th scope="row">{section.totalLabel}</th>
        <td data-usd="">{usdText(language, section.total.usd)}</td>
        <td>{cadText(language, section.total.cad)}</td>
      </tr>
    </tbody>
  )
}

function Words({ line }: { readonly line: StatementLine }) {
  const itemTexts = useTexts(itemEn)
  return (
    <th scope="row">
      {line.lineDescription}{' '}
      {line.cusma === 'lifted-by-claim' && (
        <span className={css.may}>
          <Tag tone="info">{itemTexts.mayNotApplyWithCusma}</Tag>
        </span>
      )}
      <span className={css.note}>
        {line.heading && <span className="mono">{line.heading} </span>}
        {line.note}
      </span>
    </th>
  )
}
