// The fact that would decide between the first candidates: what their titles or the lexicon's conditions disagree about, and the
// listing does not say.

import { ATTRIBUTE_KEYS, type AttributeKey } from './attribute-words.ts'
import { areKin, attributesOfTitle } from './attributes.ts'
import type { Classifier, JudgedLine, Judgement } from './classifier.ts'

/** What to ask: the key of the fact and its possible values, likeliest first. An answer is given back as 'key:value'. */
export type DecidingQuestion = { readonly key: AttributeKey; readonly values: readonly string[] }

/** Below this rate of the first candidate a question is asked. */
const ASK_BELOW = 0.6
const LINES_ASKED = 24
const MOST_VALUES = 6
/** Share of the chances of those lines that an answer must have to be offered, where several of them ask for it and where one does. */
const LEAST_SHARE = 0.05
const LEAST_SHARE_ALONE = 0.12
/** What makes a question worth the user's time: shares of all its answers together, and of all but the likeliest. */
const LEAST_COVERED = 0.3
const LEAST_BESIDES_FIRST = 0.1
/** Asked when equally deciding: first what people know best. */
const ASKED_FIRST: readonly AttributeKey[] = ['material', 'construct', 'gender', 'power', 'state', 'form', 'use']

type Asked = Pick<Judgement, 'lines' | 'votes' | 'attributes'>

/** Undefined when the first candidate is sure enough, or nothing the user could say would part the candidates. */
export function decidingQuestion(
  classifier: Pick<Classifier, 'schedule'>,
  judgement: Asked,
  chosen: readonly JudgedLine[],
  answers: readonly string[],
): DecidingQuestion | undefined {
  const [best] = chosen
  if (!best || best.confidence10 >= ASK_BELOW) return undefined
  const asked = new Set(answers.map((answer) => answer.split(':')[0]))
  const open = ATTRIBUTE_KEYS.filter((key) => !asked.has(key) && isOpen(judgement, key))
  const [first] = open
    .map((key) => ({ key, values: answersOf(classifier, judgement, key) }))
    .filter(({ values }) => isWorthAsking(values))
    .map(({ key, values }) => ({ key, values, gain: uncertainty(values.map(({ share }) => share)) }))
    .sort((a, b) => b.gain - a.gain || ASKED_FIRST.indexOf(a.key) - ASKED_FIRST.indexOf(b.key))
  return first && { key: first.key, values: first.values.slice(0, MOST_VALUES).map(({ value }) => value) }
}

function isWorthAsking(values: readonly { readonly share: number }[]): boolean {
  const all = values.reduce((sum, { share }) => sum + share, 0)
  return all >= LEAST_COVERED && all - (values[0]?.share ?? 0) >= LEAST_BESIDES_FIRST
}

/** Nothing is said about it, or several values that exclude each other are said alike strongly. */
function isOpen({ attributes }: Asked, key: AttributeKey): boolean {
  const said = attributes.get(key)
  if (!said) return true
  const [first, ...others] = [...said].filter(([, weight]) => weight > 0.7).map(([value]) => value)
  return first === undefined || others.some((value) => !areKin(first, value))
}

type Answer = { readonly value: string; readonly share: number }

/** Values of a fact that the first lines ask for, with their share of the chances; likeliest first. */
function answersOf(
  { schedule }: Pick<Classifier, 'schedule'>,
  { lines, votes }: Asked,
  key: AttributeKey,
): readonly Answer[] {
  const likely = lines.slice(0, LINES_ASKED)
  const all = likely.reduce((sum, { chance10 }) => sum + chance10, 0)
  const answers = new Map<string, { share: number; lines: number }>()
  for (const { code, chance10 } of likely) {
    const values = new Set([...titleValues(schedule.plainPath(code), code, key), ...nameValues(votes, code, key)])
    for (const value of values) {
      const sums = answers.get(value) ?? { share: 0, lines: 0 }
      answers.set(value, { share: sums.share + chance10 / values.size / all, lines: sums.lines + 1 })
    }
  }
  return [...answers]
    .filter(([, sums]) => sums.share >= (sums.lines > 1 ? LEAST_SHARE : LEAST_SHARE_ALONE))
    .map(([value, { share }]) => ({ value, share }))
    .sort((a, b) => b.share - a.share)
}

/** Chapters of what is worn: elsewhere the wearer decides nothing a seller would think of. */
const WORN = /^6[1-5]/
const isOf = (code: string, key: AttributeKey): boolean => key !== 'gender' || WORN.test(code)

/** What the title of a line asks for. Of a use it says too little: 'table' in "table games" is no place for the goods. */
function titleValues(path: readonly string[], code: string, key: AttributeKey): readonly string[] {
  if (key === 'use' || !isOf(code, key)) return []
  return [...(attributesOfTitle(path.slice(2).join(' ; ')).get(key)?.keys() ?? [])]
}

/** What names of the lexicon ask for before they speak for a line. */
function nameValues(votes: Judgement['votes'], code: string, key: AttributeKey): readonly string[] {
  if (!isOf(code, key)) return []
  const open = votes.filter((vote) => code.startsWith(vote.code)).flatMap((vote) => vote.open)
  return open
    .filter((condition) => condition.key === key)
    .flatMap(({ values }) => values.slice(0, 1))
    .filter((value) => !value.startsWith('!'))
}

/** Entropy of the shares, times how much of the chances they take in. */
function uncertainty(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.reduce((total, share) => total - share * Math.log(share / sum), 0)
}
