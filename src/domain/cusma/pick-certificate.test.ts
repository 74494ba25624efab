import { expect, it } from 'vitest'
import { pickCertificate, type StoredCertificate } from './pick-certificate.ts'

const stored = (
  fileName: string,
  shipmentId: string,
  lastModified = '2026-11-21T15:00:00.000Z',
): StoredCertificate => ({
  fileName,
  shipmentId,
  lastModified,
})
const SIGNED = { status: 'signed', fileName: 'CUSMA-1.pdf' } as const

it('takes the most recently modified certificate of the shipment, whatever the order of the list', () => {
  const list = [
    stored('CUSMA-1.pdf', 's1', '2026-11-20T00:00:00.000Z'),
    stored('CUSMA-1-2.pdf', 's1', '2026-11-21T00:00:00.000Z'),
    stored('CUSMA-2.pdf', 's2', '2026-11-22T00:00:00.000Z'),
  ]
  expect(pickCertificate(list, 's1', SIGNED)).toEqual({ kind: 'found', fileName: 'CUSMA-1-2.pdf' })
})

it.each([
  ['No CUSMA form available to download', [stored('CUSMA-1.pdf', 's1')], undefined],
  ['No CUSMA forms found in storage', [], SIGNED],
  ['No signed CUSMA certificate found for this shipment', [stored('CUSMA-9.pdf', 's2')], SIGNED],
  [
    'No signed CUSMA certificate found for this shipment',
    [stored('CUSMA-1.pdf', 's1')],
    { status: 'in progress', fileName: null } as const,
  ],
  [
    'The signed certificate on record is marked for another shipment. Sign again to make a new one.',
    [stored('CUSMA-1.pdf', 's2')],
    SIGNED,
  ],
  [
    'The certificate is out of date: an item changed after it was signed. Update it and sign again.',
    [stored('CUSMA-1.pdf', 's1')],
    { ...SIGNED, status: 'out_of_date' } as const,
  ],
] as const)('says: %s', (why, list, form) => {
  expect(pickCertificate(list, 's1', form)).toEqual({ kind: 'none', why })
})
