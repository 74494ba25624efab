// A call of every endpoint that succeeds for the client of a sample world: what the tests that walk the contract use.
import { ON_BEHALF } from '#contract/all.ts'
import { smallPng } from './pictures.ts'
import { nothing, type Sample } from './sample.ts'
import { FREIGHT_SAMPLES } from './sample-freight-calls.ts'
import { LOOKUP_SAMPLES } from './sample-lookup-calls.ts'
import { CANDLE_RECIPE, SHARED_ASIN, SUPPLIER_ANSWER } from './sample-origin.ts'
import { OTHER_PAPERS_BY_JOB, PAPER_JOB_SAMPLES } from './sample-paper-jobs.ts'
import { STAFF_SAMPLES } from './sample-staff-calls.ts'
import { DOCUMENT_PASSWORD, ENDED_CODE, SIGN_IN_CODE, STAFF_PASSWORD } from './sample-world.ts'

/** A written mandate as staff record it. */
export const MANDATE = {
  holderName: 'Remy Cole',
  holderTitle: 'Customs manager',
  givenBy: 'Dana Roy',
  givenOn: '2026-11-02',
  reference: 'Binder 4',
}
/** A shipment as its client makes it. */
const NEW_SHIPMENT = {
  reference: 'Spring candles',
  destination: {
    kind: 'own' as const,
    shipTo: { name: 'Dana Roy', street: '12 Elm St', city: 'Buffalo', state: 'NY', zip: '14201' },
  },
  notes: '',
  goods: [{ sku: 'WAX-6', description: 'Beeswax candle, 6 oz', quantity: '12' }],
  boxes: [
    {
      count: '1',
      weightKg: '4',
      lengthCm: '',
      widthCm: '',
      heightCm: '',
      contents: [{ sku: 'WAX-6', quantity: '12' }],
    },
  ],
}
const ofClient: Sample = ({ clientId }) => ({ params: { clientId } })
const ofOwn: Sample = ({ ownShipmentId }) => ({ params: { id: ownShipmentId } })
const ofShipment: Sample = ({ shipmentId }) => ({ params: { id: shipmentId } })
const ofInvoice: Sample = ({ shipmentId, itemId }) => ({
  body: {
    shipmentData: { id: shipmentId },
    password: DOCUMENT_PASSWORD,
    confirmCodes: [{ id: itemId, htsCode: '3406000000' }],
    acceptFallbackRate: true,
  },
})
const ofCertificate: Sample = ({ clientId, certificateName }) => ({
  params: { filename: certificateName },
  query: { clientId },
})
const signature = { signatureData: smallPng(), signerName: 'Dana Roy', signerTitle: 'Director' }
const signing: Sample = ({ marks: [mark = ''], removedItemId }) => ({
  body: {
    ...signature,
    originCriteria: { [`${mark}-SKU`]: 'A' },
    wholeConfirmed: [`${mark}-SKU`],
    leftOutItems: [removedItemId],
    blanketPeriod: { startDate: '2026-11-21', endDate: '2027-11-20' },
  },
})
/** The staff's twin of a client's call: the same under the path of the client. */
const asStaff =
  (sample: Sample): Sample =>
  (world) => {
    const asked = sample(world)
    return { ...asked, params: { ...Object(asked.params), clientId: world.clientId } }
  }
const all =
  (...samples: readonly Sample[]): Sample =>
  (world) =>
    Object.assign({}, ...samples.map((sample) => sample(world)))
const ofProductCertificate: Sample = ({ productCertificateId: id }) => ({ params: { id } })
const ofForm: Sample = ({ shipmentId, formId }) => ({ params: { id: shipmentId, formId } })

/** The sample of an endpoint by its name; the twin for staff takes the client's, under the path of the client. */
export function sampleFor(name: string): Sample | undefined {
  const sample = name.endsWith(ON_BEHALF) ? SAMPLES[name.slice(0, -ON_BEHALF.length)] : undefined
  return SAMPLES[name] ?? (sample && asStaff(sample))
}

