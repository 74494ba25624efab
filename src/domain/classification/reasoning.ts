// Why a line is proposed, made of evidence: the names and words that matched, the facts it asks for, a ruling on like goods, and
// what sets it before or behind its rival.
import type { AttributeKey } from './attribute-words.ts'
import { attributesOfTitle, judge } from './attributes.ts'
import type { Classifier, JudgedLine, Judgement } from './classifier.ts'
import type { CodeReason, RivalReason } from './code-reason.ts'
import type { Precedent } from './precedents.ts'
import { remembered } from './remembered.ts'
import { termOf, titleTermsOf, wordsOf } from './terms.ts'

const MOST_WORDS = 4
const MOST_NAMES = 2
const KEYS: readonly AttributeKey[] = ['material', 'construct', 'gender', 'power', 'state', 'form']
const termsOfTitle = remembered(titleTermsOf)

type Given = {
  readonly rival?: JudgedLine
  readonly isFirst: boolean
  readonly precedent?: Precedent
  /** Of the user, as 'key:value'. */
  readonly answers: readonly string[]
}

/** rival: the second candidate for the first, which stands before it; the first for all others, which stand behind it. */
export function reasonsFor(
  classifier: Classifier,
  judgement: Judgement,
  line: JudgedLine,
  given: Given,
): readonly CodeReason[] {
  const { code } = line
  const path = classifier.schedule.plainPath(code)
  const facts = factsMet(judgement, path)
  const { rival, isFirst, precedent, answers } = given
  const isAnswered = (value: string) => answers.some((answer) => answer.endsWith(`:${value}`))
  const answered = facts.filter(isAnswered)
  const stated = facts.filter((value) => !isAnswered(value))
  return [
    ...named(judgement, code),
    matched(judgement, path),
    ...valuesReason('meets', stated),
    ...valuesReason('answers', answered),
    ...(precedent ? [precedentReason(precedent)] : []),
    ...(rival ? [compared(classifier, judgement, { line, rival, isBefore: isFirst })] : []),
  ]
}

const valuesReason = (reason: 'meets' | 'answers', values: readonly string[]): readonly CodeReason[] =>
  values.length > 0 ? [{ reason, facts: { values } }] : []

const precedentReason = ({ ruling, goods }: Precedent): CodeReason => ({
  reason: 'precedent',
  facts: { ruling, goods },
})

/** Names of the lexicon that stand in the listing and speak for the line. */
function named({ votes }: Judgement, code: string): readonly CodeReason[] {
  const speaking = votes.filter((vote) => vote.verdict !== 'broken' && !vote.isOvertaken && code.startsWith(vote.code))
  const names = [...new Set(speaking.sort((a, b) => b.length - a.length).map(({ name }) => name))]
  return names.length > 0 ? [{ reason: 'named', facts: { names: names.slice(0, MOST_NAMES) } }] : []
}

function matched({ listing, query }: Judgement, path: readonly string[]): CodeReason {
  const below = path.slice(1)
  const own = below.at(-1) ?? path.at(-1) ?? ''
  const hits = below.map((title) => ({ title, terms: termsOfTitle(title).filter((term) => query.has(term)) }))
  const best = hits.toReversed().reduce((most, each) => (each.terms.length > most.terms.length ? each : most), {
    title: own,
    terms: [] as readonly string[],
  })
  if (best.terms.length === 0) return { reason: 'closest', facts: { title: own } }
  const words = asWritten(listing.text, [...new Set(best.terms)])
  return { reason: 'matches', facts: { words, title: best.title } }
}

/** Values the listing states and a title of the path asks for. */
function factsMet({ attributes }: Judgement, path: readonly string[]): readonly string[] {
  const asked = attributesOfTitle(path.slice(2).join(' ; '))
  return KEYS.flatMap((key) => {
    const values = [...(asked.get(key)?.keys() ?? [])]
    const said = attributes.get(key)
    return said && judge({ key, values }, attributes) === 'met'
      ? values.filter((value) => said.has(value)).slice(0, 1)
      : []
  })
}

type Pair = { readonly line: JudgedLine; readonly rival: JudgedLine; readonly isBefore: boolean }

function compared(classifier: Classifier, judgement: Judgement, { line, rival, isBefore }: Pair): CodeReason {
  const [better, worse] = isBefore ? [line, rival] : [rival, line]
  const broken = brokenFact(classifier, judgement, worse.code)
  const fewer = overlap(classifier, judgement, worse.code) < overlap(classifier, judgement, better.code)
  const { code } = rival
  if (isBefore) return { reason: 'before', facts: { code, because: whyBefore(broken?.said, fewer) } }
  return { reason: 'behind', facts: { code, because: whyBehind(broken?.asked, fewer) } }
}

function whyBefore(fact: string | undefined, hasFewerWords: boolean): RivalReason {
  if (fact) return { reason: 'fits-fact', facts: { fact } }
  return { reason: hasFewerWords ? 'fits-words' : 'more-usual', facts: {} }
}

function whyBehind(fact: string | undefined, hasFewerWords: boolean): RivalReason {
  if (fact) return { reason: 'lacks-fact', facts: { fact } }
  return { reason: hasFewerWords ? 'less-words' : 'less-usual', facts: {} }
}

function brokenFact(classifier: Classifier, { attributes }: Judgement, code: string) {
  const asked = attributesOfTitle(classifier.schedule.plainPath(code).slice(1).join(' ; '))
  for (const key of KEYS) {
    const values = [...(asked.get(key)?.keys() ?? [])]
    const [said] = attributes.get(key)?.keys() ?? []
    const [first] = values
    if (said && first && judge({ key, values }, attributes) === 'broken') return { said, asked: first }
  }
  return undefined
}

function overlap(classifier: Classifier, { query }: Judgement, code: string): number {
  const terms = new Set(classifier.schedule.plainPath(code).slice(1).flatMap(termsOfTitle))
  return [...terms]
    .filter((term) => query.has(term))
    .reduce((sum, term) => sum + classifier.search.byLine.rarity(term), 0)
}

/** The listing's own words for terms, each once. */
function asWritten(listing: string, terms: readonly string[]): readonly string[] {
  const written = new Map(
    wordsOf(listing)
      .toReversed()
      .map((word) => [termOf(word), word]),
  )
  return terms.slice(0, MOST_WORDS).map((term) => written.get(term) ?? term)
}
