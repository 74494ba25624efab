import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deleteSharedProduct, listSharedProducts, saveSharedProduct } from '#contract/shared-products.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, fakeApi, noAnswer } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const at = '2026-11-20T15:00:00.000Z'
let products = [{ asin: 'B0SHARE001', title: 'Soy candle', category: null, updatedBy: 'Staff', updatedAt: at }]

const list = answer(listSharedProducts, ({ query }) => {
  const data = products.filter(({ title }) => title.toLowerCase().includes(query.search.toLowerCase()))
  return { success: true, data, pagination: { currentPage: 1, lastPage: 1, perPage: 25, total: data.length } }
})

it('adds a product, asks for what is missing, and removes one after a question', async () => {
  fakeApi(
    healthy,
    list,
    answer(saveSharedProduct, ({ params, body }) => {
      products = [...products, { ...body, ...params, category: null, updatedBy: 'Staff', updatedAt: at }]
      return { success: true }
    }),
    answer(deleteSharedProduct, ({ params }) => {
      products = products.filter(({ asin }) => asin !== params.asin)
      return { success: true }
    }),
  )
  signInAsStaff()
  const { user } = renderAt('/staff/products')
  await user.click(await screen.findByRole('button', { name: 'Add product' }))
  await user.type(await screen.findByRole('textbox', { name: 'ASIN' }), 'b0share002')
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  expect(await screen.findByText('Type the title.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Water bottle')
  await user.click(screen.getByRole('button', { name: 'Save product' }))
  expect(await screen.findByText('B0SHARE002 saved')).toBeTruthy()
  expect(await screen.findByText('Water bottle')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove B0SHARE001' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('B0SHARE001 removed')).toBeTruthy()
})

it('says that it could not be loaded, with Retry', async () => {
  fakeApi(healthy, answer(listSharedProducts, noAnswer))
  signInAsStaff()
  renderAt('/staff/products')
  expect(await screen.findByText('Failed to load the product catalogue')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
