// The preview with what it needs to know of the client.
import { getBusinessInfo } from '#contract/client-data.ts'
import { invoiceParties } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import type { InvoiceDraft } from './invoice-draft.ts'
import { InvoicePreview } from './invoice-preview.tsx'
import { type PreviewFacts, previewInvoice } from './preview-input.ts'

/** Business information changes rarely while an invoice is made. */
const FRESH_MS = 60_000

type Props = { readonly shipmentId: string; readonly facts: PreviewFacts; readonly draft: InvoiceDraft }

export function PreviewPane({ shipmentId, facts, draft }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const business = useEndpoint(getBusinessInfo, {}, { freshFor: FRESH_MS })
  const parties = useEndpoint(invoiceParties, { params: { id: shipmentId } })
  const info = business.data?.data
  if (business.isError && !info) return <ErrorNotice inline title={texts.previewFailed} query={business} />
  if (!info || parties.isPending) return <p className="sm dim">{texts.previewWaits}</p>
  const invoice = previewInvoice(facts, draft, { business: info, parties: parties.data?.data })
  return (
    <>
      {parties.isError && <ErrorNotice inline title={texts.partiesFailed} query={parties} />}
      <InvoicePreview invoice={invoice} missingParts={missingParts(language, draft)} />
    </>
  )
}

function missingParts(language: Language, { ltlType, fc }: InvoiceDraft): readonly string[] {
  const texts = wordsIn(language, en)
  if (ltlType !== 'direct_amazon') return []
  const parts = [
    [texts.fcId, fc.fcId],
    [texts.street, fc.street],
    [texts.city, fc.city],
    [texts.state, fc.state],
    [texts.zip, fc.zip],
  ] as const
  return parts.filter(([, value]) => value.trim() === '').map(([name]) => name)
}
