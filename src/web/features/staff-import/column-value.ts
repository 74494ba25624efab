// A value that an import keeps, in the words of the screens: records hold codes, days and times the way machines write them.

import { formatHtsCode } from '#domain/hts-code.ts'
import type { CellForm } from '#domain/import/column.ts'
import { COLUMNS } from '#domain/import/columns.ts'
import { texts } from '#texts/en/import-columns.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import { countryIn } from '#words/country-text.ts'
import { asWords, statusWord } from '../../ui/status-word.ts'
import { whenText, writtenDay } from '../../ui/when-text.ts'

const FORMS: ReadonlyMap<string, CellForm['kind']> = new Map(
  Object.values(COLUMNS).flatMap((columns) =>
    columns.map(({ field, name, form }): [string, CellForm['kind']] => [field ?? name, form.kind]),
  ),
)

/** The time that an import gives a day without one. */
const NOON = 'T12:00:00.000Z'

const isDestination = (value: string): value is keyof typeof texts.destinations =>
  Object.hasOwn(texts.destinations, value)

/** Where a plan, an option and a placement stand: the carrier's word. */
const STANDINGS: readonly string[] = ['plan_status', 'option_status', 'placement_status']

/** Of the field of a record; what has no words of its own is shown as it is. */
export function columnValue(field: string, value: string): string {
  if (field === 'status') return statusWord(shipmentTexts, value)
  if (STANDINGS.includes(field)) return asWords(value)
  switch (FORMS.get(field)) {
    case 'destination':
      return isDestination(value) ? texts.destinations[value] : value
    case 'country':
      return countryIn('en', value)
    case 'hts':
      return formatHtsCode(value)
    case 'day':
      return writtenDay('en', value)
    case 'instant':
      return value.endsWith(NOON) ? writtenDay('en', value) : whenText('en', value)
    default:
      return value
  }
}
