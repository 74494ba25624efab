// A table that was pasted or read out of a file: what it is, what its columns hold, and the way to add its goods.
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { texts as pickerEn } from '#texts/en/catalogue-screen.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { ColumnPicker } from '../../ui/column-picker.tsx'
import type { Bring } from './bring.ts'
import { FOUND_COLUMNS, type FoundTable, goodsIn } from './found-goods.ts'
import css from './new-shipment.module.css'

type Props = { readonly found: FoundTable; readonly onBring: Bring; readonly onDiscard: () => void }

export function FoundTablePanel({ found, onBring, onDiscard }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const pickerTexts = useTexts(pickerEn)
  const [mapping, setMapping] = useState(found.mapping)
  const { goods, orders } = useMemo(() => goodsIn({ ...found, mapping }), [found, mapping])
  const choices = FOUND_COLUMNS.map((name) => ({ value: name, label: texts.columns[name] ?? name }))
  const notes = [
    ...(orders > 1 ? [texts.orders(countIn(language, orders))] : []),
    ...(mapping.includes('quantity') ? [] : [texts.noUnits]),
  ]
  return (
    <div className={css.stack}>
      <p className="sm" role="status">
        {found.shop && `${texts.recognised(texts.shops[found.shop])} `}
        <b>{texts.found(countIn(language, goods.length))}</b>. {notes.join(' ')} {texts.check}
      </p>
      <ColumnPicker
        label={texts.whatColumns}
        words={pickerTexts}
        heading={found.heading}
        rows={found.rows}
        choices={choices}
        mapping={mapping}
        onChange={setMapping}
      />
      <div className={css.buttons}>
        <ActionButton
          variant="filled"
          disabledReason={mapping.includes('description') ? undefined : texts.noDescription}
          onClick={() => onBring(goods, notes.join(' ') || undefined)}
        >
          {texts.addFound(countIn(language, goods.length))}
        </ActionButton>
        <Button onClick={onDiscard}>{texts.discard}</Button>
      </div>
    </div>
  )
}
