// What is asked for while the code of a screen is on its way, and that it is asked for once.
import { beforeEach, expect, it } from 'vitest'
import { listSavedViews } from '#contract/saved-views.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { endpointKey } from '../api/hooks.ts'
import { newQueryClient } from '../api/query-client.ts'
import { shipment } from '../testing/answers.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, shipmentData } from '../testing/shipment-answers.ts'
import { askAhead } from './ask-ahead.ts'

const WHOLE = { page: 1, search: '', status: '', order: 'newest' } as const
const DEAR = { ...WHOLE, status: 'pending', order: 'duty' } as const
const view = { ...WHOLE_LIST, status: 'pending', order: 'duty' as const }
const dear = { id: '0190a1b2-0000-4000-8000-0000000000a1', name: 'Dear', isDefault: true, view }
const views = (...data: (typeof dear)[]) => answer(listSavedViews, () => ({ success: true, data }))

beforeEach(signInAsClient)

async function ahead(pathname: string, search: string, ...calls: FakeCall[]) {
  const asked: object[] = []
  const queries = newQueryClient()
  fakeApi(
    ...calls,
    answer(listShipments, ({ query }) => {
      asked.push(query)
      const pagination = { currentPage: query.page, lastPage: 1, perPage: 10, total: 1 }
      return { success: true, data: [shipment(1)], pagination }
    }),
  )
  await askAhead(queries, { pathname, search })
  const isKept = (query: object) => queries.getQueryData(endpointKey(listShipments, { query })) !== undefined
  return { asked, isKept, queries }
}

it('asks for the whole list beside the views, once', async () => {
  const { asked, isKept } = await ahead('/dashboard', '', views({ ...dear, isDefault: false }))
  expect(asked).toEqual([WHOLE])
  expect(isKept(WHOLE)).toBe(true)
})

it('keeps only the list of the default, so that no other is shown before it', async () => {
  const { asked, isKept } = await ahead('/dashboard', '', views(dear))
  expect(asked.at(-1)).toEqual(DEAR)
  expect([isKept(DEAR), isKept(WHOLE)]).toEqual([true, false])
})

it('asks for the list that the address says, whatever the default', async () => {
  const { asked, isKept } = await ahead('/dashboard', '?search=wax&page=2', views(dear))
  expect(asked).toEqual([{ ...WHOLE, search: 'wax', page: 2 }])
  expect(isKept({ ...WHOLE, search: 'wax', page: 2 })).toBe(true)
})

it('asks for the whole list where the views do not come', async () => {
  const failed = answer(listSavedViews, () => refusal(500, 'It failed.'))
  const { isKept } = await ahead('/dashboard', '', failed)
  expect(isKept(WHOLE)).toBe(true)
})

it('asks for the shipment at the address and nothing else', async () => {
  const data = shipmentData([])
  const { asked, queries } = await ahead(`/dashboard/shipment/${data.shipment.id}`, '', completeShipment(data))
  expect(asked).toEqual([])
  expect(queries.getQueryData(endpointKey(completeData, { params: { id: data.shipment.id } }))).toBeDefined()
})

it('asks for nothing on other screens', async () => {
  const { asked, queries } = await ahead('/dashboard/new-shipment', '')
  expect(asked).toEqual([])
  expect(queries.getQueryCache().getAll()).toEqual([])
})
