// The fact that would decide between the first candidates: what their titles or the lexicon's conditions disagree about, and the
// listing does not say.

import { ATTRIBUTE_KEYS, type AttributeKey } from './attribute-words.ts'
import { attributesOfTitle } from './attributes.ts'
import type { Classifier, JudgedLine, Judgement } from './classifier.ts'

/** What to ask: the key of the fact and its possible values, likeliest first. An answer is given back as 'key:value'. */
export type DecidingQuestion = { readonly key: AttributeKey; readonly values: readonly string[] }

/** Below this rate of the first candidate a question is asked. */
const ASK_BELOW = 0.6
const LINES_ASKED = 24
const MOST_VALUES = 6
/** A value must have at least this share of the chances to be worth asking about. */
const LEAST_SHARE = 0.06
/** Asked when equally deciding: first what people know best. */
const ASKED_FIRST: readonly AttributeKey[] = ['material', 'construct', 'gender', 'power', 'state', 'form', 'use']

/** Undefined when the first candidate is sure enough, or nothing the user could say would part the candidates. */
export function decidingQuestion(
  classifier: Classifier,
  judgement: Judgement,
  chosen: readonly JudgedLine[],
  answers: readonly string[],
): DecidingQuestion | undefined {
  const [best] = chosen
  if (!best || best.confidence10 >= ASK_BELOW) return undefined
  const asked = new Set(answers.map((answer) => answer.split(':')[0]))
  const open = ATTRIBUTE_KEYS.filter((key) => !asked.has(key) && isOpen(judgement, key))
  const shares = open.map((key) => ({ key, values: valueShares(classifier, judgement, key) }))
  const deciding = shares
    .filter(({ values }) => values.size >= 2)
    .map(({ key, values }) => ({ key, values, gain: uncertainty([...values.values()]) }))
    .sort((a, b) => b.gain - a.gain || ASKED_FIRST.indexOf(a.key) - ASKED_FIRST.indexOf(b.key))
  const [first] = deciding
  if (!first) return undefined
  const values = [...first.values].sort((a, b) => b[1] - a[1]).map(([value]) => value)
  return { key: first.key, values: values.slice(0, MOST_VALUES) }
}

/** Nothing is said about it, or several values are said alike strongly. */
function isOpen({ attributes }: Judgement, key: AttributeKey): boolean {
  const said = attributes.get(key)
  return !said || [...said.values()].filter((weight) => weight > 0.7).length > 1
}

/** Of each value of a fact, the chances of the first lines that ask for it. */
function valueShares(
  classifier: Classifier,
  { lines, votes }: Judgement,
  key: AttributeKey,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  let all = 0
  const add = (value: string, chance: number) => shares.set(value, (shares.get(value) ?? 0) + chance)
  for (const { code, chance10 } of lines.slice(0, LINES_ASKED)) {
    all += chance10
    const title = attributesOfTitle(classifier.schedule.plainPath(code).slice(2).join(' ; ')).get(key)
    const asked = votes
      .filter((vote) => code.startsWith(vote.code))
      .flatMap(({ open }) =>
        open.filter((condition) => condition.key === key).flatMap(({ values }) => values.slice(0, 1)),
      )
    const values = new Set([...(title?.keys() ?? []), ...asked.filter((value) => !value.startsWith('!'))])
    for (const value of values) add(value, chance10 / values.size)
  }
  return new Map([...shares].filter(([, share]) => share / all >= LEAST_SHARE))
}

/** Entropy of the shares, times how much of the chances they take in. */
function uncertainty(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.reduce((total, share) => total - share * Math.log(share / sum), 0)
}
