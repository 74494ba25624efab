// Marks the rules that other rules replace where the good is for use in a motor vehicle. The note says so by underlining the rule's
// designation, which the text has lost; the sentence before each such rule names the goods.
import { codesOf } from './codes.ts'
import type { RuleRow } from './rows.ts'

/** Goods that are made for motor vehicles in the ordinary course: the use is asked before anything is said. */
const USUAL = [
  '4009',
  '401110',
  '401120',
  '40169930',
  '40169955',
  '700711',
  '700721',
  '700910',
  '830120',
  '840731-840734',
  '840820',
  '840991-840999',
  '841520',
  '850710',
  '8511',
  '851220-851240',
  '853910',
  '854430',
  '940120',
]

export function markVehicles(rules: readonly RuleRow[], notes: readonly string[]): readonly RuleRow[] {
  const named = notes.flatMap((text) => {
    const goods = /pertains? to goods provided for in (.*?) for use in a motor vehicle/.exec(
      text.replaceAll('\n', ' '),
    )?.[1]
    return goods === undefined ? [] : codesOf(goods)
  })
  return rules.map((rule) => {
    if (rule.undecided) return rule
    const usual = USUAL.filter((each) => rule.goods.some((code) => meet(code, each)))
    const isNamed = rule.goods.some((code) => named.some((each) => meet(code, each)))
    return usual.length > 0 || isNamed ? { ...rule, vehicle: usual } : rule
  })
}

/** Whether two codes or runs of codes have a code in common. */
function meet(one: string, other: string): boolean {
  const [from, to] = ends(one)
  const [start, stop] = ends(other)
  return from <= stop && start <= to
}

function ends(code: string): readonly [string, string] {
  const [from = '', to = from] = code.split('-')
  return [from.padEnd(8, '0'), to.padEnd(8, '9')]
}
