// Goods to which clauses outside the product rules reach: deemed to originate, merely preserved fruit, and parts that share a code.
import { codeRanges, inAny } from './codes.ts'
import type { Counted } from './conditions.ts'
import type { OriginQuestion } from './decision.ts'
import type { Answers } from './kinds.ts'
import type { Process } from './recipe.ts'
import type { Truth } from './truth.ts'

/** Machines for data processing, their units and parts, with the codes of today beside those printed. Source: General Note 11(p). */
const DEEMED = codeRanges(
  '847130',
  '847141',
  '847149',
  '847150',
  '84716010',
  '85284200',
  '85285200',
  '85286200',
  '84716020',
  '84716070',
  '84716080',
  '84716090',
  '847170',
  '847180',
  '847330',
  '85044060',
  '85044070',
  '85049020',
  '85049041',
  '85299022',
  '85299075',
  '85299099',
)
/** Printed with words that narrow them: parts of printers but not of facsimile machines, parts of network equipment. */
const DEEMED_PARTS = codeRanges('844399', '851770')

/** Whether the good is deemed to originate when it comes from Canada or Mexico; `code` in HS 2012. */
export function isDeemed(code: string, description: string): Truth {
  const is = inAny(code, DEEMED)
  if (is !== 'no') return is
  if (inAny(code, DEEMED_PARTS) !== 'yes') return 'no'
  if (/facsimile|fax|teleprinter|phone|téléphone/i.test(description)) return 'no'
  return /printer|imprimante|toner|ink-?jet|\blan\b|local area network|network|router|réseau/i.test(description)
    ? 'yes'
    : 'unknown'
}

type SpecialRule = {
  readonly clause: string
  readonly holds: Truth
  readonly failing: readonly string[]
  readonly questions: readonly OriginQuestion[]
}

const FRESH = codeRanges('07', '08', '1202', '1207', '1212')
const MERELY: readonly Process[] = ['frozen', 'packed-in-liquid', 'roasted', 'repacked']
const STONE_FRUIT = /\b(peach|pear\b|pears\b|apricot|pêche|poire|abricot)/i

/** Chapter rule 1 of chapter 20 and the rule of 2008.19 to 2008.99 on peaches, pears and apricots. */
export function fruitRules(
  good: string,
  parts: readonly Counted[],
  processes: readonly Process[],
  answers: Answers,
): readonly SpecialRule[] {
  if (!good.startsWith('20')) return []
  const foreign = parts.filter(({ material }) => material.originating !== 'yes')
  const fresh = foreign.filter(({ codes }) => codes.some((code) => inAny(code, FRESH) === 'yes'))
  const rules: SpecialRule[] = []
  const mere = merelyPreserved(processes, answers)
  if (fresh.length > 0 && !good.startsWith('2009') && mere !== 'no') {
    rules.push({
      clause: 'ch. 20 chapter rule 1',
      holds: mere === 'yes' ? 'no' : 'unknown',
      failing: mere === 'yes' ? fresh.map(({ material }) => material.id) : [],
      questions: mere === 'yes' ? [] : [{ question: 'merely-preserved', key: 'merely-preserved' }],
    })
  }
  const stone = foreign.filter(({ material }) => STONE_FRUIT.test(material.description))
  if (/^2008(19|[2-9])/.test(good) && stone.length > 0)
    rules.push({
      clause: 'ch. 20 subheading rule 2008.19',
      holds: 'no',
      failing: stone.map(({ material }) => material.id),
      questions: [],
    })
  return rules
}

function merelyPreserved(processes: readonly Process[], answers: Answers): Truth {
  const answer = answers['merely-preserved']
  if (answer !== undefined) return answer
  if (processes.length === 0) return 'unknown'
  return processes.every((each) => MERELY.includes(each)) && processes.some((each) => each !== 'repacked')
    ? 'yes'
    : 'no'
}

/** Codes that hold goods and their parts together, with no code of their own for the parts. Read from the headings of the tariff. */
const WITH_PARTS = codeRanges(
  '4416',
  '6702',
  '711311-711420',
  '730810-730890',
  '7316',
  '732211-732290',
  '732310-732399',
  '741810-741820',
  '761010-761090',
  '761510-761520',
  '8608',
  '8710',
  '8715',
  '911310-911390',
  '930700',
  '940210-940290',
  '950300',
  '950430',
  '950510-950590',
  '950611-950629',
  '950640-950699',
  '950710-950790',
  '950810-950890',
  '9614',
  '9617',
)
const PARTS = /\b(parts?|components?|findings?|clasps?|ear ?wires?|pièces?|parties?|composants?)\b/i
/** Goods that are finished but for decoration or packing are no parts of what they become. */
const WHOLE = /\b(blank|plain|undecorated|unprinted|finished|bulk|vierge|uni)\b/i
export function arePartsOfSameCode(good: string, failing: readonly Counted[]): Truth {
  if (/^6[123]/.test(good) || inAny(good, WITH_PARTS) === 'no') return 'no'
  const isSame = failing.every(
    ({ codes }) => codes.length > 0 && codes.every((code) => code.slice(0, 6) === good.slice(0, 6)),
  )
  if (!isSame || failing.length === 0) return 'no'
  if (failing.some(({ material }) => WHOLE.test(material.description))) return 'no'
  return failing.every(({ material }) => PARTS.test(material.description)) ? 'yes' : 'unknown'
}
