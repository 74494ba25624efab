import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { inEach } from '../language.ts'
import { decimal } from '../money.ts'
import type { PgaRow } from '../pga.ts'
import { fdaItem } from '../testing/fda-item.ts'
import { fdaNeeds, worksheetNeed } from './fda-need.ts'
import {
  buildWorksheets,
  type FdaFacts,
  type FdaItem,
  type Worksheet,
  type WorksheetEdits,
  type WorksheetWords,
} from './worksheet.ts'

const WORDS: WorksheetWords = {
  intended: {
    food: 'Human food',
    animalFood: 'Animal food',
    cosmetic: 'Cosmetic',
    drug: 'Drug',
    device: 'Medical device',
    biologic: 'Biologic',
    radiation: 'Radiation-emitting product',
    tobacco: 'Tobacco product',
    foodContact: 'Food contact article',
  },
  units: (count) => `${count} units`,
  kilograms: (weight) => `${weight} kg`,
  cartons: (boxes, pieces) => `${boxes} CT x ${pieces} PCS`,
  mixedCartons: (boxes, pieces) => `${pieces} PCS in ${boxes} CT with other goods`,
  packages: (boxes) => `${boxes} cartons`,
  packagesShared: (boxes, shared) => `${boxes} cartons, ${shared} shared with other goods`,
}

const build = (given: FdaFacts, edits?: WorksheetEdits) => buildWorksheets(given, WORDS, edits)
const row = (prefix: string, program: string, flag: string, level: PgaRow['level']): PgaRow => ({
  prefix,
  agency: 'FDA',
  program,
  flag,
  level,
  confidence: 'high',
  why: inEach({ en: 'Food needs prior notice.', fr: 'Les aliments exigent un avis préalable.' }),
  documents: [inEach({ en: 'Prior notice', fr: 'Préavis' })],
})
const pga = [
  row('04', 'FOO', 'FD3', 'may_be_required'),
  row('0409', 'FOO', 'FD4', 'required'),
  row('3301', 'COS', 'FD1', 'may_be_required'),
  row('6912', 'FOO', 'FD1', 'may_be_required'),
  row('2309', 'FOO', 'FD4', 'required'),
  row('9019', 'DEV', 'FD2', 'required'),
  row('8509', 'DEV', 'FD1', 'may_be_required'),
]
const item = (given: Partial<FdaItem> = {}) => fdaItem({ expiryDate: day('2027-05-01'), ...given })
const facts = (given: Partial<FdaFacts> = {}): FdaFacts => ({
  items: [item()],
  boxes: [
    { number: 1, weightKg: decimal('9.6'), contents: [{ sku: 'HONEY', quantity: 12 }] },
    { number: 2, weightKg: decimal('9.6'), contents: [{ sku: 'HONEY', quantity: 12 }] },
    { number: 3, weightKg: decimal('4.9'), contents: [{ sku: 'HONEY', quantity: 6 }] },
  ],
  pga,
  shipper: { name: 'Northern Pantry', address: '210 Queen Street, Hamilton', country: 'CA' },
  importer: { name: 'Northern Pantry', address: '210 Queen Street, Hamilton', number: '123456-12345' },
  consignee: 'Amazon FBA DFW1',
  contact: { name: 'Dana Roy', title: 'Director', reach: '905-555-0142' },
  ...given,
})
const fieldOf = (sheet: Worksheet | undefined, id: string) =>
  sheet?.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)

describe('which goods need a worksheet', () => {
  it.each([
    ['0409000010', 'food', 'required'],
    ['0407210000', 'food', 'may_be_required'],
    ['3301130000', 'cosmetic', 'may_be_required'],
    ['9019102010', 'device', 'required'],
  ])('%s: %s, %s', (code, group, level) => {
    expect(worksheetNeed(pga, code)).toMatchObject({ group, level })
  })

  it('includes tableware of ceramics, which may give off lead', () => {
    expect(worksheetNeed(pga, '6912003500')?.group).toBe('foodContact')
  })

  it.each(['3406000000', '8509400015', ''])('%j needs none', (code) => {
    expect(worksheetNeed(pga, code)).toBeUndefined()
  })

  it('still names what FDA may ask for', () => {
    expect(fdaNeeds(pga, '6912003500')).toMatchObject([{ group: 'foodContact', level: 'may_be_required' }])
  })
})

