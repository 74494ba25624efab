// Characters nobody sees, in what a stranger or a seller types: they turn no sentence of ours around, hide no danger and fill no field.
import { beforeEach, describe, expect, it } from 'vitest'
import { askForAccess, listAccessRequests } from '#contract/access-requests.ts'
import { findAdmissibility } from '#contract/admissibility.ts'
import { preflight } from '#contract/preflight.ts'
import { addShipment, newWorld, type World } from './testing/invoice-world.ts'
import { dataOf, send, staffCaller, visitorCaller } from './testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

it('a stranger’s name turns nothing around where staff read it', async () => {
  const asked = {
    company: 'Elora\u202e seldnaC\u202c',
    name: '\u2066Ada\u2069\u200b Moss',
    email: 'ada@elora.example',
    goods: 'Soy\u00ad candles',
    country: 'CA',
    province: 'ON',
    language: 'en' as const,
  }
  expect((await send(world, askForAccess, { body: asked }, await visitorCaller(world))).status).toBe(200)
  const { data } = (await send(world, listAccessRequests, { query: {} }, await staffCaller(world.deps))).json
  expect(data).toMatchObject([{ company: 'Elora seldnaC', name: 'Ada Moss', goods: 'Soy candles' }])
})

describe('a description', () => {
  it.each(['\u200b\u2060', '\u3164', '\u200d'])('of %j alone is none', async (description) => {
    const { shipmentId } = await addShipment(world, [{ description }])
    const { checks } = dataOf(await send(world, preflight, { params: { id: shipmentId } }, world.client))
    expect(checks.map(({ id }) => id)).toContain('description-missing')
  })

  it.each(['switch\u200bblade knife', 'swit\u00adchblade knife', 'swіtchblаde knife'])(
    'hides no danger: %s',
    async (description) => {
      const asked = { body: { description, countryOfOrigin: 'CA' } }
      const found = dataOf(await send(world, findAdmissibility, asked, world.client)).findings
      const plain = { body: { description: 'switchblade knife', countryOfOrigin: 'CA' } }
      const expected = dataOf(await send(world, findAdmissibility, plain, world.client)).findings
      expect(expected.length).toBeGreaterThan(0)
      expect(found.map(({ rule }) => rule)).toEqual(expected.map(({ rule }) => rule))
    },
  )
})
