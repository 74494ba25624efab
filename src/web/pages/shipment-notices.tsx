// What to know of the data a shipment is shown with: the exchange rate is only the fallback.
import type { ExchangeRate } from '#domain/exchange.ts'
import { texts } from '#texts/en/shipment.ts'
import { Notice } from '../ui/notice.tsx'
import css from './shipment.module.css'

export function DataNotices({ exchange }: { readonly exchange: Pick<ExchangeRate, 'cadToUsd' | 'source'> }) {
  if (exchange.source !== 'fallback') return null
  return (
    <div className={css.notice}>
      <Notice tone="warn" title={texts.rateUnavailable}>
        {texts.rateFallback(exchange.cadToUsd.toFixed(4))}
      </Notice>
    </div>
  )
}