/** Other ways to make a call, for places of a request that its sample leaves empty. */
export const OTHER_WAYS: Readonly<Record<string, readonly Sample[]>> = {
  updateItem: [
    ({ shipmentId, itemId, addressId }) => ({
      params: { id: shipmentId, itemId },
      body: { manufacturing_address_id: null, basedOn: { manufacturing_address_id: addressId } },
    }),
  ],
  createProductCertificate: [({ certifiedDocumentId }) => ({ body: { renews: certifiedDocumentId } })],
  updateCusmaForm: [all(ofForm, ({ removedItemId }) => ({ body: { updates: { leftOutItems: [removedItemId] } } }))],
  startPaperJob: OTHER_PAPERS_BY_JOB,
}

/** By the name an endpoint is exported under. An endpoint without a sample fails the tests that walk the contract. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  login: ({ email }) => ({ body: { email } }),
  loginWithCode: ({ challenge }) => ({ body: { challenge, code: SIGN_IN_CODE } }),
  visit: nothing,
  checkAsinDuty: () => ({
    body: { asin: SHARED_ASIN, countryOfOrigin: 'CA', cadValue: 6.85, productTitle: 'beeswax candle' },
  }),
  calculateAsinDuty: () => ({
    body: { asin: SHARED_ASIN, selectedHtsCode: '3406.00.00.00', countryOfOrigin: 'CA', cadValue: 6.85 },
  }),
  lookUpAsinMaker: () => ({ body: { asin: SHARED_ASIN, countryOfOrigin: 'CA' } }),
  publicStep: () => ({ params: { run: '0123456789abcdef' } }),
  getCarrierFees: nothing,
  reportPageView: () => ({ body: { path: '/login' } }),
  staffLogin: () => ({ body: { password: STAFF_PASSWORD } }),
  chooseLanguage: () => ({ body: { language: 'en' } }),
  logout: nothing,
  listShipments: () => ({ query: { page: 1 } }),
  completeData: ofShipment,
  createShipment: () => ({ body: NEW_SHIPMENT }),
  getShipmentContent: ofOwn,
  changeShipment: all(ofOwn, () => ({ body: { ...NEW_SHIPMENT, reference: 'Easter candles' } })),
  setShipmentStanding: all(ofOwn, () => ({ body: { cancelled: false, archived: false } })),
  checkCusmaEligibility: ({ shipmentId, itemId }) => ({ params: { id: shipmentId }, query: { items: itemId } }),
  getCusmaClaim: all(ofShipment, () => ({ query: { entryDate: '2026-12-24' } })),
  getCusmaForm: ofShipment,
  createCusmaForm: all(ofShipment, ({ removedItemId }) => ({
    body: { certifierCapacity: 'exporter', leftOutItems: [removedItemId] },
  })),
  updateCusmaForm: all(ofForm, ({ removedItemId }) => ({ body: { leftOutItems: [removedItemId] } })),
  getMandate: ofClient,
  saveMandate: all(ofClient, () => ({ body: { mandate: MANDATE } })),
  getCusmaSignature: nothing,
  listCertifiableProducts: nothing,
  listProductCertificates: nothing,
  createProductCertificate: ({ marks: [mark = ''] }) => ({ body: { products: [`${mark}-HONEY`] } }),
  getProductCertificate: ofProductCertificate,
  updateProductCertificate: all(ofProductCertificate, () => ({ body: { certifierCapacity: 'exporter' } })),
  deleteProductCertificate: ({ spareProductCertificateId: id }) => ({ params: { id } }),
  signProductCertificate: all(ofProductCertificate, ({ marks: [mark = ''] }) => ({
    body: { ...signature, originCriteria: { [`${mark}-HONEY`]: 'A' } },
  })),
  saveCusmaSignature: () => ({ body: signature }),
  generateCusmaCertificate: all(ofShipment, signing),
  downloadCusmaCertificate: ofShipment,
  listCusmaFiles: ({ clientId }) => ({ query: { clientId } }),
  downloadCusmaFile: ofCertificate,
  linkCusmaFile: ofCertificate,
  deleteCusmaFile: ofCertificate,
  openFileLink: ({ fileToken }) => ({ params: { token: fileToken } }),
  listCusmaTemplateFields: nothing,
  annotatedCusmaTemplate: nothing,
  listItems: ofShipment,
  updateItem: ({ shipmentId, itemId, addressId }) => ({
    params: { id: shipmentId, itemId },
    body: { declaredValue: 7.25, manufacturing_address_id: addressId },
  }),
  calculateDuty: () => ({ body: { htsCode: '3406000000', countryOfOrigin: 'CA', price: 6.85, quantity: 10 } }),
  calculateDuties: () => ({
    body: { lines: [{ htsCode: '3406000000', countryOfOrigin: 'CA', price: 6.85, quantity: 10 }] },
  }),
  dutyOverTime: () => ({ body: { htsCode: '3406000000', countryOfOrigin: 'CA', price: 6.85, quantity: 10 } }),
  estimateCosts: () => ({
    body: { items: [{ htsCode: '3406000000', countryOfOrigin: 'CA', quantity: 10, unitPrice: 5.5 }] },
  }),
  estimateMergedClearance: ({ clientId, shipmentId }) => ({ body: { clientId, shipmentIds: [shipmentId] } }),
  health: nothing,
  getExchangeRate: nothing,
  listCountries: nothing,
  listShippingCountries: nothing,
  searchFulfilmentCentres: () => ({ query: { search: 'DFW' } }),
  generateInvoice: ofInvoice,
  generateCombinedInvoice: ({ shipmentId, itemId }) => ({
    body: {
      shipments: [{ id: shipmentId }],
      password: DOCUMENT_PASSWORD,
      confirmCodes: [{ id: itemId, htsCode: '3406000000' }],
      acceptFallbackRate: true,
    },
  }),
  generateManualInvoice: () => ({
    body: { items: [{ description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CA' }] },
  }),
  manualInvoiceDefaults: nothing,
  printShipmentEstimate: ({ clientId, shipmentId }) => ({ params: { id: shipmentId }, body: { clientId } }),
  printMergedEstimate: ({ clientId, shipmentId }) => ({ body: { clientId, shipmentIds: [shipmentId] } }),
  downloadInvoice: ({ filename }) => ({ params: { filename } }),
  listDocuments: ofShipment,
  downloadShipmentPapers: ofShipment,
  listFdaWorksheets: ({ clientId, foodShipmentId }) => ({ params: { id: foodShipmentId }, query: { clientId } }),
  saveFdaWorksheets: ({ clientId, foodShipmentId, foodItemId }) => ({
    params: { id: foodShipmentId },
    query: { clientId },
    body: { worksheets: { [foodItemId]: { storage: 'ambient' } } },
  }),
  generateFdaWorksheets: ({ clientId, foodShipmentId }) => ({
    body: { clientId, shipmentData: { id: foodShipmentId }, password: DOCUMENT_PASSWORD },
  }),
  combinedPreflight: ({ clientId, shipmentId }) => ({ query: { clientId, shipments: shipmentId } }),
  invoiceParties: ({ clientId, shipmentId }) => ({ params: { id: shipmentId }, query: { clientId } }),
  preflight: ({ clientId, shipmentId }) => ({ params: { id: shipmentId }, query: { clientId } }),
  listArchive: ({ clientId, shipmentId }) => ({ query: { clientId, shipment: shipmentId } }),
  regenerateDocument: ({ clientId, documentId, itemId }) => ({
    params: { id: documentId },
    body: {
      clientId,
      password: DOCUMENT_PASSWORD,
      confirmCodes: [{ id: itemId, htsCode: '3406000000' }],
      acceptFallbackRate: true,
    },
  }),
  getAsinData: ({ clientId }) => ({ params: { asin: SHARED_ASIN }, query: { clientId } }),
  saveAsinData: ({ clientId, addressId }) => ({
    params: { asin: SHARED_ASIN },
    query: { clientId },
    body: { clientId, manufacturing_address_id: addressId },
  }),
  listAddresses: ({ clientId }) => ({ query: { clientId } }),
  saveAddress: ({ clientId }) => ({ body: { clientId, address: NEW_ADDRESS } }),
  setAddressMid: ({ clientId, addressId }) => ({
    params: { id: addressId },
    query: { clientId },
    body: { clientId, mid: 'XMPRASOA455WIN' },
  }),
  decideOrigin: () => ({
    body: {
      good: { code: '3406.00', description: 'candle' },
      transactionValue: '28',
      materials: [{ id: 'm1', description: 'palm wax', code: '1516.20', origin: 'MY', originating: 'no', value: '3' }],
    },
  }),
  getProductOrigin: () => ({ params: { product: SHARED_ASIN } }),
  saveRecipe: ({ recipeId }) => ({
    params: { product: SHARED_ASIN },
    body: { recipeId, content: CANDLE_RECIPE },
  }),
  getOriginFolder: () => ({ params: { product: SHARED_ASIN } }),
  printOriginDossier: () => ({ params: { product: SHARED_ASIN } }),
  listSupplierRequests: () => ({ params: { product: SHARED_ASIN } }),
  createSupplierRequest: () => ({
    params: { product: SHARED_ASIN },
    body: { supplier: 'Palm Mills', subject: 'Palm wax', material: 'm1' },
  }),
  revokeSupplierRequest: ({ spareSupplierRequestId }) => ({ params: { id: spareSupplierRequestId } }),
  settleSupplierAnswer: ({ supplierAnswerId }) => ({
    params: { id: supplierAnswerId },
    body: { state: 'set-aside' },
  }),
  getSupplierFile: ({ supplierFileId }) => ({ params: { id: supplierFileId } }),
  openSupplierRequest: ({ supplierToken }) => ({ body: { token: supplierToken } }),
  addSupplierFile: ({ supplierToken }) => ({
    body: { token: supplierToken, name: 'wick.png', content: smallPng().replace(/^data:[^,]*,/, '') },
  }),
  removeSupplierFile: ({ supplierToken, supplierFileId }) => ({
    body: { token: supplierToken, file: supplierFileId },
  }),
  sendSupplierAnswer: ({ supplierToken }) => ({ body: { token: supplierToken, answer: SUPPLIER_ANSWER } }),
  proposeMaterialCodes: () => ({ body: { descriptions: ['palm wax'] } }),
  findAdmissibilities: () => ({ body: { goods: [{ description: 'Cotton t-shirt' }] } }),
  findAdmissibility: () => ({ body: { description: 'Cotton t-shirt' } }),
  originRules: () => ({ params: { code: '3406.00' } }),
  lookUpPga: () => ({ body: { htsCode: '3304.99.50.00' } }),
  suggestCountry: ({ clientId }) => ({ params: { asin: SHARED_ASIN }, query: { clientId } }),
  lookUpMaker: ({ clientId }) => ({
    body: { clientId, productDescription: 'beeswax candle', asin: SHARED_ASIN, countryOfOrigin: 'CA' },
  }),
  lookupStep: () => ({ params: { run: '0123456789abcdef' } }),
  aiParseItems: () => ({ body: { itemText: '24 beeswax candles @ 6.50 CAD' } }),
  searchEverywhere: () => ({ query: { text: 'candle' } }),
  listCatalogue: () => ({ query: { page: 1, search: '' } }),
  listProductHistory: () => ({ params: { asin: SHARED_ASIN } }),
  previewImport: () => ({ body: { csv: `asin,origin\n${SHARED_ASIN},CA\n` } }),
  commitImport: () => ({ body: { csv: `asin,origin\n${SHARED_ASIN},CA\n` } }),
  exportCatalogue: nothing,
  listEndedCodes: () => ({ query: { page: 1 } }),
  replaceEndedCode: () => ({ body: { htsCode: ENDED_CODE } }),
  undoReplacement: ({ replacementId }) => ({ body: { id: replacementId } }),
  getBusinessInfo: nothing,
  saveBusinessInfo: () => ({ body: NEW_BUSINESS_INFO }),
  staffManualInvoiceDefaults: ({ clientId }) => ({ query: { clientId } }),
  staffParseItems: () => ({ body: { itemText: '24 beeswax candles @ 6.50 CAD' } }),
  staffDownloadInvoice: ({ clientId, filename }) => ({ params: { filename }, query: { clientId } }),
  listStaffDocuments: () => ({ query: { page: 1 } }),
  ...FREIGHT_SAMPLES,
  ...LOOKUP_SAMPLES,
  ...PAPER_JOB_SAMPLES,
  ...STAFF_SAMPLES,
}

const NEW_ADDRESS = { name: 'Acme', street_address: '1 Main St', city: 'Toronto', country: 'CA' }

export const NEW_BUSINESS_INFO = {
  legal_name: 'Acme',
  phone_number: '416 555 0142',
  business_type: 'sole_proprietorship' as const,
  address_line1: '1 Main St',
  city: 'Toronto',
  country: 'CA',
  postal_code: 'M5V 1A1',
  shipping_agreement_signed: true,
}
