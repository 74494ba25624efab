// What to know of the data a shipment is shown with: the exchange rate is only the fallback.
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ExchangeRate } from '#domain/exchange.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { useAcceptedRate } from '../api/accepted-rate.ts'
import { useViewOnly } from '../api/client-access.ts'
import { useTexts } from '../language/page-language.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './shipment.module.css'

type Exchange = Pick<ExchangeRate, 'cadToUsd' | 'source'>

export function DataNotices({ exchange }: { readonly exchange: Exchange }) {
  return exchange.source === 'fallback' ? <FallbackRate rate={exchange.cadToUsd.toFixed(4)} /> : null
}

/** Accepted here, where it is announced, or on the form of a paper. */
function FallbackRate({ rate }: { readonly rate: string }) {
  const texts = useTexts(en)
  const invoiceTexts = useTexts(invoiceEn)
  const { isAccepted, accept } = useAcceptedRate(rate)
  const viewOnly = useViewOnly()
  return (
    <div className={css.notice}>
      <Notice tone="warn" title={texts.rateUnavailable}>
        {texts.rateFallback(rate)}
        {!viewOnly && (
          <Checkbox
            mt={8}
            label={invoiceTexts.acceptFallbackRate}
            checked={isAccepted}
            onChange={(event) => accept(event.currentTarget.checked)}
          />
        )}
      </Notice>
    </div>
  )
}
