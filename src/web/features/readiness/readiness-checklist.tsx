// The readiness checklist of a shipment: what is found of the goods, what is done, how many items are open, and Fix, which goes to the
// first open field.
import type { ReactNode } from 'react'
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import type { Readiness, ReadinessEntry, Stop } from '#domain/shipment/readiness.ts'
import { texts as admissibilityEn } from '#texts/en/admissibility.ts'
import { texts as en } from '#texts/en/shipment.ts'
import type { SaidFinding } from '#words/findings.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Term, type TermName } from '../../ui/term.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { entryNames } from './entry-names.ts'
import { FoundGoods, type ItemFinding } from './found-goods.tsx'
import css from './readiness-checklist.module.css'

/** What stops the invoice, in words. */
type SaidStop = Stop & Pick<SaidFinding, 'sentence' | 'field'> & { readonly fix?: SaidFinding['fix'] }

type Props = {
  readonly readiness: Readiness<SaidStop>
  readonly certificate: CusmaFormStatus | null
  readonly onFix: (itemId: string, field: CustomsField) => void
  /** Goes where a stop is put right; answers nothing where that is no place of this screen. */
  readonly goOf?: ((stop: SaidStop) => (() => void) | undefined) | undefined
  /** What is found of the goods beside agency papers: the gravest of each item. */
  readonly entry: readonly ItemFinding[]
  readonly onItem: (itemId: string) => void
  /** Set while it is not known of some goods whether they may enter. */
  readonly isLooking: boolean
  /** Set where some could not be asked. */
  readonly onAskAgain?: (() => void) | undefined
  /** The buttons of the CUSMA entry, and of the entry of codes. */
  readonly cusma?: ReactNode
  readonly codes?: ReactNode
}

export function ReadinessChecklist({ readiness, certificate, onFix, goOf, cusma, codes, ...finding }: Props) {
  const texts = useTexts(en)
  const { entries, others } = readiness
  const done = entries.filter((each) => each.done).length
  const isReady = (readiness.ready && !finding.isLooking && !finding.onAskAgain) || undefined
  const aside = (
    <span className={css.count} data-done={isReady}>
      {texts.readyOf(done, entries.length + others.length)}
    </span>
  )
  return (
    <Card flush title={texts.readiness} aside={aside} label={texts.readiness}>
      <div className={css.meter} data-done={isReady} aria-hidden="true">
        <span style={{ width: `${(done / (entries.length + others.length)) * 100}%` }} />
      </div>
      <ol>
        {others.map((stop) => (
          <InTheWay key={`${stop.id} ${stop.item}`} stop={stop} go={goOf?.(stop)} />
        ))}
        <Entering {...finding} />
        {entries.map((entry) => (
          <Entry key={entry.key} {...{ entry, certificate, onFix, cusma, codes }} />
        ))}
      </ol>
    </Card>
  )
}

function InTheWay({ stop, go }: { readonly stop: SaidStop; readonly go: (() => void) | undefined }) {
  const texts = useTexts(en)
  return (
    <li className={css.entry}>
      <span className={css.mark}>
        <Icon name="cross" size={12} />
      </span>
      <div className={css.words}>
        {texts.standsInTheWay}
        <span className={css.detail}>{stop.sentence}</span>
      </div>
      {go && (
        <button type="button" className={css.fix} aria-label={texts.fixEntry(stop.fix?.label ?? '')} onClick={go}>
          {texts.fix}
        </button>
      )}
    </li>
  )
}

/** Goods that may not enter, need a permit, want a second look or may owe a deposit: each opens its item. */
function Entering({
  entry,
  onItem,
  isLooking,
  onAskAgain,
}: Pick<Props, 'entry' | 'onItem' | 'isLooking' | 'onAskAgain'>) {
  const texts = useTexts(admissibilityEn)
  const looksLong = useDelayed(isLooking)
  return (
    <>
      <FoundGoods entry={entry} onItem={onItem} />
      {looksLong && (
        <li className={css.entry}>
          <div className={css.words}>{texts.looking}</div>
        </li>
      )}
      {onAskAgain && (
        <li className={css.entry}>
          <div className={css.words}>{texts.notAsked}</div>
          <button type="button" className={css.fix} onClick={onAskAgain}>
            {texts.askAgain}
          </button>
        </li>
      )}
    </>
  )
}

/** What a seller may not know. */
const TERMS: Partial<Record<ReadinessEntry['key'], TermName>> = {
  htsCode: 'hts',
  countryOfOrigin: 'origin',
  cusmaCertificate: 'cusma',
}

type EntryProps = Omit<Props, 'readiness' | 'goOf' | 'entry' | 'onItem' | 'isLooking' | 'onAskAgain'> & {
  readonly entry: ReadinessEntry<SaidStop>
}

function Entry({ entry, certificate, onFix, cusma, codes }: EntryProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { key, done } = entry
  const [firstOpen] = entry.openItems
  const term = TERMS[key]
  return (
    <li className={css.entry} data-done={done || undefined}>
      <span className={css.mark}>
        <Icon name={done ? 'check' : 'cross'} size={12} />
      </span>
      <div className={css.words}>
        {entryNames(language)[key]} {term && <Term of={term} />}
        <span className={css.detail}>{detailOf(language, entry, certificate)}</span>
        {key === 'cusmaCertificate' && cusma && <div className={css.buttons}>{cusma}</div>}
        {key === 'htsCode' && codes && <div className={css.buttons}>{codes}</div>}
      </div>
      {done && <span className="xs faint">{entry.itemsProposed > 0 ? texts.proposed : texts.done}</span>}
      {!done && key !== 'cusmaCertificate' && firstOpen !== undefined && (
        <button
          type="button"
          className={css.fix}
          aria-label={texts.fixEntry(entryNames(language)[key])}
          onClick={() => onFix(firstOpen, key)}
        >
          {texts.fix}
        </button>
      )}
    </li>
  )
}

/** Of an entry; a release may end the codes of hundreds of items, whose rows say it too. */
const STOPS_SAID = 4

function detailOf(language: Language, entry: ReadinessEntry<SaidStop>, certificate: CusmaFormStatus | null): string {
  const texts = wordsIn(language, en)
  if (entry.key !== 'cusmaCertificate') {
    const done = texts.itemsDone(entry.itemsDone, entry.itemsConcerned)
    const { itemsDone, itemsProposed } = entry
    const counted = itemsProposed > 0 ? texts.codesCounted(done, itemsDone - itemsProposed, itemsProposed) : done
    if (entry.stops.length === 0) return counted
    const more = entry.stops.length - STOPS_SAID
    const said = entry.stops.slice(0, STOPS_SAID).map(({ sentence }) => sentence)
    return [`${counted}.`, ...said, ...(more > 0 ? [texts.alikeToo(more)] : [])].join(' ')
  }
  if (entry.itemsConcerned === 0) return texts.cusmaNotNeeded
  if (entry.done) return texts.cusmaNeeded(entry.itemsConcerned)
  const state = certificate === 'out_of_date' ? texts.cusmaOutOfDate : texts.cusmaToClaim
  return `${texts.cusmaNeeded(entry.itemsConcerned)}. ${state}`
}
