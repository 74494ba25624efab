// The answers of a row, by whatever name its writer gave them, to the keys of the domain.
import { not, type Truth } from '#domain/origin/truth.ts'

type Answers = Record<string, Truth>
type Read = {
  answers: Answers
  goodWords: readonly string[]
  textileWords: readonly string[]
  /** Work that an answer says was done: 'blended_to_specification': true. */
  doneWords: readonly string[]
}

/** Answers that tell of work on the good; of other answers the words only describe it. */
const DONE =
  /chemical reaction|purif|blend|mix|ferment|biotech|dilut|cut|sewn|assembl|knit|roast|froz|grown|harvest|customs control|free circulation/i
const FORMED = /form|finish|usmca|originat|made_in|cusma/i
const HARMLESS =
  /^(none|no|unload|reload|stor|warehous|separat|label|mark|preserv|transport|inspect|chill|ventilat|\s|,|;|and|only|ing|ed|ling|age|bulk|from|shipment|of|as|required|by|the|importing|country)*$/i

/** Words of answers that no key takes describe the good, or its textile. */
export function readQuestions(questions: Readonly<Record<string, unknown>>): Read {
  const doneWords: string[] = []
  const answers: Answers = {}
  const goodWords: string[] = []
  const textileWords: string[] = []
  for (const [name, value] of Object.entries(questions)) {
    if (/milk_?solids/i.test(name)) answers['milk-solids'] = above(value, 10)
    else if (takeNumber(answers, name, value)) continue
    else if (!takeKnown(answers, name, value)) {
      if (value === true || typeof value === 'string') doneWords.push(...wordsOf(name, value))
      const words = /(fabric|fib(re|er)|cloth|textile)/i.test(name) ? textileWords : goodWords
      words.push(...wordsOf(name, value))
    }
  }
  return { answers, goodWords, textileWords, doneWords: doneWords.filter((words) => DONE.test(words)) }
}

/** Percentages of conditions: 'polymer_originating_pct': 62. */
const SHARES: readonly (readonly [RegExp, string, 'max' | 'min', number])[] = [
  [/polymer/i, 'polymer-50', 'min', 50],
  [/active_?ingredient/i, 'active-ingredient-50', 'min', 50],
  [/alcohol/i, 'alcohol-10', 'max', 10],
  [/coffee/i, 'coffee-60', 'max', 60],
  [/juice/i, 'single-juice-60', 'max', 60],
  [/steel/i, 'steel-70', 'min', 70],
]

function takeNumber(answers: Answers, name: string, value: unknown): boolean {
  const share = SHARES.find(([words]) => words.test(name))
  if (!share || typeof value !== 'number') return false
  const [, condition, kind, limit] = share
  const isForeign = /non_?-?originating|foreign|imported/i.test(name)
  const percent = (kind === 'min') === isForeign ? 100 - value : value
  const holds = kind === 'min' ? percent >= limit : percent <= limit
  for (const id of condition === 'steel-70' ? ['steel-70', 'steel-70-listed'] : [condition])
    answers[`condition ${id}`] = holds ? 'yes' : 'no'
  return true
}

function takeKnown(answers: Answers, name: string, value: unknown): boolean {
  const truth = truthOf(value)
  const is = (words: RegExp) => words.test(name)
  const set = (key: string, to: Truth = truth): true => {
    answers[key] = to
    return true
  }
  if (is(/pocket/i)) return set(FORMED.test(name) ? 'pocket-fabric-formed' : 'pockets')
  if (is(/elastomeric|spandex/i)) return false
  if (is(/elastic/i)) return set(FORMED.test(name) ? 'elastic-formed' : 'narrow-elastic')
  if (is(/thread/i)) return set(FORMED.test(name) ? 'thread-formed' : 'sewing-thread')
  if (is(/coated/i) && FORMED.test(name)) return set('coated-fabric-formed')
  if (is(/unassembled|disassembled|gri_?2/i)) return set('unassembled')
  if (is(/vehicle|automotive/i)) return set('for-motor-vehicle') && set('good is electric-vehicle-battery')
  if (is(/(^|_)set(_|$)|gri_?3/i)) return set('set')
  if (is(/customs_?control/i)) return set('customs-control', /left|not|without|lost/i.test(name) ? not(truth) : truth)
  if (
    is(
      /(outside|abroad|third_country|non_usmca|transit).*(process|work|operation|production|repack)|(process|work|operation|production|repack).*(outside|abroad|third_country|non_usmca|transit)/i,
    )
  )
    return set('worked-outside', typeof value === 'string' && HARMLESS.test(value) ? 'no' : truth)
  if (is(/transit|transship|via|through_|passed/i))
    return set('passed-outside', typeof value === 'string' ? 'yes' : truth)
  if (is(/merely|only_(frozen|roasted|packed)/i)) return set('merely-preserved')
  if (is(/chemical_reaction/i)) return set('condition chemical-reaction')
  if (is(/cross_section/i)) return set('condition cross-section-halved')
  return false
}

function truthOf(value: unknown): Truth {
  if (value === true) return 'yes'
  if (value === false || value === 0) return 'no'
  if (typeof value !== 'string') return value === null || value === undefined ? 'unknown' : 'yes'
  if (/^(none|no|false|not|never)\b/i.test(value)) return 'no'
  return /unknown|not known|\?/i.test(value) ? 'unknown' : 'yes'
}

const above = (value: unknown, limit: number): Truth => {
  if (typeof value === 'number') return value > limit ? 'yes' : 'no'
  return truthOf(value)
}

/** 'smoked': true says smoked; 'smoked': false says not smoked; a text says itself. */
function wordsOf(name: string, value: unknown): readonly string[] {
  const words = name.replaceAll('_', ' ')
  if (value === true) return [words]
  if (value === false) return [`not ${words}`]
  return typeof value === 'string' ? [value] : []
}
