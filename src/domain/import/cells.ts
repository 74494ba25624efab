// One cell of a file: its text into the value that is kept, written one way only, so that equal values are equal texts.
// Amounts and measures are decimal text, days 'YYYY-MM-DD', instants ISO in UTC, yes-no 'yes' or 'no'.

import { parseAsin } from '../asin.ts'
import { parseDate } from '../calendar.ts'
import { parseCountry } from '../countries.ts'
import { HTS_CODE_DIGITS, htsDigits, parseHtsCode } from '../hts-code.ts'
import { type Currency, decimal } from '../money.ts'
import { COST_LIMITS, parseAmount, parseNumber, parseWhole } from '../typed-number.ts'
import { type CellText, cellText } from './cell-text.ts'
import type { CellForm } from './column.ts'
import type { FileReason } from './file-reason.ts'

type ReadCell = CellText

/** Longest text of a cell that is looked at; words of it in sentences are cut shorter. */
const LONGEST_CELL = 10_000
const QUOTED = 30

/** `text` trimmed and not empty. */
export function readCell(form: CellForm, text: string): ReadCell {
  if (text.length > LONGEST_CELL) return problem({ reason: 'tooLong', facts: { count: LONGEST_CELL } })
  const kept = cellText(text, lineEndsOf(form))
  return kept.kind === 'problem' ? kept : readKept(form, kept.value)
}

/** Forms of their own refuse line ends by what they are made of. */
function lineEndsOf(form: CellForm): 'refused' | 'blank' | 'kept' {
  if (form.kind === 'text') return form.lineEnds ?? 'refused'
  return form.kind === 'client' || form.kind === 'email' ? 'refused' : 'blank'
}

function readKept(form: CellForm, text: string): ReadCell {
  switch (form.kind) {
    case 'text':
      return text.length > form.longest ? problem({ reason: 'tooLong', facts: { count: form.longest } }) : value(text)
    case 'email':
      return isEmail(text) ? value(text.toLowerCase()) : problem({ reason: 'email', facts: { given: short(text) } })
    case 'client':
      if (text.length > 254) return problem({ reason: 'tooLong', facts: { count: 254 } })
      return value(text.includes('@') ? text.toLowerCase() : text)
    case 'whole':
      return readWhole(text, form.least)
    case 'amount':
      return readAmountCell(text, form.currency)
    case 'measure':
      return readMeasure(text, form.times ?? '1')
    case 'day':
      return given(dayOf(text), { reason: 'day', facts: { given: short(text) } })
    case 'instant':
      return given(instantOf(text), { reason: 'instant', facts: { given: short(text) } })
    case 'country':
      return given(parseCountry(text), { reason: 'country', facts: { given: short(text) } })
    case 'hts':
      return given(parseHtsCode(text), codeProblem(text))
    case 'asin':
      return given(parseAsin(text), { reason: 'asin', facts: { given: short(text) } })
    case 'yes-no':
      return given(YES_NO.get(text.toLowerCase()), { reason: 'yesNo', facts: { given: short(text) } })
    case 'currency':
      return given(/^[A-Z]{3}$/.exec(text.toUpperCase())?.[0], { reason: 'currency', facts: { given: short(text) } })
    case 'destination':
      return given(DESTINATIONS.get(text.toLowerCase().replace(/[\s-]+/g, '_')), {
        reason: 'destination',
        facts: { given: short(text) },
      })
    case 'web-address':
      return given(/^https?:\/\/\S{1,1990}$/i.exec(text)?.[0], { reason: 'webAddress' })
  }
}

const value = (text: string): ReadCell => ({ kind: 'value', value: text })
const problem = (reason: FileReason): ReadCell => ({ kind: 'problem', problem: reason })
const given = (read: string | undefined, reason: FileReason): ReadCell => (read ? value(read) : problem(reason))
const short = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text)

function codeProblem(text: string): FileReason {
  const digits = htsDigits(text).length
  return digits === HTS_CODE_DIGITS ? { reason: 'codeSigns' } : { reason: 'codeDigits', facts: { count: digits } }
}

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@\S+$/.test(text)

const YES_NO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    yes: 'yes',
    y: 'yes',
    true: 'yes',
    1: 'yes',
    oui: 'yes',
    vrai: 'yes',
    no: 'no',
    n: 'no',
    false: 'no',
    0: 'no',
    non: 'no',
    faux: 'no',
  }),
)

const DESTINATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amazon_fba: 'amazon_fba',
    amazon: 'amazon_fba',
    fba: 'amazon_fba',
    other: 'other',
    autre: 'other',
  }),
)

const MOST_WHOLE = 999_999_999

function readWhole(text: string, least: number): ReadCell {
  const number = parseWhole(text, MOST_WHOLE)
  if (number === undefined) return problem({ reason: 'whole', facts: { given: short(text) } })
  return number < least ? problem({ reason: 'atLeast', facts: { count: least } }) : value(String(number))
}

/** An amount of money, at most two decimals. Many cells are read unseen, so one that could be two amounts is refused. */
function readAmountCell(text: string, currency: Currency | undefined): ReadCell {
  const read = parseAmount(text)
  if (!read || read.foreign || read.value.gt(COST_LIMITS.most))
    return problem({ reason: 'amount', facts: { given: short(text) } })
  if (currency && read.currency && read.currency !== currency)
    return problem({ reason: currency === 'CAD' ? 'notCad' : 'notUsd', facts: { given: short(text) } })
  if (!read.value.eq(read.value.round(2))) return problem({ reason: 'twoDecimals' })
  return read.couldBe ? problem({ reason: 'amount', facts: { given: short(text) } }) : value(read.value.toFixed())
}

/** A weight or a length above 0, times the factor of its unit, rounded half up to three decimals: grams and hundredths of a millimetre. */
function readMeasure(text: string, factor: string): ReadCell {
  const read = parseNumber(text)
  if (!read || (text.includes(',') && read.couldBe))
    return problem({ reason: 'measure', facts: { given: short(text) } })
  const measured = read.value.times(decimal(factor)).round(3)
  return measured.gt(decimal('0')) && measured.lt(decimal('1000000'))
    ? value(measured.toFixed())
    : problem({ reason: 'measure', facts: { given: short(text) } })
}

/** '2026-11-20', '2026/11/20', or the day of an instant. Days that could be two are none. */
function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ].*)?$/.exec(text)
  const date = iso && parseDate(`${iso[1]}-${iso[2]}-${iso[3]}`)
  return date && /^(19|20|21)/.test(date) ? date : undefined
}

const TIME = /^[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** A day alone is its noon in UTC, which is the same day in every zone of America; a time without a zone is UTC. */
function instantOf(text: string): string | undefined {
  const date = dayOf(text)
  const rest = text.slice(10).trim() === '' ? '' : text.slice(10)
  if (!date || rest === '') return date && `${date}T12:00:00.000Z`
  const [, hour, minute, second = '00', zone = 'Z'] = TIME.exec(rest) ?? []
  if (!hour || !minute) return undefined
  const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
  const at = new Date(`${date}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
