// Sentences that the server wrote in English, said in French. A book knows sentences by their form: the texts of the house in both
// languages, blanks and all, and phrases of the data. What no book knows stays as it came, marked as English.
import { parseDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { usd } from '#domain/money.ts'
import { amountIn, countryIn, dateIn, percentIn } from '#words/local-text.ts'
import type { Words } from './page-language.tsx'

/** A sentence, and whether it is still in English. */
export type Said = { readonly text: string; readonly isEnglish: boolean }

/** The French of one sentence or fragment; undefined when the book does not know it. */
export type PhraseBook = (english: string) => string | undefined

type Form = { readonly pattern: RegExp; readonly say: (blanks: readonly string[]) => string }

/** English by French; `{1}` and so on stand for what fills a blank. */
export type Phrases = Readonly<Record<string, string>>

/** Made when it is first asked. `sets`: texts with the same names in both languages. */
export function phraseBook(sets: readonly Words<object>[], phrases: Phrases = {}): PhraseBook {
  let made: { readonly exact: ReadonlyMap<string, string>; readonly forms: readonly Form[] } | undefined
  return (english) => {
    made ??= {
      exact: new Map([...sets.flatMap(({ en, fr }) => exactOf(en, fr)), ...Object.entries(phrases).flatMap(bothCases)]),
      forms: [...sets.flatMap(({ en, fr }) => formsOf(en, fr)), ...Object.entries(phrases).flatMap(phraseForm)],
    }
    return found(english, made.exact, made.forms)
  }
}

/** As it is written, and in small letters for a word that stands inside a sentence. */
const bothCases = ([english, french]: readonly [string, string]): [string, string][] => [
  [english.toLowerCase(), french.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())],
  [english, french],
]

function found(english: string, exact: ReadonlyMap<string, string>, forms: readonly Form[]): string | undefined {
  if (/^[+-]?\d+(\.\d+)?%$/.test(english)) return percentIn('fr', english.slice(0, -1))
  const whole = exact.get(english)
  if (whole !== undefined) return whole
  for (const { pattern, say } of forms) {
    const blanks = pattern.exec(english)?.slice(1)
    if (blanks?.every(isClosed)) return say(blanks.map((each) => blankIn(each, exact, forms)))
  }
  return undefined
}

/** No quotation is cut in two. */
const isClosed = (blank: string): boolean => blank.split('"').length % 2 === 1

