import { expect, it } from 'vitest'
import { listFdaWorksheets, saveFdaWorksheets } from '#contract/fda.ts'
import { addShipment, newWorld } from '../../../testing/invoice-world.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

const HONEY = { description: 'Clover honey in glass jars', hts_code: '0409000010' }

it('fills in the registration of a maker that was typed on an earlier worksheet, for this client alone', async () => {
  const world = await newWorld()
  const first = await addShipment(world, [HONEY], 'NP-1')
  const second = await addShipment(world, [{ ...HONEY, sku: 'OTHER' }], 'NP-2')
  const key = first.itemIds[0] ?? ''
  const body = { worksheets: { [key]: { makerRegistration: '12345678901', lot: 'L1' } } }
  const saved = await send(world, saveFdaWorksheets, { params: { id: first.shipmentId }, body }, world.client)
  expect(saved.status).toBe(200)
  const listed = await send(world, listFdaWorksheets, { params: { id: second.shipmentId } }, world.client)
  const [sheet] = dataOf(listed).worksheets
  const shown = (id: string) => sheet?.sections.flatMap(({ fields }) => fields).find((each) => each.id === id)?.value
  expect([shown('makerRegistration'), shown('lot')]).toEqual(['12345678901', ''])
  expect(shown('affirmations')).toBe('PFR 12345678901')
  expect(sheet).toMatchObject({ proposedIndustry: '36', usualAffirmations: expect.arrayContaining(['PFR']) })
  expect(sheet?.entryType).toMatch(/^(01|03|11)$/)
})
