// The difference first, why, and both ways beside each other.
import { isPositive } from '#domain/money.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { dutyChangeText } from '#words/duty-change.ts'
import { listIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { PairedBars } from '../../ui/charts/paired-bars.tsx'
import { type EntryFinding, EntryFindings } from '../../ui/entry-findings.tsx'
import { type ComparedItem, differenceOf, shownDuty } from './difference.ts'
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
  const changed = items.filter(({ reasons }) => reasons.length > 0)
  const headline = isTried ? dutyChangeText(language, before, after) : texts.nothingTried
  return (
    <Card title={texts.difference} label={texts.difference}>
      <div className={css.answer} aria-busy={isLoading}>
        <p role="status" className={css.headline}>
          {isLoading ? dutyTexts.loading : headline}
        </p>
        {!isLoading && leftOut.length > 0 && <p className={css.left}>{texts.leftOut(listIn(language, leftOut))}</p>}
        {!isLoading && isTried && changed.length > 0 && (
          <section aria-label={texts.why}>
            <h3>{texts.why}</h3>
            <ul className={css.reasons}>
              {changed.map(({ id, name, reasons }) => (
                <li key={id}>
                  <b>{name}</b>
                  <ul>
                    {reasons.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
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
