// Second step of the import: what each column of the file holds, guessed from its name and set by hand.
import type { TextRow } from '#domain/delimited-text.ts'
import { PRODUCT_COLUMNS } from '#domain/import/columns.ts'
import { type Mapping, plainName } from '#domain/import/mapping.ts'
import { exportOf } from '#domain/import/shop-exports.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as shopEn } from '#texts/en/new-shipment.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ColumnPicker } from '../../ui/column-picker.tsx'

type Props = {
  readonly name: string
  readonly rows: readonly TextRow[]
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}

export function ColumnsStep({ name, rows: [heading, ...rows], mapping, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const shopTexts = useTexts(shopEn)
  const shop = exportOf((heading?.cells ?? []).map(plainName))?.name
  const choices = PRODUCT_COLUMNS.map((column) => ({ value: column, label: texts.columnNames[column] }))
  return (
    <>
      <p className="sm dim">
        <b>{name}</b> · {texts.rowsInFile(countIn(language, rows.length))}
      </p>
      {shop && (
        <p className="sm">
          <b>{shopTexts.recognised(shopTexts.shops[shop])}</b> {mapping.includes('asin') ? '' : texts.asinBySku}
        </p>
      )}
      <p className="sm dim">{texts.columnsHint}</p>
      <ColumnPicker
        label={texts.columns}
        words={texts}
        heading={heading?.cells ?? []}
        {...{ rows, choices, mapping, onChange }}
      />
    </>
  )
}
