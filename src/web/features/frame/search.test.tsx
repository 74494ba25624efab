import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { searchEverywhere } from '#contract/search.ts'
import { businessInfo, healthy, rate, shipmentPages } from '../../testing/answers.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../../testing/render-screen.tsx'
import './client-search.tsx'
import '../../pages/client-area.tsx'
import '../../pages/dashboard.tsx'

const SHIPMENT = '0190a1b2-0000-4000-8000-000000000418'
const found = (text: string) => ({
  shipments: text === 'candle' ? [{ id: SHIPMENT, reference: 'NP-0418', status: 'pending' }] : [],
  products: text === 'candle' ? [{ asin: 'B0C7XK2M4N', description: 'Soy wax candle' }] : [],
  papers: [],
  codes: [],
})

async function openSearch(reply: (text: string) => unknown = (text) => ({ success: true, data: found(text) })) {
  fakeApi(
    shipmentPages(3),
    healthy,
    rate,
    businessInfo(),
    answer(searchEverywhere, ({ query }) => reply(query.text)),
  )
  const screenAt = renderAt('/dashboard')
  await screen.findByRole('heading', { name: 'Shipments', level: 1 })
  await screenAt.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  return { ...screenAt, dialog, field: dialog.getByRole('combobox') }
}

beforeEach(signInAsClient)

it('opens by Ctrl+K, finds by kind, is walked by the arrow keys and opens with Enter', async () => {
  const { user, dialog, field, address } = await openSearch()
  await user.type(field, 'candle')
  const [shipment, product] = await dialog.findAllByRole('option', { name: /NP-0418|Soy wax candle/ })
  expect(dialog.getByRole('group', { name: 'Shipments' })).toBeTruthy()
  expect(dialog.getByText('2 results shown, at most 5 of a kind')).toBeTruthy()
  expect(field.getAttribute('aria-activedescendant')).toBe(shipment?.id)
  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(product?.id)
  expect(product?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/dashboard/shipment/${SHIPMENT}`))
  expect(screen.queryByRole('combobox', { name: 'What are you looking for?' })).toBeNull()
})

it('opens what an answer finds first for who pressed Enter before it came', async () => {
  const { user, field, address } = await openSearch()
  await user.type(field, 'candle{Enter}')
  await waitFor(() => expect(address()).toBe(`/dashboard/shipment/${SHIPMENT}`))
})

it('leads to pages by a part of their names before anything is asked', async () => {
  const { user, dialog, address } = await openSearch()
  await user.click(dialog.getByRole('option', { name: 'Catalogue' }))
  await waitFor(() => expect(address()).toBe('/catalogue'))
})

it('is gone once somebody goes back', async () => {
  await openSearch()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that nothing was found', async () => {
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'zzz')
  expect(await dialog.findByText('Nothing found for “zzz”. Check the spelling, or try a part of it.')).toBeTruthy()
})

it('says that it failed, and asks again', async () => {
  let tries = 0
  const { user, dialog, field } = await openSearch((text) => {
    tries += 1
    return tries === 1 ? refusal(500, 'The search failed. Please try again.') : { success: true, data: found(text) }
  })
  await user.type(field, 'candle')
  await user.click(await dialog.findByRole('button', { name: 'Retry' }))
  expect(await dialog.findByRole('option', { name: /NP-0418/ })).toBeTruthy()
})
