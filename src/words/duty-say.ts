// The reasons of a duty receipt in words: screens, papers, answers and commands all say the same.
import { parseDate } from '#domain/calendar.ts'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { usd } from '#domain/money.ts'
import type {
  AskedReason,
  ChangeReason,
  ColumnReason,
  DutyReason,
  LawText,
  RateReason,
  TitleReason,
} from '#domain/tariff/duty-reason.ts'
import { unbroken } from '#domain/tariff/rate-text.ts'
import { texts as receiptEn } from '#texts/en/duty-receipt.ts'
import { texts as ratesEn } from '#texts/en/rates.ts'
import { countryIn } from './country-text.ts'
import { endedText } from './ended-code.ts'
import { type Language, wordsIn } from './language.ts'
import { amountIn, dateIn, decimalIn, percentIn } from './local-text.ts'
import { releaseName } from './release.ts'
import { partInWords, unitName } from './unit-name.ts'

/** Words for the reasons of a receipt, as what prints or lists them takes them. */
export type DutySay = {
  readonly language: Language
  /** A whole sentence, or several. */
  readonly why: (reason: DutyReason) => string
  readonly title: (reason: TitleReason) => string
  readonly rate: (reason: RateReason) => string
  readonly asked: (reason: AskedReason) => string
  /** An answer to it, as a sentence quotes it. */
  readonly answer: (asked: AskedReason, answer: string) => string
  readonly change: (reason: ChangeReason) => string
}

/** Words of one language. The law's own sentences come from its data. */
export function dutySay(language: Language): DutySay {
  const words = wordsOf(language)
  return {
    language,
    why: (reason) => whyText(words, reason),
    title: (reason) => titleText(words, reason),
    rate: (reason) => rateText(words, reason),
    asked: (reason) => askedText(words, reason),
    answer: (reason, given) => answerText(words, reason, given),
    change: (reason) => changeText(words, reason),
  }
}

type Words = ReturnType<typeof wordsOf>

function wordsOf(language: Language) {
  const rates = wordsIn(language, ratesEn)
  return {
    language,
    receipt: wordsIn(language, receiptEn),
    rates,
    law: (text: LawText): string => text[language],
    day: (text: string): string => {
      const parsed = parseDate(text)
      return parsed ? dateIn(language, parsed) : text
    },
    amount: (text: string): string => amountIn(language, usd(text)),
    country: (code: string): string => countryIn(language, code),
    unit: (name: string): string => unitName(name, language),
    part: (name: string): string => partInWords(name, language),
  }
}

const sentences = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join(' ')

function askedText(words: Words, { reason, facts }: AskedReason): string {
  const { receipt, rates, law, unit, part } = words
  switch (reason) {
    case 'law-question':
      return law(facts.text)
    case 'value-of-line':
      return receipt.valueOfLine
    case 'quantity':
      return rates.quantity(unit(facts.unit))
    case 'weight-with-container':
      return rates.weightWithContainer(unit(facts.unit))
    case 'quantity-of':
      return rates.quantityOf(part(facts.of), unit(facts.unit))
    case 'count-of':
      return rates.countOf(part(facts.of))
    case 'value-of':
      return rates.valueOf(part(facts.of))
    case 'amount-of':
      return rates.amountOf(part(facts.of))
    case 'sugar-degrees':
      return rates.sugarDegrees
    case 'quota-heading':
      return rates.quotaHeading(facts.headings.map((heading) => quotaHeading(words, facts, heading)).join(', '))
    case 'duty-by-text':
      return rates.dutyByText(unbroken(facts.rate))
  }
}

type QuotaFacts = Extract<AskedReason, { reason: 'quota-heading' }>['facts']

/** A heading with its rate: what is not free is over the quota, and the only free one beside it is within. */
function quotaHeading({ language, rates }: Words, { rates: printed }: QuotaFacts, heading: string): string {
  const rate = printed[heading]
  if (rate === undefined) return heading
  const all = Object.values(printed)
  const free = all.filter((each) => each === FREE).length
  if (rate !== FREE && free > 0) return rates.overQuota(heading, printedRate(language, rate))
  return rate === FREE && free === 1 && all.length > 1
    ? rates.withinQuota(heading)
    : rates.headingAtRate(heading, printedRate(language, rate))
}

