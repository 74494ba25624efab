// Papers of every kind and any size: what the domain hands to the printer, made of goods whose words the caller chooses.

import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { filledForm, NO_CONTACT } from '#domain/cusma/certificate-form.ts'
import { certificateGoods } from '#domain/cusma/certificate-goods.ts'
import { buildWorksheets } from '#domain/fda/worksheet.ts'
import { htsCode } from '#domain/hts-code.ts'
import { inEach } from '#domain/language.ts'
import { decimal, usd } from '#domain/money.ts'
import { texts as fda } from '#texts/en/fda.ts'
import { certificateView } from '#words/papers/certificate.ts'
import { buildCombinedInvoice } from '#words/papers/combined-invoice.ts'
import { buildCommercialInvoice } from '#words/papers/commercial-invoice.ts'
import type { CostSection, EstimatePaper } from '#words/papers/estimate.ts'
import { worksheetPaper } from '#words/papers/fda-worksheet.ts'
import { buildManualInvoice } from '#words/papers/manual-invoice.ts'
import { originDossier } from '#words/papers/origin-dossier.ts'
import { EXPORTER, invoiceInput, invoiceItem } from '#words/testing/sample-invoice.ts'
import type { PaperJob } from '../documents/paper-job.ts'
import { pngFile } from './pictures.ts'

/** What stands on the paper for the firm, the goods and their maker. */
export type Words = { readonly firm: string; readonly goods: string; readonly maker: string }

export const PLAIN: Words = {
  firm: 'Northern Pantry & Goods Inc.',
  goods: 'Soy wax candle, cedar, 8 oz tin',
  maker: 'Prairie Wax Works Inc.',
}

export const PAPER_KINDS = [
  'commercial-invoice',
  'combined-invoice',
  'manual-invoice',
  'cusma-certificate',
  'fda-worksheets',
  'duty-estimate',
  'merged-estimate',
  'origin-dossier',
] as const satisfies readonly PaperJob['kind'][]

const TODAY = day('2026-11-21')
const PNG = pngFile(700, 150).toString('base64')

/** A paper of so many lines, goods, worksheets or rows. Each line has a SKU of its own: 'SKU-1.' and on. */
export function samplePaper(kind: PaperJob['kind'], lines: number, words: Words = PLAIN): PaperJob {
  switch (kind) {
    case 'commercial-invoice':
      return { kind, view: buildCommercialInvoice(invoice('NP-2041', 1, lines, words)) }
    case 'combined-invoice':
      return { kind, view: combined(lines, words) }
    case 'manual-invoice':
      return { kind, view: manual(lines, words) }
    case 'cusma-certificate':
      return certificate(lines, words)
    case 'fda-worksheets':
      return { kind, view: worksheets(lines, words) }
    case 'duty-estimate':
      return { kind, view: { ...estimate(lines, words), landed: section('Landed cost', 1, words), receipts: [] } }
    case 'merged-estimate':
      return { kind, view: { ...estimate(lines, words), ...merged(words) } }
    case 'origin-dossier':
      return { kind, view: dossier(lines, words) }
  }
}

/** Of one product of so many materials. */
const dossier = (lines: number, words: Words) =>
  originDossier({
    product: 'B0DEMO0018',
    sku: 'CANDLE',
    description: words.goods,
    htsCode: '3406000000',
    firm: words.firm,
    printedOn: TODAY,
    keepUntil: '2032-11-20',
    latest: null,
    versions: [
      {
        isNow: true,
        version: 1,
        madeOn: '21 Nov 2026',
        madeBy: words.firm,
        content: {
          producedIn: 'CA',
          currency: 'CAD',
          amountsFor: 1,
          transactionValue: '28.00',
          processes: ['mixing'],
          materials: Array.from({ length: lines }, (_, at) => ({
            id: `m${at + 1}`,
            description: sku(at + 1),
            code: '151620',
            origin: 'MY',
            originating: 'no' as const,
            value: '3.00',
            supplier: words.maker,
          })),
        },
      },
    ],
    decisions: [],
    answers: [],
    certificates: [],
  })

const maker = ({ maker: name }: Words) => ({
  name,
  streetAddress: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  zipCode: 'R3C 0T7',
})
const sku = (at: number): string => `SKU-${at}.`

/** Two shipments of half the lines each; one line is one shipment. */
function combined(lines: number, words: Words) {
  const half = Math.ceil(lines / 2)
  const rest = lines - half
  const inputs = [invoice('NP-1', 1, half, words), ...(rest > 0 ? [invoice('NP-2', half + 1, rest, words)] : [])]
  return buildCombinedInvoice('COMB-20261121', inputs)
}

const invoice = (reference: string, first: number, lines: number, words: Words) =>
  invoiceInput({
    reference,
    exporter: { ...EXPORTER, name: words.firm },
    items: Array.from({ length: lines }, (_, at) =>
      invoiceItem({ description: words.goods, sku: sku(first + at), maker: maker(words) }),
    ),
    hasCertificate: true,
  })

