// A shipment while it is put together: what is typed, kept in the browser until it is saved, and what the server is sent.
// Lines have keys of their own, which boxes name them by: a SKU may still be empty or change.
import { z } from 'zod'
import type { destination } from '#contract/destination.ts'
import type { shipmentContent } from '#contract/own-shipments.ts'
import { type BoxGroup, type BoxProblem, readBoxes } from '#domain/shipment-entry/boxes.ts'
import { type GoodsLine, type GoodsProblem, readGoods } from '#domain/shipment-entry/goods.ts'

export type Content = z.output<typeof shipmentContent>
type Destination = z.output<typeof destination>

const text = z.string()
const shipTo = z.object({ name: text, street: text, city: text, state: text, zip: text })
const line = z.object({ key: z.int(), cells: z.record(text, text) })
const group = z.object({
  key: z.int(),
  count: text,
  weightKg: text,
  lengthCm: text,
  widthCm: text,
  heightCm: text,
  contents: z.array(z.object({ sku: text, quantity: text })),
})
export const shipmentDraft = z.object({
  reference: text,
  kind: z.enum(['amazon', 'own', 'open']),
  fcCode: text,
  shipTo,
  notes: text,
  lines: z.array(line),
  /** `sku` of their contents is the key of a line. */
  boxes: z.array(group),
  nextKey: z.int(),
})
export type ShipmentDraft = z.output<typeof shipmentDraft>
export type DraftLine = ShipmentDraft['lines'][number]
export type DraftGroup = ShipmentDraft['boxes'][number]
export type Place = 'reference' | 'goods' | keyof ShipmentDraft['shipTo']
/** Changes the draft out of what it is by then. */
export type ChangeDraft = (change: (draft: ShipmentDraft) => ShipmentDraft) => void

/** What the toasts belong to that offer to take back a change of the draft. */
export const OF_DRAFT = 'shipment-draft'

const NOWHERE = { name: '', street: '', city: '', state: '', zip: '' }

export const emptyDraft = (): ShipmentDraft => ({
  reference: '',
  kind: 'amazon',
  fcCode: '',
  shipTo: NOWHERE,
  notes: '',
  lines: [{ key: 1, cells: {} }],
  boxes: [],
  nextKey: 2,
})

export function draftOf({ reference, destination, notes, goods, boxes }: Content): ShipmentDraft {
  const lines = goods.map((cells, index) => ({ key: index + 1, cells: withText(cells) }))
  const keys = new Map(lines.map(({ key, cells }) => [cells.sku ?? '', String(key)]))
  const groups = boxes.map((each, index) => ({
    ...each,
    key: lines.length + index + 1,
    contents: each.contents.flatMap(({ sku, quantity }) => {
      const key = keys.get(sku)
      return key ? [{ sku: key, quantity }] : []
    }),
  }))
  return {
    reference,
    kind: destination.kind,
    fcCode: destination.kind === 'amazon' ? destination.fcCode : '',
    shipTo: destination.kind === 'own' ? destination.shipTo : NOWHERE,
    notes,
    lines,
    boxes: groups,
    nextKey: lines.length + groups.length + 1,
  }
}

const withText = (cells: Content['goods'][number]): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell]] : [])))

export const isBlank = ({ cells }: DraftLine): boolean => Object.values(cells).every((cell) => cell.trim() === '')

/** Puts lines of goods at the end; a line that is there with the same SKU gets their units instead, and blank lines go. */
export function withGoods(draft: ShipmentDraft, goods: readonly GoodsLine[]) {
  const lines = draft.lines.filter((each) => !isBlank(each))
  const bySku = new Map(lines.flatMap(({ cells }, at) => (cells.sku ? [[cells.sku.trim(), at] as const] : [])))
  let nextKey = draft.nextKey
  let summed = 0
  for (const cells of goods) {
    const at = cells.sku ? bySku.get(cells.sku.trim()) : undefined
    const there = at === undefined ? undefined : lines[at]
    if (at !== undefined && there) {
      lines[at] = { ...there, cells: { ...cells, ...filled(there.cells), quantity: sumOf(there.cells, cells) } }
      summed += 1
    } else {
      lines.push({ key: nextKey, cells: { ...cells } })
      nextKey += 1
    }
  }
  return { draft: { ...draft, lines, nextKey }, added: goods.length - summed, summed }
}

