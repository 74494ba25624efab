// Chooses the rate column of a line: column 2 by origin, a special rate by claim, else column 1 general.
// Source: HTSUS general note 3(a) to (c).
import type { CalendarDate } from '../calendar.ts'
import type { CountryCode } from '../countries.ts'
import { formatHtsCode, htsDigits } from '../hts-code.ts'
import type { PreferenceClaim, RuleSource } from './duty-outcome.ts'
import type { ColumnReason, RefusalReason } from './duty-reason.ts'
import {
  findProgramme,
  findSecondColumn,
  type PreferenceRules,
  type Programme,
  refusalOf,
} from './preference-programmes.ts'
import { QUOTA_HEADING } from './rate.ts'
import { parseRate, parseSpecial, type Rate, type SpecialRate } from './rate-text.ts'
import type { TariffLine, TariffSchedule } from './schedule.ts'

/** What became of the importer's claim. Taken on a free line it lowers nothing here, but still counts for fees and added duties. */
type ClaimOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'taken'
      /** Symbol of the special column that was used ('S', 'S+', 'AU'); the programme's first symbol on a free line. */
      readonly symbol: string
    }
  | { readonly kind: 'refused'; readonly because: RefusalReason }

export type ColumnChoice = {
  readonly column: 'general' | 'special' | 'other'
  /** Dotted code or heading whose rate this is: the line, the line it inherits from, or a quota heading of chapter 98 or 99. */
  readonly heading: string
  /** As printed, without the programme symbols. */
  readonly rateText: string
  readonly rate: Rate
  readonly claim: ClaimOutcome
  readonly why: ColumnReason
  readonly source: RuleSource
}

type ColumnRequest = {
  readonly line: TariffLine
  readonly origin: CountryCode
  readonly entryDate: CalendarDate
  readonly claim: PreferenceClaim
  /** Answers to earlier questions: 'quota-heading' is read here. */
  readonly answers: Readonly<Record<string, string>>
  readonly schedule: TariffSchedule
  readonly rules: PreferenceRules
}

/** The column that applies and its rate. A claim that cannot be used leaves column 1 general and says why. */
export function chooseColumn(request: ColumnRequest): ColumnChoice {
  const { line, origin, entryDate, claim, rules } = request
  const second = findSecondColumn(rules, origin, entryDate)
  if (second) {
    const facts = { country: origin }
    const refused: ClaimOutcome = { kind: 'refused', because: { reason: 'second-column-no-claim', facts } }
    return {
      ...columnOf(line, 'other'),
      claim: claim.kind === 'none' ? { kind: 'none' } : refused,
      why: { reason: 'second-column', facts },
      source: { citation: second.source, from: second.from, until: second.until },
    }
  }
  return claim.kind === 'none' ? generalColumn(line, { kind: 'none' }) : claimedColumn(request)
}

function claimedColumn(request: ColumnRequest): ColumnChoice {
  const { line, origin, entryDate, claim, rules } = request
  const code = claim.kind === 'programme' ? claim.code : CUSMA_SYMBOL
  const programme = findProgramme(rules, code)
  if (!programme)
    return generalColumn(line, { kind: 'refused', because: { reason: 'unknown-programme', facts: { code } } })
  const refusal = refusalOf(programme, origin, entryDate)
  if (refusal) return generalColumn(line, { kind: 'refused', because: refusal })
  const [symbol = code] = programme.codes
  const found = findSpecial(line, [code, ...programme.codes])
  if (found) return specialColumn(request, programme, found)
  if (parseRate(line.general).kind === 'free') {
    return {
      ...generalColumn(line, { kind: 'taken', symbol }),
      why: { reason: 'claim-on-free-line', facts: { programme: programme.name, ...conditionOf(programme) } },
    }
  }
  return generalColumn(line, {
    kind: 'refused',
    because: { reason: 'not-on-line', facts: { programme: programme.name } },
  })
}

/** CUSMA goods use S, agricultural ones with a quota S+; both stand in one row of the programmes. */
const CUSMA_SYMBOL = 'S'

type FoundSpecial = { readonly group: SpecialRate; readonly symbol: string }

