// What the goods are worth, how far that is from a formal entry, and the duty summed over the items whose duty is known.
import { memo, useMemo } from 'react'
import type { ExchangeRate } from '#domain/exchange.ts'
import { subtract } from '#domain/money.ts'
import { type DutiedItem, dutyRange, dutyTotals, valueInUsd } from '#domain/shipment/duty-totals.ts'
import { INFORMAL_LIMIT, needsFormalEntry } from '#domain/shipment/formal-entry.ts'
import { shipmentValue } from '#domain/shipment/totals.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn, moneyIn } from '#words/local-text.ts'
import { useSame } from '../../api/use-same.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ReceiptLead, ReceiptTotal } from '../../ui/receipt.tsx'
import { Term } from '../../ui/term.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import css from './value-and-duty.module.css'

type Goods = Omit<DutiedItem, 'duty'> & { readonly id: string }

type Props = {
  /** An item is the same object as long as nothing about it changed. */
  readonly goods: readonly Goods[]
  /** By item; one that is not there is under way. */
  readonly duties: ReadonlyMap<string, DutiedItem['duty']>
  readonly exchange: Pick<ExchangeRate, 'cadToUsd' | 'source'>
}

const LOADING: DutiedItem['duty'] = { kind: 'loading' }

/** Sums hundreds of items, so only when one of them has changed; what they are worth not anew for each duty that comes in. */
export const ValueAndDuty = memo(function ValueAndDuty({ goods, duties, exchange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const assumedTexts = useTexts(assumedEn)
  const items = goods.map((each) => ({ ...each, duty: duties.get(each.id) ?? LOADING }))
  const range = dutyRange(items)
  const entering = useSame(goods.filter(({ id }) => duties.get(id)?.kind !== 'prohibited'))
  const value = useMemo(() => shipmentValue(entering), [entering])
  const totals = dutyTotals(items)
  const rate = exchange.cadToUsd.toFixed(4)
  const usd = useMemo(() => valueInUsd(entering, exchange.cadToUsd), [entering, exchange.cadToUsd])
  const isKnown = value.itemsCounted > 0
  const mayFall = useDelayed(isKnown && items.some(({ duty: { kind } }) => kind === 'loading' || kind === 'failed'))
  return (
    <Card title={texts.valueAndDuty} label={texts.valueAndDuty}>
      <div className={css.sums}>
        <ReceiptLead
          label={labelled(language, texts.totalValue, value.itemsCounted, items.length)}
          amount={<b>{isKnown ? moneyIn(language, value.total) : texts.notKnownYet}</b>}
        />
        <ReceiptLead
          label={exchange.source === 'fallback' ? texts.atFallbackRate(rate) : texts.atRate(rate)}
          amount={isKnown ? moneyIn(language, usd) : texts.notKnownYet}
        />
        {isKnown && <FormalMeter usd={usd} />}
        <ReceiptTotal
          label={labelled(language, texts.totalDuty, totals.known, totals.all)}
          amount={totals.known === 0 ? texts.notKnownYet : moneyIn(language, totals.duty)}
        />
        {mayFall && <p className={css.note}>{texts.mayLeaveOut}</p>}
        {range && (
          <p className={css.note}>
            {range.most
              ? assumedTexts.totalRange(moneyIn(language, range.least), moneyIn(language, range.most))
              : assumedTexts.totalFrom(moneyIn(language, range.least))}
          </p>
        )}
        <p className={css.note}>
          {totals.percent && texts.shareOf(totals.percent, amountIn(language, totals.value))}{' '}
          {totals.open > 0 && totals.known > 0 && texts.floor} {totals.open > 0 && texts.openItems(totals.open)}{' '}
          {items.some(({ duty }) => duty.hasDeposit) && assumedTexts.depositTotal}{' '}
          {totals.prohibited > 0 && texts.prohibitedLeftOut(totals.prohibited)}
        </p>
      </div>
    </Card>
  )
})

/** How far the value is from a formal entry, as a bar and in words. */
function FormalMeter({ usd }: { readonly usd: ReturnType<typeof valueInUsd> }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const formal = needsFormalEntry(usd)
  const share = formal ? 100 : usd.amount.times('100').div(INFORMAL_LIMIT.amount).toFixed(0)
  return (
    <>
      <div className={css.meter} data-formal={formal || undefined} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <p className={css.note} data-formal={formal || undefined}>
        {formal ? texts.formalEntry : texts.leftBeforeFormal(amountIn(language, subtract(INFORMAL_LIMIT, usd)))}{' '}
        <Term of="formalEntry" />
      </p>
    </>
  )
}

const labelled = (language: Language, label: string, known: number, all: number): string => {
  const texts = wordsIn(language, en)
  return known === all ? label : `${label}, ${texts.ofItems(known, all)}`
}
