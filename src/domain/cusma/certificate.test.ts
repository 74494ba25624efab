import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { missingElements } from './certificate.ts'
import { type FormContent, filledForm, type KnownFacts, NO_CONTACT } from './certificate-form.ts'
import { type CertifiableItem, certificateGoods, goodsFingerprint } from './certificate-goods.ts'

const BUSINESS = {
  name: 'Northern Pantry & Goods Inc.',
  address: '210 Queen Street',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8R 1A1',
  country: 'CA',
  phone: '905-555-0142',
  email: 'demo@portage.example',
}
const MAKER = {
  name: 'Prairie Wax Works Inc.',
  streetAddress: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  zipCode: 'R3C 0T7',
}

const item = (given: Partial<CertifiableItem> = {}): CertifiableItem => ({
  id: 'i1',
  sku: 'SOY-08',
  description: 'Soy wax candle',
  countryOfOrigin: 'CA',
  htsCode: '3406000000',
  isCodeConfirmed: true,
  maker: MAKER,
  ...given,
})

const known = (given: Partial<KnownFacts> = {}): KnownFacts => ({
  business: BUSINESS,
  items: [item()],
  today: day('2026-11-21'),
  signer: undefined,
  ...given,
})

const SIGNED: FormContent = { signerName: 'Dana Roy', signerTitle: 'Director', originCriteria: { 'SOY-08': 'C' } }

function missing(content: FormContent, facts: Partial<KnownFacts> = {}) {
  const given = known(facts)
  const form = filledForm(content, given)
  return missingElements(form, certificateGoods(given.items, form.originCriteria)).map(
    ({ element, sentence }) => `${element} ${sentence}`,
  )
}

describe('what is filled in from what is known', () => {
  it('is enough beside signer and criteria: the client certifies as exporter and imports its own goods', () => {
    expect(missing(SIGNED)).toEqual([])
    const form = filledForm(SIGNED, known())
    expect(form).toMatchObject({ certifierCapacity: 'exporter', certifier: BUSINESS, exporter: { kind: 'same' } })
    expect(form.blanketPeriod).toEqual({ startDate: '2026-11-21', endDate: '2027-11-20' })
  })

  it.each([
    ['same', [item({ maker: { ...MAKER, name: 'NORTHERN PANTRY & GOODS INC' } })]],
    ['on-request', [item()]],
    ['various', [item(), item({ sku: 'B', maker: { ...MAKER, name: 'Another Ltd.' } })]],
    ['same', [item({ countryOfOrigin: 'CN' })]],
  ] as const)('states the producer as %s by the makers of the goods', (kind, items) => {
    expect(filledForm({}, known({ items })).producer.kind).toBe(kind)
  })

  it('names the one maker, whose phone and e-mail are asked for, when somebody wants it named', () => {
    expect(missing({ ...SIGNED, producer: { kind: 'named' } })).toEqual([
      '4 The phone number of the producer is missing.',
      '4 The e-mail address of the producer is missing.',
    ])
  })

  it('is the certifier itself in whose capacity it certifies', () => {
    const form = filledForm({ certifierCapacity: 'producer', producer: { kind: 'various' } }, known())
    expect(form.producer.kind).toBe('same')
  })
})

describe('what is missing', () => {
  it('is named element by element', () => {
    expect(missing({}, { business: undefined, items: [item({ htsCode: null })] })).toEqual([
      '2 The name of the certifier is missing.',
      '2 The street address of the certifier is missing.',
      '2 The city of the certifier is missing.',
      '2 The country of the certifier is missing.',
      '2 The phone number of the certifier is missing.',
      '2 The e-mail address of the certifier is missing.',
      '6 Soy wax candle: give its HTS code, the certificate states the first six digits.',
      '6 Soy wax candle: criterion A is only the default. Confirm it or choose another.',
      '9 Please complete the signature, name, and title fields.',
    ])
  })

  it.each<[string, FormContent, Partial<KnownFacts>]>([
    [
      '6 Soy wax candle: its HTS code is only proposed. Confirm it before it is certified.',
      SIGNED,
      { items: [item({ isCodeConfirmed: false })] },
    ],
    ['6 SKU SOY-08: describe the goods.', SIGNED, { items: [item({ description: '  ' })] }],
    [
      '6 No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.',
      SIGNED,
      { items: [item({ countryOfOrigin: 'CN' })] },
    ],
    [
      '3 The exporter may be unknown only when the producer certifies.',
      { ...SIGNED, certifierCapacity: 'importer', exporter: { kind: 'unknown' } },
      {},
    ],
    [
      '3 The address of the exporter must be in Canada, the United States or Mexico (CUSMA Annex 5-A).',
      SIGNED,
      { business: { ...BUSINESS, country: 'DE' } },
    ],
    [
      '8 The blanket period ends before it starts.',
      { ...SIGNED, blanketPeriod: { startDate: day('2026-11-21'), endDate: day('2026-11-01') } },
      {},
    ],
  ])('%s', (sentence, content, facts) => {
    expect(missing(content, facts)).toEqual([sentence])
  })

  it('asks for the address of a named importer in a Party', () => {
    const contact = { ...NO_CONTACT, ...BUSINESS, country: 'JP' }
    expect(missing({ ...SIGNED, importer: { kind: 'named', contact } })).toEqual([
      '5 The address of the importer must be in Canada, the United States or Mexico (CUSMA Annex 5-A).',
    ])
  })
})

describe('the fingerprint of the goods', () => {
  const of = (given: Partial<CertifiableItem>, criteria: FormContent['originCriteria'] = {}) =>
    goodsFingerprint(certificateGoods([item(given)], criteria ?? {}))

  it.each<[string, Partial<CertifiableItem>]>([
    ['description', { description: 'Soy wax candle, cedar' }],
    ['origin', { countryOfOrigin: 'US' }],
    ['code', { htsCode: '3406000001' }],
    ['maker', { maker: { ...MAKER, city: 'Brandon' } }],
    ['eligibility', { countryOfOrigin: 'CN' }],
  ])('changes with the %s', (_, change) => {
    expect(of(change)).not.toBe(of({}))
  })

  it('changes with the criterion, and not with what the certificate does not state', () => {
    expect(of({}, { 'SOY-08': 'C' })).not.toBe(of({}))
    expect(of({ id: 'i2', isCodeConfirmed: false, countryOfOrigin: 'Canada' })).toBe(of({}))
  })
})
