// What an estimate says beside its numbers: what it leaves out, the kind of entry, the rate, what is only an example.
import { Fragment } from 'react'
import { parseDate } from '#domain/calendar.ts'
import { texts as admissibilityEn } from '#texts/en/admissibility.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/estimate.ts'
import { assumedText, rangeText, type SaidAssumption, type SaidRange } from '#words/assumed.ts'
import { foundAlike, foundOnce } from '#words/goods-found.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn, dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { usdText } from './cost-statement.tsx'
import { type EntryFinding, EntryFindings } from './entry-findings.tsx'
import css from './estimate-remarks.module.css'
import { Notice } from './notice.tsx'
import { Term } from './term.tsx'

/** What both estimates say of a clearance, as they are answered. */
type RemarkFacts = {
  readonly entryType: 'informal' | 'formal'
  readonly goodsValue: { readonly usd: number }
  readonly excluded: readonly { readonly id: string; readonly kind: string; readonly text: string }[]
  readonly findings: readonly (EntryFinding & { readonly id: string; readonly name: string })[]
  readonly assumed: readonly (SaidAssumption & { readonly id: string; readonly goods: readonly string[] })[]
  readonly range?: SaidRange | undefined
  readonly notices: readonly { readonly reason: string; readonly text: string }[]
  readonly exchangeRate: { readonly cadToUsd: number; readonly asOf: string | null; readonly source: string }
  readonly feeSchedule: { readonly broker: string; readonly example: boolean }
}

/** Named in the open; the rest when asked for. */
const FIRST_LEFT_OUT = 8

/** Goods that are left out whole or in part, by name; a total without them is a floor. */
export function LeftOut({ excluded }: Pick<RemarkFacts, 'excluded'>) {
  const texts = useTexts(en)
  if (excluded.length === 0) return null
  const isProhibited = excluded.some((each) => each.kind === 'prohibited')
  return (
    <Notice tone={isProhibited ? 'bad' : 'warn'} title={texts.leftOut(excluded.length)}>
      <LeftOutGoods excluded={excluded.slice(0, FIRST_LEFT_OUT)} />
      {excluded.length > FIRST_LEFT_OUT && (
        <details>
          <summary>{texts.moreLeftOut(excluded.length - FIRST_LEFT_OUT)}</summary>
          <LeftOutGoods excluded={excluded.slice(FIRST_LEFT_OUT)} />
        </details>
      )}
    </Notice>
  )
}

const LeftOutGoods = ({ excluded }: Pick<RemarkFacts, 'excluded'>) => (
  <ul className={css.list}>
    {excluded.map((each) => (
      <li key={`${each.id} ${each.kind}`}>{each.text}</li>
    ))}
  </ul>
)

/** What stands between the goods and their entry, one of them after the other, and what nobody said that the duties rest on. */
export function BeforeAndBehind({ facts }: { readonly facts: Pick<RemarkFacts, 'findings' | 'assumed' | 'range'> }) {
  return (
    <>
      <GoodsFindings findings={facts.findings} />
      <Assumed {...facts} />
    </>
  )
}

function GoodsFindings({ findings }: Pick<RemarkFacts, 'findings'>) {
  const texts = useTexts(admissibilityEn)
  if (findings.length === 0) return null
  return (
    <section aria-label={texts.heading}>
      <h3>{texts.heading}</h3>
      {foundAlike(
        findings.filter(({ level }) => level !== 'papers'),
        saidOf,
      ).map(({ names, count, findings: found }) => (
        <div key={found[0]?.id}>
          <Goods names={names} count={count} />
          <EntryFindings findings={found} within />
        </div>
      ))}
      <AgencyPapers papers={findings.filter(({ level }) => level === 'papers')} />
      <p className={css.small}>{texts.noClearance}</p>
    </section>
  )
}

const saidOf = ({ level, title, todo, because, source, verified }: EntryFinding): string =>
  JSON.stringify([level, title, todo, because, source, verified])

const paperOf = ({ title, todo, source, verified }: EntryFinding): string =>
  JSON.stringify([title, todo, source, verified])

