// Phrases of the rows of data/admissibility, found in a description: whole words without accents or plural endings, never parts of
// words. 'automatic|gravity knife': either word, then knife. 'made _ cuba': at most three words between. 'ivory + carved': both parts,
// anywhere. 'cannab*': a beginning; '*fentanyl': an ending. 'lynx|black~bear fur': a choice of two words. '^ rifle $': nothing stands
// before and the clause ends or tells what comes along ('Rifle with case'). Articles and 'de', 'of' between words don't count.
import { plainLetters } from '../classification/terms.ts'
import { singular, type Word } from './words.ts'

/** Where a phrase was found: first and last word, counted from 0. */
export type Place = { readonly first: number; readonly last: number }

/** Lists, as they hold a word or two and there are tens of thousands: a Set takes four times as much memory. */
type WordSlot = {
  readonly kind: 'word'
  readonly whole: readonly string[]
  readonly starts: readonly string[]
  readonly ends: readonly string[]
}
type Slot = { readonly kind: 'gap' } | { readonly kind: 'start' } | { readonly kind: 'end' } | WordSlot
/** Parts that must all be found; each is a run of words within one clause. */
export type Phrase = { readonly written: string; readonly parts: readonly (readonly Slot[])[] }

const LONGEST_GAP = 3
/** Words of no weight that may stand between two words of a phrase. */
const FILLERS: ReadonlySet<string> = new Set('a an the of d l le la les de du des a au aux s n'.split(' '))
/** Words that begin another part of the description: never skipped. */
const BOUNDS: ReadonlySet<string> = new Set(
  'with without for in on by from and or pour avec sans par en sur et ou dans no non'.split(' ').map(singular),
)

/** The phrases of a row, parted by ';'. Throws RangeError for one without words. */
export const parsePhrases = (written: string): readonly Phrase[] =>
  written
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .flatMap(withoutJoined)
    .map(parsePhrase)

/** A choice of two words becomes a phrase of its own: 'lynx|black~bear fur' -> 'lynx fur', 'black bear fur'. */
function withoutJoined(written: string): readonly string[] {
  const found = /(?<!\S)[^\s~]*~\S*/.exec(written)
  if (!found) return [written]
  const [slot] = found
  const before = written.slice(0, found.index)
  const behind = written.slice(found.index + slot.length)
  const choices = slot.split('|')
  const single = choices.filter((choice) => !choice.includes('~')).join('|')
  const joined = choices.filter((choice) => choice.includes('~')).map((choice) => choice.replaceAll('~', ' '))
  return [single, ...joined].filter(Boolean).flatMap((choice) => withoutJoined(`${before}${choice}${behind}`))
}

function parsePhrase(written: string): Phrase {
  const parts = written.split('+').map((part) => part.trim().split(/\s+/).filter(Boolean).map(toSlot))
  if (parts.some((part) => !part.some(({ kind }) => kind === 'word')))
    throw new RangeError(`not a phrase: "${written}"`)
  return { written, parts }
}

/** How many unknown words may stand between two of a phrase: 'python snake leather' is 'python leather'. */
type Slack = 0 | 1

/** Every place of the first part whose other parts stand somewhere too and are not denied there; none when one is missing. */
export function findPhrase(
  { parts: [first = [], ...others] }: Phrase,
  words: readonly Word[],
  slack: Slack,
): readonly Place[] {
  const places = [...placesOf(first, words, slack), ...(slack > 0 ? turnedPlaces(first, words) : [])]
  const stands = (part: readonly Slot[]) => placesOf(part, words, slack).some((place) => !isDenied(place, words))
  return others.every(stands) ? places : []
}

const DENIALS: ReadonlySet<string> = new Set(
  'no not non without sans aucun aucune ni zero never jamais'.split(' ').map(singular),
)
const REACH_OF_DENIAL = 2

/** 'Sans jouet', 'no small toy', 'toy free': words that say what goods lack. */
export const isDenied = ({ first, last }: Place, words: readonly Word[]): boolean =>
  (words[last + 1]?.text === 'free' && words[last + 1]?.clause === words[last]?.clause) ||
  words
    .slice(Math.max(0, first - REACH_OF_DENIAL), first)
    .some(({ text, clause }) => clause === words[first]?.clause && DENIALS.has(text))

/** Words, beginnings and endings of words. */
export type Keys = Readonly<Record<'whole' | 'starts' | 'ends', readonly string[]>>

/** What a text must hold one of for a phrase to be found. */
export const keysOf = ({ parts: [first = []] }: Phrase): Keys => {
  const slot = first.find(({ kind }) => kind === 'word')
  if (slot?.kind !== 'word') return { whole: [], starts: [], ends: [] }
  return slot
}

export const isOneWord = ({ parts }: Phrase): boolean => parts.length === 1 && parts[0]?.length === 1

/** Whether a phrase itself names the word at a place: 'novelty helmet' is no less dangerous for its helmet. */
export const namesWord = ({ parts }: Phrase, place: Place, words: readonly Word[]): boolean =>
  place.first === place.last &&
  parts.flat().some((slot) => slot.kind === 'word' && slot.whole.includes(words[place.first]?.text ?? ''))

