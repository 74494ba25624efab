// Holds goods against the rows: description, code, origin, maker and destination together, so that a danger word counts even where
// the code says otherwise.
import type { CalendarDate } from '../calendar.ts'
import { isNorthAmerican } from '../countries.ts'
import { REAL } from './carrier.ts'
import { comesAlong, isAside, isCompany, isEnclosed, isSetting, tellsOf } from './company.ts'
import { type AdmissibilityFinding, type Evidence, type Good, originEvidence } from './finding.ts'
import {
  findPhrase,
  isDenied,
  isOneWord,
  namesWord,
  type Phrase,
  type Place,
  standsAbout,
  standsBeside,
} from './phrase.ts'
import { type PhrasesNear, phrasesNear } from './phrase-index.ts'
import type { AdmissibilityBook, AdmissibilityRule, Condition } from './rule.ts'
import { isSilenced } from './silence.ts'
import type { Silencers } from './silencers.ts'
import { type Word, wordsIn } from './words.ts'

/** Goods with the words of description and maker taken apart, once for all rows. */
type Read = {
  readonly good: Good
  readonly words: readonly Word[]
  readonly maker: readonly Word[]
  /** Of each list of the rows, the phrases one of whose first words stands in description or maker: no other can be found. */
  readonly near: PhrasesNear
}

/** Findings of the rows in force on a day: one a row, and one more where the words contradict the code. */
export function matchRules(good: Good, book: AdmissibilityBook, on: CalendarDate): readonly AdmissibilityFinding[] {
  const words = wordsIn(good.description)
  const maker = wordsIn(good.maker ?? '')
  const read: Read = { good, words, maker, near: phrasesNear(book, () => listsOf(book), [...words, ...maker]) }
  const found = book.rules.flatMap((rule) => {
    if ((rule.from && rule.from > on) || (rule.until && rule.until < on)) return []
    const because = evidenceOf(rule, read, book)
    if (!because) return []
    const called = { ...rule, title: titleOf(rule, read) }
    return [findingOf(called, because), ...disagreementOf(called, because, good)]
  })
  const isQuiet = ({ notWith }: AdmissibilityRule): boolean => found.some(({ rule }) => notWith.includes(rule))
  const quiet = new Set(book.rules.filter(isQuiet).map(({ id }) => id))
  return found.filter(({ rule }) => !quiet.has(rule))
}

/** The title by the words of the description: whose permit is wanted follows from them, not from the origin that was declared. */
const titleOf = ({ title, named }: AdmissibilityRule, { words, near }: Read): AdmissibilityRule['title'] =>
  named.find((each) => (near.get(each.words) ?? []).some((phrase) => findPhrase(phrase, words, 0).length > 0))?.title ??
  title

const listsOf = ({ rules }: AdmissibilityBook): readonly (readonly Phrase[])[] =>
  rules.flatMap(({ when, unless, named }) => [
    unless,
    ...named.map(({ words }) => words),
    ...when.flatMap(({ words = [], makers = [] }) => [words, makers]),
  ])

function findingOf(rule: AdmissibilityRule, because: readonly Evidence[]): AdmissibilityFinding {
  const { id, level, source, verified, isSure, title, todo, from: since = verified } = rule
  return { kind: 'row', level, rule: id, source, verified, isSure, because, title, todo, since }
}

/**
 * Evidence of the first condition that holds; undefined when none does. A single harmless word counts only near the danger word: beside it
 * where a row bars entry (a wooden stand does not make ivory wood), else in its clause or where it leads the description (a whistle in a
 * kit says nothing of the bear spray in it), and never where the phrase itself names it. A
 * phrase of several words counts wherever it stands, but of goods that are barred or need a permit not where it tells only of what comes with them or of a part.
 */
function evidenceOf(rule: AdmissibilityRule, read: Read, book: AdmissibilityBook): readonly Evidence[] | undefined {
  const { code, isCodeProposed, origin, claimsCusma } = read.good
  if (!rule.when.some((condition) => mayHold(condition, read.near))) return undefined
  if (isAmong(rule.unlessOrigins, origin)) return undefined
  if (rule.unlessCusma && claimsCusma && isNorthAmerican(origin)) return undefined
  if (code && !isCodeProposed && rule.unlessCodes.some((prefix) => code.startsWith(prefix))) return undefined
  const harmless = (read.near.get(rule.unless) ?? []).map((phrase) => ({
    phrase,
    places: findPhrase(phrase, read.words, 0).filter(
      (place) => !isCompany(place, read.words) && !isDenied(place, read.words),
    ),
  }))
  const single = harmless.flatMap(({ phrase, places }) =>
    isOneWord(phrase) ? places.filter((place) => !isEnclosed(place, read.words)) : [],
  )
  const several = harmless.flatMap(({ phrase, places }) => (isOneWord(phrase) || places.length === 0 ? [] : [phrase]))
  const isOtherwise = several.length > 0 || single.some((place) => !comesAlong(place, read.words))
  for (const condition of rule.when) {
    if (!condition.words && !condition.row && isOtherwise) continue
    const found = holds(condition, rule, { ...read, single, several }, book)
    if (found) return found
  }
  return undefined
}

