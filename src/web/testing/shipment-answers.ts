// A shipment and the duty of its items for component tests of the shipment screen; every part can be replaced.

import { validateHts } from '#contract/classification.ts'
import { calculateDuty } from '#contract/duty.ts'
import { listEndedCodes } from '#contract/ended-codes.ts'
import { invoiceParties, listDocuments } from '#contract/invoices.ts'
import { updateItem } from '#contract/items.ts'
import { lookUpPga } from '#contract/lookups.ts'
import { completeData } from '#contract/shipments.ts'
import { inEach } from '#domain/language.ts'
import { businessInfo, healthy, rate } from './answers.ts'
import { answer, type FakeCall } from './fake-api.ts'

export const SHIPMENT_ID = '0190a1b2-0000-4000-8000-000000000418'
const MAKER_ID = '0190a1b2-0000-4000-8000-0000000000a1'
const itemId = (number: number) => `0190a1b2-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`

/** A Canadian candle, complete and confirmed. */
export const item = (number: number, changes: object = {}) => ({
  id: itemId(number),
  sku: `NLC-${number}`,
  asin: 'B0C7XK2M4N',
  fnsku: null,
  description: `Candle ${number}`,
  quantity: 144,
  declaredValue: 6.85,
  imageUrl: null,
  expiryDate: null,
  countryOfOrigin: 'CA',
  htsCode: '3406000000',
  htsDescription: 'Candles, tapers and the like',
  htsConfidence: 96,
  htsProvenance: { proposedBy: 'person', confirmedBy: 'Dana Roy', confirmedAt: '2026-11-20T14:02:00.000Z' },
  manufacturing_address_id: MAKER_ID,
  manufacturingAddress: 'Prairie Wax Works Inc., 455 Broadway, Winnipeg MB, Canada',
  originMismatchReason: null,
  unitQuantities: {},
  dutyAnswers: {},
  ...changes,
})

export const maker = (changes: object = {}) => ({
  id: MAKER_ID,
  name: 'Prairie Wax Works Inc.',
  street_address: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  zip_code: '',
  usedOnItems: 4,
  ...changes,
})

