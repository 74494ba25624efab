// A duty receipt as words and amounts ready to print: the same lines, reasons and sources as on the screen.
import { texts as dutyTexts } from '#texts/en/duty.ts'
import { texts } from '#texts/en/estimate-paper.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { type CalendarDate, dateText, daysBetween } from '../calendar.ts'
import type { CalculatedLine } from '../clearance/entry.ts'
import { isNorthAmerican } from '../countries.ts'
import { formatHtsCode } from '../hts-code.ts'
import { amountText } from '../money.ts'
import type {
  ConsideredLine,
  DutyDataVersion,
  DutyLine,
  DutyOutcome,
  DutyQuestion,
  DutyReceipt,
  RuleSource,
} from '../tariff/duty-outcome.ts'
import type { DutySay } from '../tariff/duty-say.ts'

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
export function receiptPaper(line: CalculatedLine, position: number, say: DutySay): ReceiptPaper {
  const goods = line.goods.map(({ name }) => name).join('; ')
  const { receipt } = line
  if (!receipt) {
    const missing = line.goods.flatMap(({ customs }) => (customs.kind === 'lacking' ? customs.missing : []))
    return { title: texts.lineWithoutCode(position), facts: [goods], rows: [unknownRow(missing)] }
  }
  const { htsCode, origin, value } = receipt.input
  return {
    title: texts.line(position, formatHtsCode(htsCode), origin),
    facts: [goods, texts.valueOf(amountText(value), amountText(receipt.enteredValue)), claimText(receipt)],
    rows: [
      ...receipt.lines.map((each) => dutyRow(each, receipt, say)),
      outcomeRow(receipt.outcome, say),
      ...receipt.considered.map((each) => consideredRow(each, say)),
      ...receipt.questions.map((each) => questionRow(each, say)),
      ...receipt.changes.map((each) => remark(dutyTexts.whatWouldChange, say.change(each))),
    ],
  }
}

/** Older data than this many days is said loudly. Source: as on the screen's receipt. */
const OLD_DATA_DAYS = 45

/** Which data the duties rest on, and whether its age is a warning. */
export function dataText(data: DutyDataVersion, today: CalendarDate): { values: readonly string[]; warning?: string } {
  const days = daysBetween(data.measuresVerified, today)
  const verified = dateText(data.measuresVerified)
  const version = dutyTexts.data(data.release, data.measures)
  if (days <= OLD_DATA_DAYS) return { values: [version, dutyTexts.verified(verified)] }
  return { values: [version], warning: dutyTexts.verifiedLongAgo(verified, days) }
}

function claimText({ input }: DutyReceipt): string {
  if (input.claim.kind === 'programme') return texts.programmeClaimed(input.claim.code)
  return input.claim.kind === 'cusma' ? texts.cusmaClaimed : texts.noPreference
}

/** Decisions d: what a claim would lift is said while none is made; what stays although it is made or could be, too. */
function dutyRow(line: DutyLine, { input }: DutyReceipt, say: DutySay): ReceiptRow {
  const lifts = line.cusma === 'lifted-by-claim' && input.claim.kind !== 'cusma'
  const stays = line.cusma === 'not-lifted' && isNorthAmerican(input.origin)
  const cusma = [...(lifts ? [itemTexts.mayNotApplyWithCusma] : []), ...(stays ? [itemTexts.notLiftedByCusma] : [])]
  return {
    kind: 'duty',
    heading: line.kind === 'base' ? formatHtsCode(line.heading) : line.heading,
    text: say.title(line.title),
    details: [say.why(line.why), ...cusma, sourceText(line.source)],
    rate: say.rate(line.rate),
    amount: amountText(line.amount),
  }
}

function outcomeRow(outcome: DutyOutcome, say: DutySay): ReceiptRow {
  const row = { kind: 'outcome', heading: '', details: [], rate: '', amount: '' } as const
  switch (outcome.kind) {
    case 'dutiable':
      return { ...row, text: dutyTexts.duty, amount: amountText(outcome.total) }
    case 'free':
      return {
        ...row,
        text: itemTexts.possiblyDutyFree,
        details: [say.why(outcome.because), itemTexts.dutyFreeAdvice],
        amount: '0.00',
      }
    case 'prohibited':
      return { ...row, text: texts.cannotImport, details: [say.why(outcome.because), sourceText(outcome.source)] }
    case 'unknown':
      return unknownRow(outcome.missing.map(say.why))
  }
}

/** No amount at all: a zero here would be a lie. */
const unknownRow = (missing: readonly string[]): ReceiptRow => ({
  kind: 'outcome',
  heading: '',
  text: itemTexts.notKnownYet,
  details: [texts.missing(missing.join(', ')), dutyTexts.notCountedAsZero],
  rate: '',
  amount: '',
})

function consideredRow(
  { heading, title, rate, because, source, amountAvoided }: ConsideredLine,
  say: DutySay,
): ReceiptRow {
  const avoided = amountAvoided ? [texts.avoided(amountText(amountAvoided))] : []
  return {
    kind: 'considered',
    heading,
    text: texts.labelled(itemTexts.considered, say.title(title)),
    details: [say.why(because), ...avoided, sourceText(source)],
    rate: say.rate(rate),
    amount: '',
  }
}

function questionRow({ asks, assumed }: DutyQuestion, say: DutySay): ReceiptRow {
  const text = say.asked(asks)
  return remark(itemTexts.questions, assumed ? texts.question(text, assumed) : texts.questionOpen(text))
}

const remark = (heading: string, text: string): ReceiptRow => ({
  kind: 'remark',
  heading: '',
  text: texts.labelled(heading, text),
  details: [],
  rate: '',
  amount: '',
})

/** 'U.S. note 51(b)(3) · from 22 Aug 2026, no end date' */
export function sourceText({ citation, from, until }: RuleSource): string {
  const begin = from ? [dutyTexts.from(dateText(from))] : []
  const end = until ? [dutyTexts.until(dateText(until))] : []
  const dates = [...begin, ...end, ...(from && !until ? [dutyTexts.noEndDate] : [])]
  return dates.length > 0 ? `${citation} · ${dates.join(', ')}` : citation
}
