// What the two printed estimates share, out of the answer their screens get: sections of costs, facts, notices.
import type { z } from 'zod'
import type { clearanceFacts, costLine } from '#contract/cost-estimate.ts'
import { parseDate } from '#domain/calendar.ts'
import { usd } from '#domain/money.ts'
import { texts as admissibilityEn } from '#texts/en/admissibility.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as en } from '#texts/en/estimate-paper.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { assumedText, rangeText } from '#words/assumed.ts'
import { shortName } from '#words/findings.ts'
import { foundAlike, foundOnce } from '#words/goods-found.ts'
import type { Words } from '#words/language.ts'
import { amountIn, countIn, dateIn, decimalIn, percentIn } from '#words/local-text.ts'
import type { CostRow, CostSection, Fact } from '#words/papers/estimate.ts'

type Line = z.infer<typeof costLine>
type Clearance = z.infer<z.ZodObject<typeof clearanceFacts>>

/** An amount of an answer, which has two decimals at most, as text. */
export const wireText = (say: Words, amount: number): string => amountIn(say.language, usd(amount.toFixed(2)))

export function costSection(say: Words, title: string, lines: readonly Line[], total: Both): CostSection {
  return { title, rows: lines.map((line) => costRow(say, line)), total: totalRow(say, title, total) }
}

type Both = { readonly usd: number; readonly cad: number }

export const totalRow = (say: Words, description: string, { usd: inUsd, cad }: Both): CostRow => ({
  description,
  notes: [],
  usd: wireText(say, inUsd),
  cad: wireText(say, cad),
})

function costRow(say: Words, { lineDescription, lineAmount, lineAmountCad, note, heading, cusma }: Line): CostRow {
  const lifted = cusma === 'lifted-by-claim' && heading ? `${say(itemEn).mayNotApplyWithCusma}.` : ''
  const why = [note, lifted].filter(Boolean).join(' ')
  const law = [heading, why].filter(Boolean).join(' · ')
  return {
    description: lineDescription,
    notes: [law].filter(Boolean),
    usd: wireText(say, lineAmount),
    cad: wireText(say, lineAmountCad),
  }
}

/** Entry, value, rate; `data` says which data the duties rest on. */
export function factsOf(say: Words, answer: Clearance, data: readonly string[]): readonly Fact[] {
  const texts = say(en)
  const { goodsValue, entryDate, entryType, mode, exchangeRate, feeSchedule } = answer
  return [
    {
      label: texts.entry,
      values: [
        entryType === 'formal' ? texts.formal : texts.informal,
        texts.assumedDay(dayText(say, entryDate)),
        texts.modes[mode],
      ],
    },
    {
      label: texts.goodsValue,
      values: [
        texts.currencyAmount(texts.usd, wireText(say, goodsValue.usd)),
        texts.currencyAmount(texts.cad, wireText(say, goodsValue.cad)),
      ],
    },
    {
      label: texts.exchange,
      values: [
        texts.cadRate(decimalIn(say.language, exchangeRate.cadToUsd.toFixed(4))),
        texts.backRate(decimalIn(say.language, exchangeRate.usdToCad.toFixed(4))),
        rateSource(say, exchangeRate),
      ],
    },
    { label: texts.data, values: [...data, texts.fees(feeSchedule.version)] },
  ]
}

function rateSource(say: Words, { asOf, source }: Clearance['exchangeRate']): string {
  const texts = say(en)
  if (asOf === null || source === 'fallback') return texts.unknownRate
  return source === 'stored' ? texts.storedRate(dayText(say, asOf)) : texts.bankOfCanada(dayText(say, asOf))
}

