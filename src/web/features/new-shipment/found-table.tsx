// A table that was pasted or read out of a file: what it is, what its columns hold, and the way to add its goods.
import { Button, Checkbox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type Mapping, namedMapping } from '#domain/import/mapping.ts'
import { texts as pickerEn } from '#texts/en/catalogue-screen.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import type { Language } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { ColumnPicker } from '../../ui/column-picker.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Bring } from './bring.ts'
import { FOUND_COLUMNS, type FoundTable, goodsIn } from './found-goods.ts'
import css from './new-shipment.module.css'

type Props = { readonly found: FoundTable; readonly onBring: Bring; readonly onDiscard: () => void }

export function FoundTablePanel({ found, onBring, onDiscard }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const pickerTexts = useTexts(pickerEn)
  const [mapping, setMapping] = useState(found.mapping)
  const [shop, setShop] = useState(found.shop)
  const [priceIsCost, setPriceIsCost] = useState(false)
  const result = useMemo(() => goodsIn({ ...found, mapping }, priceIsCost), [found, mapping, priceIsCost])
  const { goods } = result
  const columnName = (name: string) => texts.columns[name] ?? name
  const notes = notesOf(texts, language, result, mapping, shop)
  const picker = (
    <ColumnPicker
      label={texts.whatColumns}
      words={pickerTexts}
      heading={found.heading}
      rows={found.rows}
      choices={FOUND_COLUMNS.map((name) => ({ value: name, label: columnName(name) }))}
      mapping={mapping}
      onChange={setMapping}
    />
  )
  const isOther = () => {
    setShop(undefined)
    setPriceIsCost(false)
    setMapping(namedMapping('found', found.heading))
  }
  if (found.rows.length === 0) return <NoGoods shop={found.shop} onDiscard={onDiscard} />
  return (
    <div className={css.stack}>
      <p className="sm" role="status">
        {shop && (
          <>
            <b>{texts.recognised(texts.shops[shop])}</b>{' '}
          </>
        )}
        <b>{texts.found(countIn(language, goods.length))}</b>. {notes.join(' ')} {shop ? '' : texts.check}
      </p>
      {shop ? (
        <>
          <ReadAndLeftOut heading={found.heading} mapping={mapping} columnName={columnName} />
          <details className={css.byHand}>
            <summary>{texts.byHand}</summary>
            <Button onClick={isOther}>{texts.notThisShop}</Button>
            {picker}
          </details>
        </>
      ) : (
        picker
      )}
      <SalePrices prices={result.prices} taken={priceIsCost} onTake={setPriceIsCost} />
      <div className={css.buttons}>
        <ActionButton
          variant="filled"
          disabledReason={mapping.includes('description') || mapping.includes('sku') ? undefined : texts.noDescription}
          onClick={() => onBring(goods, notes.join(' ') || undefined)}
        >
          {texts.addFound(countIn(language, goods.length))}
        </ActionButton>
        <Button onClick={onDiscard}>{texts.discard}</Button>
      </div>
    </div>
  )
}

type Texts = ReturnType<typeof useTexts<typeof en>>

/** What the person should know of what was found, in sentences. */
function notesOf(
  texts: Texts,
  language: Language,
  { orders, shortCodes }: ReturnType<typeof goodsIn>,
  mapping: Mapping,
  shop: FoundTable['shop'],
): readonly string[] {
  return [
    ...(orders > 1 ? [texts.orders(countIn(language, orders))] : []),
    ...(mapping.includes('quantity') ? [] : [texts.noUnits]),
    ...(mapping.includes('description') ? [] : [texts.noNames]),
    ...(shop?.startsWith('shopify') && mapping.includes('cost_cad') ? [texts.costIsCad] : []),
    ...(shortCodes > 0 ? [texts.shortCodes(countIn(language, shortCodes))] : []),
  ]
}

type Columns = {
  readonly heading: readonly string[]
  readonly mapping: Mapping
  readonly columnName: (name: string) => string
}

function ReadAndLeftOut({ heading, mapping, columnName }: Columns) {
  const texts = useTexts(en)
  const read = mapping.flatMap((name, at) => (name ? [texts.readAs(columnName(name), heading[at] ?? '')] : []))
  const left = heading.filter((name, at) => !mapping[at] && name.trim() !== '')
  return (
    <dl className={css.readOut}>
      <dt>{texts.isRead}</dt>
      <dd>{read.join(', ')}</dd>
      {left.length > 0 && (
        <>
          <dt>{texts.isLeftOut}</dt>
          <dd className="dim">{left.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}

type SalePricesProps = {
  readonly prices: ReturnType<typeof goodsIn>['prices']
  readonly taken: boolean
  readonly onTake: (taken: boolean) => void
}

/** A selling price is no cost; the person may say that it is, unless it is in another currency. */
function SalePrices({ prices: { count, currency }, taken, onTake }: SalePricesProps) {
  const texts = useTexts(en)
  if (count === 0) return null
  if (currency !== undefined && currency !== 'CAD') return <p className="sm">{texts.foreignPrices(currency)}</p>
  return (
    <Checkbox
      checked={taken}
      label={texts.priceIsCost}
      description={texts.priceIsNoCost}
      onChange={(event) => onTake(event.currentTarget.checked)}
    />
  )
}

function NoGoods({ shop, onDiscard }: { readonly shop: FoundTable['shop']; readonly onDiscard: () => void }) {
  const texts = useTexts(en)
  return (
    <div className={css.stack}>
      <Notice tone="warn" role="alert" {...(shop && { title: texts.recognised(texts.shops[shop]) })}>
        {shop === 'etsy-order-totals' ? texts.orderTotals : texts.nothingFound}
      </Notice>
      <div className={css.buttons}>
        <Button onClick={onDiscard}>{texts.discard}</Button>
      </div>
    </div>
  )
}
