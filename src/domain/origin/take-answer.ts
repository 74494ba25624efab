// What a supplier's answer changes in a recipe. A supplier's word makes a material originate only where the goods come from the
// three countries; whatever it leaves open stays open.
import { isNorthAmerican } from '../countries.ts'
import type { Process } from './recipe.ts'
import type { Truth } from './truth.ts'

/** Kinds of work that a supplier is asked about, those of most goods. */
export const SUPPLIER_PROCESSES = [
  'cut',
  'knit-to-shape',
  'sewn',
  'assembled',
  'mixing',
  'repacked',
  'other',
] as const satisfies readonly Process[]

export type TakenMaterial = {
  readonly id: string
  readonly description: string
  readonly code?: string | null | undefined
  readonly origin?: string | null | undefined
  readonly originating: Truth
  readonly weightSharePercent?: number | null | undefined
  readonly supplier: string
}

type SuppliedAnswer = {
  readonly maker: { readonly name: string }
  readonly origin: string
  readonly originates: Truth
  readonly materials: readonly {
    readonly description: string
    readonly origin: string | null
    readonly sharePercent: number | null
  }[]
  readonly processes: readonly Process[]
}

type Recipe<M extends TakenMaterial> = {
  readonly producedIn: string
  readonly materials: readonly M[]
  readonly processes: readonly Process[]
}

type Asked = { readonly material: string | null; readonly subject: string }

/** What is taken into the recipe; `blank` makes a material of its own. */
export function takeAnswer<M extends TakenMaterial>(
  recipe: Recipe<M>,
  asked: Asked,
  answer: SuppliedAnswer,
  blank: (given: TakenMaterial) => M,
): Recipe<M> {
  if (asked.material === null) return takeWhole(recipe, answer, blank)
  const said = {
    origin: answer.origin,
    originating: isNorthAmerican(answer.origin) ? answer.originates : 'no',
    supplier: answer.maker.name,
  } as const
  const isThere = recipe.materials.some(({ id }) => id === asked.material)
  const materials = isThere
    ? recipe.materials.map((each) => (each.id === asked.material ? { ...each, ...said } : each))
    : [...recipe.materials, blank({ id: nextId(recipe.materials), description: asked.subject, ...said })]
  return { ...recipe, materials }
}

/** The answer of who makes the product itself: its materials by their description, its work, and where it is made. */
function takeWhole<M extends TakenMaterial>(
  recipe: Recipe<M>,
  answer: SuppliedAnswer,
  blank: (given: TakenMaterial) => M,
): Recipe<M> {
  const materials = [...recipe.materials]
  for (const { description, origin, sharePercent } of answer.materials) {
    const at = materials.findIndex((each) => plain(each.description) === plain(description))
    const share = sharePercent === null ? {} : { weightSharePercent: sharePercent }
    const found = materials[at]
    if (found) {
      const from = origin === null ? {} : { origin, originating: proofOf(origin, keptProof(found, origin)) }
      materials[at] = { ...found, ...from, ...share }
    } else {
      const originating = proofOf(origin, 'unknown')
      materials.push(blank({ id: nextId(materials), description, origin, originating, supplier: '', ...share }))
    }
  }
  const processes = [...new Set([...recipe.processes, ...answer.processes])]
  return { ...recipe, producedIn: answer.origin, materials, processes }
}

/** What was proved of a material holds on only while it comes from the same country. */
const keptProof = (before: TakenMaterial, origin: string): Truth =>
  before.origin === origin ? before.originating : 'unknown'

const proofOf = (origin: string | null, otherwise: Truth): Truth =>
  origin === null || isNorthAmerican(origin) ? otherwise : 'no'

const plain = (words: string): string => words.trim().toLowerCase()

/** An id that no material of the list has. */
function nextId(materials: readonly { readonly id: string }[]): string {
  const numbers = materials.map(({ id }) => Number(/^m(\d+)$/.exec(id)?.[1] ?? 0))
  return `m${Math.max(0, ...numbers) + 1}`
}
