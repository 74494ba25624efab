// What every look at a shipment begins with, asked in one question, against the questions one by one.
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { secretBox } from '../secret-box.ts'
import { givenBusinessInfo, givenClient } from '../testing/builders.ts'
import { testDatabase } from '../testing/test-database.ts'
import { findBusinessInfo } from './business-info.ts'
import { findClientParties } from './client-parties.ts'
import { findNewestRate, saveRate } from './exchange-rates.ts'
import { saveSealedImporter } from './importer-details.ts'
import { withSealing } from './sealed-fields.ts'

const NOW = new Date('2026-11-21T15:00:00Z')
const box = secretBox(() => [Buffer.alloc(32, 1)])
const rateOf = (on: string, cadToUsd: string) => ({
  day: day(on),
  cadToUsd: decimal(cadToUsd),
  usdToCad: decimal('1.3987654321'),
  source: 'test',
  fetchedAt: NOW,
})

it('says what the questions one by one say, to the last digit, and of another client nothing', async () => {
  const db = withSealing((await testDatabase()).db, box)
  const [client, other] = [await givenClient(db), await givenClient(db)]
  expect(await findClientParties(db, other)).toEqual({ business: undefined, importer: undefined, rate: undefined })
  await givenBusinessInfo(db, client, { canadian_business_number: '123456789' })
  await saveSealedImporter(db, client, 'sealed', NOW)
  await saveRate(db, rateOf('2026-11-19', '0.71'))
  await saveRate(db, rateOf('2026-11-20', '0.7123456789'))
  const { business, importer, rate } = await findClientParties(db, client)
  const { updated_at, ...info } = (await findBusinessInfo(db, client)) ?? { updated_at: NOW }
  expect(business).toEqual(info)
  expect(business).toMatchObject({
    legal_name: 'Wax & Co. Ltd.',
    phone_number: '+1 204 555 0142',
    canadian_business_number: '123456789',
  })
  expect(importer).toBe('sealed')
  expect(rate).toEqual(await findNewestRate(db))
  expect(rate?.day).toBe('2026-11-20')
  expect(await findClientParties(db, other)).toMatchObject({ business: undefined, importer: undefined })
})
