// Honey as FDA worksheets are made of it, for tests.
import type { FdaItem } from '../fda/worksheet.ts'
import { decimal } from '../money.ts'

export const fdaItem = (given: Partial<FdaItem> = {}): FdaItem => ({
  id: 'item-1',
  sku: 'HONEY',
  description: 'Clover honey in glass jars',
  quantity: 30,
  htsCode: '0409000010',
  origin: 'CA',
  maker: {
    name: 'Bee Co.',
    streetAddress: '1 Main St',
    city: 'Guelph',
    state: 'ON',
    country: 'CA',
    zipCode: 'N1E 1A1',
  },
  mid: 'XOBEECO1GUE',
  netKg: decimal('0.5'),
  expiryDate: null,
  ...given,
})