function rateText(words: Words, { reason, facts }: RateReason): string {
  const { language, receipt, law } = words
  switch (reason) {
    case 'printed':
      return printedRate(language, facts.rate)
    case 'percent':
      return percentIn(language, facts.percent)
    case 'percent-in-all':
      return receipt.totalRate(facts.percent)
    case 'per-unit':
      return receipt.perUnit(facts.usd, facts.unit)
    case 'up-to-price':
      return receipt.upToPrice(facts.usd, facts.unit)
    case 'law-rate':
      return law(facts.text)
    case 'no-rate-shown':
      return ''
  }
}

function answerText(words: Words, { reason, facts }: AskedReason, given: string): string {
  const { language, receipt, law } = words
  if (reason === 'quota-heading') return quotaHeading(words, facts, given)
  const choice = reason === 'law-question' ? facts.choices?.[given] : undefined
  if (choice) return law(choice)
  if (given === 'yes' || given === 'no' || given === 'not-said') return receipt.answers[given]
  return parseHtsCode(given) ? formatHtsCode(given) : decimalIn(language, given)
}

const codeOrTyped = (text: string): string => (parseHtsCode(text) ? formatHtsCode(text) : text)

/** A question and what was answered, both in words. */
const answeredText = (
  words: Words,
  { question, answer }: { readonly question: AskedReason; readonly answer: string },
): [asked: string, answer: string] => [askedText(words, question), answerText(words, question, answer)]

const titleText = ({ receipt, law }: Words, { reason, facts }: TitleReason): string =>
  reason === 'column' ? receipt.baseTitle[facts.column] : law(facts.text)

function columnText(words: Words, { reason, facts }: ColumnReason): string {
  const { rates, law, day, country } = words
  switch (reason) {
    case 'general-column':
      return rates.generalColumn
    case 'second-column':
      return rates.secondColumn(country(facts.country))
    case 'second-column-no-claim':
      return rates.secondColumnNoClaim(country(facts.country))
    case 'claim-taken':
      return sentences(rates.claimTaken(law(facts.programme), facts.symbol), facts.condition && law(facts.condition))
    case 'claim-on-free-line':
      return sentences(rates.claimOnFreeLine(law(facts.programme)), facts.condition && law(facts.condition))
    case 'under-heading': {
      const said = rates.underHeading(facts.symbol, facts.headings.join(', '))
      return sentences(said, facts.condition && law(facts.condition))
    }
    case 'unknown-programme':
      return rates.unknownProgramme(facts.code)
    case 'not-on-line':
      return rates.notOnLine(law(facts.programme))
    case 'not-a-member':
      return rates.notAMember(country(facts.country), law(facts.programme))
    case 'member-not-yet':
      return rates.memberNotYet(country(facts.country), law(facts.programme), day(facts.day))
    case 'member-no-longer':
      return rates.memberNoLonger(country(facts.country), law(facts.programme), day(facts.day))
    case 'programme-not-yet':
      return rates.notYet(law(facts.programme), day(facts.day))
    case 'programme-expired':
      return rates.expired(law(facts.programme), day(facts.day))
  }
}

