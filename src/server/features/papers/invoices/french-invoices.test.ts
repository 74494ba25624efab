// A client who reads French: what is made and what is refused is said in French, by the language of the request or the one kept.
import { beforeEach, expect, it } from 'vitest'
import { generateInvoice } from '#contract/invoices.ts'
import { chooseLanguage } from '#contract/session.ts'
import { addShipment, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { send } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const asked = (id: string, language?: string) =>
  send(world, generateInvoice, { body: { shipmentData: { id }, password: PASSWORD } }, world.client, language)
const REFUSED = { status: 409, json: { code: 'paper-stopped', error: 'Il manque à Honey : pays d’origine.' } }
const MADE = { status: 200, json: { message: 'La facture commerciale est produite. (INV-NP-2)' } }

it('answers in the language of the request', async () => {
  const { shipmentId } = await addShipment(world, [{ description: 'Honey', country_of_origin: null }])
  const refused = await asked(shipmentId, 'fr-CA, en;q=0.5')
  expect(refused).toMatchObject(REFUSED)
  // In each language, for a page that switches afterwards.
  expect(refused.json).toMatchObject({
    said: { en: 'Honey lacks country of origin.', fr: REFUSED.json.error },
    details: { checks: [{ id: 'origin-missing', sentence: expect.stringContaining('pays d’origine') }] },
  })
  expect(refused.headers['content-language']).toBe('fr')
  const { shipmentId: ready } = await addShipment(world, [{}], 'NP-2')
  expect(await asked(ready, 'fr-CA')).toMatchObject(MADE)
})

it('answers in the language that was kept, whatever the request asks for', async () => {
  expect((await send(world, chooseLanguage, { body: { language: 'fr' } }, world.client)).status).toBe(200)
  const { shipmentId } = await addShipment(world, [{ description: 'Honey', country_of_origin: null }])
  expect(await asked(shipmentId, 'en')).toMatchObject(REFUSED)
  const { shipmentId: ready } = await addShipment(world, [{}], 'NP-2')
  expect(await asked(ready, 'en')).toMatchObject(MADE)
})