/** Fees a unit and customs as percent of the value; both are a floor while goods or their duties are left out. units: of all goods. */
export function figuresOf(say: Words, answer: Clearance, units: number): readonly Fact[] {
  const texts = say(en)
  const { feesPerUnitCad, percentOfValue, isFloor } = answer
  const perUnit =
    feesPerUnitCad === null ? texts.notKnown : texts.currencyAmount(texts.cad, wireText(say, feesPerUnitCad))
  const percent = percentOfValue === null ? texts.notKnown : percentIn(say.language, percentOfValue.toFixed(2))
  return [
    { label: texts.units, values: [countIn(say.language, units)] },
    { label: isFloor ? texts.perUnitFloor : texts.perUnit, values: [perUnit] },
    { label: isFloor ? texts.percentFloor : texts.percentOfValue, values: [percent] },
  ]
}

/**
 * What may not be missed: what bars the goods or asks for a permit, what nobody said, a formal entry, what is left out, a fallback
 * rate, old data. Agency papers and the rest are notes.
 */
export function noticesOf(
  say: Words,
  answer: Clearance,
  oldData: string | undefined,
  contact: string | undefined,
): { readonly warnings: readonly string[]; readonly notes: readonly string[] } {
  const texts = say(en)
  const fallback = answer.exchangeRate.source === 'fallback' ? [texts.fallbackRate] : []
  const [formal, others] = [true, false].map((isFormal) =>
    answer.notices.filter(({ reason }) => (reason === 'formal-entry') === isFormal).map(({ text }) => text),
  )
  return {
    warnings: [
      ...barTexts(say, answer),
      ...assumedTexts(say, answer),
      ...(formal ?? []),
      ...answer.excluded.map(({ text }) => text),
      ...fallback,
      ...(oldData ? [oldData] : []),
    ],
    notes: [
      ...agencyPaperTexts(say, answer),
      ...(contact && answer.entryType === 'formal' ? [texts.arrangeWith(contact)] : []),
      ...(others ?? []),
    ],
  }
}

type Finding = Clearance['findings'][number]

const findingText = (say: Words, { level, title, todo, source }: Finding, goods: string): string => {
  const texts = say(admissibilityEn)
  return texts.onPaper(goods, texts.levels[level], title[say.language], todo[say.language], source)
}

/** What bars goods, asks for a permit or a second look: the goods one after the other. */
function barTexts(say: Words, { findings }: Clearance): readonly string[] {
  const texts = say(admissibilityEn)
  const alike = foundAlike(
    findings.filter(({ level }) => level !== 'papers'),
    (finding) => findingText(say, finding, ''),
  )
  return alike.flatMap(({ names, count, findings: found }) =>
    found.map((finding, at) =>
      findingText(
        say,
        finding,
        at > 0 && count > 1 ? texts.sameGoods(countIn(say.language, count)) : goodsText(say, names, count),
      ),
    ),
  )
}

/** Each agency paper once, with the goods that want it, as on screen. */
function agencyPaperTexts(say: Words, { findings }: Clearance): readonly string[] {
  const texts = say(admissibilityEn)
  const papers = foundOnce(
    findings.filter(({ level }) => level === 'papers'),
    (finding) => findingText(say, finding, ''),
  )
  return papers.map(({ names, count, finding }, at) => {
    const isSame = count > 1 && papers[at - 1]?.names.join() === names.join()
    return findingText(
      say,
      finding,
      isSame ? texts.sameGoods(countIn(say.language, count)) : goodsText(say, names, count),
    )
  })
}

const goodsText = (say: Words, names: readonly string[], count: number): string =>
  count === 1
    ? names.join()
    : say(admissibilityEn).manyNamed(countIn(say.language, count), names.map(shortName).join('; '))

function assumedTexts(say: Words, { assumed, range }: Clearance): readonly string[] {
  const texts = say(assumedEn)
  const each = assumed.map((said) => texts.ofGoods(said.goods.join('; '), assumedText(say.language, said)))
  return [...each, ...(range ? [rangeText(say.language, range)] : [])]
}

function dayText({ language }: Words, day: string): string {
  const date = parseDate(day)
  return date ? dateIn(language, date) : day
}