/** What fills a blank: an amount, a day, a share, a country, a phrase, or a list of them; anything else stays. */
function blankIn(blank: string, exact: ReadonlyMap<string, string>, forms: readonly Form[]): string {
  if (/^\d[\d,]*\.\d\d$/.test(blank)) return amountIn('fr', usd(blank.replaceAll(',', '')))
  const day = dayOf(blank)
  if (day) return dateIn('fr', day)
  const known = found(blank, exact, forms)
  if (known !== undefined) return known
  const country = blank.length > 3 ? parseCountry(blank.replace(/^the /, '')) : undefined
  if (country) return countryIn('fr', country)
  if (!blank.includes(', ')) return blank
  return blank
    .split(', ')
    .map((each) => blankIn(each, exact, forms))
    .join(', ')
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '20 Nov 2026' */
function dayOf(text: string) {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? []
  const number = MONTHS.indexOf(month) + 1
  return number > 0 ? parseDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`) : undefined
}

function exactOf(en: unknown, fr: unknown): [string, string][] {
  if (typeof en === 'string' && typeof fr === 'string') return bothCases([en, fr])
  return pairsOf(en, fr).flatMap(([ours, theirs]) => exactOf(ours, theirs))
}

function formsOf(en: unknown, fr: unknown): Form[] {
  if (isText(en) && isText(fr)) return functionForms(en, fr)
  return pairsOf(en, fr).flatMap(([ours, theirs]) => formsOf(ours, theirs))
}

const isText = (value: unknown): value is Text => typeof value === 'function'

/** Members of the same name. */
function pairsOf(en: unknown, fr: unknown): [unknown, unknown][] {
  if (typeof en !== 'object' || typeof fr !== 'object' || !en || !fr) return []
  const french = new Map<string, unknown>(Object.entries(fr))
  return Object.entries(en).flatMap(([name, ours]): [unknown, unknown][] =>
    french.has(name) ? [[ours, french.get(name)]] : [],
  )
}

const OPEN = '\uE000'
const SHUT = '\uE001'
const MARK = new RegExp(`${OPEN}(\\d+)${SHUT}`)

type Text = (...blanks: unknown[]) => unknown

/** The form of many and, where one of the first blank is said otherwise, the form of one. */
function functionForms(en: Text, fr: Text): Form[] {
  const [first = '', ...rest] = Array.from({ length: en.length }, (_, at) => `${OPEN}${at + 1}${SHUT}`)
  const many = String(en(first, ...rest))
  const one = ofOne(en, rest)
  const forms = formOf(many, (blanks) => String(fr(...blanks)))
  if (one === undefined || one === many.replaceAll(first, '1')) return forms
  return [...formOf(one, (blanks) => String(fr(1, ...blanks.slice(1)))), ...forms]
}

/** Undefined where the first blank is no number. */
function ofOne(en: Text, rest: readonly string[]): string | undefined {
  try {
    return String(en(1, ...rest))
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const phraseForm = ([english, french]: readonly [string, string]): Form[] =>
  english.includes('{1}')
    ? formOf(english.replace(/\{(\d)\}/g, `${OPEN}$1${SHUT}`), (blanks) =>
        french.replace(/\{(\d)\}/g, (_, place: string) => blanks[Number(place) - 1] ?? ''),
      )
    : []

/** Fewer letters than these around the blanks say nothing about what a sentence is. */
const LEAST_WORDS = 6

/** `marked`: a sentence with marks where its blanks are. A blank that comes again must be filled alike. */
function formOf(marked: string, say: (blanks: readonly string[]) => string): Form[] {
  const [start = '', ...parts] = marked.split(MARK)
  const order: string[] = []
  let pattern = escaped(start)
  let words = start
  for (let at = 0; at < parts.length; at += 2) {
    const place = parts[at] ?? ''
    const after = parts[at + 1] ?? ''
    const known = order.indexOf(place)
    pattern += known < 0 ? '(.+?)' : `\\${known + 1}`
    if (known < 0) order.push(place)
    pattern += escaped(after)
    words += after
  }
  if (words.replace(/[^A-Za-z]/g, '').length < LEAST_WORDS) return []
  const inPlace = (found: readonly string[]) => {
    const blanks: string[] = []
    order.forEach((place, at) => {
      blanks[Number(place) - 1] = found[at] ?? ''
    })
    return say(blanks)
  }
  return [{ pattern: new RegExp(`^${pattern}$`), say: inPlace }]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of one sentence or several: each that the book knows in French, the others as they came. */
export function sayAll(book: PhraseBook, text: string): readonly Said[] {
  const stops = [...text.matchAll(/[.?!]"?(?= )/g)].map((end) => end.index + end[0].length)
  const ends = [...stops, text.length]
  const said: Said[] = []
  let from = 0
  while (from < text.length) {
    const next = nextOf(book, text, from, ends)
    said.push(next)
    from = next.until
    while (text[from] === ' ') from += 1
  }
  return joined(said)
}

/** The shortest run of words from a place on that the book knows, else the words up to the next full stop. */
function nextOf(book: PhraseBook, text: string, from: number, ends: readonly number[]): Said & { until: number } {
  const possible = ends.filter((end) => end > from)
  for (const until of possible) {
    const french = book(text.slice(from, until))
    if (french !== undefined) return { text: french, isEnglish: false, until }
  }
  const until = possible[0] ?? text.length
  return { text: text.slice(from, until), isEnglish: true, until }
}

/** Neighbours of one language as one. */
function joined(said: readonly Said[]): readonly Said[] {
  const all: Said[] = []
  for (const { text, isEnglish } of said) {
    const last = all.at(-1)
    if (last?.isEnglish === isEnglish) all[all.length - 1] = { text: `${last.text} ${text}`, isEnglish }
    else all.push({ text, isEnglish })
  }
  return all
}
