// The tenth that may fail. By value: General Note 11(e)(i) with its exclusions (ii) and (iii); by weight for textiles: (iv).
import { decimal } from '../money.ts'
import { codeRange, codeRanges, differ, inAny } from './codes.ts'
import type { DeMinimisSum, OriginQuestion } from './decision.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'
import type { CodeRange } from './rule.ts'
import { allOf, type Truth, truth } from './truth.ts'
import { totalOf } from './value.ts'

const TENTH = decimal('10')
const ELASTIC_LIMIT = decimal('7')
const HUNDRED = decimal('100')

type Failing = { readonly material: OriginMaterial; readonly codes: readonly string[] }
type Tenth = { readonly sum: DeMinimisSum; readonly questions: readonly OriginQuestion[] }

/** Whether materials that make no change, or may not make it, are saved. `good`: its code of HS 2012. */
export function deMinimis(
  given: OriginCase,
  good: string,
  failing: readonly Failing[],
  others: readonly Failing[],
): Tenth {
  const chapter = Number(good.slice(0, 2))
  if ((chapter >= 50 && chapter <= 63) || good.startsWith('9619')) return byWeight(good, failing, others)
  return byValue(given, good, failing)
}

function byValue(given: OriginCase, good: string, failing: readonly Failing[]): Tenth {
  const ids = failing.map(({ material }) => material.id)
  const total = totalOf(failing.map(({ material }) => material.value))
  // A net cost is at most the total cost, so a tenth of it is on the safe side where neither price nor total cost is known.
  const known = [given.transactionValue, given.totalCost].filter((base) => base !== undefined)
  const bases = (known.length > 0 ? known : [given.netCost]).filter((base) => base?.gt(decimal('0')))
  const percents = bases.flatMap((base) => (base && total ? [total.times(HUNDRED).div(base)] : []))
  const percent = percents.sort((a, b) => a.cmp(b))[0]
  const exclusions = failing.map((each) => excludedBy(good, each, given))
  const excluded = exclusions.find((each) => each.is === 'yes')
  if (excluded)
    return { sum: { by: 'value', materials: ids, percent, isMet: 'no', excludedBy: excluded.clause }, questions: [] }
  const open = exclusions.filter((each) => each.is === 'unknown')
  const small: Truth = percent ? truth(percent.lte(TENTH)) : 'unknown'
  const isMet = allOf([small, ...open.map((): Truth => 'unknown')])
  const questions: OriginQuestion[] =
    isMet === 'unknown'
      ? [...(percent ? [] : valueQuestions(given, failing)), ...open.flatMap((each) => each.questions)]
      : []
  return { sum: { by: 'value', materials: ids, percent, isMet }, questions }
}

function valueQuestions(given: OriginCase, failing: readonly Failing[]): OriginQuestion[] {
  const unvalued = failing.filter(({ material }) => material.value === undefined)
  const asked: OriginQuestion[] = unvalued.map(({ material }) => ({
    question: 'material-value',
    key: `${material.id} value`,
    of: material.id,
  }))
  return given.transactionValue || given.totalCost || given.netCost
    ? asked
    : [...asked, { question: 'good-value', key: 'value' }]
}

type Exclusion = {
  readonly materials: readonly CodeRange[]
  readonly goods: readonly CodeRange[]
  readonly clause: string
  readonly asks?: 'milk-solids'
}

const exclusion = (clause: string, materials: string, goods: string, asks?: 'milk-solids'): Exclusion => ({
  clause,
  materials: codeRanges(...materials.split(' ')),
  goods: codeRanges(...goods.split(' ')),
  ...(asks && { asks }),
})

/** Goods and materials of General Note 11(e)(ii). Where milk solids decide, they are asked. */
const EXCLUSIONS: readonly Exclusion[] = [
  exclusion('GN 11(e)(ii)(A)', '0401-0406', '0401-0406'),
  exclusion('GN 11(e)(ii)(A)', '190190 210690', '0401-0406', 'milk-solids'),
  exclusion('GN 11(e)(ii)(B)', '0401-0406', '2105 22029022 22029024 22029028 22029010'),
  exclusion('GN 11(e)(ii)(B)', '0401-0406', '190110 190120 190190 210690 220290 230990', 'milk-solids'),
  exclusion('GN 11(e)(ii)(B)', '190190 210690', '190110 190120 190190 210690 2105 220290 230990', 'milk-solids'),
  exclusion('GN 11(e)(ii)(C)', '0805 200911-200939', '200911-200939 21069048 21069052 22029030'),
  exclusion('GN 11(e)(ii)(D)', '09', '21011121'),
  exclusion('GN 11(e)(ii)(E)', '15', '1501-1508 1512 1514 1515'),
  exclusion('GN 11(e)(ii)(F)', '1701', '1701-1703'),
  exclusion('GN 11(e)(ii)(G)', '17 1805', '180610'),
  exclusion('GN 11(e)(ii)(I)', '2009', '200990 21069054 22029037'),
  exclusion('GN 11(e)(ii)(J)', '2203-2208', '2207-2208'),
]
/** Mixtures to which (e)(i) applies although material and good share a subheading, by the notes of chapters 7 to 27. */
const MIXTURES = codeRanges('070959', '071190', '091099', '110290', '120929', '130219', '200390', '271020')
const FOOD = codeRange('01-27')
const STONE_FRUIT = /\b(peach|pear|apricot|pêche|poire|abricot)/i

