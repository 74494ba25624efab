// Whether goods are of a kind that a rule names: by an answer, else by the words of their description.
import type { Kind, OriginLaw } from './rule.ts'
import type { Truth } from './truth.ts'

/** What is known of a good or material: its description, and the answers of the case. */
export type Described = { readonly id: string; readonly description: string }
export type Answers = Readonly<Record<string, Truth>>

/** Key under which a person says whether goods are of a kind: 'm2 is man-made-fabric'; the good's id is 'good'. */
export const kindKey = (id: string, kind: string): string => `${id} is ${kind}`

export function isOfKind(law: OriginLaw, answers: Answers, described: Described, kind: string): Truth {
  const answer = answers[kindKey(described.id, kind)]
  if (answer !== undefined) return answer
  const row = law.kinds.get(kind)
  if (!row) throw new RangeError(`no kind of goods: ${kind}`)
  return byWords(row, described.description)
}

/** Denied words count for nothing: 'cotton, not man-made' says cotton. */
const DENIED = /\b(?:not|non|no|without|free of|sans|pas de)[\s-]+(?:[\p{L}\d-]+)(?:\s+(?:fib(?:re|er)s?|made))?/gu

/** What the words of a description say; unknown where they say both, or nothing that decides. */
function byWords(kind: Kind, description: string): Truth {
  const text = description.toLowerCase()
  if (text.trim() === '') return 'unknown'
  const said = text.replace(DENIED, ' ')
  const isYes = kind.yes.length > 0 && kind.yes.every((group) => group.some((word) => has(said, word)))
  const isNo = kind.no.some((word) => has(text, word))
  if (isYes && isNo) return 'unknown'
  if (isYes) return 'yes'
  return isNo || kind.otherwise === 'no' ? 'no' : 'unknown'
}

/** A word is found at the start of a word: 'lavend' in 'lavender', 'lin' not in 'gasoline'. */
function has(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1]
    const after = text[at + word.length]
    const startsWord = before === undefined || !/[\p{L}\d]/u.test(before)
    if (startsWord && (word.length > 4 || after === undefined || !/[\p{L}]/u.test(after) || after === 's')) return true
  }
  return false
}
