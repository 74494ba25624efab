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
  ['no-cusma-form', [stored('CUSMA-1.pdf', 's1')], undefined],
  ['no-certificate-stored', [], SIGNED],
  ['no-certificate-signed', [stored('CUSMA-9.pdf', 's2')], SIGNED],
  ['no-certificate-signed', [stored('CUSMA-1.pdf', 's1')], { status: 'in progress', fileName: null } as const],
  ['certificate-of-other-shipment', [stored('CUSMA-1.pdf', 's2')], SIGNED],
  ['certificate-out-of-date', [stored('CUSMA-1.pdf', 's1')], { ...SIGNED, status: 'out_of_date' } as const],
] as const)('says: %s', (why, list, form) => {
  expect(pickCertificate(list, 's1', form)).toEqual({ kind: 'none', why })
})
