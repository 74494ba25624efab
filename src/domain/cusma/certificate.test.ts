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
  return missingElements(form, certificateGoods(given.items, form.originCriteria)).map(({ element, reason, facts }) =>
    [element, reason, ...Object.values(facts)].join(' '),
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
    ['on-request', [item({ countryOfOrigin: 'CN' })]],
    ['on-request', [item({ maker: null })]],
  ] as const)('states the producer as %s by the makers of the goods', (kind, items) => {
    expect(filledForm({}, known({ items })).producer.kind).toBe(kind)
  })

  it('names the one maker, whose phone and e-mail are asked for, when somebody wants it named', () => {
    expect(missing({ ...SIGNED, producer: { kind: 'named' } })).toEqual([
      '4 field-missing producer phone',
      '4 field-missing producer email',
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
      '2 field-missing certifier name',
      '2 field-missing certifier address',
      '2 field-missing certifier city',
      '2 field-missing certifier country',
      '2 field-missing certifier phone',
      '2 field-missing certifier email',
      '6 no-code Soy wax candle',
      '6 criterion-unconfirmed Soy wax candle',
      '9 signer-missing',
    ])
  })

  it.each<[string, FormContent, Partial<KnownFacts>]>([
    ['6 code-proposed Soy wax candle', SIGNED, { items: [item({ isCodeConfirmed: false })] }],
    ['6 no-description SOY-08', SIGNED, { items: [item({ description: '  ' })] }],
    ['6 no-goods', SIGNED, { items: [item({ countryOfOrigin: 'CN' })] }],
    ['3 exporter-unknown', { ...SIGNED, certifierCapacity: 'importer', exporter: { kind: 'unknown' } }, {}],
    ['3 not-a-party exporter', SIGNED, { business: { ...BUSINESS, country: 'DE' } }],
    [
      '8 period-ends-before',
      { ...SIGNED, blanketPeriod: { startDate: day('2026-11-21'), endDate: day('2026-11-01') } },
      {},
    ],
  ])('%s', (lack, content, facts) => {
    expect(missing(content, facts)).toEqual([lack])
  })

  it('asks for the address of a named importer in a Party', () => {
    const contact = { ...NO_CONTACT, ...BUSINESS, country: 'JP' }
    expect(missing({ ...SIGNED, importer: { kind: 'named', contact } })).toEqual(['5 not-a-party importer'])
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
