// One worksheet: for which product, why, and its fields; what is not known stays marked until somebody fills it in.
import { TextInput } from '@mantine/core'
import { texts as en } from '#texts/en/fda.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './fda-modal.module.css'
import { ProductCodeField } from './product-code-field.tsx'
import type { Worksheet } from './use-worksheets.ts'
import { fieldKey, type TypedFields } from './worksheet-edits.ts'

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
  const { entryType } = worksheet
  const hints: Readonly<Record<string, string | undefined>> = {
    affirmations: affirmationsHint,
    entryType: entryType && texts.entryTypeHint[entryType],
  }
  const isRequired = worksheet.level === 'required'
  const shownIn = (field: { readonly id: string; readonly value: string }) =>
    typed[fieldKey(worksheet.key, field.id)] ?? field.value
  const blanks = worksheet.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => shownIn(field).trim() === '').length
  return (
    <details className={css.worksheet} open={isFirst}>
      <summary id={`fda-${worksheet.key}-worksheet`} className={css.summary}>
        <b>{worksheet.description}</b> <span className="mono">{worksheet.sku}</span>{' '}
        <Tag tone={isRequired ? 'warn' : undefined}>{texts.levels[worksheet.level]}</Tag>
        <span className={css.why}>
          {worksheet.why} · {blanks === 0 ? texts.noBlanks : texts.blanks(blanks)}
        </span>
      </summary>
      {worksheet.sections.map((section) => (
        <fieldset key={section.id} className={css.section}>
          <legend className={css.legend}>{section.title}</legend>
          <div className={css.fields}>
            {section.fields.map((field) => {
              const id = `fda-${worksheet.key}-${field.id}`
              const value = shownIn(field)
              const change = (next: string) => onEdit(field.id, next)
              return (
                <div
                  key={field.id}
                  className={css.field}
                  data-wide={field.id === 'productCode' || undefined}
                  data-blank={value.trim() === '' || undefined}
                >
                  {field.id === 'productCode' ? (
                    <ProductCodeField
                      id={id}
                      label={field.label}
                      value={value}
                      industry={worksheet.proposedIndustry}
                      onChange={change}
                    />
                  ) : (
                    <TextInput
                      id={id}
                      label={field.label}
                      description={hints[field.id]}
                      inputWrapperOrder={['label', 'input', 'description', 'error']}
                      placeholder={texts.blank}
                      maxLength={1000}
                      autoComplete="off"
                      value={value}
                      onChange={(event) => change(event.currentTarget.value)}
                    />
                  )}
                </div>
              )
            })}
          </div>
        </fieldset>
      ))}
    </details>
  )
}
