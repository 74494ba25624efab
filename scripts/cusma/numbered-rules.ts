// The numbered rules of General Note 11(o): every alternative by the program or, where it cannot, by the review.
import { codesOf } from './codes.ts'
import { withOtherThan } from './hand-written.ts'
import { parseAlternative } from './parse-alternative.ts'
import type { AlternativeRow, RuleRow } from './rows.ts'

export type NoteRule = {
  readonly id: string
  readonly chapter: number
  readonly rule: number
  readonly page: number
  readonly text: string
}

const ALTERNATIVE = /(?<!\w)(?=\([A-J]\) ?(?:A ?change|No change|No required|Production|Whether))/
/** Motor vehicles, their bodies and parts: chapter 87 to rule 55, and engines by the use they are put to. */
const isUndecided = ({ id, chapter, rule }: NoteRule): boolean =>
  (chapter === 87 && rule <= 55 && rule !== 6) ||
  ['84-17', '84-18', '84-22', '84-23', '84-27', '84-28', '84-30', '84-31'].includes(id)

/** The rows. Throws naming every alternative that neither the program reads nor the review holds. */
export function numberedRules(
  rules: readonly NoteRule[],
  review: ReadonlyMap<string, AlternativeRow>,
): readonly RuleRow[] {
  const unread: string[] = []
  const rows = rules.flatMap((rule): readonly RuleRow[] => {
    const head = { id: rule.id, page: rule.page }
    if (isUndecided(rule)) return rule.chapter === 87 ? [undecided(rule)] : []
    const read = sentencesOf(rule).flatMap((sentence) => {
      const letter = /^\(([A-J])\)/.exec(sentence)?.[1] ?? ''
      const byHand = review.get(`${rule.id} ${letter}`.trim())
      if (byHand) return [byHand]
      if (/^\([A-J]\) Whether/.test(sentence) || /^For (?:a|any other) /.test(sentence)) return []
      const parsed = parseAlternative(sentence)
      if (!('left' in parsed)) return [parsed]
      unread.push(`${rule.id} ${letter}: ${parsed.left}`)
      return []
    })
    const goods = [...new Set(read.flatMap((each) => each.goods))]
    return [{ ...head, goods, alternatives: withOtherThan(read) }]
  })
  if (unread.length > 0) throw new Error(`Alternatives nobody reads:\n${unread.join('\n')}`)
  return rows
}

const sentencesOf = ({ text }: NoteRule): readonly string[] =>
  text
    .replaceAll('\n', ' ')
    .replace(/\sC\) (?=A change)/, ' (C) ')
    .split(ALTERNATIVE)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const undecided = (rule: NoteRule): RuleRow => ({
  id: rule.id,
  page: rule.page,
  // The first code of a rule is the one it is for; those after it are materials.
  goods: codesOf(rule.text).slice(0, 1),
  alternatives: [],
  undecided: true,
})
