// The calls behind the Manual Invoice Generator: a client's own, or those of staff, who name a client or none.
import { useMemo } from 'react'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { aiParseItems } from '#contract/parse-items.ts'
import {
  staffDownloadInvoice,
  staffGenerateManualInvoice,
  staffManualInvoiceDefaults,
  staffParseItems,
} from '#contract/staff.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { call, callForFile } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { endpointKey } from '../../api/hooks.ts'
import { MOST_AT_ONCE, useStartPaper, useStartStaffPaper } from '../../api/paper-jobs.ts'
import { useTexts } from '../../language/page-language.tsx'

type InvoiceBody = Asked<typeof generateManualInvoice>['body']
type Made = { readonly filename: string; readonly invoiceNumber: string; readonly warnings: readonly string[] }

export type InvoiceCalls = {
  /** Key of what a new invoice begins with. */
  readonly defaultsKey: readonly unknown[]
  readonly defaults: (signal: AbortSignal) => Promise<AnswerOf<typeof manualInvoiceDefaults>>
  readonly parse: (itemText: string) => Promise<AnswerOf<typeof aiParseItems>>
  /** Undefined for a large one: it is made behind the screen. */
  readonly generate: (body: InvoiceBody) => Promise<Made | undefined>
  readonly download: (filename: string) => Promise<Blob>
  /** Where the proposed parties come from, in words. */
  readonly partiesFrom: { readonly last: string; readonly businessInfo: string }
}

const isLarge = ({ items }: InvoiceBody): boolean => items.length > MOST_AT_ONCE

export function useClientInvoiceCalls(): InvoiceCalls {
  const texts = useTexts(en)
  const access = useClientAccess()
  const start = useStartPaper()
  return useMemo(
    () => ({
      defaultsKey: endpointKey(manualInvoiceDefaults, {}),
      defaults: (signal) => call(manualInvoiceDefaults, {}, { ...access, signal }),
      parse: (itemText) => call(aiParseItems, { body: { itemText } }, access),
      generate: async (body) => {
        if (!isLarge(body)) return (await call(generateManualInvoice, { body }, access)).data
        await start({ paper: 'manual_invoice', body })
        return undefined
      },
      download: (filename) => callForFile(downloadInvoice, { params: { filename } }, access),
      partiesFrom: { last: texts.remembered, businessInfo: texts.fromBusinessInfo },
    }),
    [access, texts, start],
  )
}

/** Without a client the invoice stays with the staff. */
export function useStaffInvoiceCalls(clientId: string | undefined): InvoiceCalls {
  const texts = useTexts(en)
  const start = useStartStaffPaper()
  return useMemo(() => {
    const query = { clientId }
    return {
      defaultsKey: endpointKey(staffManualInvoiceDefaults, { query }),
      defaults: (signal) => call(staffManualInvoiceDefaults, { query }, { signal }),
      parse: (itemText) => call(staffParseItems, { body: { itemText } }),
      generate: async (invoiceData) => {
        const body = { invoiceData, clientId }
        if (!isLarge(invoiceData)) return (await call(staffGenerateManualInvoice, { body })).data
        await start(body)
        return undefined
      },
      download: (filename) => callForFile(staffDownloadInvoice, { params: { filename }, query }),
      partiesFrom: clientId
        ? { last: texts.rememberedOfClient, businessInfo: texts.fromBusinessInfoOfClient }
        : { last: texts.remembered, businessInfo: texts.fromSettings },
    }
  }, [clientId, texts, start])
}
