// A list pasted from a spreadsheet, a mail or a shop; what is typed here stays until it is read.
import { useState } from 'react'
import { z } from 'zod'
import { texts as en } from '#texts/en/new-shipment.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Bring } from './bring.ts'
import { type FoundTable, findInText } from './found-goods.ts'
import { FoundTablePanel } from './found-table.tsx'
import css from './new-shipment.module.css'

const MOST_CHARACTERS = 500_000

export function PasteGoods({ onBring }: { readonly onBring: Bring }) {
  const texts = useTexts(en)
  const typed = useKeptState('new-shipment-paste', z.string(), '')
  const [table, setTable] = useState<FoundTable>()
  const [problem, setProblem] = useState<string>()
  const bring: Bring = (goods, note) => {
    typed.forget()
    onBring(goods, note)
  }
  const read = () => {
    setProblem(undefined)
    const found = findInText(typed.value)
    if (found.kind === 'table') setTable(found.table)
    else if (found.kind === 'nothing') setProblem(texts.nothingFound)
    else bring(found.goods, found.foreign > 0 ? texts.foreignLeftOut(found.foreign) : undefined)
  }
  if (table) return <FoundTablePanel found={table} onBring={bring} onDiscard={() => setTable(undefined)} />
  return (
    <div className={css.stack}>
      <GrowingTextarea
        label={texts.pasteLabel}
        description={texts.pasteHint}
        rows={5}
        mostRows={14}
        maxLength={MOST_CHARACTERS}
        value={typed.value}
        onChange={(event) => typed.set(event.currentTarget.value)}
      />
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div>
        <ActionButton
          variant="filled"
          onClick={read}
          disabledReason={typed.value.trim() === '' ? texts.pasteFirst : undefined}
        >
          {texts.read}
        </ActionButton>
      </div>
    </div>
  )
}
