// Things worth a look that do not stop an invoice.
import { isNorthAmerican } from '#domain/countries.ts'
import { texts } from '#texts/invoice.ts'
import type { InvoiceDraft } from './invoice-draft.ts'
import type { PreviewFacts } from './preview-input.ts'

/** As short sentences, in the order of the form. */
export function findingsOf(draft: InvoiceDraft, facts: PreviewFacts): readonly string[] {
  const fromList = draft.ltlType === 'direct_amazon' && draft.fc.fromList
  const unclaimed = !facts.hasCertificate && facts.items.some((item) => isNorthAmerican(item.countryOfOrigin))
  return [
    ...(fromList ? [texts.checkFcAddress] : []),
    ...draft.lines.filter((line) => line.htsCode === '').map((line) => texts.checkNoCode(line.description)),
    ...(unclaimed ? [texts.checkNoClaim] : []),
    ...(facts.exchange.source === 'fallback' ? [texts.checkFallback] : []),
  ]
}
