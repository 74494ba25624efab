// Reads a rate of duty as the schedule prints it. Every rate of the release has a kind here; the test counts them.
import type { Big } from 'big.js'
import { decimal } from '../money.ts'
import { partName } from './units.ts'

/** A percentage of the entered value, or of the value of the part named in `of` ('case', 'battery'). */
type PercentTerm = { readonly kind: 'percent'; readonly percent: Big; readonly of?: string }

/** USD for each `per` units; `of` names what is weighed or counted when it is not the goods as such ('lead content'). */
export type UnitTerm = {
  readonly kind: 'per-unit'
  readonly usd: Big
  readonly per: Big
  /** As `parseUnit` reads it. */
  readonly unit: string
  readonly of?: string
}

export type RateTerm = PercentTerm | UnitTerm

export type Rate =
  /** Nothing is printed. */
  | { readonly kind: 'blank' }
  /** `condition` is what follows the word ('under bond, as prescribed in U.S. note 2 to this subchapter'). */
  | { readonly kind: 'free'; readonly condition?: string }
  | { readonly kind: 'ad-valorem'; readonly percent: Big }
  | { readonly kind: 'specific'; readonly terms: readonly UnitTerm[] }
  /** Amounts per unit and a percentage of the entered value together. */
  | { readonly kind: 'compound'; readonly terms: readonly RateTerm[] }
  /** At least one term looks at a part: a content, a container, a watch case, a battery. */
  | { readonly kind: 'on-part'; readonly terms: readonly RateTerm[] }
  /** Sugar: USD per kg, less an amount for each degree under 100, never below the floor. */
  | { readonly kind: 'sugar-degrees'; readonly usdPerKg: Big; readonly usdLessPerDegree: Big; readonly usdFloor: Big }
  /** Chapter 99: the duty of the goods' own line plus a percentage (0 where nothing is added) of the value or of the part `of`. */
  | { readonly kind: 'applicable-plus'; readonly percent: Big; readonly of?: string }
  /** Chapter 99: the column of the goods' own line stands. */
  | { readonly kind: 'no-change' }
  /** The rate stands in one of these headings; 'from-to' names a range. `rates`: as printed, by heading, where they were looked up. */
  | {
      readonly kind: 'see'
      readonly headings: readonly string[]
      readonly rates?: Readonly<Record<string, string>>
    }
  /** The text sends the reader to another rate or formula that only the facts of the entry settle. */
  | { readonly kind: 'by-reference'; readonly text: string }
  /** Not understood. No rate of the release is of this kind. */
  | { readonly kind: 'unread'; readonly text: string }

/** One rate of the special column with the programme codes printed after it; none when it is open to all the heading admits. */
export type SpecialRate = { readonly text: string; readonly rate: Rate; readonly programmes: readonly string[] }

/** A rate of the general or other column, or one group of the special column without its programme codes. */
export const parseRate: (text: string) => Rate = remembered(readRate)

/** The groups of a special column: 'Free (AU,BH,S) 3.2% (JP)' is two. An empty column has none. */
export const parseSpecial: (text: string) => readonly SpecialRate[] = remembered(readSpecial)

const PROGRAMME = '[A-Z]{1,2}[+*]?'
const PROGRAMME_LIST = new RegExp(`\\(\\s*(${PROGRAMME}(?:[\\s,]+${PROGRAMME})*)[\\s,]*\\)`, 'g')

/** One row prints the opening of a list twice: '(PA (PA)'. */
const BROKEN_LIST = new RegExp(`\\(${PROGRAMME} $`)

function readSpecial(text: string): readonly SpecialRate[] {
  const groups: SpecialRate[] = []
  let start = 0
  for (const found of text.matchAll(PROGRAMME_LIST)) {
    const own = text.slice(start, found.index).replace(BROKEN_LIST, '').trim()
    groups.push({ text: own, rate: parseRate(own), programmes: (found[1] ?? '').split(/[\s,]+/) })
    start = found.index + found[0].length
  }
  const rest = text.slice(start).trim()
  return rest === '' ? groups : [...groups, { text: rest, rate: parseRate(rest), programmes: [] }]
}

function readRate(printed: string): Rate {
  const text = printed.replace(/\s+/g, ' ').trim()
  if (text === '') return { kind: 'blank' }
  return (
    readFree(text) ?? readApplicable(text) ?? readSee(text) ?? readSugar(text) ?? readTerms(text) ?? readReference(text)
  )
}

function readFree(text: string): Rate | undefined {
  if (/^no additional duty$/i.test(text)) return { kind: 'free' }
  if (!/^free\b/i.test(text)) return undefined
  const condition = text.slice('free'.length).replace(/^[,\s]+/, '')
  return condition === '' ? { kind: 'free' } : { kind: 'free', condition }
}

const APPLICABLE =
  /^the duty provided in ?(?:the applicable subheading|subheadings [\d., or]+?)(?: ?(?:\+|plus) ?(?:a duty of )?(\d+(?:\.\d+)?) ?%(?: upon the value of the (.+))?)?\.?$/i

function readApplicable(text: string): Rate | undefined {
  if (/^no change\.?$/i.test(text)) return { kind: 'no-change' }
  const found = APPLICABLE.exec(text)
  if (!found) return undefined
  const percent = decimal(found[1] ?? '0')
  return found[2] ? { kind: 'applicable-plus', percent, of: found[2] } : { kind: 'applicable-plus', percent }
}

const SEE = /^see ((?:\d{4}\.\d\d\.\d\d(?:\s*-\s*|,\s*|$))+)$/i

