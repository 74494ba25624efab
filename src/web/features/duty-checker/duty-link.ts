// The end of a link that shows somebody else what a visitor saw of a check: the picked code and the answers. Whoever opens it has the
// check run at once.
import type { DutyFacts, Shown } from './checked-duty.ts'

const MOST = 20
const LONGEST = 200
const ANSWER = /^[a-z]{1,20}:[a-z-]{1,30}$/

/** Adds what is shown to the inputs in the address. */
export function withShown(search: URLSearchParams, { code, answers, facts }: Shown): URLSearchParams {
  const link = new URLSearchParams(search)
  link.set('code', code ?? '')
  for (const answer of answers) link.append('answer', answer)
  for (const [question, answer] of Object.entries(facts.answers)) link.append('fact', `${question}=${answer}`)
  for (const [unit, amount] of Object.entries(facts.quantities)) link.append('amount', `${unit}=${amount}`)
  return link
}

/** What a link shows; undefined where an address holds inputs only. */
export function shownOf(search: URLSearchParams): Shown | undefined {
  const code = search.get('code')
  if (code === null) return undefined
  const all = (name: string) => search.getAll(name).flatMap((each) => (each.length <= LONGEST ? [each] : []))
  const facts: DutyFacts = { quantities: pairs(all('amount')), answers: pairs(all('fact')) }
  return {
    ...(/^\d{10}$/.test(code) ? { code } : {}),
    answers: all('answer')
      .filter((each) => ANSWER.test(each))
      .slice(0, MOST),
    facts,
  }
}

function pairs(texts: readonly string[]): Readonly<Record<string, string>> {
  const parted = texts
    .slice(0, MOST)
    .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])
  return Object.fromEntries(parted.filter(([name]) => name))
}
