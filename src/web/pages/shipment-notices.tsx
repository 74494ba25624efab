// What to know of the data a shipment is shown with: the exchange rate is only the fallback.
import type { ExchangeRate } from '#domain/exchange.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { useTexts } from '../language/page-language.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './shipment.module.css'

export function DataNotices({ exchange }: { readonly exchange: Pick<ExchangeRate, 'cadToUsd' | 'source'> }) {
  const texts = useTexts(en)
  if (exchange.source !== 'fallback') return null
  return (
    <div className={css.notice}>
      <Notice tone="warn" title={texts.rateUnavailable}>
        {texts.rateFallback(exchange.cadToUsd.toFixed(4))}
      </Notice>
    </div>
  )
}
