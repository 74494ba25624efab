// Under the grid: which cell has the focus, what is wrong with it, and what the tariff says of its code.

import { Button } from '@mantine/core'
import { memo } from 'react'
import { validateHts } from '#contract/classification.ts'
import { HTS_CODE_DIGITS } from '#domain/hts-code.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { checkProblem } from '../../api/code-problem.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { troubleText } from '../../api/save-trouble.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useFieldState } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { BoldLead } from '../../ui/bold-lead.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { cellProblem } from './cell-text.ts'
import { columnsIn } from './columns.ts'
import { useGridShared } from './grid-shared.ts'
import css from './item-grid.module.css'
import { type Block, cellCount } from './range.ts'
import { useSettled } from './use-settled.ts'

type Props = {
  readonly item: Item | undefined
  readonly field: CustomsField | undefined
  readonly column: number
  readonly block: Block
  /** Takes the selected rows out of the shipment. */
  readonly onTakeOut: () => void
}

export function CellMessage({ item, field, column, block, onTakeOut }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { messageId } = useGridShared()
  if (!item) return null
  const cells = cellCount(block)
  const rows = block.bottom - block.top + 1
  return (
    <div className={css.message}>
      <Place>{texts.place(item.description, columnsIn(language)[column]?.header ?? '')}</Place>
      <span id={messageId}>{field ? <FieldMessage item={item} field={field} /> : texts.readOnly}</span>
      <span role="status" className={css.count}>
        {cells > 1 ? texts.selected(cells) : ''}
      </span>
      <TakeOut rows={rows} onTakeOut={onTakeOut} />
    </div>
  )
}

/** Not drawn anew at each step of the cursor. */
const TakeOut = memo(function TakeOut({ rows, onTakeOut }: { readonly rows: number } & Pick<Props, 'onTakeOut'>) {
  const itemTexts = useTexts(itemEn)
  const texts = useTexts(en)
  return (
    <Button
      size="xs"
      variant="subtle"
      className={css.takeOut}
      leftSection={<Icon name="trash" />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTakeOut}
    >
      {rows > 1 ? texts.takeRowsOut(rows) : itemTexts.takeOut}
    </Button>
  )
})

/** Names the cell once the cursor rests: at each step the whole page would be laid out for it. */
function Place({ children }: { readonly children: string }) {
  return <span className={css.place}>{useSettled(children)}</span>
}

function FieldMessage({ item, field }: { readonly item: Item; readonly field: CustomsField }) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  const { makers } = useGridShared()
  const { state, retry, draft } = useFieldState(item.id, field)
  if (state.kind === 'failed')
    return (
      <span className={css.bad}>
        {itemTexts.savedValueStays(troubleText(language, state.why))}{' '}
        <Button size="xs" variant="subtle" onClick={retry}>
          {itemTexts.retry}
        </Button>
      </span>
    )
  const problem = cellProblem(language, item, field, makers, draft)
  if (problem)
    return (
      <span className={css.bad}>
        <Icon name="warning" size={12} /> <BoldLead lead={itemTexts.criticalError}>{problem}</BoldLead>
      </span>
    )
  if (field === 'maker') return item.manufacturingAddress
  return field === 'htsCode' && item.htsCode ? <CodeMessage key={item.htsCode} code={item.htsCode} /> : null
}

/** A release changes rarely: an answer holds for an hour. */
const FRESH_MS = 3_600_000

/** Asked only when the focus rests on the code. */
function CodeMessage({ code }: { readonly code: string }) {
  const language = useLanguage()
  const rests = useDelayed(true)
  const enabled = rests && code.length === HTS_CODE_DIGITS
  const checked = useEndpoint(validateHts, { body: { htsCode: code } }, { enabled, freshFor: FRESH_MS })
  if (!checked.data) return null
  const { valid, plainTitle } = checked.data
  if (valid) return plainTitle
  return (
    <span className={css.bad}>
      <Icon name="warning" size={12} /> {checkProblem(language, code, checked.data)}
    </span>
  )
}
