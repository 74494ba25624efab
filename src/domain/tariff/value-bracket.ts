// Lines that are told apart by price ('over $6.50 to $12/pair'): whether the price of the goods lies within the line's words, and if not,
// which lines it lies within: those that read alike, or the few of the subheading.
import type { Big } from 'big.js'
import { decimal } from '../money.ts'
import type { DutyInput, LineFinding } from './duty-outcome.ts'
import type { TariffSchedule } from './schedule.ts'
import { quantityIn } from './units.ts'

/** USD a unit. `over` is outside the bracket, `from` and `upTo` inside, `under` outside. */
type ValueBracket = {
  readonly over?: Big
  readonly from?: Big
  readonly upTo?: Big
  readonly under?: Big
  readonly unit: string
}

type Read = { readonly bracket: ValueBracket; readonly words: string; readonly rest: string }

const AMOUNT = String.raw`(?:\$\d[\d,]*(?:\.\d+)?|\d{1,9}(?:\.\d{1,9})?¢)`
const UNIT = String.raw`(?:\/|\s?per\s|\s)(pair|each|dozen|gross|kg|liter|L|m2)\b`
const FORMS: readonly (readonly [RegExp, (low: Big, high: Big) => Omit<ValueBracket, 'unit'>])[] = [
  [new RegExp(`over (${AMOUNT}) (?:to|but not over) (${AMOUNT})${UNIT}`, 'i'), (over, upTo) => ({ over, upTo })],
  [new RegExp(`(?:up to|not over) (${AMOUNT})()${UNIT}`, 'i'), (upTo) => ({ upTo })],
  [new RegExp(`(${AMOUNT})()${UNIT} or less`, 'i'), (upTo) => ({ upTo })],
  [new RegExp(`(${AMOUNT})() or less${UNIT}`, 'i'), (upTo) => ({ upTo })],
  [new RegExp(`(${AMOUNT})() or more${UNIT}`, 'i'), (from) => ({ from })],
  [new RegExp(`under (${AMOUNT})()${UNIT}`, 'i'), (under) => ({ under })],
  [new RegExp(`over (${AMOUNT})()${UNIT}`, 'i'), (over) => ({ over })],
]

/** How the schedule counts the unit of a bracket. */
const UNITS: Readonly<Record<string, string>> = {
  pair: 'prs.',
  each: 'No.',
  dozen: 'doz.',
  gross: 'gross',
  kg: 'kg',
  liter: 'liters',
  l: 'liters',
  m2: 'm2',
}

/** The bracket a text names, with its own words and the text without them; undefined where it names none. */
export function readBracket(text: string): Read | undefined {
  for (const [form, bracketOf] of FORMS) {
    const found = form.exec(text)
    const [words = '', low = '', high = '', named = ''] = found ?? []
    const unit = UNITS[named.toLowerCase()]
    if (!found || !unit) continue
    return { bracket: { ...bracketOf(dollars(low), dollars(high)), unit }, words, rest: text.replace(words, '') }
  }
  return undefined
}

const dollars = (text: string): Big => {
  const digits = text.replace(/[$,¢]/g, '')
  const amount = decimal(digits === '' ? '0' : digits)
  return text.endsWith('¢') ? amount.div('100') : amount
}

/** Lines of one subheading that are named where none reads like the line. */
const MOST_OFFERED = 8

/** The line's words about the price where the price does not lie within them. Nothing is said while the price of a unit is not known. */
export function bracketFindings(input: DutyInput, schedule: TariffSchedule): readonly LineFinding[] {
  const own = bracketOf(input.htsCode, schedule)
  const price = own && priceOf(input, own.bracket.unit)
  if (!own || !price || isWithin(price, own.bracket)) return []
  const priced = schedule.offered.flatMap((code) => {
    const other = code.startsWith(input.htsCode.slice(0, 6)) ? bracketOf(code, schedule) : undefined
    return other && isWithin(price, other.bracket) ? [{ code, rest: other.rest }] : []
  })
  const alike = priced.filter(({ rest }) => rest === own.rest)
  const fitting = (alike.length > 0 || priced.length > MOST_OFFERED ? alike : priced).map(({ code }) => code)
  return [
    {
      reason: 'price-outside-line',
      facts: {
        htsCode: input.htsCode,
        bracket: own.words,
        price: price.round(2).toFixed(2),
        unit: own.bracket.unit,
        fitting,
      },
    },
  ]
}

/** Of the whole path of a line: with legal texts the bracket is a step of its own. */
function bracketOf(code: string, schedule: TariffSchedule): Read | undefined {
  return readBracket([...schedule.path(code), schedule.title(code)].join(' > '))
}

/** Price of one unit, USD; pieces and pairs are what the goods are counted in where nobody says otherwise. */
function priceOf({ value, quantities, itemCount }: DutyInput, unit: string): Big | undefined {
  const counted =
    itemCount === undefined || !(unit === 'No.' || unit === 'prs.') ? undefined : decimal(String(itemCount))
  const quantity = quantityIn(unit, quantities) ?? counted
  return quantity?.gt('0') ? value.amount.div(quantity) : undefined
}

const isWithin = (price: Big, { over, from, upTo, under }: ValueBracket): boolean =>
  (over === undefined || price.gt(over)) &&
  (from === undefined || price.gte(from)) &&
  (upTo === undefined || price.lte(upTo)) &&
  (under === undefined || price.lt(under))
