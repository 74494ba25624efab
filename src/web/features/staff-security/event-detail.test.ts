import { expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { detailText } from './event-detail.ts'

/** Whether staff can make the call for a client they name. */
const namesClient = ({ params, query, body }: Endpoint): boolean =>
  [params, query, body].some((part) => 'shape' in part && 'clientId' in (part.shape as object))

const isSaidByCall = (endpoint: Endpoint): boolean =>
  endpoint.event === 'export' ||
  (endpoint.event === undefined &&
    endpoint.changes &&
    (endpoint.access === 'client-or-staff' || (endpoint.access === 'staff' && namesClient(endpoint))))

it('has words for every call of which the log keeps the path', () => {
  const said = ALL_ENDPOINTS.filter(({ endpoint }) => isSaidByCall(endpoint)).map(({ endpoint }) => {
    const { event = 'on-behalf', method, path } = endpoint
    return detailText(event, `${method} ${path}`) ?? ''
  })
  expect(said.length).toBeGreaterThan(90)
  expect(said.filter((text) => text === '' || text.includes('/'))).toEqual([])
})

it.each([
  ['on-behalf', 'PUT /api/staff/clients/:clientId/shipments/:id/items/:itemId', 'An item of a shipment'],
  ['export', 'GET /api/shipments/export', 'Shipments'],
  ['sign-out', 'POST /api/auth/logout', undefined],
  ['sign-in-failed', 'staff-password-wrong', 'Wrong staff password'],
  ['sign-in', null, undefined],
])('says of %s by %j: %j', (kind, detail, text) => {
  expect(detailText(kind, detail)).toBe(text)
})
