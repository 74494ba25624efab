// What an import does with one row of items.
import type { ImportedItem } from '../../store/imports-items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import type { AsinDataRow } from '../../store/tables.ts'
import type { RecordResult } from './chunk.ts'
import type { GivenItem } from './item-fields.ts'

/** What is to be done with one row. */
export type ItemStep = {
  readonly result: RecordResult
  readonly shipment: ShipmentRow
  readonly sku: string
  readonly given: GivenItem
  readonly existing: ImportedItem | undefined
  readonly remembered: AsinDataRow | undefined
  /** Fields to write. */
  readonly fields: ReadonlySet<string>
}