function whyText(words: Words, said: DutyReason): string {
  const { language, receipt, law, day, country } = words
  const { reason, facts } = said
  switch (reason) {
    case 'law': {
      const lifted = facts.isLiftedByClaim && receipt.exemptUnderClaim
      const doubt = facts.isUnconfirmed && receipt.notFullyConfirmed
      const part = facts.isOnPart && receipt.onPart
      return sentences(law(facts.text), part, lifted, facts.note && law(facts.note), doubt)
    }
    case 'barred-by-rule':
      return `${law(facts.title)}.`
    case 'code-unknown':
      return receipt.codeUnknown(formatHtsCode(facts.htsCode), releaseName(words.language, facts.release))
    case 'code-ended':
      return endedText(language, facts.htsCode, facts)
    case 'own-code-unknown':
      return receipt.ownCodeUnknown(codeOrTyped(facts.htsCode), releaseName(language, facts.release))
    case 'own-code-of-chapter-98':
      return receipt.ownCodeOfChapter98(codeOrTyped(facts.htsCode))
    case 'own-code-ended':
      return receipt.ownCodeEnded(endedText(language, facts.htsCode, facts))
    case 'too-early':
      return receipt.tooEarly(day(facts.day))
    case 'no-rate':
      return receipt.noRate(formatHtsCode(facts.htsCode))
    case 'rate-not-known':
      return receipt.notKnownFrom(law(facts.title))
    case 'free-line':
      return receipt.freeLine
    case 'free-by-claim':
      return receipt.freeByClaim
    case 'free-by-rounding':
      return receipt.freeByRounding
    case 'condition-not-met':
      return receipt.conditionNotMet(...answeredText(words, facts))
    case 'place-taken':
      return receipt.placeTaken(facts.heading)
    case 'place-taken-by':
      return receipt.placeTakenBy(law(facts.title))
    case 'covered-by-column-1':
      return receipt.coveredByColumn1(rateText(words, facts.rate))
    case 'ended':
      return receipt.ended(day(facts.day))
    case 'other-origin':
      return receipt.otherOrigin(facts.countries.map(country).join(', '), country(facts.origin))
    case 'claim-refused':
      return receipt.claimRefused(columnText(words, facts.because))
    default:
      return isAsked(said) ? askedText(words, said) : columnText(words, said)
  }
}

function changeText(words: Words, { reason, facts }: ChangeReason): string {
  const { receipt, law, day, amount } = words
  switch (reason) {
    case 'cusma-less':
      return receipt.cusmaLess(amount(facts.amount))
    case 'cusma-more':
      return receipt.cusmaMore(amount(facts.amount))
    case 'cusma-same':
      return receipt.cusmaSame
    case 'cusma-claimed-same':
      return receipt.cusmaClaimedSame
    case 'answer-less':
      return receipt.answerLess(...answeredText(words, facts), amount(facts.amount))
    case 'answer-more':
      return receipt.answerMore(...answeredText(words, facts), amount(facts.amount))
    case 'answer-allows-entry':
      return receipt.answerAllowsEntry(...answeredText(words, facts), amount(facts.amount))
    case 'answer-forbids-entry':
      return receipt.answerForbidsEntry(...answeredText(words, facts))
    case 'scheduled':
      return receipt.scheduled(law(facts.title), rateText(words, facts.rate), day(facts.day))
  }
}

const FREE = 'Free'
/** 'Free (A+,AU,...)' begins so. */
const FREE_FOR = /^Free\b/
const FIGURE = /(\d+(?:\.\d+)?)([%¢]?)/g

/** A rate as the schedule prints it: 'Free' and '6.5%' in the language, any other notation as it is. */
export function printedRate(language: Language, raw: string): string {
  const printed = unbroken(raw)
  if (printed.trim() === FREE) return wordsIn(language, ratesEn).free
  if (language === 'en') return printed
  return printed
    .replace(FREE_FOR, wordsIn(language, ratesEn).free)
    .replace(FIGURE, (_, figure: string, sign: string) => {
      const number = decimalIn(language, figure)
      return sign === '' ? number : `${number}\u00a0${sign}`
    })
}

const ASKED: ReadonlySet<string> = new Set<AskedReason['reason']>([
  ...(['law-question', 'value-of-line', 'quantity', 'weight-with-container', 'quantity-of', 'count-of'] as const),
  ...(['value-of', 'amount-of', 'sugar-degrees', 'quota-heading', 'duty-by-text'] as const),
])

const isAsked = (said: ColumnReason | AskedReason): said is AskedReason => ASKED.has(said.reason)
