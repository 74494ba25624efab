// What is said of the truck and its entry once, for all worksheets of the shipment.
import { TRUCK_FIELDS } from '#domain/fda/worksheet-fields.ts'
import { texts as en } from '#texts/en/fda.ts'
import { useTexts } from '../../language/page-language.tsx'
import css from './fda-modal.module.css'
import type { Worksheet } from './use-worksheets.ts'
import { fieldKey, type TypedFields } from './worksheet-edits.ts'
import { WorksheetField } from './worksheet-field.tsx'

type Props = {
  readonly worksheets: readonly Worksheet[]
  readonly typed: TypedFields
  readonly onEdit: (keys: readonly string[], field: string, value: string) => void
}

export const isOfTruck = (id: string): boolean => TRUCK_FIELDS.some((each) => each === id)

/** The sections of a worksheet with the fields of the truck alone, or without them. */
export const sectionsOf = ({ sections }: Worksheet, ofTruck: boolean): Worksheet['sections'] =>
  sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ id }) => isOfTruck(id) === ofTruck) }))
    .filter(({ fields }) => fields.length > 0)

export function TruckFields({ worksheets, typed, onEdit }: Props) {
  const texts = useTexts(en)
  const [first] = worksheets
  const sections = first ? sectionsOf(first, true) : []
  if (!first || sections.length === 0) return null
  const keys = worksheets.map(({ key }) => key)
  const shownIn = (fieldId: string): readonly string[] =>
    worksheets.map((sheet) => {
      const field = sheet.sections.flatMap(({ fields }) => fields).find(({ id }) => id === fieldId)
      return typed[fieldKey(sheet.key, fieldId)] ?? field?.value ?? ''
    })
  const hintOf = (fieldId: string, values: readonly string[]): string | undefined => {
    if (new Set(values).size > 1) return texts.truckDiffers
    return fieldId === 'entryType' && first.entryType ? texts.entryTypeHint[first.entryType] : undefined
  }
  return (
    <section className={css.truck} aria-labelledby="fda-truck">
      <h3 id="fda-truck">{texts.truckTitle}</h3>
      <p className="sm dim">{texts.truckHint}</p>
      {sections.map((section) => (
        <fieldset key={section.id} className={css.section}>
          <legend className={css.legend}>{section.title}</legend>
          <div className={css.fields}>
            {section.fields.map((field) => {
              const values = shownIn(field.id)
              return (
                <WorksheetField
                  key={field.id}
                  id={`fda-${first.key}-${field.id}`}
                  field={field}
                  worksheet={first}
                  value={values.find((value) => value !== '') ?? ''}
                  hint={hintOf(field.id, values)}
                  onChange={(value) => onEdit(keys, field.id, value)}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
