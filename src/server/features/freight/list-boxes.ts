// The boxes of a shipment, one by one and grouped. Source: specification part 2, sections 3 and 9.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBoxes as call } from '#contract/staff-shipments.ts'
import {
  type BoxContent,
  type BoxGroup,
  groupBoxes,
  isAssumed,
  type Measures,
  sizedBox,
} from '#domain/freight/boxes.ts'
import { decimal } from '#domain/money.ts'
import type { Deps } from '../../deps.ts'
import { getShipment } from '../../records/items/list-items.ts'
import type { Scope } from '../../scope.ts'
import { listBoxes } from '../../store/boxes.ts'

type WireBoxes = AnswerOf<typeof call>['data']

/** Throws `missing` when the client has no such shipment. A shipment without boxes has empty lists. */
export async function listShipmentBoxes(deps: Pick<Deps, 'db'>, scope: Scope, shipmentId: string): Promise<WireBoxes> {
  await getShipment(deps, scope, shipmentId)
  const boxes = (await listBoxes(deps.db, scope.clientId, shipmentId)).map(sizedBox)
  const weight = boxes.reduce((sum, box) => sum.plus(box.weightKg), decimal('0'))
  return {
    boxes: boxes.map(({ number, contents, ...measures }) => ({
      box_number: number,
      ...wireMeasures(measures),
      items: contents.map(wireContent),
    })),
    groups: groupBoxes(boxes).map(wireGroup),
    totals: {
      number_of_boxes: boxes.length,
      units: boxes.flatMap(({ contents }) => contents).reduce((units, { quantity }) => units + quantity, 0),
      weight: Number(weight.toFixed()),
      assumed: boxes.filter(isAssumed).length,
    },
  }
}

const wireGroup = ({ numbers, contents, ...measures }: BoxGroup): WireBoxes['groups'][number] => ({
  ...wireMeasures(measures),
  number_of_boxes: numbers.length,
  box_numbers: [...numbers],
  items: contents.map(wireContent),
  total_weight: Number(measures.weightKg.times(String(numbers.length)).toFixed()),
})

const wireMeasures = ({ weightKg, lengthCm, widthCm, heightCm, assumed }: Measures) => ({
  weight: Number(weightKg.toFixed()),
  dimensions: {
    length: Number(lengthCm.toFixed()),
    width: Number(widthCm.toFixed()),
    height: Number(heightCm.toFixed()),
    unit: 'cm' as const,
  },
  assumed: { ...assumed },
})

const wireContent = ({ costCad, ...content }: BoxContent) => ({
  ...content,
  cogs: costCad && Number(costCad.toFixed()),
})
