// The difference first, why, and both ways beside each other.
import { isPositive } from '#domain/money.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { dutyCauseText, dutyChangeText } from '#words/duty-change.ts'
import type { Language, Shape } from '#words/language.ts'
import { countIn, listIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { PairedBars } from '../../ui/charts/paired-bars.tsx'
import { type EntryFinding, EntryFindings } from '../../ui/entry-findings.tsx'
import { type ComparedItem, differenceOf, sharedCauses, shownDuty } from './difference.ts'
import css from './what-if-shipment.module.css'

type Props = {
  readonly items: readonly ComparedItem[]
  /** Whether anything is tried. */
  readonly isTried: boolean
  /** What stands between the tried goods and their entry, by the item's name. */
  readonly findings: readonly { readonly name: string; readonly findings: readonly EntryFinding[] }[]
}

/** Drawn at most; the table of the items has the rest. */
const MOST_DRAWN = 12

export function ShipmentDifference({ items, isTried, findings }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const dutyTexts = useTexts(dutyEn)
  const { before, after, leftOut, isLoading } = differenceOf(items)
  const causes = sharedCauses(items)
  const headline = isTried ? dutyChangeText(language, before, after) : texts.nothingTried
  return (
    <Card title={texts.difference} label={texts.difference}>
      <div className={css.answer} aria-busy={isLoading}>
        <p role="status" className={css.headline}>
          {isLoading ? dutyTexts.loading : headline}
        </p>
        {!isLoading && leftOut.length > 0 && <p className={css.left}>{texts.leftOut(listIn(language, leftOut))}</p>}
        {!isLoading && isTried && causes.length > 0 && (
          <section aria-label={texts.why}>
            <h3>{texts.why}</h3>
            <ul className={css.reasons}>
              {causes.map(({ key, cause, names }) => (
                <li key={key}>
                  {dutyCauseText(language, cause)} <span className={css.of}>{namesText(language, texts, names)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isTried &&
          findings.map((each) => (
            <div key={each.name}>
              <p className={css.name}>{each.name}</p>
              <EntryFindings findings={each.findings} within />
            </div>
          ))}
        {!isLoading && isTried && <Picture items={items} />}
        <p className="xs faint">{texts.claimsStay}</p>
      </div>
    </Card>
  )
}

/** Names in full; more are counted. */
const NAMED = 3

function namesText(language: Language, texts: Shape<typeof en>, names: readonly string[]): string {
  const more = names.length - NAMED
  return (more > 1 ? [...names.slice(0, NAMED), texts.moreItems(countIn(language, more))] : names).join('; ')
}

function Picture({ items }: Pick<Props, 'items'>) {
  const texts = useTexts(en)
  const itemTexts = useTexts(itemEn)
  const { before, after } = differenceOf(items)
  const barred = itemTexts.prohibited
  const drawn = items.slice(0, MOST_DRAWN).map(({ id, name, before: one, after: other }) => ({
    key: id,
    label: name,
    one: shownDuty(one, barred),
    other: shownDuty(other, barred),
  }))
  const total =
    typeof before === 'object' && typeof after === 'object' && (isPositive(before) || isPositive(after))
      ? [{ key: 'total', label: texts.dutyOfShipment, one: before, other: after, isTotal: true }]
      : []
  return (
    <>
      <PairedBars
        title={texts.byItem}
        names={texts.item}
        sides={[texts.asItIs, texts.changed]}
        pairs={[...drawn, ...total]}
      />
      {items.length > MOST_DRAWN && <p className="xs faint">{texts.firstDrawn(MOST_DRAWN, items.length)}</p>}
    </>
  )
}