/** Where the law bars goods or asks for a permit, words that tell only of what comes with them quiet nothing. */
const isGrave = ({ level }: AdmissibilityRule): boolean => level === 'may-not-enter' || level === 'permit'

/** Harmless words found: of one word where they stand, of several the phrase. */
type Harmless = { readonly single: readonly Place[]; readonly several: readonly Phrase[] }

const mayHold = ({ words, makers }: Condition, near: PhrasesNear): boolean =>
  (!words || near.has(words)) && (!makers || near.has(makers))

function holds(
  condition: Condition,
  rule: AdmissibilityRule,
  read: Read & Harmless,
  book: AdmissibilityBook,
): readonly Evidence[] | undefined {
  const { good, words, maker, near, single, several } = read
  const parts: (Evidence | undefined)[] = []
  const textsOf = ({ first, last }: Place) => words.slice(first, last + 1).map(({ text }) => text)
  const isReal = (place: Place) =>
    rule.level === 'may-not-enter' &&
    rule.silencedBy.includes('substance') &&
    textsOf(place).some((text) => REAL.has(text))
  const tellsOfSubstance = (place: Place) => textsOf(place).some((text) => isUnreal(text, book.silencers))
  const isNear = rule.level === 'may-not-enter' ? standsBeside : standsAbout
  const { codes, origins, destinations } = condition
  if (codes)
    parts.push(good.isCodeProposed && !origins && !mayRestOnProposal(rule) ? undefined : codeEvidence(codes, good))
  if (origins) parts.push(isAmong(origins, good.origin) ? originEvidence(good.origin, good) : undefined)
  if (destinations)
    parts.push(isAmong(destinations, good.destination) ? { by: 'destination', country: good.destination } : undefined)
  if (condition.row) parts.push(isAmong(origins ?? [], good.origin) ? byRow(condition.row, read, book) : undefined)
  if (condition.words)
    parts.push(
      wordEvidence('words', near.get(condition.words) ?? [], words, (place, phrase) => {
        const isNamed = (other: Place) => namesWord(phrase, other, words)
        return (
          several.some((each) => !isGrave(rule) || tellsOf(each, place, words)) ||
          isSilenced(place, words, rule.silencedBy, book.silencers, isNamed) ||
          single.some(
            (other) =>
              (isNear(other, place, words) || isSetting(place, words)) &&
              !isNamed(other) &&
              !(isReal(place) && !tellsOfSubstance(other)) &&
              !(isGrave(rule) && isAside(other, place, words)),
          )
        )
      }),
    )
  if (condition.makers)
    parts.push(
      wordEvidence('maker', near.get(condition.makers) ?? [], maker, (place) =>
        isSilenced(place, maker, rule.silencedBy, book.silencers),
      ),
    )
  const found = parts.filter((part) => part !== undefined)
  return found.length === parts.length ? found : undefined
}

/** What is called real of an animal is no less so as glasses: 'genuine tortoiseshell glasses', but 'genuine look', 'acetate'. */
const isUnreal = (text: string, { imitation, likeness, substance }: Silencers): boolean =>
  imitation.has(text) || likeness.has(text) || substance.has(text)

/** Words that raise another row. */
function byRow(id: string, read: Read, book: AdmissibilityBook): Evidence | undefined {
  const rule = book.rules.find((each) => each.id === id)
  return rule && evidenceOf(rule, read, book)?.find(({ by }) => by === 'words')
}

/** A proposed code alone raises no alarm; together with an origin, or for papers, it does. */
const mayRestOnProposal = ({ level }: AdmissibilityRule): boolean => level === 'papers' || level === 'deposit'

function codeEvidence(prefixes: readonly string[], { code, isCodeProposed }: Good): Evidence | undefined {
  const prefix = prefixes.find((each) => code?.startsWith(each))
  return prefix === undefined ? undefined : { by: 'code', prefix, isProposed: isCodeProposed ?? false }
}

const isAmong = (countries: readonly string[], country: string | undefined): country is string =>
  country !== undefined && countries.includes(country)

function wordEvidence(
  by: 'words' | 'maker',
  phrases: readonly Phrase[],
  words: readonly Word[],
  isHarmless: (place: Place, phrase: Phrase) => boolean,
): Evidence | undefined {
  for (const phrase of phrases) {
    const place = findPhrase(phrase, words, 1).find((each) => !isHarmless(each, phrase))
    if (place)
      return {
        by,
        words: words
          .slice(place.first, place.last + 1)
          .map(({ text }) => text)
          .join(' '),
      }
  }
  return undefined
}

/** Words that raised a grave row on a stated code where such goods do not belong. */
function disagreementOf(
  { id, level, homes, title, source, verified, isSure }: AdmissibilityRule,
  because: readonly Evidence[],
  { code, isCodeProposed }: Good,
): readonly AdmissibilityFinding[] {
  const words = because.filter(({ by }) => by === 'words')
  if (!code || isCodeProposed || homes.length === 0 || words.length === 0 || level === 'papers') return []
  if (homes.some((home) => code.startsWith(home) || home.startsWith(code))) return []
  const rule = 'words-and-code-disagree'
  return [
    { kind: 'disagreement', level: 'look-again', rule, source, verified, isSure, because: words, code, title, of: id },
  ]
}
