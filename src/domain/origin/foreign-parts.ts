// What of a recipe counts against the good: which materials are components, which are foreign, which are left out, and their older codes.
import { codeRanges, inAny, olderCodesOf } from './codes.ts'
import type { Counted } from './conditions.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'
import type { OriginLaw } from './rule.ts'

/** Goods that may be remanufactured. Source: General Note 11(l)(xix). */
const REMANUFACTURED = codeRanges('84-90', '940200')
const NEVER_REMANUFACTURED = codeRanges(
  '8418',
  '8509',
  '8516',
  '8703',
  '841451',
  '845011',
  '845012',
  '850811',
  '851711',
)
const RAYON_FIBRE = codeRanges('5403', '5405', '5502', '5504', '5507')
const RAYON_CODES = codeRanges('540310', '540331-540332', '540341', '550410')
const TEXTILES = codeRanges('50-63', '9619')
const PIGMENTS = codeRanges('3206', '3212')
const PAINTS = codeRanges('3207-3215')
const PLANTS = codeRanges('06-14')
const COMPUTERS = codeRanges('8471', '8473')

export type Sorted = {
  /** Components that must change their code, foreign or not. */
  readonly parts: readonly Counted[]
  /** Foreign ones among them. */
  readonly foreign: readonly Counted[]
  /** Components outside the deciding component of chapters 61 to 63, and materials that notes leave out. */
  readonly leftOut: readonly Counted[]
  /** What counts in value content: components, accessories and retail packaging. */
  readonly valued: readonly OriginMaterial[]
  /** Clauses by which something was left out or taken to originate. */
  readonly clauses: readonly string[]
}

/** `good` in HS 2012. */
export function sortMaterials(law: OriginLaw, given: OriginCase, good: string): Sorted {
  const clauses = new Set<string>()
  const treated = given.materials.map((material) => treat(law, given, good, material, clauses))
  for (const material of treated) {
    if (material.originating === 'yes') continue
    if (material.role === 'retail-packaging') clauses.add('GN 11(h)(ii)')
    if (material.role === 'shipping-packing') clauses.add('GN 11(h)(i)')
    if (material.role === 'accessory') clauses.add('GN 11(g)')
  }
  const counted = treated.map((material) => ({ material, codes: codesOf(law, material) }))
  const components = counted.filter(({ material }) => material.role === 'component' || material.role === 'set-item')
  const parts = components.filter((each) => isDeciding(good, each) && !isDisregarded(good, given, each))
  return {
    parts,
    foreign: parts.filter(({ material }) => material.originating !== 'yes'),
    leftOut: components.filter((each) => !parts.includes(each)),
    valued: treated.filter(({ role }) => role !== 'shipping-packing' && role !== 'indirect'),
    clauses: [...clauses],
  }
}

const codesOf = (law: OriginLaw, { code }: OriginMaterial): readonly string[] =>
  code === undefined ? [] : (olderCodesOf(code, law.olderCodes) ?? [])

/** Indirect materials, recovered parts and rayon count as originating where the law says so. */
function treat(
  law: OriginLaw,
  given: OriginCase,
  good: string,
  material: OriginMaterial,
  clauses: Set<string>,
): OriginMaterial {
  if (material.originating === 'yes') return material
  const take = (clause: string): OriginMaterial => {
    clauses.add(clause)
    return { ...material, originating: 'yes' }
  }
  if (material.role === 'indirect') return take('GN 11(h)(iii)')
  if (material.isRecovered && inAny(good, REMANUFACTURED) === 'yes' && inAny(good, NEVER_REMANUFACTURED) === 'no')
    return take('GN 11(b), recovered material')
  const codes = codesOf(law, material)
  if (inAny(good, TEXTILES) === 'yes' && isRayon(material, codes)) return take('GN 11(n)(vii)')
  if (inAny(good, PLANTS) === 'yes' && given.processes.includes('grown') && SEED.test(material.description))
    return take('GN 11(n)(iii)')
  return material
}

const SEED = /\b(seed|bulb|rootstock|cutting|slip|seedling|live plant|semence|graine|bulbe|bouture|plant vivant)/i

function isRayon({ description }: OriginMaterial, codes: readonly string[]): boolean {
  if (codes.length === 0 || !codes.every((code) => inAny(code, RAYON_FIBRE) === 'yes')) return false
  if (/lyocell|tencel|acetate|acétate/i.test(description)) return false
  return codes.every((code) => inAny(code, RAYON_CODES) === 'yes') || /rayon|viscose|cupro|modal/i.test(description)
}

/** In chapters 61 to 63 only textile of the component that decides the code is looked at. */
function isDeciding(good: string, { material, codes }: Counted): boolean {
  if (!/^6[123]/.test(good)) return true
  if (material.inDecidingComponent === false) return false
  return codes.length === 0 || codes.some((code) => inAny(code, TEXTILES) !== 'no')
}

/** Pigments in paints (not of titanium dioxide), and computers with instruments of chapter 90. */
function isDisregarded(good: string, given: OriginCase, { material, codes }: Counted): boolean {
  if (codes.length === 0) return false
  const every = (ranges: ReturnType<typeof codeRanges>) => codes.every((code) => inAny(code, ranges) === 'yes')
  if (inAny(good, PAINTS) === 'yes' && every(PIGMENTS))
    return !/titan/i.test(material.description) && !codes.some((code) => /^32061/.test(code))
  return good.startsWith('90') && every(COMPUTERS) && given.materials.length > 1
}
