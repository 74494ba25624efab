// The sample shipment of a client, of which it has one at most: made, printed and thrown away here. Its screen and its items are those of
// any shipment; no other call knows it.
import { z } from 'zod'
import { texts } from '#texts/en/sample-shipment.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id } from './fields.ts'
import { OF_PRINTING } from './paper-failures.ts'

const PATH = '/api/sample-shipment'
const sample = z.object({ id, reference: z.string() }).meta({ id: 'SampleShipment' })

export const getSampleShipment = endpoint({
  method: 'GET',
  path: PATH,
  access: 'client',
  summary: 'The sample shipment; null where there is none.',
  answer: envelope(sample.nullable()),
  failure: (say) => say(texts).loadFailed,
})

export const makeSampleShipment = endpoint({
  method: 'POST',
  path: PATH,
  access: 'client',
  summary: 'Makes a shipment to try, with invented goods, makers and boxes; where there is one already, answers that.',
  answer: envelope(sample),
  failure: (say) => say(texts).makeFailed,
})

export const printSampleInvoice = endpoint({
  method: 'GET',
  path: `${PATH}/invoice`,
  access: 'client',
  summary:
    'The invoice of the sample shipment as PDF, stamped SAMPLE: without a number, of an invented seller, and not kept.',
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).invoiceFailed,
  failures: [
    ...OF_PRINTING,
    'centre-incomplete',
    'code-not-ten-digits',
    'manual-line-incomplete',
    'no-such-shipment',
    'paper-stopped',
  ],
})

export const removeSampleShipment = endpoint({
  method: 'DELETE',
  path: PATH,
  access: 'client',
  summary: 'Throws the sample shipment away with all that belongs to it.',
  answer: success,
  failure: (say) => say(texts).removeFailed,
})
