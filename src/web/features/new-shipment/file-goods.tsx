// A file of goods: chosen or dropped, recognised by its headings, its columns looked at before anything is added.
import { useState } from 'react'
import { texts as fileEn } from '#texts/en/catalogue-screen.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { readTable } from '../../api/read-table.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Bring } from './bring.ts'
import { type FoundTable, findInText, tableOf } from './found-goods.ts'
import { FoundTablePanel } from './found-table.tsx'
import css from './new-shipment.module.css'

const ACCEPTED = '.csv,.tsv,.txt,.json,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function FileGoods({ onBring }: { readonly onBring: Bring }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const fileTexts = useTexts(fileEn)
  const [table, setTable] = useState<FoundTable>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    setProblem(undefined)
    setReading(true)
    const words = { ...fileTexts, language, atLine: fileTexts.unreadableAt }
    const read = await readTable(file, words).catch(() => ({ problem: fileTexts.notReadable }))
    setReading(false)
    if ('problem' in read) return setProblem(read.problem)
    const found = tableOf(read.heading.cells, read.rows)
    if (found.shop || (found.rows.length > 0 && found.mapping.some((name) => name !== null))) return setTable(found)
    const inText = findInText([read.heading, ...read.rows].map(({ cells }) => cells.join(', ')).join('\n'))
    if (inText.kind === 'lines') onBring(inText.goods)
    else setProblem(texts.nothingFound)
  }
  if (table) return <FoundTablePanel found={table} onBring={onBring} onDiscard={() => setTable(undefined)} />
  return (
    <div className={css.stack}>
      <FileDrop title={texts.chooseFile} hint={texts.fileHint} accept={ACCEPTED} onFile={(file) => void choose(file)} />
      <p role="status" className="sm dim">
        {isReading && texts.reading}
      </p>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}
