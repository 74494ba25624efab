// A duty receipt as words and amounts ready to print: the same lines, reasons and sources as on the screen.

import { type CalendarDate, daysBetween } from '#domain/calendar.ts'
import type { CalculatedLine } from '#domain/clearance/entry.ts'
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { isPositive, usd } from '#domain/money.ts'
import type {
  Assumption,
  ConsideredLine,
  DutyDataVersion,
  DutyLine,
  DutyQuestion,
  DutyReceipt,
  RuleSource,
} from '#domain/tariff/duty-outcome.ts'
import type { ChangeReason } from '#domain/tariff/duty-reason.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as en } from '#texts/en/estimate-paper.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { asSentence } from '../as-sentence.ts'
import { asSaid, assumedText, rangeText } from '../assumed.ts'
import { missingFacts } from '../clearance-words.ts'
import { dutySay } from '../duty-say.ts'
import type { Words } from '../language.ts'
import { amountIn, dateIn } from '../local-text.ts'
import { releaseName, versionDay } from '../release.ts'

/** `amount` is empty where there is none to print. */
export type ReceiptRow = {
  readonly kind: 'duty' | 'outcome' | 'considered' | 'remark'
  readonly heading: string
  readonly text: string
  readonly details: readonly string[]
  readonly rate: string
  readonly amount: string
}

export type ReceiptPaper = {
  readonly title: string
  readonly facts: readonly string[]
  readonly rows: readonly ReceiptRow[]
}

/** The receipt of one tariff line of an entry; position from 1. A line that lacks its facts says so instead. */
export function receiptPaper(line: CalculatedLine, position: number, say: Words): ReceiptPaper {
  const goods = line.goods.map(({ name }) => name).join('; ')
  const { receipt } = line
  if (!receipt) {
    const missing = line.goods.flatMap(({ customs }) => (customs.kind === 'lacking' ? customs.missing : []))
    return {
      title: say(en).lineWithoutCode(position),
      facts: [goods],
      rows: [unknownRow(say, asSentence(missingFacts(say, missing).join(', ')))],
    }
  }
  const { htsCode, origin, value } = receipt.input
  return {
    title: say(en).line(position, formatHtsCode(htsCode), origin),
    facts: [
      goods,
      say(en).valueOf(amountIn(say.language, value), amountIn(say.language, receipt.enteredValue)),
      claimText(receipt, say),
    ],
    rows: [
      ...receipt.lines.map((each) => dutyRow(each, receipt, say)),
      outcomeRow(receipt, say),
      ...receipt.considered.map((each) => consideredRow(each, say)),
      ...receipt.questions.flatMap((each) => questionRow(each, receipt, say)),
      ...asSaid(receipt).assumed.map((each) => remark(say, say(assumedEn).heading, assumedText(say.language, each))),
      ...receipt.changes
        .filter((each) => !isSaidOf(receipt.assumed, each))
        .map((each) => remark(say, say(dutyEn).whatWouldChange, dutySay(say.language).change(each))),
    ],
  }
}

/** Older data than this many days is said loudly. Source: as on the screen's receipt. */
const OLD_DATA_DAYS = 45

/** Which data the duties rest on, and whether its age is a warning. */
export function dataText(
  say: Words,
  data: DutyDataVersion,
  today: CalendarDate,
): { values: readonly string[]; warning?: string } {
  const days = daysBetween(data.measuresVerified, today)
  const verified = dateIn(say.language, data.measuresVerified)
  const version = say(dutyEn).data(releaseName(say.language, data.release), versionDay(say.language, data.measures))
  if (days <= OLD_DATA_DAYS) return { values: [version, say(dutyEn).verified(verified)] }
  return { values: [version], warning: say(dutyEn).verifiedLongAgo(verified, days) }
}

function claimText({ input }: DutyReceipt, say: Words): string {
  if (input.claim.kind === 'programme') return say(en).programmeClaimed(input.claim.code)
  return input.claim.kind === 'cusma' ? say(en).cusmaClaimed : say(en).noPreference
}

