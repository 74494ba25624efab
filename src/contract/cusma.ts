// The CUSMA form, the signature and the certificate of a shipment, for clients and for staff on a client's behalf.
import { z } from 'zod'
import { texts } from '#texts/cusma.ts'
import { texts as shipmentTexts } from '#texts/shipment.ts'
import { blanketPeriod, cusmaForm, cusmaFormFields, cusmaFormUpdate, originCriteria } from './cusma-form.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, requiredText, text } from './fields.ts'
import { cusmaEligibility } from './shipments.ts'

/** Signatures are pictures: their calls take 5 MB. */
const SIGNATURE_BODY_BYTES = 5_000_000

const signature = z.string().max(SIGNATURE_BODY_BYTES - 100_000)

/** Every CUSMA call twice: under the client's own path and under a client that staff name. */
function cusmaCalls<S extends z.ZodType, C extends z.ZodType, F extends z.ZodType>(given: {
  access: 'client' | 'staff'
  base: string
  shipment: S
  client: C
  form: F
}) {
  const { access, base } = given
  const ofShipment = `${base}/shipments/:id`
  const formAnswer = envelope(cusmaForm).extend({ formData: cusmaForm })
  return {
    eligibility: endpoint({
      method: 'GET',
      path: `${ofShipment}/cusma-eligibility`,
      access,
      summary: 'Which items may claim CUSMA preference, going by their country of origin.',
      params: given.shipment,
      query: z.strictObject({
        items: z.string().max(4000).optional().meta({ description: 'item ids to look at, comma separated' }),
      }),
      answer: envelope(cusmaEligibility),
      failure: shipmentTexts.loadDataFailed,
    }),
    getForm: endpoint({
      method: 'GET',
      path: `${ofShipment}/cusma-form`,
      access,
      summary: 'The CUSMA form with every gap filled in from what is known; null while there is none.',
      params: given.shipment,
      answer: envelope(cusmaForm.nullable()).extend({ formData: cusmaForm.nullable() }),
      failure: texts.failed,
    }),
    createForm: endpoint({
      method: 'POST',
      path: `${ofShipment}/cusma-form`,
      access,
      summary: 'Begins the CUSMA form, or answers the one there is; fields that are given are saved.',
      params: given.shipment,
      body: cusmaFormFields,
      answer: formAnswer,
      failure: texts.failed,
    }),
    updateForm: endpoint({
      method: 'PUT',
      path: `${ofShipment}/cusma-form/:formId`,
      access,
      summary: 'Saves fields of the CUSMA form: the fields themselves, or { field, value }, or { updates }.',
      params: given.form,
      body: cusmaFormUpdate,
      answer: formAnswer,
      failure: texts.failed,
    }),
    getSignature: endpoint({
      method: 'GET',
      path: `${base}/cusma/signature-data`,
      access,
      summary:
        'The signature, name and title used last; null when there are none. They fill in a form and sign nothing.',
      params: given.client,
      answer: envelope(
        z.object({ signature_data: z.string(), signer_name: z.string(), signer_title: z.string() }).nullable(),
      ),
      failure: texts.failed,
    }),
    saveSignature: endpoint({
      method: 'POST',
      path: `${base}/cusma/signature-data`,
      access,
      summary: 'Keeps a signature (PNG or JPG as data URL or base64), name and title for the next form.',
      params: given.client,
      body: z.strictObject({ signatureData: signature, signerName: requiredText(200), signerTitle: requiredText(200) }),
      answer: success,
      failure: texts.failed,
      bodyLimitBytes: SIGNATURE_BODY_BYTES,
    }),
    generate: endpoint({
      method: 'POST',
      path: `${ofShipment}/cusma/generate-pdf`,
      access,
      summary: 'Signs the form and answers the certificate. Criteria that are given count as chosen by the signer.',
      params: given.shipment,
      body: z.strictObject({
        signatureData: signature,
        signerName: text(200),
        signerTitle: text(200),
        originCriteria: originCriteria.default({}),
        blanketPeriod: blanketPeriod.optional(),
      }),
      answer: z.instanceof(Uint8Array),
      answerKind: 'pdf',
      failure: texts.failed,
      bodyLimitBytes: SIGNATURE_BODY_BYTES,
    }),
    download: endpoint({
      method: 'GET',
      path: `${ofShipment}/cusma/certificate`,
      access,
      summary: 'The most recently modified signed certificate of the shipment.',
      params: given.shipment,
      answer: z.instanceof(Uint8Array),
      answerKind: 'pdf',
      failure: texts.downloadFailed,
    }),
  }
}

const forClients = cusmaCalls({
  access: 'client',
  base: '/api',
  shipment: z.strictObject({ id }),
  client: z.strictObject({}),
  form: z.strictObject({ id, formId: id }),
})
const forStaff = cusmaCalls({
  access: 'staff',
  base: '/api/staff/clients/:clientId',
  shipment: z.strictObject({ clientId: id, id }),
  client: z.strictObject({ clientId: id }),
  form: z.strictObject({ clientId: id, id, formId: id }),
})

export const checkCusmaEligibility = forClients.eligibility
export const getCusmaForm = forClients.getForm
export const createCusmaForm = forClients.createForm
export const updateCusmaForm = forClients.updateForm
export const getCusmaSignature = forClients.getSignature
export const saveCusmaSignature = forClients.saveSignature
export const generateCusmaCertificate = forClients.generate
export const downloadCusmaCertificate = forClients.download

export const staffCheckCusmaEligibility = forStaff.eligibility
export const staffGetCusmaForm = forStaff.getForm
export const staffCreateCusmaForm = forStaff.createForm
export const staffUpdateCusmaForm = forStaff.updateForm
export const staffGetCusmaSignature = forStaff.getSignature
export const staffSaveCusmaSignature = forStaff.saveSignature
export const staffGenerateCusmaCertificate = forStaff.generate
export const staffDownloadCusmaCertificate = forStaff.download