const filled = (cells: GoodsLine) => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''))
function sumOf(one: GoodsLine, other: GoodsLine): string {
  const [a, b] = [Number(one.quantity || 0), Number(other.quantity || 0)]
  return Number.isInteger(a + b) && a + b > 0 ? String(a + b) : (one.quantity ?? other.quantity ?? '')
}

export type DraftProblems = {
  readonly goods: readonly GoodsProblem[]
  readonly boxes: readonly BoxProblem[]
  /** Places of the head that are empty or wrong. */
  readonly head: readonly Place[]
}

/** What is to be sent, and all that is wrong with it. Blank lines are left out. */
export function readDraft(draft: ShipmentDraft): { readonly content: Content; readonly problems: DraftProblems } {
  const lines = draft.lines.filter((each) => !isBlank(each))
  const goods = readGoods(lines.map(({ cells }) => cells))
  const places = new Map(lines.map(({ key }) => [key, draft.lines.findIndex((each) => each.key === key)]))
  const boxes = readBoxes(draft.boxes)
  const skus = new Map(lines.map(({ key }, at) => [String(key), goods.lines[at]?.sku ?? '']))
  const packed = boxes.groups.map((each) => plainGroup(each, skus))
  const content: Content = {
    reference: draft.reference.trim(),
    destination: destinationOf(draft),
    notes: draft.notes.trim(),
    goods: goods.lines.map((cells) => ({ ...cells })),
    boxes: packed,
  }
  const placed = goods.problems.map((each) => ({ ...each, at: places.get(lines[each.at]?.key ?? 0) ?? each.at }))
  return { content, problems: { goods: placed, boxes: boxes.problems, head: headProblems(draft, lines.length) } }
}

/** Contents of lines that are gone are left out. */
const plainGroup = (each: BoxGroup, skus: ReadonlyMap<string, string>): Content['boxes'][number] => ({
  count: each.count,
  weightKg: each.weightKg,
  lengthCm: each.lengthCm,
  widthCm: each.widthCm,
  heightCm: each.heightCm,
  contents: each.contents.flatMap(({ sku, quantity }) => {
    const named = skus.get(sku)
    return named ? [{ sku: named, quantity }] : []
  }),
})

function destinationOf({ kind, fcCode, shipTo }: ShipmentDraft): Destination {
  if (kind === 'amazon') return { kind, fcCode: fcCode.trim().toUpperCase() }
  if (kind === 'open') return { kind }
  const trimmed = { name: shipTo.name.trim(), street: shipTo.street.trim(), city: shipTo.city.trim() }
  return { kind, shipTo: { ...trimmed, state: shipTo.state.trim().toUpperCase(), zip: shipTo.zip.trim() } }
}

function headProblems({ reference, kind, shipTo }: ShipmentDraft, goods: number): readonly Place[] {
  const places: Place[] = []
  if (reference.trim() === '') places.push('reference')
  if (kind === 'own') {
    for (const place of ['name', 'street', 'city'] as const) if (shipTo[place].trim() === '') places.push(place)
    if (!/^[a-z]{2}$/i.test(shipTo.state.trim())) places.push('state')
    if (!/^\d{5}(-\d{4})?$/.test(shipTo.zip.trim())) places.push('zip')
  }
  if (goods === 0) places.push('goods')
  return places
}

export const countOf = ({ goods, boxes, head }: DraftProblems): number => goods.length + boxes.length + head.length