/** The group printed for the first of the symbols, else one printed without symbols (open to all that chapter 98 admits). */
function findSpecial(line: TariffLine, symbols: readonly string[]): FoundSpecial | undefined {
  const groups = parseSpecial(line.special)
  for (const symbol of symbols) {
    const group = groups.find(({ programmes }) => programmes.includes(symbol))
    if (group) return { group, symbol }
  }
  const open = groups.find(({ programmes, rate }) => programmes.length === 0 && rate.kind !== 'no-change')
  return open && { group: open, symbol: symbols[0] ?? '' }
}

function specialColumn(request: ColumnRequest, programme: Programme, { group, symbol }: FoundSpecial): ColumnChoice {
  const { line, answers, schedule } = request
  const { name, source, from, until } = programme
  const chosen = {
    column: 'special' as const,
    claim: { kind: 'taken', symbol } as const,
    source: { citation: source, from, until },
  }
  if (group.rate.kind !== 'see') {
    const facts = { programme: name, symbol, ...conditionOf(programme) }
    const why = { reason: 'claim-taken' as const, facts }
    return { ...chosen, heading: formatHtsCode(line.ratesFrom), rateText: group.text, rate: group.rate, why }
  }
  const headings = openTo(
    request,
    group.rate.headings.flatMap((heading) => writtenOut(heading, schedule)),
  )
  const facts = { symbol, headings: group.rate.headings, ...conditionOf(programme) }
  const why = { reason: 'under-heading' as const, facts }
  const picked = headings.find((heading) => heading === answers[QUOTA_HEADING])
  const quota = picked === undefined ? undefined : quotaRate(schedule.find(picked), symbol)
  if (picked !== undefined && quota) return { ...chosen, heading: picked, rateText: quota.text, rate: quota.rate, why }
  const rates = headings.flatMap((heading) => {
    const text = quotaRate(schedule.find(heading), symbol)?.text
    return text === undefined ? [] : [[heading, text]]
  })
  const rate: Rate = { kind: 'see', headings, rates: Object.fromEntries(rates) }
  return { ...chosen, heading: formatHtsCode(line.ratesFrom), rateText: group.text, rate, why }
}

/** The special rate a quota heading prints for a symbol; its general rate where the special column is empty. */
function quotaRate(line: TariffLine | undefined, symbol: string): { text: string; rate: Rate } | undefined {
  if (!line) return undefined
  const special = findSpecial(line, [symbol])?.group
  return special ?? (line.general === '' ? undefined : { text: line.general, rate: parseRate(line.general) })
}

/** A range of headings as the headings of the schedule that lie in it and carry a rate. */
function writtenOut(heading: string, schedule: TariffSchedule): readonly string[] {
  const [from = '', to] = heading.split('-')
  if (to === undefined) return [heading]
  const [first, last] = [Number(htsDigits(from)), Number(htsDigits(to))]
  const codes = Array.from({ length: last - first + 1 }, (_, step) => formatHtsCode(String(first + step)))
  return codes.filter((code) => schedule.find(code) !== undefined)
}

/** Those that take goods of the origin and, where any names the line, those for other lines left out. */
function openTo({ line, origin, rules }: ColumnRequest, headings: readonly string[]): readonly string[] {
  const rows = new Map(rules.quotaHeadings.map((row) => [row.heading, row]))
  const open = headings.filter((heading) => rows.get(heading)?.origins?.includes(origin) ?? true)
  const names = (heading: string) => rows.get(heading)?.lines?.some((each) => line.code.startsWith(each))
  return open.some(names) ? open.filter((heading) => names(heading) ?? true) : open
}

/** What the goods must be for the claim to stand. */
const conditionOf = ({ condition }: Programme) => (condition ? { condition } : {})

const generalColumn = (line: TariffLine, claim: ClaimOutcome): ColumnChoice => ({
  ...columnOf(line, 'general'),
  claim,
  why: claim.kind === 'refused' ? claim.because : { reason: 'general-column', facts: {} },
  source: { citation: `HTSUS ${formatHtsCode(line.ratesFrom)}` },
})

const columnOf = (line: TariffLine, column: 'general' | 'other') => ({
  column,
  heading: formatHtsCode(line.ratesFrom),
  rateText: line[column],
  rate: parseRate(line[column]),
})