function excludedBy(
  good: string,
  { material, codes }: Failing,
  given: OriginCase,
): { is: Truth; clause: string; questions: OriginQuestion[] } {
  const none = { is: 'no' as const, clause: '', questions: [] }
  const tin =
    good.startsWith('2008') && codes.some((code) => /^(08|20)/.test(code)) && STONE_FRUIT.test(material.description)
  if (tin) return { is: 'yes', clause: 'GN 11(e)(ii)(H)', questions: [] }
  for (const row of EXCLUSIONS) {
    const is = allOf([
      inAny(good, row.goods),
      allOf(codes.length === 0 ? ['no'] : codes.map((code) => inAny(code, row.materials))),
    ])
    if (is === 'no') continue
    const answer = row.asks ? (given.answers['milk-solids'] ?? 'unknown') : is
    if (answer === 'no') continue
    return {
      is: allOf([is, answer]),
      clause: row.clause,
      questions: row.asks
        ? [{ question: 'milk-solids', key: 'milk-solids' }]
        : [{ question: 'tariff-item', key: 'code' }],
    }
  }
  if (inAny(good, [FOOD]) !== 'yes') return none
  if (codes.length === 0)
    return {
      is: 'unknown',
      clause: 'GN 11(e)(iii)',
      questions: [{ question: 'material-code', key: `${material.id} code`, of: material.id }],
    }
  const isSame = codes.map((code) => differ(good, code, 'subheading'))
  if (isSame.every((each) => each === 'yes')) return none
  const isMixture = inAny(good, MIXTURES) === 'yes'
  return {
    is: isMixture || isSame.some((each) => each !== 'no') ? 'unknown' : 'yes',
    clause: 'GN 11(e)(iii)',
    questions: [{ question: 'material-code', key: `${material.id} code`, of: material.id }],
  }
}

const ELASTOMERIC = /\b(elastomeric|elastane|élasthanne|spandex|lycra)/i
const isElastomeric = ({ material, codes }: Failing): boolean =>
  ELASTOMERIC.test(material.description) || codes.some((code) => code.startsWith('540244'))
/** Fibres and yarns: in chapters 61 to 63 only these are saved, not fabric. */
const isFibreOrYarn = ({ codes }: Failing): boolean =>
  codes.length > 0 &&
  codes.every((code) => /^(500[1-6]|510[1-9]|5110|520[1-7]|530[1-8]|540[1-6]|55(0\d|1[01])|560[4-6])/.test(code))
const isTextile = ({ codes }: Failing): boolean => codes.length === 0 || codes.some((code) => /^(5|6[0-3])/.test(code))

function byWeight(good: string, failing: readonly Failing[], others: readonly Failing[]): Tenth {
  const ids = failing.map(({ material }) => material.id)
  const isMadeUp = /^6[123]/.test(good)
  const known = failing.map(({ material }) => material.weightShare)
  const percent = totalOf(known)
  const alone = !others.some(isTextile)
  const fabric = isMadeUp && failing.some((each) => !isFibreOrYarn(each) && each.codes.length > 0)
  const elastic = totalOf(failing.filter(isElastomeric).map(({ material }) => material.weightShare))
  if (percent === undefined) {
    const lost = totalOfKnown(failing).gt(TENTH) || alone || fabric
    const questions = failing
      .filter(({ material }) => material.weightShare === undefined)
      .map(
        ({ material }): OriginQuestion => ({
          question: 'material-weight',
          key: `${material.id} weight`,
          of: material.id,
        }),
      )
    return {
      sum: { by: 'weight', materials: ids, percent, isMet: lost ? 'no' : 'unknown' },
      questions: lost ? [] : questions,
    }
  }
  if (percent.gt(TENTH) || elastic?.gt(ELASTIC_LIMIT))
    return { sum: { by: 'weight', materials: ids, percent, isMet: 'no' }, questions: [] }
  if (fabric)
    return { sum: { by: 'weight', materials: ids, percent, isMet: 'no', excludedBy: 'GN 11(e)(iv)(B)' }, questions: [] }
  return { sum: { by: 'weight', materials: ids, percent, isMet: 'yes' }, questions: [] }
}

const totalOfKnown = (failing: readonly Failing[]) =>
  failing.reduce(
    (total, { material }) => (material.weightShare ? total.plus(material.weightShare) : total),
    decimal('0'),
  )
