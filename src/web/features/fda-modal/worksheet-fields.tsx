// One worksheet: for which product, why, and its fields; what is not known stays marked until somebody fills it in.
import { TextInput } from '@mantine/core'
import { texts } from '#texts/fda.ts'
import { Tag } from '../../ui/tag.tsx'
import css from './fda-modal.module.css'
import type { Worksheet } from './use-worksheets.ts'

type Props = {
  readonly worksheet: Worksheet
  /** What was typed here, by field. */
  readonly edits: Readonly<Record<string, string>>
  readonly onEdit: (field: string, value: string) => void
}

export function WorksheetFields({ worksheet, edits, onEdit }: Props) {
  const isRequired = worksheet.level === 'required'
  return (
    <details className={css.worksheet}>
      <summary className={css.summary}>
        <b>{worksheet.description}</b> <span className="mono">{worksheet.sku}</span>{' '}
        <Tag tone={isRequired ? 'warn' : undefined}>{texts.levels[worksheet.level]}</Tag>
        <span className={css.why}>
          {worksheet.why} · {worksheet.blanks === 0 ? texts.noBlanks : texts.blanks(worksheet.blanks)}
        </span>
      </summary>
      {worksheet.sections.map((section) => (
        <fieldset key={section.id} className={css.section}>
          <legend className={css.legend}>{section.title}</legend>
          <div className={css.fields}>
            {section.fields.map((field) => (
              <TextInput
                key={field.id}
                label={field.label}
                placeholder={texts.blank}
                maxLength={1000}
                autoComplete="off"
                value={edits[field.id] ?? field.value}
                onChange={(event) => onEdit(field.id, event.currentTarget.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  )
}
