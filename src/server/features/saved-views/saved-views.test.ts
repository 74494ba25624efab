// Views of the list of shipments: each person's own in each company.
import { beforeEach, expect, it } from 'vitest'
import { changeView, listSavedViews, removeView, saveView } from '#contract/saved-views.ts'
import { WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { givenClient } from '../../testing/builders.ts'
import { colleagueCaller } from '../../testing/client-people.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

let test: TestApp
let clientId: string
let owner: TestCaller
beforeEach(async () => {
  test = await testApp()
  clientId = await givenClient(test.deps.db)
  owner = await clientCaller(test.deps, clientId)
})

const VIEW = { ...WHOLE_LIST, search: 'wax', status: 'pending', order: 'duty' as const, hidden: ['created' as const] }
const save = (name: string, isDefault = false, caller = owner) =>
  send(test, saveView, { body: { name, view: VIEW, isDefault } }, caller)
const views = async (caller = owner) => dataOf(await send(test, listSavedViews, {}, caller))
const named = async (caller = owner) =>
  (await views(caller)).map(({ name, isDefault }) => `${name}${isDefault ? '*' : ''}`)
const idOf = async (name: string) => (await views()).find((view) => view.name === name)?.id ?? ''

it('are kept as they were shown, by name, with one default at most', async () => {
  expect((await save('Spring', true)).status).toBe(200)
  expect((await save('autumn', true)).json.data.map(({ name }) => name)).toEqual(['autumn', 'Spring'])
  expect(await named()).toEqual(['autumn*', 'Spring'])
  expect((await views())[0]).toMatchObject({ name: 'autumn', view: VIEW })
})

it('get another name or become the default, and are deleted', async () => {
  await save('Spring')
  await save('Autumn', true)
  const id = await idOf('Spring')
  await send(test, changeView, { params: { id }, body: { name: 'Costly', isDefault: true } }, owner)
  expect(await named()).toEqual(['Autumn', 'Costly*'])
  await send(test, changeView, { params: { id }, body: { isDefault: false } }, owner)
  expect(await named()).toEqual(['Autumn', 'Costly'])
  await send(test, removeView, { params: { id } }, owner)
  expect(await named()).toEqual(['Autumn'])
})

it('have each name once, in whatever letters, and are thirty at most', async () => {
  await save('Spring')
  await save('Autumn')
  const taken = await save('SPRING')
  expect([taken.status, taken.json.code]).toEqual([409, 'view-name-taken'])
  const id = await idOf('Autumn')
  const renamed = await send(test, changeView, { params: { id }, body: { name: 'spring' } }, owner)
  expect(renamed.json.code).toBe('view-name-taken')
  expect((await send(test, changeView, { params: { id }, body: { name: 'AUTUMN' } }, owner)).status).toBe(200)
  for (let n = 3; n <= 30; n += 1) expect((await save(`View ${n}`)).status).toBe(200)
  const over = await save('View 31')
  expect([over.status, over.json.code, over.json.details]).toEqual([409, 'too-many-views', { most: 30 }])
})

it('saved at the same moment under one name is saved once', async () => {
  const answers = await Promise.all([save('Spring'), save('Spring'), save('Spring')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('are nobody else’s: not a colleague’s, though it may read alone, nor of another company', async () => {
  await save('Spring', true)
  const id = await idOf('Spring')
  const reader = await colleagueCaller(test.deps, clientId, { role: 'reader' })
  const stranger = await clientCaller(test.deps, await givenClient(test.deps.db))
  for (const other of [reader, stranger]) {
    expect(await named(other)).toEqual([])
    expect((await send(test, changeView, { params: { id }, body: { name: 'Mine' } }, other)).status).toBe(404)
    expect((await send(test, removeView, { params: { id } }, other)).status).toBe(404)
    expect((await save('Spring', true, other)).status).toBe(200)
  }
  expect(await named()).toEqual(['Spring*'])
})
