// One worksheet: for which product, why, and its own fields; what is not known stays marked until somebody fills it in.
import { texts as en } from '#texts/en/fda.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './fda-modal.module.css'
import { sectionsOf } from './truck-fields.tsx'
import type { Worksheet } from './use-worksheets.ts'
import { fieldKey, type TypedFields } from './worksheet-edits.ts'
import { WorksheetField } from './worksheet-field.tsx'

type Props = {
  readonly worksheet: Worksheet
  readonly isFirst: boolean
  readonly typed: TypedFields
  readonly onEdit: (field: string, value: string) => void
}

export function WorksheetFields({ worksheet, isFirst, typed, onEdit }: Props) {
  const texts = useTexts(en)
  const codes = worksheet.usualAffirmations ?? []
  const affirmationsHint = codes.length > 0 ? texts.affirmationsHint(codes.join(', ')) : undefined
  const isRequired = worksheet.level === 'required'
  const shownIn = (field: { readonly id: string; readonly value: string }) =>
    typed[fieldKey(worksheet.key, field.id)] ?? field.value
  const sections = sectionsOf(worksheet, false)
  const blanks = sections.flatMap(({ fields }) => fields).filter((field) => shownIn(field).trim() === '').length
  return (
    <details className={css.worksheet} open={isFirst}>
      <summary id={`fda-${worksheet.key}-worksheet`} className={css.summary}>
        <b>{worksheet.description}</b> <span className="mono">{worksheet.sku}</span>{' '}
        <Tag tone={isRequired ? 'warn' : undefined}>{texts.levels[worksheet.level]}</Tag>
        <span className={css.why}>
          {worksheet.why} · {blanks === 0 ? texts.noBlanks : texts.blanks(blanks)}
        </span>
      </summary>
      {sections.map((section) => (
        <fieldset key={section.id} className={css.section}>
          <legend className={css.legend}>{section.title}</legend>
          <div className={css.fields}>
            {section.fields.map((field) => (
              <WorksheetField
                key={field.id}
                id={`fda-${worksheet.key}-${field.id}`}
                field={field}
                worksheet={worksheet}
                value={shownIn(field)}
                hint={field.id === 'affirmations' ? affirmationsHint : undefined}
                onChange={(next) => onEdit(field.id, next)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  )
}