const RATE = { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' } as const

export const shipmentData = (items: readonly object[], changes: object = {}) => ({
  shipment: {
    id: SHIPMENT_ID,
    reference: 'NP-0418',
    status: 'pending',
    skuCount: items.length,
    itemCount: 144 * items.length,
    totalValueCad: 986.4 * items.length,
    missingFieldCount: 0,
    codeCount: items.length,
    proposedCodeCount: 0,
    createdAt: '2026-11-20T15:00:00.000Z',
    shippedAt: null,
    destinationType: 'amazon_fba',
    destinationDetails: { fcCode: 'DFW1' },
    notes: null,
  },
  items,
  manufacturingAddresses: [maker()],
  exchangeRate: RATE,
  cusmaEligibility: { isEligible: true, reason: '', eligibleItems: [] },
  cusmaForm: { id: '0190a1b2-0000-4000-8000-0000000000c1', status: 'signed' },
  businessInfoComplete: true,
  businessTimeZone: 'America/Toronto',
  ...changes,
})

/** A sentence of the law that reads the same in both languages. */
export const lawText = (text: string) => inEach({ en: text })

/** 144 candles at CAD 6.85: 986.40 x 0.7124 = 702.71, entered as 703; half of it is 351.50. */
export const receipt = (changes: object = {}) => ({
  htsCode: '3406000000',
  origin: 'CA',
  entryDate: '2026-11-25',
  claim: 'none',
  valueUsd: 702.71,
  enteredValueUsd: 703,
  outcome: { kind: 'dutiable', totalUsd: 351.5 },
  lines: [
    {
      kind: 'additional',
      heading: '9903.03.14',
      title: 'Section 338, Canada',
      rateText: '50%',
      amountUsd: 351.5,
      why: 'The goods are a product of Canada on line 3406.00.00.',
      source: { citation: 'U.S. note 51(b)(3)', from: '2026-08-22' },
      cusma: 'not-lifted',
      reasons: {
        title: { reason: 'law-title', facts: { text: lawText('Section 338, Canada') } },
        rate: { reason: 'percent', facts: { percent: '50' } },
        why: { reason: 'law', facts: { text: lawText('The goods are a product of Canada on line 3406.00.00.') } },
      },
    },
  ],
  considered: [],
  questions: [],
  answered: [],
  assumed: [],
  findings: [],
  changes: [],
  changeReasons: [],
  data: { release: '2026-rev-21', measures: '2026-11-20', measuresVerified: '2026-11-20' },
  ...changes,
})

/** What calculate-duty answers; without `dutyCad` there is no charge. */
export const dutyAnswer = (given: object, dutyCad?: number) => ({
  success: true,
  data: {
    ratesDetails: [
      {
        customsChargesDTO: {
          charges: dutyCad === undefined ? [] : [{ type: 'DUTY', name: 'Duty', amount: dutyCad, currency: 'CAD' }],
        },
      },
    ],
    receipt: given,
    findings: [],
    exchangeRate: RATE,
  },
})

export const completeShipment = (data: object) => answer(completeData, () => ({ success: true, data }))
export const duty = (given: object = receipt(), dutyCad?: number) =>
  answer(calculateDuty, () => dutyAnswer(given, dutyCad))
/** The warehouse and broker the operator set up, as papers name them. */
export const parties = answer(invoiceParties, () => ({
  success: true,
  data: {
    warehouses: { pattern_middle_mile: firm('Border Cross-dock', '12 Dock Road'), ups_buffalo: null },
    quantities: [],
    relatedParties: 'not_stated' as const,
    brokers: { clearit: firm('ClearIt Brokerage', '1 Bridge Road'), acb: null },
    importer: null,
    onward: { name: 'Amazon FBA DFW1', lines: ['2700 Regent Blvd'] },
  },
}))
const firm = (name: string, addressLine1: string) => ({
  name,
  addressLine1,
  addressLine2: '',
  city: 'Buffalo',
  state: 'NY',
  postalCode: '14203',
  country: 'US',
  phone: '',
})

export const noDocuments = answer(listDocuments, () => ({ success: true, data: [] }))

/** No agency asks about any code. */
export const noAgencies = answer(lookUpPga, () => ({
  success: true,
  pga: { hasPGA: false, requirementLevel: 'none', dataVersion: '2026-11-21', agencies: [], note: 'A guide.' },
}))

/** Nothing of the client holds a code that ended. */
export const noEndedCodes = answer(listEndedCodes, () => ({
  success: true,
  data: [],
  pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: 0 },
}))

/** Every code stands, as in the release. */
export const validCode = answer(validateHts, ({ body }) => ({
  success: true,
  valid: true,
  plainTitle: 'Candles, tapers and the like',
  fullDescription: 'Chemicals > Candles, tapers and the like',
  error: null,
  details: {
    level: '10',
    general: 'Free',
    special: '',
    other: '27.5%',
    units: ['kg'],
    release: `rev of ${body.htsCode}`,
  },
  ended: null,
  renumbered: null,
  succeeds: null,
  relatives: [],
}))

/** The two calls of a server that keeps the one item it was given: what is changed is there when the shipment is read again. */
export function keptShipment(first: ReturnType<typeof item>, changes: object = {}): readonly FakeCall[] {
  let kept: object = first
  return [
    answer(completeData, () => ({ success: true, data: shipmentData([kept], changes) })),
    answer(updateItem, ({ body }) => {
      const { htsProposedBy, htsConfirmed, htsEvidence: _evidence, ...fields } = body
      const confirmed = htsProposedBy === 'person' || htsConfirmed
      const provenance = {
        proposedBy: htsProposedBy ?? 'person',
        confirmedBy: confirmed ? 'Dana Roy' : null,
        confirmedAt: confirmed ? '2026-11-21T15:00:00.000Z' : null,
      }
      kept = { ...kept, ...fields, ...(body.htsCode ? { htsProvenance: provenance } : {}) }
      return { success: true, data: { item: kept, shipmentStatus: 'pending' } }
    }),
  ]
}

/** All that the screen of a shipment asks for, whose first item this is: every change of it is kept. */
export const openShipment = (first = item(1, { declaredValue: 6.85 })): readonly FakeCall[] => [
  ...keptShipment(first),
  duty(receipt(), 493.4),
  healthy,
  rate,
  businessInfo(),
  noAgencies,
  noDocuments,
  validCode,
]
