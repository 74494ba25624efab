// Merged against separate, cost by cost. Merging can cost more: three informal entries can be cheaper than one formal one (decisions h).
import { usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/merged-estimate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { PairedBars } from '../../ui/charts/paired-bars.tsx'
import { usdText } from '../../ui/cost-statement.tsx'
import type { Estimate } from './estimate-call.ts'
import css from './merged-estimate.module.css'
import { separateText } from './separate-text.ts'

export function Comparison({ comparison }: Pick<Estimate, 'comparison'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { rows, separateTotal, mergedTotal, saving } = comparison
  return (
    <section aria-label={texts.mergedAgainstSeparate}>
      <h3>{texts.mergedAgainstSeparate}</h3>
      <p className="xs faint">{texts.comparisonHint}</p>
      <table className={css.table} aria-label={texts.mergedAgainstSeparate}>
        <thead>
          <tr>
            <th scope="col">{texts.cost}</th>
            <th scope="col">{texts.separate}</th>
            <th scope="col">{texts.merged}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.description}</th>
              <td className={css.workings}>{separateText(language, row.separate, row.separateTotal)}</td>
              <td>{usdText(language, row.merged)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.sum}>
            <th scope="row" className={saving > 0 ? css.saves : undefined}>
              {savingText(language, saving)}
            </th>
            <td>{usdText(language, separateTotal)}</td>
            <td>{usdText(language, mergedTotal)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={css.picture}>
        <PairedBars
          title={texts.picture}
          names={texts.cost}
          sides={[texts.separate, texts.merged]}
          pairs={[
            ...rows.filter(isAsked).map((row) => ({
              key: row.id,
              label: row.description,
              one: usd(String(row.separateTotal)),
              other: usd(String(row.merged)),
            })),
            {
              key: 'total',
              label: texts.total,
              one: usd(String(separateTotal)),
              other: usd(String(mergedTotal)),
              isTotal: true,
            },
          ]}
        />
      </div>
    </section>
  )
}

/** What costs nothing either way has no bar. */
const isAsked = (row: Estimate['comparison']['rows'][number]): boolean => row.separateTotal !== 0 || row.merged !== 0

export function savingText(language: Language, saving: number): string {
  const texts = wordsIn(language, en)
  if (saving === 0) return texts.same
  return saving > 0 ? texts.saves(usdText(language, saving)) : texts.costsMore(usdText(language, -saving))
}
