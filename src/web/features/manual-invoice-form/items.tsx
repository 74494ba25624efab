// The lines of the invoice as a grid: a header row where there is room for one line each, labelled fields where there is not.
import { Button } from '@mantine/core'
import { texts as entryEn } from '#texts/en/admissibility.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { countIn } from '#words/local-text.ts'
import type { TypedGoods } from '../../api/entry-findings.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { KeyName } from '../../ui/key-name.tsx'
import { type InvoiceDraft, MOST_ITEMS } from './invoice-draft.ts'
import { ItemRow } from './item-row.tsx'
import css from './items.module.css'
import type { ChangeDraft } from './use-draft.ts'
import { useItemMoves } from './use-item-moves.ts'

type Props = {
  readonly draft: InvoiceDraft
  readonly change: ChangeDraft
  readonly showAll: boolean
  /** Whether the goods of each line may enter, by its key. */
  readonly entering: TypedGoods
}

const HEADS = ['description', 'quantity', 'unitPrice', 'origin', 'htsCode', 'weight', 'dimensions'] as const

export function Items({ draft, change, showAll, entering: { byId, askAgain } }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { moves, said } = useItemMoves(draft, change)
  const entryTexts = useTexts(entryEn)
  const { items } = draft
  const isFull = items.length >= MOST_ITEMS
  return (
    <Card title={texts.items} aside={<span className="xs faint">{texts.itemCount(items.length)}</span>} flush>
      <div className={css.grid}>
        {items.length > 0 && (
          <div className={css.heads} aria-hidden="true">
            <span />
            {HEADS.map((field) => (
              <span key={field} data-field={field}>
                {texts.fields[field]}
              </span>
            ))}
            <span data-field="total">{texts.total}</span>
          </div>
        )}
        <ol className={css.rows} aria-label={texts.items}>
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              item={item}
              line={index + 1}
              isLast={index === items.length - 1}
              showAll={showAll}
              change={change}
              moves={moves}
              findings={byId.get(item.key)}
            />
          ))}
        </ol>
        <div className={css.foot}>
          <Button
            id="manual-add-item"
            size="xs"
            leftSection={<Icon name="plus" />}
            onClick={moves.add}
            aria-disabled={isFull || undefined}
          >
            {texts.addItem}
          </Button>
          {items.length === 0 && <span className="sm dim">{texts.noItemsYet}</span>}
          {isFull && <span className="sm dim">{texts.tooMany(countIn(language, MOST_ITEMS))}</span>}
          {items.length > 0 && (
            <span className={css.keys} aria-hidden="true">
              <KeyName of="Enter" /> {texts.nextKeys} <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {texts.moveKeys}
            </span>
          )}
        </div>
        {askAgain && (
          <p role="alert" className={css.foot}>
            <span className="sm">{entryTexts.notAsked}</span>
            <Button size="xs" onClick={askAgain}>
              {entryTexts.askAgain}
            </Button>
          </p>
        )}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </Card>
  )
}
