import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commitImport, listCatalogue } from '#contract/catalogue.ts'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { login } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { listClients } from '#contract/staff.ts'
import { texts as apiTexts } from '#texts/en/api.ts'
import { BUSINESS_INFO, shipmentPages } from '../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { signInAsClient, signInAsStaff } from '../testing/render-screen.tsx'
import { call, callForFile, pathOf } from './call.ts'
import { currentSessions } from './session.ts'

const EXPIRED = 'Your session has expired. Please log in again.'

it('fills the path and leaves out what is not asked', () => {
  expect(pathOf('/api/x/:id', { params: { id: 'a/b' }, query: { page: 2, search: undefined } })).toBe(
    '/api/x/a%2Fb?page=2',
  )
})

it('sends the token, a request key and no-cache headers for a client', async () => {
  signInAsClient()
  let headers = new Headers()
  const list = shipmentPages(1)
  fakeApi({
    ...list,
    reply: async (parts) => {
      headers = parts.headers
      return list.reply(parts)
    },
  })
  await call(listShipments, { query: { page: 1 } })
  expect(headers.get('authorization')).toBe('Bearer client-token')
  expect(headers.get('x-request-key')).toMatch(/^\d+\.[A-Za-z0-9]{16,32}\.[0-9a-f]{64}$/)
  expect(headers.get('cache-control')).toBe('no-cache')
})

it('sends no request key for staff', async () => {
  signInAsStaff()
  let headers = new Headers()
  fakeApi(
    answer(listClients, (request) => {
      headers = request.headers
      return { success: true, data: [], pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: 0 } }
    }),
  )
  await call(listClients, {})
  expect(headers.get('authorization')).toBe('Bearer staff-token')
  expect(headers.get('x-request-key')).toBeNull()
})