/** One heading of the release is printed as 99.19.04.14. */
function readSee(text: string): Rate | undefined {
  const found = SEE.exec(text.replace(/\b99\.(\d\d)\.(?=\d\d\.\d\d\b)/g, '99$1.'))
  return found ? { kind: 'see', headings: (found[1] ?? '').replace(/(?<!\s)\s*-\s*/g, '-').split(/,\s*/) } : undefined
}

const SUGAR =
  /^([\d.]+) ?¢ ?\/kg less ([\d.]+) ?¢ ?\/kg for each degree under 100 degrees .* but not less (?:than )?([\d.]+) ?¢ ?\/kg$/

function readSugar(text: string): Rate | undefined {
  const found = SUGAR.exec(text)
  if (!found) return undefined
  const [, perKg = '', lessPerDegree = '', floor = ''] = found
  return {
    kind: 'sugar-degrees',
    usdPerKg: cents(perKg),
    usdLessPerDegree: cents(lessPerDegree),
    usdFloor: cents(floor),
  }
}

function readTerms(text: string): Rate | undefined {
  const terms = unbroken(text)
    .split('+')
    .map((term) => readTerm(term.trim()))
  if (!terms.every((term) => term !== undefined)) return undefined
  const [first] = terms
  if (terms.some((term) => term.of !== undefined)) return { kind: 'on-part', terms }
  if (terms.length === 1 && first?.kind === 'percent') return { kind: 'ad-valorem', percent: first.percent }
  const perUnit = terms.filter((term) => term.kind === 'per-unit')
  return perUnit.length === terms.length ? { kind: 'specific', terms: perUnit } : { kind: 'compound', terms }
}

const PERCENT = /^(\d+(?:\.\d+)?)(?: (\d+)\/(\d+))? ?(?:%|percent)(?: (?:on|of) (?:the )?(.+))?$/
const PER_UNIT = /^(?:\$(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?¢)(?: ?\/ ?| )(.+)$/
const WHOLE = /^(?:entire set|full value of the imported article)$/

function readTerm(text: string): RateTerm | undefined {
  const percent = PERCENT.exec(text)
  if (percent) {
    const [, whole = '', above, below, of] = percent
    const value = above && below ? decimal(whole).plus(decimal(above).div(decimal(below))) : decimal(whole)
    return of && !WHOLE.test(of)
      ? { kind: 'percent', percent: value, of: valuedPart(of) }
      : { kind: 'percent', percent: value }
  }
  const perUnit = PER_UNIT.exec(text)
  return perUnit
    ? readUnitTerm(perUnit[1] ? decimal(perUnit[1]) : cents(perUnit[2] ?? ''), perUnit[3] ?? '')
    : undefined
}

/** Words that follow the stroke: 'kg', 'each', '1,000 pins', 'clean kg', 'kg on lead content', 't, including weight of container'. */
const MEASURED =
  /^(each|head|article|pack|kg|g|t|liter|pf\. ?liter|bbl|doz\.|pr\.|m2|m3|m|lin\. m|gross|thousand|jewel|line\/ ?gross|clean kg)(?:,? ?(?:on|of|including|over) ?(.+))?$/
const COUNTED = /^1,?000(?: pins)?$/

function readUnitTerm(usd: Big, text: string): UnitTerm | undefined {
  if (COUNTED.test(text)) return { kind: 'per-unit', usd, per: decimal('1000'), unit: 'No.' }
  const found = MEASURED.exec(text)
  if (!found) return undefined
  const [, measured = '', of] = found
  const per = decimal('1')
  if (measured === 'clean kg') return { kind: 'per-unit', usd, per, unit: 'kg', of: 'clean yield' }
  const unit = UNIT_NAMES[measured] ?? measured
  if (of === undefined) return { kind: 'per-unit', usd, per, unit }
  return {
    kind: 'per-unit',
    usd,
    per,
    unit,
    of: measured === 'jewel' ? `jewels over ${of} in each movement` : partName(of),
  }
}

/** Units of the rate columns in the spelling of the unit column. */
const UNIT_NAMES: Readonly<Record<string, string>> = {
  each: 'No.',
  article: 'No.',
  head: 'No.',
  pack: 'pack',
  liter: 'liters',
  'pf. liter': 'pf.liters',
  'pf.liter': 'pf.liters',
  'pr.': 'prs.',
  'lin. m': 'm',
  thousand: 'thousands',
  jewel: 'Jwls.',
  'line/ gross': 'gr.lines',
  'line/gross': 'gr.lines',
}

const valuedPart = (text: string): string => text.replace(/^value of the /, '').replace(/, if any$/, '')

const REFERENCE =
  /^(?:the (?:duty )?rates?\b|the duty rate provided|a duty\b|see (?:additional )?u\.s\. note|.*total duty shall not exceed)/i

const readReference = (text: string): Rate =>
  REFERENCE.test(text) ? { kind: 'by-reference', text } : { kind: 'unread', text }

/** Repairs words the print broke or glued: 'thou- sand', 'internal- revenue', 'm2of', 'thebattery', 'oralterations'. */
export const unbroken = (text: string): string =>
  text
    .replace(/\binternal- revenue\b/g, 'internal-revenue')
    .replace(/([a-z])- ([a-z])/g, '$1$2')
    .replace(/\bm([23])of\b/g, 'm$1 of')
    .replace(/\b(the|or|in)(battery|case|alterations|the)\b/g, '$1 $2')

const cents = (text: string): Big => decimal(text).div(decimal('100'))

function remembered<T>(read: (text: string) => T): (text: string) => T {
  const byText = new Map<string, T>()
  return (text) => {
    const known = byText.get(text)
    if (known !== undefined) return known
    const value = read(text)
    byText.set(text, value)
    return value
  }
}
