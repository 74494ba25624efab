// Conditions of an alternative: shares of materials, processes, and what only a person can say.
import { decimal } from '../money.ts'
import { inAny } from './codes.ts'
import type { OriginQuestion } from './decision.ts'
import type { Answers } from './kinds.ts'
import type { OriginMaterial, Process } from './recipe.ts'
import type { CodeRange, Condition, OriginLaw } from './rule.ts'
import { allOf, type Truth, truth } from './truth.ts'
import { totalOf } from './value.ts'

export type Counted = { readonly material: OriginMaterial; readonly codes: readonly string[] }
type ConditionState = {
  readonly condition: string
  readonly holds: Truth
  readonly questions: readonly OriginQuestion[]
}

/** Key under which a person says whether a condition holds. */
const conditionKey = (id: string): string => `condition ${id}`

/** `parts`: every material that is a component, originating or not, with its codes of HS 2012. */
export function conditionState(
  law: OriginLaw,
  answers: Answers,
  processes: readonly Process[],
  parts: readonly Counted[],
  id: string,
): ConditionState {
  const row = law.conditions.get(id)
  if (!row) throw new RangeError(`no condition: ${id}`)
  const key = conditionKey(id)
  const holds =
    answers[key] ?? worked(row, processes) ?? foreignShare(row, parts) ?? originatingShare(row, parts) ?? 'unknown'
  return { condition: id, holds, questions: holds === 'unknown' ? [{ question: 'condition', key, of: id }] : [] }
}

function worked({ processes }: Condition, done: readonly Process[]): Truth | undefined {
  if (processes === undefined) return undefined
  if (processes.includes('always')) return 'yes'
  if (processes.includes('apparel-made')) return madeAsApparel(done)
  if (done.some((each) => processes.includes(each))) return 'yes'
  return done.length > 0 ? 'no' : 'unknown'
}

/** Cut or knitted to shape, and sewn or put together. Said of neither: not known. */
function madeAsApparel(done: readonly Process[]): Truth {
  const isShaped = done.includes('cut') || done.includes('knit-to-shape')
  return isShaped && (done.includes('sewn') || done.includes('assembled')) ? 'yes' : 'unknown'
}

function foreignShare({ foreignAtMost }: Condition, parts: readonly Counted[]): Truth | undefined {
  if (!foreignAtMost) return undefined
  const foreign = within(parts, foreignAtMost.codes).filter(({ material }) => material.originating !== 'yes')
  if (foreign.length === 0) return 'yes'
  if (foreignAtMost.measure === 'each') return eachShare(foreignAtMost, parts)
  if (foreignAtMost.measure !== 'weight') return undefined
  const share = totalOf(foreign.map(({ material }) => material.weightShare))
  return share ? truth(share.lte(decimal(String(foreignAtMost.percent)))) : undefined
}

/** Of the materials of each run, the foreign ones: all of them where none originates. */
function eachShare(
  { codes, percent }: NonNullable<Condition['foreignAtMost']>,
  parts: readonly Counted[],
): Truth | undefined {
  const states = codes.map((range): Truth => {
    const named = within(parts, [range])
    const foreign = named.filter(({ material }) => material.originating !== 'yes')
    if (foreign.length === 0) return 'yes'
    if (foreign.length === named.length) return 'no'
    const all = totalOf(named.map(({ material }) => material.weightShare))
    const share = totalOf(foreign.map(({ material }) => material.weightShare))
    return all && share ? truth(share.times(decimal('100')).lte(all.times(decimal(String(percent))))) : 'unknown'
  })
  const holds = allOf(states)
  return holds === 'unknown' ? undefined : holds
}

function originatingShare({ originatingAtLeast }: Condition, parts: readonly Counted[]): Truth | undefined {
  if (!originatingAtLeast) return undefined
  const named = within(parts, originatingAtLeast.codes)
  const own = named.filter(({ material }) => material.originating === 'yes')
  if (own.length === named.length) return 'yes'
  if (own.length === 0) return 'no'
  const all = totalOf(named.map(({ material }) => material.weightShare))
  const originating = totalOf(own.map(({ material }) => material.weightShare))
  if (!all || !originating || all.eq(decimal('0'))) return undefined
  return truth(originating.times(decimal('100')).gte(all.times(decimal(String(originatingAtLeast.percent)))))
}

/** Materials that may be of the codes; one without a code may be. */
const within = (parts: readonly Counted[], codes: readonly CodeRange[]): readonly Counted[] =>
  parts.filter((part) => part.codes.length === 0 || part.codes.some((code) => inAny(code, codes) !== 'no'))
