// What is typed before a rate goes into the freight cart, and whether it can go. Pure.
import { z } from 'zod'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import type { addToFreightCart, freightCartDraft } from '#contract/freight.ts'
import { parseNumber } from '#domain/typed-number.ts'
import { texts } from '#texts/en/staff-cart.ts'

export type Proposed = AnswerOf<typeof freightCartDraft>['data']
type Body = Asked<typeof addToFreightCart>['body']
export type Destination = Proposed['amazonFbaInfo']

/** Numbers as they are typed. */
type BoxDraft = {
  readonly number_of_boxes: number
  readonly weight: string
  readonly length: string
  readonly width: string
  readonly height: string
  /** The mark as it was proposed, and as it stands: a person takes it away once the box is measured. */
  readonly wasAssumed: boolean
  readonly assumed: boolean
}

export type CartDraft = {
  readonly destination: Destination
  readonly boxes: readonly BoxDraft[]
  readonly reasonForExport: string
  readonly taxRecipient: TaxRecipient
}

export const taxRecipient = z.enum(['shipper', 'receiver', 'other'])
type TaxRecipient = z.output<typeof taxRecipient>

export const draftOf = ({ amazonFbaInfo, boxes, customsData }: Proposed): CartDraft => ({
  destination: amazonFbaInfo,
  boxes: boxes.map((box) => ({
    number_of_boxes: box.number_of_boxes,
    weight: String(box.weight),
    length: String(box.length),
    width: String(box.width),
    height: String(box.height),
    wasAssumed: box.assumed,
    assumed: box.assumed,
  })),
  reasonForExport: customsData.reasonForExport,
  taxRecipient: taxRecipient.catch('shipper').parse(customsData.taxRecipient),
})

/** Limits of the call: kilograms and centimetres. */
const MOST = { weight: 10_000, length: 1000, width: 1000, height: 1000 } as const
export const MEASURES = ['weight', 'length', 'width', 'height'] as const
type Measure = (typeof MEASURES)[number]

/** What is wrong with a typed measure; undefined when nothing is. */
export function measureProblem(measure: Measure, typed: string): string | undefined {
  const value = measured(typed)
  if (value === undefined) return texts.numberWrong(texts[measure])
  return value > MOST[measure] ? texts.tooLarge(texts[measure], MOST[measure].toLocaleString('en-CA')) : undefined
}

/** '8,25' and '8.25' are 8.25; undefined for what is no number above 0. */
export function measured(typed: string): number | undefined {
  const value = parseNumber(typed)?.value
  return value?.eq(value.round(3)) && value.gt('0') ? Number(value.toFixed()) : undefined
}

export const changeBox = (draft: CartDraft, at: number, changed: Partial<BoxDraft>): CartDraft => ({
  ...draft,
  boxes: draft.boxes.map((box, index) => (index === at ? { ...box, ...changed } : box)),
})

const NEEDED = ['street', 'city', 'state', 'zip'] as const

/** Why the rate cannot go into the cart yet, first things first. */
export function cartProblem({ destination, boxes }: CartDraft): string | undefined {
  const empty = NEEDED.filter((field) => destination[field].trim() === '')
  if (empty.length > 0) return texts.fillIn(empty.map((field) => texts[field]).join(', '))
  return boxes
    .flatMap((box) => MEASURES.map((measure) => measureProblem(measure, box[measure])))
    .find((problem) => problem !== undefined)
}

type Chosen = { readonly carrier_id: string; readonly service_id: string; readonly total: number }
type For = { readonly id: string; readonly shipment_id: string | null; readonly warehouse_id: string | null }

/** The call's body; only while `cartProblem` finds nothing. */
export function toBody(draft: CartDraft, { customsData }: Proposed, rate: Chosen, placement: For): Body {
  const { carrier_id, service_id, total } = rate
  return {
    selectedRate: {
      carrier_id,
      service_id,
      total,
      placement_id: placement.id,
      shipment_id: placement.shipment_id,
      warehouse_id: placement.warehouse_id,
    },
    amazonFbaInfo: draft.destination,
    boxes: draft.boxes.map(({ number_of_boxes, assumed, wasAssumed: _, ...typed }) => ({
      number_of_boxes,
      assumed,
      weight: measured(typed.weight) ?? 0,
      length: measured(typed.length) ?? 0,
      width: measured(typed.width) ?? 0,
      height: measured(typed.height) ?? 0,
    })),
    customsData: {
      ...customsData,
      currency: customsData.currency === 'USD' ? 'USD' : 'CAD',
      reasonForExport: draft.reasonForExport.trim(),
      taxRecipient: draft.taxRecipient,
    },
  }
}