describe('a 401', () => {
  it('on a client call forgets the session and says it expired', async () => {
    signInAsClient()
    fakeApi(answer(listShipments, () => refusal(401, 'no such token')))
    await expect(call(listShipments, {})).rejects.toMatchObject({ status: 401, message: EXPIRED })
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('email')).toBeNull()
    expect(currentSessions().ended.client).toBe('expired')
  })

  it('on the business-info read says the same and leaves what is stored', async () => {
    signInAsClient()
    fakeApi(answer(getBusinessInfo, () => refusal(401, 'no such token')))
    await expect(call(getBusinessInfo, {})).rejects.toMatchObject({ message: EXPIRED })
    expect(localStorage.getItem('token')).toBe('client-token')
  })

  it('on saving the business information ends the session as on any other call', async () => {
    signInAsClient()
    fakeApi(answer(saveBusinessInfo, () => refusal(401, 'no such token')))
    const { company_name: _, ...body } = BUSINESS_INFO
    await expect(call(saveBusinessInfo, { body })).rejects.toMatchObject({ message: EXPIRED })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it("on sign-in is the server's own sentence", async () => {
    fakeApi(answer(login, () => refusal(401, 'Login failed. Please check your email and try again.')))
    await expect(call(login, { body: { email: 'a@b' } })).rejects.toMatchObject({
      message: 'Login failed. Please check your email and try again.',
    })
  })

  it('for a refused request key keeps the session and says why', async () => {
    signInAsClient()
    fakeApi(answer(listShipments, () => refusal(401, apiTexts.requestKeyOld, 'request-key-old')))
    await expect(call(listShipments, {})).rejects.toMatchObject({ message: apiTexts.requestKeyOld })
    expect(currentSessions().client?.token).toBe('client-token')
  })
})

describe('other failures', () => {
  it("give the server's sentence", async () => {
    fakeApi(answer(listShipments, () => refusal(500, 'Failed to load shipments')))
    await expect(call(listShipments, {})).rejects.toMatchObject({ status: 500, message: 'Failed to load shipments' })
  })

  it('without a sentence give the status', async () => {
    fakeApi({ ...shipmentPages(0), reply: async () => ({ status: 503, body: 'no JSON of ours' }) })
    await expect(call(listShipments, {})).rejects.toMatchObject({ message: 'HTTP error! status: 503' })
  })

  it('of a download give its status', async () => {
    fakeApi({ endpoint: downloadInvoice, reply: async () => ({ status: 404, body: 'gone' }) })
    await expect(callForFile(downloadInvoice, { params: { filename: 'a.pdf' } })).rejects.toMatchObject({
      message: 'Download failed: 404',
    })
  })

  it('without any answer are no connection', async () => {
    fakeApi(answer(listShipments, noAnswer))
    await expect(call(listShipments, {})).rejects.toMatchObject({ name: 'NoConnection' })
  })
})

it('refuses an answer that is not what the contract says', async () => {
  fakeApi({ ...shipmentPages(0), reply: async () => ({ status: 200, body: { success: true, data: 'rows' } }) })
  await expect(call(listShipments, {})).rejects.toMatchObject({ message: 'Failed to load shipments' })
})

describe('the key of a call that makes something', () => {
  const IMPORTED = { success: true, data: { counts: { new: 1, changed: 0, unchanged: 0 } } }
  const COMMIT = { body: { csv: 'asin\nB000000001' } }

  /** Answers one after the other; gives the keys that came. */
  function answering(...replies: readonly (() => unknown)[]): string[] {
    signInAsClient()
    const keys: string[] = []
    fakeApi(
      answer(commitImport, ({ headers }) => {
        keys.push(headers.get('idempotency-key') ?? 'none')
        return replies[keys.length - 1]?.()
      }),
    )
    return keys
  }

  it('is a new one for each making', async () => {
    const keys = answering(
      () => IMPORTED,
      () => IMPORTED,
    )
    await call(commitImport, COMMIT)
    await call(commitImport, COMMIT)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    ['no answer came', noAnswer],
    ['the server broke', () => refusal(500, 'Broken')],
  ])('is the same when the button is pressed again because %s, until an answer comes', async (_, lost) => {
    const keys = answering(
      lost,
      lost,
      () => IMPORTED,
      () => IMPORTED,
    )
    for (const __ of [1, 2]) await expect(call(commitImport, COMMIT)).rejects.toThrow()
    for (const __ of [1, 2]) await call(commitImport, COMMIT)
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
    expect(keys[3]).not.toBe(keys[0])
  })

  it('is a new one for other content, and after a refusal', async () => {
    const keys = answering(
      noAnswer,
      () => IMPORTED,
      () => refusal(409, 'No', 'data-changed-since'),
      () => IMPORTED,
    )
    await expect(call(commitImport, COMMIT)).rejects.toThrow()
    await call(commitImport, { body: { csv: 'asin\nB000000002' } })
    await expect(call(commitImport, { body: { csv: 'asin\nB000000003' } })).rejects.toThrow()
    await call(commitImport, { body: { csv: 'asin\nB000000003' } })
    expect(new Set(keys).size).toBe(4)
  })

  it('asks again with it while the server is at the same making', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const keys = answering(
      () => refusal(409, 'Wait', 'idempotency-in-progress'),
      () => IMPORTED,
    )
    const made = call(commitImport, COMMIT)
    await vi.waitFor(() => expect(keys).toHaveLength(1), 60_000)
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(1_000).then(() => expect(keys).toHaveLength(2)), 60_000)
    await made
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('is not sent with calls that only read', async () => {
    signInAsClient()
    let headers = new Headers()
    fakeApi(
      answer(listCatalogue, (request) => {
        headers = request.headers
        return refusal(500, 'x')
      }),
    )
    await expect(call(listCatalogue, {})).rejects.toThrow()
    expect(headers.has('idempotency-key')).toBe(false)
  })
})

describe('an answer that does not fit', () => {
  const odd = { success: true, data: [{ id: 1 }] }
  const answeredBy = (build?: string) =>
    vi.stubGlobal('fetch', async () => Response.json(odd, { headers: build ? { 'x-page-build': build } : {} }))
  const pageOf = (script: string) => {
    document.head.insertAdjacentHTML('beforeend', `<script type="module" src="${script}"></script>`)
    onTestFinished(() => document.querySelector('script[type=module]')?.remove())
  }

  it('is told as broken where the server is of another build, or says none', async () => {
    signInAsClient()
    pageOf('/assets/index-one.js')
    for (const build of ['index-two', undefined]) {
      answeredBy(build)
      await expect(call(listShipments, {})).rejects.toMatchObject({ code: 'broken' })
    }
  })

  it('is told as broken by a page that is being edited', async () => {
    signInAsClient()
    pageOf('/main.tsx')
    answeredBy('index-one')
    await expect(call(listShipments, {})).rejects.toMatchObject({ code: 'broken' })
  })

  it('is not looked for where the server put it through the schemas of this very build', async () => {
    signInAsClient()
    pageOf('/assets/index-one.js')
    answeredBy('index-one')
    expect(await call(listShipments, {})).toEqual(odd)
  })

  it('is told as broken where it is of a making, which may have been kept since a build before', async () => {
    signInAsStaff()
    pageOf('/assets/index-one.js')
    answeredBy('index-one')
    expect(commitImport.makes).toBe(true)
    await expect(call(commitImport, { body: { files: [] } as never })).rejects.toMatchObject({ code: 'broken' })
  })

  it('is told as broken where what came is no JSON', async () => {
    signInAsClient()
    pageOf('/assets/index-one.js')
    vi.stubGlobal('fetch', async () => new Response('{"success":tr', { headers: { 'x-page-build': 'index-one' } }))
    await expect(call(listShipments, {})).rejects.toMatchObject({ code: 'broken' })
  })
})