describe('a worksheet', () => {
  it('is filled in with what is known', () => {
    const [sheet] = build(facts())
    const known = {
      commonName: 'Clover honey in glass jars',
      intendedUse: 'Human food',
      htsCode: '0409.00.00.10',
      origin: 'Canada',
      baseQuantity: '30 units',
      packaging: '2 CT x 12 PCS + 1 CT x 6 PCS',
      packages: '3 cartons',
      // 30 x 0.5; 9.6 + 9.6 + 4.9
      netWeight: '15 kg',
      grossWeight: '24.1 kg',
      bestBefore: '1 May 2027',
      makerName: 'Bee Co.',
      productionCountry: 'Canada',
      submitter: 'Dana Roy, Northern Pantry, 210 Queen Street, Hamilton, 905-555-0142',
      mid: 'XOBEECO1GUE',
      importerNumber: '123456-12345',
      consignee: 'Amazon FBA DFW1',
    }
    for (const [id, value] of Object.entries(known)) expect(fieldOf(sheet, id)).toMatchObject({ value, state: 'known' })
  })

  it('marks what nobody knows as blank and guesses nothing', () => {
    const [sheet] = build(facts())
    for (const id of [
      'productCode',
      'lot',
      'storage',
      'fsvpDuns',
      'port',
      'refusedBy',
      'entryType',
      'transmitter',
      'lacf',
    ]) {
      expect(fieldOf(sheet, id)).toMatchObject({ value: '', state: 'blank' })
    }
  })

  it('has the registrations kept of the facility of its maker', () => {
    const [sheet] = build(facts({ items: [item({ facility: { makerRegistration: '12345678901' } })] }))
    expect(fieldOf(sheet, 'makerRegistration')).toMatchObject({ value: '12345678901', state: 'known' })
  })

  it('affirms the registrations it knows, typed ones too, and leaves what a person wrote', () => {
    const items = [item({ facility: { makerRegistration: '12345678901' } })]
    const affirmed = (edits = {}) => fieldOf(build(facts({ items }), { 'item-1': edits })[0], 'affirmations')
    expect(affirmed()).toMatchObject({ value: 'PFR 12345678901', state: 'known' })
    expect(affirmed({ fce: '01234' })).toMatchObject({ value: 'PFR 12345678901; FCE 01234', state: 'known' })
    expect(affirmed({ makerRegistration: '123456789' })).toMatchObject({ value: '', state: 'blank' })
    expect(affirmed({ affirmations: 'FSV' })).toMatchObject({ value: 'FSV', state: 'edited' })
    expect(fieldOf(build(facts())[0], 'affirmations')).toMatchObject({ value: '', state: 'blank' })
  })

  it('takes what a person typed, an empty text too', () => {
    const edits = { 'item-1': { storage: 'ambient', commonName: '', htsCode: '0409.00.00.10' } }
    const [sheet] = build(facts(), edits)
    expect(fieldOf(sheet, 'storage')).toMatchObject({ value: 'ambient', state: 'edited' })
    expect(fieldOf(sheet, 'commonName')).toMatchObject({ value: '', state: 'blank' })
    expect(fieldOf(sheet, 'htsCode')).toMatchObject({ state: 'known' })
  })

  it('is shared by lines of one product and not by others', () => {
    const items = [item(), item({ id: 'item-2', quantity: 6 }), item({ id: 'item-3', htsCode: '2309100010' })]
    const sheets = build(facts({ items }))
    expect(sheets.map(({ itemIds }) => itemIds)).toEqual([['item-1', 'item-2'], ['item-3']])
    expect(fieldOf(sheets[0], 'baseQuantity')?.value).toBe('36 units')
    expect(fieldOf(sheets[1], 'intendedUse')?.value).toBe('Animal food')
  })

  it('has the fields of its kind only', () => {
    const items = [item({ htsCode: '9019102010' })]
    const [sheet] = build(facts({ items }))
    expect(fieldOf(sheet, 'deviceListing')).toBeDefined()
    expect(fieldOf(sheet, 'fsvpName')).toBeUndefined()
  })
})
