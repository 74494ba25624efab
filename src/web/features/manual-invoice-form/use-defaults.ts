// What a new invoice begins with: the parties last used, a number, today. The form works without while it loads or fails.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { countryName } from '#domain/countries.ts'
import { texts as answerEn } from '#texts/en/manual-invoice.ts'
import { failureText } from '../../api/failures.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { InvoiceCalls } from './invoice-calls.ts'
import { type Defaults, NO_DEFAULTS } from './invoice-draft.ts'
import type { PartyDraft } from './party-draft.ts'

type Proposed = AnswerOf<typeof manualInvoiceDefaults>['data']

export function useDefaults(calls: InvoiceCalls) {
  const answerTexts = useTexts(answerEn)
  const answer = useQuery({ queryKey: calls.defaultsKey, queryFn: ({ signal }) => calls.defaults(signal) })
  const data = answer.data?.data
  const defaults = useMemo(() => (data ? toDefaults(data) : NO_DEFAULTS), [data])
  return {
    defaults,
    /** Whether the parties are those of the last invoice; undefined while not known. */
    remembered: data?.remembered,
    isLoading: answer.isPending,
    isFetching: answer.isFetching,
    failure: answer.error ? failureText(answer.error, answerTexts.defaultsFailed) : undefined,
    again: () => void answer.refetch(),
  }
}

const toDefaults = (data: Proposed): Defaults => ({
  invoiceNumber: data.invoiceNumber,
  invoiceDate: data.invoiceDate,
  numberedImporter: data.numberedImporter,
  parties: {
    shipper: named(data.shipper),
    importer: named(data.importer),
    destination: named(data.destination),
    broker: named(data.broker),
  },
})

/** The country by its name: in a text field, people read names. */
const named = (party: PartyDraft): PartyDraft => ({
  ...party,
  country: party.country === '' ? '' : countryName(party.country),
})
