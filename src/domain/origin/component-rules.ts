// The chapter rules of 61 to 63 beside the product rule: narrow elastics, sewing thread, pocket bags, coated fabric.
// Source: General Note 11(o), chapter rules 2 to 4 of chapter 61, 3 to 6 of chapter 62, 2 of chapter 63.
import { type CalendarDate, day } from '../calendar.ts'
import { codeRanges, inAny } from './codes.ts'
import type { Counted } from './conditions.ts'
import type { OriginQuestion } from './decision.ts'
import type { Answers } from './kinds.ts'
import type { Process } from './recipe.ts'
import type { CodeRange } from './rule.ts'
import { type Truth, truth } from './truth.ts'

type ComponentRule = {
  readonly clause: string
  readonly holds: Truth
  readonly failing: readonly string[]
  readonly questions: readonly OriginQuestion[]
}

const ELASTIC = codeRanges('580620', '6002')
const THREAD = codeRanges('5204', '5401', '5508')
const THREAD_YARN = codeRanges('5402')
const COATED = codeRanges('5903')
const DENIM = codeRanges('520942', '521142', '521224', '551430')
const FABRIC = codeRanges('50-60')
/** Hosiery, gloves, scarves, ties, corsetry, underwear: goods that have no pockets in the ordinary course. */
const POCKETLESS = codeRanges('6107-6108', '6115-6117', '6207', '620821-620822', '6212-6217')
const UNCOATED_FREE = codeRanges('6305', '630612', '630622', '630790')

const ELASTIC_SINCE = day('2022-01-01')
const THREAD_SINCE = day('2021-07-01')
const POCKET_SINCE = day('2022-01-01')
const DENIM_POCKET_SINCE = day('2023-01-01')
const COATED_SINCE = day('2022-01-01')

type Given = {
  readonly good: string
  readonly description: string
  readonly on: CalendarDate
  readonly parts: readonly Counted[]
  readonly processes: readonly Process[]
  readonly answers: Answers
}

/** The chapter rules in force that reach a good of chapters 61 to 63; none for other goods. */
export function componentRules(given: Given): readonly ComponentRule[] {
  const chapter = given.good.slice(0, 2)
  if (chapter === '61') return [elastic(given, '2'), thread(given, '3'), pockets(given, '4')].flat()
  if (chapter === '62')
    return [elastic(given, '3'), thread(given, '4'), pockets(given, isDenim(given) ? '5' : '6')].flat()
  return chapter === '63' ? coated(given) : []
}

const clauseOf = (good: string, number: string): string => `ch. ${good.slice(0, 2)} chapter rule ${number}`

const used = (parts: readonly Counted[], ranges: readonly CodeRange[]): readonly Counted[] =>
  parts.filter(({ codes }) => codes.some((code) => inAny(code, ranges) === 'yes'))

const foreign = (parts: readonly Counted[]): readonly string[] =>
  parts.filter(({ material }) => material.originating !== 'yes').map(({ material }) => material.id)

function elastic({ good, on, parts, answers }: Given, number: string): readonly ComponentRule[] {
  if (on < ELASTIC_SINCE) return []
  const listed = used(parts, ELASTIC)
  const failing = foreign(listed)
  const isAsked = listed.length === 0 && answers['narrow-elastic'] === 'yes'
  const holds = formed(
    failing,
    listed,
    isAsked ? (answers['elastic-formed'] ?? 'unknown') : 'yes',
    answers['elastic-formed'],
  )
  return [
    { clause: clauseOf(good, number), holds, failing, questions: asks(holds, 'narrow-elastic', 'elastic-formed') },
  ]
}

function thread({ good, on, parts, processes, answers }: Given, number: string): readonly ComponentRule[] {
  if (on < THREAD_SINCE) return []
  const yarns = used(parts, THREAD_YARN).filter(({ material }) => /thread|fil à coudre/i.test(material.description))
  const listed = [...used(parts, THREAD), ...yarns]
  const failing = foreign(listed)
  const isSewn =
    answers['sewing-thread'] !== 'no' &&
    (answers['sewing-thread'] === 'yes' || processes.includes('sewn') || processes.includes('assembled'))
  const unlisted = isSewn ? (answers['thread-formed'] ?? 'unknown') : 'yes'
  const holds = formed(failing, listed, unlisted, answers['thread-formed'])
  return [{ clause: clauseOf(good, number), holds, failing, questions: asks(holds, 'sewing-thread', 'thread-formed') }]
}

function pockets(given: Given, number: string): readonly ComponentRule[] {
  const { good, on, parts, answers } = given
  if (on < (isDenim(given) ? DENIM_POCKET_SINCE : POCKET_SINCE) || answers.pockets === 'no') return []
  const listed = parts.filter(({ material }) => /pocket|poche/i.test(material.description))
  const failing = foreign(listed)
  const noPocket =
    answers.pockets !== 'yes' &&
    listed.length === 0 &&
    (inAny(good, POCKETLESS) === 'yes' || /no pocket|without pocket|sans poche/i.test(given.description))
  if (noPocket) return []
  const allOwn = foreign(used(parts, FABRIC)).length === 0
  const unlisted = answers['pocket-fabric-formed'] ?? (allOwn ? 'yes' : 'unknown')
  const holds = formed(failing, listed, unlisted, answers['pocket-fabric-formed'])
  const question = answers.pockets === 'yes' || listed.length > 0 ? 'pocket-fabric' : 'pockets'
  return [
    {
      clause: clauseOf(good, number),
      holds,
      failing,
      questions: asks(holds, question, question === 'pockets' ? 'pockets' : 'pocket-fabric-formed'),
    },
  ]
}

function coated({ good, description, on, parts, answers }: Given): readonly ComponentRule[] {
  const isFree =
    inAny(good, UNCOATED_FREE) === 'yes' && !/surgical drape|national flag|champ opératoire|drapeau/i.test(description)
  const listed = used(parts, COATED)
  if (on < COATED_SINCE || isFree || listed.length === 0) return []
  const failing = foreign(listed)
  const holds = formed(failing, listed, 'yes', answers['coated-fabric-formed'])
  return [
    { clause: clauseOf(good, '2'), holds, failing, questions: asks(holds, 'coated-fabric', 'coated-fabric-formed') },
  ]
}

/** Listed materials hold where all originate and nobody said they are not formed and finished here; unlisted ones as answered. */
function formed(
  failing: readonly string[],
  listed: readonly Counted[],
  unlisted: Truth,
  answer: Truth | undefined,
): Truth {
  if (answer === 'no') return 'no'
  if (listed.length === 0) return unlisted
  return truth(failing.length === 0)
}

const asks = (holds: Truth, question: OriginQuestion['question'], key: string): readonly OriginQuestion[] =>
  holds === 'unknown' ? [{ question, key }] : []

const isDenim = ({ parts }: Given): boolean =>
  used(parts, DENIM).some(({ material }) => !/pocket|poche/i.test(material.description))