const REACH_BESIDE = 2

/** Whether a word stands within a place or next to it but for one word, in its clause and with no 'with', 'on' or 'for' between. */
export function standsBeside(word: Place, place: Place, words: readonly Word[]): boolean {
  const between =
    word.first > place.last ? words.slice(place.last + 1, word.first) : words.slice(word.last + 1, place.first)
  const isParted = between.some(({ text }) => BOUNDS.has(text))
  return words[word.first]?.clause === words[place.first]?.clause && between.length < REACH_BESIDE && !isParted
}

const REACH_OF_LEAD = 3

/** Whether a word stands in the clause of a place, or among the first words of all. */
export const standsAbout = (word: Place, place: Place, words: readonly Word[]): boolean =>
  word.first < REACH_OF_LEAD || words[word.first]?.clause === words[place.first]?.clause

/** Two words the other way round, side by side: 'lounger infant' is 'infant lounger', 'caviar de beluga' 'beluga caviar'. */
function turnedPlaces(slots: readonly Slot[], words: readonly Word[]): readonly Place[] {
  const isPair = slots.length === 2 && slots.every(({ kind }) => kind === 'word')
  return isPair ? placesOf([...slots].reverse(), words, 0) : []
}

export function placesOf(slots: readonly Slot[], words: readonly Word[], slack: Slack): readonly Place[] {
  const [slot] = slots
  const places: Place[] = []
  for (const [first, { clause }] of words.entries()) {
    if (slot?.kind === 'word' && widthOf(slot, words, first) === 0) continue
    const run = { slots, words, clause, slack: slot?.kind === 'start' ? 0 : slack }
    const last = endOf(run, 0, first, 0)
    if (last !== undefined) places.push({ first, last })
  }
  return places
}

type Run = {
  readonly slots: readonly Slot[]
  readonly words: readonly Word[]
  readonly clause: number
  readonly slack: Slack
}

/**
 * The last word of a run whose slots from the nth on begin at a word, or undefined where they do not fit within the clause. `skipped`:
 * unknown words so far. Asked for each phrase at each of its words: it makes no lists.
 */
function endOf(run: Run, nth: number, at: number, skipped: number): number | undefined {
  const slot = run.slots[nth]
  if (!slot) return at - 1
  if (slot.kind === 'gap') {
    for (let gap = 0; gap <= LONGEST_GAP; gap += 1) {
      const end = endOf(run, nth + 1, at + gap, skipped)
      if (end !== undefined) return end
    }
    return undefined
  }
  if (slot.kind === 'start') return at === 0 ? endOf(run, nth + 1, at, skipped) : undefined
  if (slot.kind === 'end') return endsAt(at, run) ? endOf(run, nth + 1, at, skipped) : undefined
  const word = run.words[at]
  if (word?.clause !== run.clause) return undefined
  const width = widthOf(slot, run.words, at)
  if (width > 0) return endOf(run, nth + 1, at + width, skipped)
  if (FILLERS.has(word.text)) return endOf(run, nth, at + 1, skipped)
  const maySkip = skipped < run.slack && !BOUNDS.has(word.text)
  return maySkip ? endOf(run, nth, at + 1, skipped + 1) : undefined
}

/** Whether nothing more is said of the goods in a clause: 'Rifle', 'Rifle with case'. */
const endsAt = (at: number, { words, clause }: Run): boolean =>
  words[at]?.clause !== clause || ALONG.has(words[at]?.text ?? '')
const ALONG: ReadonlySet<string> = new Set('with avec in and et'.split(' '))

/** How many words a slot takes from a place: two that sellers write apart ('seal skin' is 'sealskin'); 0 where it does not fit. */
function widthOf(slot: WordSlot, words: readonly Word[], at: number): 0 | 1 | 2 {
  const word = words[at]
  const next = words[at + 1]
  if (!word) return 0
  if (fits(slot, word.text)) return 1
  return next?.clause === word.clause && slot.whole.includes(word.text + next.text) ? 2 : 0
}

const fits = ({ whole, starts, ends }: WordSlot, word: string): boolean =>
  whole.includes(word) || starts.some((start) => word.startsWith(start)) || ends.some((end) => word.endsWith(end))

/** The same words stand in many phrases: each choice of words is kept once. Of the rows of data/ alone, which do not grow. */
const slots = new Map<string, Slot>()

function toSlot(written: string): Slot {
  const known = slots.get(written)
  if (known) return known
  const slot = parseSlot(written)
  slots.set(written, slot)
  return slot
}

const NONE: readonly string[] = []

function parseSlot(written: string): Slot {
  if (written === '_') return { kind: 'gap' }
  if (written === '^') return { kind: 'start' }
  if (written === '$') return { kind: 'end' }
  const choices = written.split('|').map((choice) => plainLetters(choice))
  const starts = choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1))
  const ends = choices.filter((choice) => choice.startsWith('*')).map((choice) => singular(choice.slice(1)))
  const whole = [...new Set(choices.filter((choice) => !choice.includes('*')).map(singular))]
  return { kind: 'word', whole, starts: starts.length > 0 ? starts : NONE, ends: ends.length > 0 ? ends : NONE }
}
