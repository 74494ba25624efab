// The CUSMA form, the signature and the certificate of a shipment.
import { z } from 'zod'
import { texts } from '#texts/en/cusma.ts'
import { texts as shipmentTexts } from '#texts/en/shipment.ts'
import {
  blanketPeriod,
  cusmaForm,
  cusmaFormFields,
  cusmaFormUpdate,
  leftOutItems,
  originCriteria,
} from './cusma-form.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { date, id, requiredText, text } from './fields.ts'
import { OF_NUMBERED_PAPER, OF_SIGNATURE_IMAGE } from './paper-failures.ts'
import { cusmaEligibility } from './shipments.ts'

/** Signatures are pictures: their calls take 5 MB. */
export const SIGNATURE_BODY_BYTES = 5_000_000

export const signature = z.string().max(SIGNATURE_BODY_BYTES - 100_000)

const OF_SHIPMENT = '/api/shipments/:id'

const shipmentParams = z.strictObject({ id })
const formAnswer = envelope(cusmaForm).extend({ formData: cusmaForm })

export const checkCusmaEligibility = endpoint({
  method: 'GET',
  path: `${OF_SHIPMENT}/cusma-eligibility`,
  access: 'client',
  summary: 'Which items may claim CUSMA preference, going by their country of origin.',
  params: shipmentParams,
  query: z.strictObject({
    items: z.string().max(4000).optional().meta({ description: 'item ids to look at, comma separated' }),
  }),
  answer: envelope(cusmaEligibility),
  failure: (say) => say(shipmentTexts).loadDataFailed,
  failures: ['no-such-shipment'],
})

export const getCusmaClaim = endpoint({
  method: 'GET',
  path: `${OF_SHIPMENT}/cusma-claim`,
  access: 'client',
  summary: 'Which items certificates cover if the goods enter on a day; outside its period a certificate covers none.',
  params: shipmentParams,
  query: z.strictObject({
    entryDate: date.meta({ description: 'a shipment that has left counts by the day it left' }),
  }),
  answer: envelope(
    z.object({
      covered: z.array(id).meta({ description: 'ids of items' }),
      isOutsidePeriod: z.boolean().meta({ description: 'goods that are covered today are not covered then' }),
    }),
  ),
  failure: (say) => say(shipmentTexts).loadDataFailed,
  failures: ['no-such-shipment'],
})

export const getCusmaForm = endpoint({
  method: 'GET',
  path: `${OF_SHIPMENT}/cusma-form`,
  access: 'client',
  summary: 'The CUSMA form with every gap filled in from what is known; null while there is none.',
  params: shipmentParams,
  answer: envelope(cusmaForm.nullable()).extend({ formData: cusmaForm.nullable() }),
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const createCusmaForm = endpoint({
  method: 'POST',
  path: `${OF_SHIPMENT}/cusma-form`,
  access: 'client',
  makes: true,
  summary: 'Begins the CUSMA form, or answers the one there is; fields that are given are saved.',
  params: shipmentParams,
  body: cusmaFormFields,
  answer: formAnswer,
  failure: (say) => say(texts).failed,
  failures: ['no-north-american-goods', 'no-such-shipment'],
})

export const updateCusmaForm = endpoint({
  method: 'PUT',
  path: `${OF_SHIPMENT}/cusma-form/:formId`,
  access: 'client',
  summary: 'Saves fields of the CUSMA form: the fields themselves, or { field, value }, or { updates }.',
  params: shipmentParams.extend({ formId: id }),
  body: cusmaFormUpdate,
  answer: formAnswer,
  failure: (say) => say(texts).failed,
  failures: ['no-such-shipment'],
})

export const getCusmaSignature = endpoint({
  method: 'GET',
  path: '/api/cusma/signature-data',
  access: 'client',
  summary: 'The signature, name and title used last; null when there are none. They fill in a form and sign nothing.',
  answer: envelope(
    z.object({ signature_data: z.string(), signer_name: z.string(), signer_title: z.string() }).nullable(),
  ),
  failure: (say) => say(texts).failed,
})

export const saveCusmaSignature = endpoint({
  method: 'POST',
  path: '/api/cusma/signature-data',
  access: 'client',
  summary:
    'Keeps a signature (PNG or JPG as data URL or base64), name and title for the next form: the client alone does.',
  body: z.strictObject({ signatureData: signature, signerName: requiredText(200), signerTitle: requiredText(200) }),
  answer: success,
  failure: (say) => say(texts).failed,
  failures: OF_SIGNATURE_IMAGE,
  staffTwin: false,
  bodyLimitBytes: SIGNATURE_BODY_BYTES,
})

export const generateCusmaCertificate = endpoint({
  method: 'POST',
  path: `${OF_SHIPMENT}/cusma/generate-pdf`,
  access: 'client',
  makes: 'paper',
  summary:
    'Signs the form and answers the certificate. Criteria that are given count as chosen by the signer. Staff sign under a written mandate of the client alone; without one the client is asked to sign by letter.',
  params: shipmentParams,
  body: z.strictObject({
    signatureData: signature,
    signerName: text(200),
    signerTitle: text(200),
    originCriteria: originCriteria.default({}),
    leftOutItems: leftOutItems.optional(),
    wholeConfirmed: cusmaFormFields.shape.wholeConfirmed,
    covers: cusmaFormFields.shape.covers,
    blanketPeriod: blanketPeriod.optional(),
  }),
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).failed,
  failures: [
    ...OF_NUMBERED_PAPER,
    ...OF_SIGNATURE_IMAGE,
    'certificate-incomplete',
    'client-signs',
    'no-north-american-goods',
    'no-such-shipment',
  ],
  bodyLimitBytes: SIGNATURE_BODY_BYTES,
})

export const downloadCusmaCertificate = endpoint({
  method: 'GET',
  path: `${OF_SHIPMENT}/cusma/certificate`,
  access: 'client',
  summary: 'The most recently modified signed certificate of the shipment.',
  params: shipmentParams,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  failure: (say) => say(texts).downloadFailed,
  failures: [
    'certificate-of-other-shipment',
    'certificate-out-of-date',
    'no-certificate-signed',
    'no-certificate-stored',
    'no-cusma-form',
    'no-such-shipment',
  ],
})
