// Beside the statement: per unit, share of value, the shipments, the kind of entry, and merged against separate.
import { Link } from 'react-router'
import { texts as estimateEn } from '#texts/en/estimate.ts'
import { texts as en } from '#texts/en/merged-estimate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { usePlaces } from '../../api/places.ts'
import { useProviderEmail } from '../../api/provider-email.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { cadText } from '../../ui/cost-statement.tsx'
import { FormalEntry, Remarks } from '../../ui/estimate-remarks.tsx'
import { Comparison } from './comparison.tsx'
import type { Estimate } from './estimate-call.ts'
import css from './merged-estimate.module.css'

export function MergedFacts({ estimate }: { readonly estimate: Estimate }) {
  const language = useLanguage()
  const estimateTexts = useTexts(estimateEn)
  const { feesPerUnitCad, percentOfValue } = estimate
  const contact = useProviderEmail()
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{estimate.isFloor ? estimateTexts.perUnitFloor : estimateTexts.perUnit}</dt>
          <dd>
            {feesPerUnitCad === null
              ? estimateTexts.notKnown
              : estimateTexts.cadAmount(cadText(language, feesPerUnitCad))}
          </dd>
        </div>
        <div>
          <dt>{estimateTexts.shareOfValue}</dt>
          <dd>{percentOfValue === null ? estimateTexts.notKnown : estimateTexts.percent(percentOfValue.toFixed(2))}</dd>
        </div>
      </dl>
      <Shipments estimate={estimate} />
      <FormalEntry facts={estimate} contact={contact} />
      <Comparison comparison={estimate.comparison} />
      <Remarks facts={estimate} placed={['one-clearance-assumed']} />
    </>
  )
}

function Shipments({ estimate }: { readonly estimate: Estimate }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { shipments, summary } = estimate
  const places = usePlaces()
  return (
    <table className={css.table} aria-label={texts.shipment}>
      <thead>
        <tr>
          <th scope="col">{texts.shipment}</th>
          <th scope="col">{texts.units}</th>
          <th scope="col">{texts.valueCad}</th>
        </tr>
      </thead>
      <tbody>
        {shipments.map((each) => (
          <tr key={each.id}>
            <th scope="row">
              <Link to={places.shipment(each.id)} className="mono">
                {each.reference}
              </Link>
              {each.entryType === 'formal' && <span className={css.alone}>{texts.formalAlone}</span>}
            </th>
            <td>{countIn(language, each.total_items)}</td>
            <td>{valueText(language, each.total_value_cad)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.sum}>
          <th scope="row">{texts.total}</th>
          <td>{countIn(language, summary.total_items)}</td>
          <td>{valueText(language, summary.total_value_cad)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Goods are never worth nothing: a sum of zero means that no cost is known. */
const valueText = (language: Language, value: number): string => {
  const texts = wordsIn(language, en)
  return value === 0 ? texts.costMissing : cadText(language, value)
}