function manual(lines: number, words: Words) {
  const party = {
    name: words.firm,
    address: '210 Queen Street',
    city: 'Hamilton',
    state: 'ON',
    country: 'CA',
    postalCode: 'L8R 1A1',
    phone: '905-555-0142',
    email: 'a@b.example',
  }
  return buildManualInvoice({
    number: 'MANUAL-20261121-100000',
    invoiceDate: TODAY,
    shippingDate: null,
    shipper: party,
    importer: party,
    destination: party,
    broker: { ...party, name: words.maker },
    items: Array.from({ length: lines }, (_, at) => ({
      description: `${words.goods} ${sku(at + 1)}`,
      quantity: 4,
      unitPrice: usd('6.50'),
      origin: country('CA'),
      htsCode: htsCode('4819504060'),
      weight: '2.4 kg',
      dimensions: '40 x 30 cm',
      maker: words.maker,
    })),
  })
}

function certificate(lines: number, words: Words): PaperJob {
  const items = Array.from({ length: lines }, (_, at) => ({
    id: `item-${at + 1}`,
    sku: sku(at + 1),
    description: words.goods,
    countryOfOrigin: 'CA',
    htsCode: '3406000000',
    isCodeConfirmed: true,
    maker: maker(words),
  }))
  const contact = { address: '210 Queen Street', city: 'Hamilton', state: 'ON', postalCode: 'L8R 1A1', country: 'CA' }
  const business = { ...NO_CONTACT, ...contact, name: words.firm, phone: '905-555-0142', email: 'a@b.example' }
  const form = filledForm(
    { producer: { kind: 'named', contact: { ...business, name: words.maker } } },
    { business, items, today: TODAY, signer: { name: 'Dana Roy', title: 'Director' } },
  )
  const facts = { number: 'CUSMA-NP-2041', reference: 'NP-2041', invoiceNumber: 'INV-NP-2041' }
  const signed = { signedOn: TODAY, record: 'Signed electronically at 2026-11-21 15:00:00 UTC' }
  return {
    kind: 'cusma-certificate',
    view: {
      view: certificateView(form, certificateGoods(items, {}), { ...facts, ...signed }),
      signature: { kind: 'png', base64: PNG },
      signedAt: '2026-11-21T15:00:00.000Z',
    },
  }
}

function worksheets(lines: number, words: Words) {
  const sheets = buildWorksheets(
    {
      items: Array.from({ length: lines }, (_, at) => ({
        id: `item-${at + 1}`,
        sku: sku(at + 1),
        description: words.goods,
        quantity: 30,
        htsCode: '0409000010',
        origin: country('CA'),
        maker: maker(words),
        mid: 'XOPRAWAX455WIN',
        netKg: decimal('0.5'),
        expiryDate: null,
      })),
      boxes: [],
      pga: [
        {
          ...{ prefix: '0409', agency: 'FDA', program: 'FOO', flag: 'FD4', level: 'required', confidence: 'high' },
          why: inEach({ en: 'Honey is food: prior notice.', fr: 'Le miel est un aliment : avis préalable.' }),
          documents: [],
        },
      ],
      shipper: { name: words.firm, address: '210 Queen Street, Hamilton', country: 'CA' },
      importer: { name: words.firm, address: '210 Queen Street, Hamilton', number: '' },
      consignee: 'Amazon FBA DFW1',
      contact: { name: 'Dana Roy', title: 'Director', reach: '905-555-0142' },
    },
    fda,
  )
  return worksheetPaper(sheets, { number: 'FDA-NP-2041', reference: 'NP-2041', author: words.firm, date: TODAY })
}

const row = (description: string) => ({ description, notes: [], usd: '14.80', cad: '20.77' })
const section = (title: string, lines: number, words: Words): CostSection => ({
  title,
  rows: Array.from({ length: lines }, (_, at) => row(`${words.goods} ${sku(at + 1)}`)),
  total: row('Together'),
})

const estimate = (lines: number, words: Words): EstimatePaper => ({
  language: 'en',
  title: 'Cost estimate',
  author: words.firm,
  identity: ['Shipment NP-2041', words.firm, words.maker],
  facts: [{ label: 'Rate', values: ['1 CAD = 0.7124 USD'] }],
  sections: [section('Duty', lines, words)],
  total: row('All together'),
  figures: [{ label: 'Each unit', values: ['USD 0.15'] }],
  warnings: [],
  notes: [],
})

const merged = ({ maker: reference }: Words) => ({
  shipments: [{ reference, alone: 'Informal entry', units: '96', valueCad: '657.60' }],
  shipmentsTotal: { units: '96', valueCad: '657.60' },
  comparison: {
    rows: [{ description: 'Brokerage', separate: '25.00', separateTotal: '25.00', merged: '25.00' }],
    outcome: 'Together it costs the same.',
    separateTotal: '25.00',
    mergedTotal: '25.00',
  },
})
