// What the duty of each item is, and its share of what the item is worth: the same figures as on its receipt.
import type { Big } from 'big.js'
import { formatHtsCode } from '#domain/hts-code.ts'
import { cad, decimal, usd } from '#domain/money.ts'
import { lineValue } from '#domain/shipment/totals.ts'
import { dutyShares } from '#domain/tariff/duty-shares.ts'
import { texts as en } from '#texts/en/cost-estimate.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { type SaidRange, spanText } from '#words/assumed.ts'
import { amountIn, countIn, percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import css from './duty-by-item.module.css'

export type ItemWithDuty = {
  readonly id: string
  readonly name: string
  readonly htsCode: string | null
  readonly origin: string | null
  readonly quantity: number
  /** Of one unit, CAD. */
  readonly price: number | null
  /** Of the line; amounts only where the duty is known. */
  readonly duty: {
    readonly kind: string
    readonly cad?: Big
    readonly usd?: number | undefined
    /** What the duty can come to where something was assumed. */
    readonly range?: SaidRange | undefined
  }
}

export function DutyByItem({ items }: { readonly items: readonly ItemWithDuty[] }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const units = items.reduce((sum, each) => sum + each.quantity, 0)
  return (
    <Card
      flush
      title={
        <>
          {texts.dutyByItem} <span className={css.count}>{texts.itemsAndUnits(items.length, units)}</span>
        </>
      }
      label={texts.dutyByItem}
    >
      <table className={css.items} aria-label={texts.dutyByItem}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col" data-wide="">
              {texts.units}
            </th>
            <th scope="col" data-wide="">
              {texts.valueCad}
            </th>
            <th scope="col">{texts.dutyUsd}</th>
            <th scope="col">{texts.shareShort}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.name}
                <span className={css.ids}>
                  {item.htsCode && <span className="mono">{formatHtsCode(item.htsCode)}</span>}{' '}
                  {item.origin && <span className="mono">{item.origin}</span>}
                </span>
              </th>
              <td data-wide="">{countIn(language, item.quantity)}</td>
              <td data-wide="">
                <Value item={item} />
              </td>
              <DutyCells item={item} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Value({ item }: { readonly item: ItemWithDuty }) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  const value = lineValue({
    quantity: item.quantity,
    costCad: item.price === null ? null : decimal(String(item.price)),
  })
  return value ? amountIn(language, value) : itemTexts.noValueYet
}

/** Goods that may not enter have no duty; what is not known is said and is no zero, and a nought says that it is only likely. */
function DutyCells({ item: { duty, quantity, price } }: { readonly item: ItemWithDuty }) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  if (duty.kind === 'prohibited')
    return (
      <td colSpan={2}>
        <Tag tone="ban" icon="ban">
          {itemTexts.prohibited}
        </Tag>
      </td>
    )
  if (duty.kind === 'loading') return <td colSpan={2}>{itemTexts.calculating}</td>
  if (duty.kind === 'failed') return <td colSpan={2}>{itemTexts.notWorkedOut}</td>
  if (!duty.cad || price === null) return <td colSpan={2}>{itemTexts.notKnownYet}</td>
  const span = duty.range && <span className={css.ids}>{spanText(language, duty.range)}</span>
  if (duty.kind === 'free')
    return (
      <td colSpan={2}>
        <span className={css.free}>
          <WholeWords>{itemTexts.possiblyDutyFree}</WholeWords>
        </span>
        {span}
      </td>
    )
  return (
    <>
      <td>
        <b>{duty.usd === undefined ? amountIn(language, cad(duty.cad)) : amountIn(language, usd(String(duty.usd)))}</b>
        {span}
      </td>
      <td className="dim">{percentIn(language, dutyShares(duty.cad, quantity, price).percent)}</td>
    </>
  )
}
