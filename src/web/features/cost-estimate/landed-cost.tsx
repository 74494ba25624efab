// Landed cost: how it builds up, then goods, customs and brokerage in all, a unit and as a share of the value.
import { texts as en } from '#texts/en/cost-estimate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import css from './cost-estimate.module.css'
import { type Costs, type LandedPart, landedParts } from './landed-shares.ts'
import { LandedWaterfall } from './landed-waterfall.tsx'

const namesIn = (language: Language): Readonly<Record<LandedPart['key'], string>> => {
  const texts = wordsIn(language, en)
  return {
    goods: texts.goods,
    customs: texts.customs,
    brokerage: texts.brokerage,
    landed: texts.landedCost,
  }
}

export function LandedCost({ costs, units }: { readonly costs: Costs; readonly units: number }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [goods, customs, brokerage, landed] = landedParts(language, costs, units)
  const parts = [goods, customs, brokerage]
  return (
    <section aria-label={texts.landedCost}>
      <LandedWaterfall costs={costs} />
      <table className={css.landed} aria-label={texts.landedCost}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.totalCad}</th>
            <th scope="col">{texts.unitCad}</th>
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.key} part={part} />
          ))}
        </tbody>
        <tfoot>
          <PartRow part={landed} name={costs.isFloor ? texts.landedAtLeast : undefined} />
        </tfoot>
      </table>
    </section>
  )
}

function PartRow({ part, name }: { readonly part: LandedPart; readonly name?: string | undefined }) {
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">{name ?? namesIn(language)[part.key]}</th>
      <td>{part.total}</td>
      <td>{part.perUnit}</td>
      <td className="dim">{part.share && percentIn(language, part.share)}</td>
    </tr>
  )
}