/** Decisions d: what a claim would lift is said while none is made; what stays although it is made or could be, too. */
function dutyRow(line: DutyLine, { input }: DutyReceipt, say: Words): ReceiptRow {
  const lifts = line.cusma === 'lifted-by-claim' && input.claim.kind !== 'cusma'
  const stays = line.cusma === 'not-lifted' && isNorthAmerican(input.origin)
  const cusma = [...(lifts ? [say(itemEn).mayNotApplyWithCusma] : []), ...(stays ? [say(itemEn).notLiftedByCusma] : [])]
  return {
    kind: 'duty',
    heading: line.kind === 'base' ? formatHtsCode(line.heading) : line.heading,
    text: dutySay(say.language).title(line.title),
    details: [dutySay(say.language).why(line.why), ...cusma, sourceText(line.source, say)],
    rate: dutySay(say.language).rate(line.rate),
    amount: amountIn(say.language, line.amount),
  }
}

const NOTHING = usd('0')

/** What another answer would come to stands beside the answer that was assumed. */
const isSaidOf = (assumed: readonly Assumption[], { facts }: ChangeReason): boolean =>
  'question' in facts && assumed.some(({ question }) => question === facts.question)

/** Beside an amount that rests on assumed answers, what it can come to. */
function outcomeRow(receipt: DutyReceipt, say: Words): ReceiptRow {
  const { outcome } = receipt
  const { range } = asSaid(receipt)
  const reach = range ? [rangeText(say.language, range)] : []
  const row = { kind: 'outcome', heading: '', details: [], rate: '', amount: '' } as const
  switch (outcome.kind) {
    case 'dutiable':
      return { ...row, text: say(dutyEn).duty, details: reach, amount: amountIn(say.language, outcome.total) }
    case 'free':
      return {
        ...row,
        text: say(itemEn).possiblyDutyFree,
        details: [dutySay(say.language).why(outcome.because), ...reach, say(itemEn).dutyFreeAdvice],
        amount: amountIn(say.language, NOTHING),
      }
    case 'prohibited':
      return {
        ...row,
        text: say(en).cannotImport,
        details: [dutySay(say.language).why(outcome.because), sourceText(outcome.source, say)],
      }
    case 'unknown':
      return unknownRow(say, outcome.missing.map((each) => asSentence(dutySay(say.language).why(each))).join(' '))
  }
}

/** No amount at all: a zero here would be a lie. */
const unknownRow = (say: Words, missing: string): ReceiptRow => ({
  kind: 'outcome',
  heading: '',
  text: say(itemEn).notKnownYet,
  details: [say(en).missing(missing), say(dutyEn).notCountedAsZero],
  rate: '',
  amount: '',
})

function consideredRow(
  { heading, title, rate, because, source, amountAvoided }: ConsideredLine,
  say: Words,
): ReceiptRow {
  const avoided =
    amountAvoided && isPositive(amountAvoided) ? [say(en).avoided(amountIn(say.language, amountAvoided))] : []
  return {
    kind: 'considered',
    heading,
    text: say(en).labelled(say(itemEn).considered, dutySay(say.language).title(title)),
    details: [dutySay(say.language).why(because), ...avoided, sourceText(source, say)],
    rate: dutySay(say.language).rate(rate),
    amount: '',
  }
}

/** None where the assumption is said with what the other answers would come to. */
function questionRow(
  { id, asks, assumed }: DutyQuestion,
  { input, ...receipt }: DutyReceipt,
  say: Words,
): readonly ReceiptRow[] {
  if (receipt.assumed.some((each) => each.id === id)) return []
  const { asked, answer } = dutySay(say.language)
  const given = input.answers[id]
  const text = asked(asks)
  if (given !== undefined)
    return [remark(say, say(itemEn).questions, say(en).questionAnswered(text, answer(asks, given)))]
  return [
    remark(
      say,
      say(itemEn).questions,
      assumed ? say(en).question(text, answer(asks, assumed)) : say(en).questionOpen(text),
    ),
  ]
}

const remark = (say: Words, heading: string, text: string): ReceiptRow => ({
  kind: 'remark',
  heading: '',
  text: say(en).labelled(heading, text),
  details: [],
  rate: '',
  amount: '',
})

/** 'U.S. note 51(b)(3) · from 22 Aug 2026, no end date' */
function sourceText({ citation, from, until }: RuleSource, say: Words): string {
  const begin = from ? [say(dutyEn).from(dateIn(say.language, from))] : []
  const end = until ? [say(dutyEn).until(dateIn(say.language, until))] : []
  const dates = [...begin, ...end, ...(from && !until ? [say(dutyEn).noEndDate] : [])]
  return dates.length > 0 ? `${citation} · ${dates.join(', ')}` : citation
}
