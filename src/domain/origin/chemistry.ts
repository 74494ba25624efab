// Processes that make goods of chapters 27 to 40 originate whatever the codes of their materials. Source: General Note 11(n)(iv), (v).
import { codeRanges, inAny } from './codes.ts'
import type { Process } from './recipe.ts'
import type { CodeRange } from './rule.ts'

type ProcessRule = {
  readonly process: Process
  readonly clause: string
  readonly goods: readonly CodeRange[]
  readonly butNot: readonly CodeRange[]
}

const rule = (process: Process, clause: string, goods: string, butNot = ''): ProcessRule => ({
  process,
  clause,
  goods: codeRanges(goods),
  butNot: codeRanges(...butNot.split(' ').filter(Boolean)),
})

const OILS = '3301 350211-350219'
const RULES: readonly ProcessRule[] = [
  rule('chemical-reaction', 'ch. 27 chapter rule 1', '27'),
  rule('chemical-reaction', 'GN 11(n)(iv)(A)', '28-38', '3301 3823 291632 350211-350219'),
  rule('purification', 'GN 11(n)(iv)(C)', '28-38', OILS),
  rule('mixing', 'GN 11(n)(iv)(D)', '28-38', `28 29 32 3808 ${OILS}`),
  rule('particle-size', 'GN 11(n)(iv)(E)', '28-38', `28 29 32 38 ${OILS}`),
  rule('standards-material', 'GN 11(n)(iv)(F)', '28-38', OILS),
  rule('isomer-separation', 'GN 11(n)(iv)(G)', '28-38', OILS),
  rule('biotechnology', 'GN 11(n)(iv)(I)', '28-38', `2930-2942 30 ${OILS}`),
  rule('chemical-reaction', 'GN 11(n)(v)(A)', '39-40'),
  rule('purification', 'GN 11(n)(v)(C)', '39-40'),
  rule('mixing', 'GN 11(n)(v)(D)', '39'),
  rule('standards-material', 'GN 11(n)(v)(F)', '39'),
  rule('isomer-separation', 'GN 11(n)(v)(G)', '39'),
  rule('biotechnology', 'GN 11(n)(v)(H)', '39'),
]

/** The clause under which a process makes the good originate; undefined where none does. */
export function processClause(good: string, processes: readonly Process[]): string | undefined {
  return RULES.find(
    ({ process, goods, butNot }) =>
      processes.includes(process) && inAny(good, goods) === 'yes' && inAny(good, butNot) !== 'yes',
  )?.clause
}

const SEPARATED = { goods: codeRanges('28-38'), butNot: codeRanges('3301', '350211-350219') }

/** Goods separated from a man-made mixture do not originate by a change of code, unless a reaction took place: (n)(iv)(H). */
export function isSeparatedOnly(good: string, processes: readonly Process[]): boolean {
  const reaches = inAny(good, SEPARATED.goods) === 'yes' && inAny(good, SEPARATED.butNot) !== 'yes'
  return reaches && processes.includes('separation-of-mixture') && !processes.includes('chemical-reaction')
}
