// Cost estimates for component tests: amounts are examples that add up, USD at 1.4037.
import { texts } from '#texts/en/clearance.ts'

const RATE = { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' } as const

const line = (id: string, lineDescription: string, lineAmount: number, lineAmountCad: number, note = '') => ({
  id,
  lineDescription,
  lineAmount,
  lineAmountCad,
  note,
  heading: null,
  cusma: null,
})

const CUSTOMS = [
  {
    ...line('9903.05.29', 'Section 301 forced-labor duty on goods of Canada', 164, 230.21, '10% on 2 tariff lines.'),
    heading: '9903.05.29',
    cusma: 'lifted-by-claim',
  },
  line('processing-fee', texts.processingFee, 34.58, 48.54, 'Formal entry, here the minimum.'),
]
const BROKERAGE = [line('entry-preparation', 'Entry preparation', 95, 133.35, texts.oncePerClearance)]

/** 164.00 + 34.58 = 198.58 of customs and 95.00 of brokerage on goods of 3,728.27. */
const FACTS = {
  entryType: 'formal',
  entryDate: '2026-11-21',
  mode: 'truck',
  goodsValue: { usd: 3728.27, cad: 5233.4 },
  enteredValueUsd: 3728,
  duty: { usd: 164, cad: 230.21 },
  totals: {
    customs: { usd: 198.58, cad: 278.75 },
    brokerage: { usd: 95, cad: 133.35 },
    fees: { usd: 293.58, cad: 412.1 },
    landed: { usd: 4021.85, cad: 5645.5 },
  },
  percentOfValue: 5.33,
  feesPerUnitCad: 2.58,
  excluded: [],
  findings: [],
  assumed: [],
  isFloor: false,
  notices: [
    { reason: 'formal-entry', text: texts.formalEntry('3,728.27') },
    { reason: 'excludes-freight', text: texts.excludesFreight },
  ],
  exchangeRate: RATE,
  feeSchedule: { version: '2026-10', broker: 'ClearIt', example: true },
}

export const costAnswer = (changes: object = {}) => ({
  success: true,
  data: {
    customsFees: CUSTOMS,
    clearitFees: BROKERAGE,
    landedCosts: [line('goods', 'Goods', 3728.27, 5233.4)],
    ...FACTS,
    ...changes,
  },
})

/** Two shipments; separate: 2 x 2.77 + 2 x 65 = 135.54, merged: 34.58 + 95 = 129.58, 5.96 less. */
export const mergedAnswer = (shipmentIds: readonly string[], changes: object = {}) => ({
  success: true,
  data: {
    summary: { total_value_cad: 5233.4, total_items: 160 },
    customs_fees: CUSTOMS,
    clearit_fees: BROKERAGE,
    shipments: shipmentIds.map((id, at) => ({
      id,
      reference: `NP-${at + 1}`,
      total_items: 80,
      total_value_cad: 2616.7,
      entryType: 'informal',
    })),
    ...FACTS,
    comparison: {
      rows: [
        {
          id: 'processing-fee',
          description: texts.processingFee,
          separate: [2.77, 2.77],
          separateTotal: 5.54,
          merged: 34.58,
        },
        {
          id: 'entry-preparation',
          description: 'Entry preparation',
          separate: [65, 65],
          separateTotal: 130,
          merged: 95,
        },
      ],
      separateTotal: 135.54,
      mergedTotal: 129.58,
      saving: 5.96,
    },
    ...changes,
  },
})