/** Each paper once, with the goods that want it; by what it was found where that is the same for all of them. */
function AgencyPapers({ papers }: { readonly papers: RemarkFacts['findings'] }) {
  const once = foundOnce(papers, paperOf).map(({ names, count, finding, all }) => {
    const isFoundAlike = all.every((each) => saidOf(each) === saidOf(finding))
    return { ...finding, because: isFoundAlike ? finding.because : UNSAID, names, count }
  })
  return <EntryFindings findings={once} within goodsOf={({ names, count }) => <Goods names={names} count={count} />} />
}

const UNSAID = { en: '', fr: '' }

/** Names that stand in the open; more of them are counted, and named when asked for. */
const NAMED = 3

function Goods({ names, count }: { readonly names: readonly string[]; readonly count: number }) {
  const language = useLanguage()
  const texts = useTexts(admissibilityEn)
  if (count <= NAMED) return <p className={css.goods}>{named(names)}</p>
  return (
    <details>
      <summary className={css.goods}>{texts.manyGoods(countIn(language, count))}</summary>
      <p className={css.small}>{named(names)}</p>
    </details>
  )
}

/** Each name is a text of its own: it is the seller's, whatever language the page speaks. */
const named = (names: readonly string[]) =>
  names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && '; '}
      <span>{name}</span>
    </Fragment>
  ))

function Assumed({ assumed, range }: Pick<RemarkFacts, 'assumed' | 'range'>) {
  const language = useLanguage()
  const texts = useTexts(assumedEn)
  if (assumed.length === 0) return null
  return (
    <Notice tone="warn" title={texts.heading}>
      <ul className={css.list}>
        {assumed.map((each) => (
          <li key={`${each.id} ${each.goods.join()}`}>
            {texts.ofGoods(each.goods.join('; '), assumedText(language, each))}
          </li>
        ))}
      </ul>
      {range && <p>{rangeText(language, range)}</p>}
    </Notice>
  )
}

const formalText = (language: Language, { goodsValue }: Pick<RemarkFacts, 'goodsValue'>) => {
  const clearanceTexts = wordsIn(language, clearanceEn)
  return clearanceTexts.formalEntry(usdText(language, goodsValue.usd))
}

type FormalProps = { readonly facts: RemarkFacts; readonly contact: string | undefined }

/** A formal entry needs an account with a partnered broker. `contact` is the provider's e-mail address, where there is one. */
export function FormalEntry({ facts, contact }: FormalProps) {
  const language = useLanguage()
  if (facts.entryType !== 'formal') return null
  return (
    <Notice tone="warn">
      {formalText(language, facts)} <Term of="formalEntry" /> {contact && <a href={`mailto:${contact}`}>{contact}</a>}
    </Notice>
  )
}

/** The rest of what the server remarks, without what has a place of its own. */
export function Remarks({ facts, placed = [] }: { readonly facts: RemarkFacts; readonly placed?: readonly string[] }) {
  const elsewhere = ['formal-entry', 'excludes-freight', ...placed]
  const rest = facts.notices.filter(({ reason }) => !elsewhere.includes(reason))
  if (rest.length === 0) return null
  return (
    <Notice tone="info" quiet>
      <ul className={css.list}>
        {rest.map(({ reason, text }) => (
          <li key={`${reason} ${text}`}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Small print under the statement. */
export function SmallPrint({ facts, release }: { readonly facts: RemarkFacts; readonly release: string }) {
  const language = useLanguage()
  const clearanceTexts = useTexts(clearanceEn)
  const texts = useTexts(en)
  const { feeSchedule, exchangeRate } = facts
  return (
    <p className={css.small}>
      {clearanceTexts.excludesFreight}{' '}
      <span data-fallback={exchangeRate.source === 'fallback' || undefined}>{rateText(language, exchangeRate)}</span>{' '}
      {release}. {feeSchedule.example && texts.exampleNote(feeSchedule.broker)}
    </p>
  )
}

/** 'Exchange rate 0.7124, 20 Nov 2026.': four decimals; a fallback says that it is one. */
export function rateText(language: Language, { cadToUsd, asOf, source }: RemarkFacts['exchangeRate']): string {
  const texts = wordsIn(language, en)
  const rate = cadToUsd.toFixed(4)
  const day = parseDate(asOf ?? '')
  return source === 'fallback' || !day ? texts.fallbackRate(rate) : texts.rateOf(rate, dateIn(language, day))
}
