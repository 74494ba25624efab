// Printed estimates: PDF files that are made when asked for and not kept.
import { z } from 'zod'
import { TRANSPORT_MODES } from '#domain/clearance/harbor-fee.ts'
import { texts } from '#texts/en/clearance.ts'
import { estimateMergedClearance } from './duty.ts'
import { endpoint } from './endpoint.ts'
import { date, id } from './fields.ts'
import { OF_PRINTING } from './paper-failures.ts'

export const printShipmentEstimate = endpoint({
  method: 'POST',
  path: '/api/shipments/:id/estimate-pdf',
  access: 'client-or-staff',
  makes: 'paper',
  summary: 'What clearing the shipment costs, as PDF, with the duty receipt of each tariff line.',
  params: z.strictObject({ id }),
  body: z.strictObject({
    clientId: id.optional().meta({ description: 'staff name the client' }),
    entryDate: date.optional().meta({ description: 'today when left out' }),
    mode: z.enum(TRANSPORT_MODES).default('truck'),
  }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).estimateFailed,
  failures: [...OF_PRINTING, 'no-such-shipment'],
})

export const printMergedEstimate = endpoint({
  method: 'POST',
  path: '/api/merged-estimate-clearance/pdf',
  access: 'client-or-staff',
  makes: 'paper',
  summary: 'What shipments entered as one clearance cost, as PDF, beside the sum of clearing each apart.',
  body: estimateMergedClearance.body,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).mergedFailed,
  failures: [...OF_PRINTING, 'no-such-shipment'],
})
