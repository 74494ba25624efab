// A product whose code ended: told in the catalogue and on the item, replaced everywhere with one click, and put back.
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { listCatalogue, listProductHistory } from '#contract/catalogue.ts'
import { listAddresses } from '#contract/client-data.ts'
import { listEndedCodes, replaceEndedCode, undoReplacement } from '#contract/ended-codes.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import './client-area.tsx'
import './catalogue.tsx'

const successor = (htsCode: string) => ({
  htsCode,
  formattedHtsCode: htsCode.replace(/(\d{4})(\d\d)(\d\d)(\d\d)/, '$1.$2.$3.$4'),
  description: 'Power supplies',
  general: 'Free',
  succeeds: null,
})
const code = (htsCode: string, ...next: string[]) => ({
  ...successor(htsCode),
  on: '2026-07-01',
  isOneForOne: next.length === 1,
  successors: next.map(successor),
  asins: ['B0DEMO0001'],
  products: 3,
  items: 2,
})
const RENAMED = code('8504409570', '8504409580')
const SPLIT = code('1905310049', '1905310042', '1905310045')

const PER_PAGE = 2

let held = [RENAMED, SPLIT]
const calls: unknown[] = []
const server = [
  healthy,
  rate,
  businessInfo(),
  answer(listProductHistory, () => ({ success: true, data: [] })),
  answer(listAddresses, () => ({ success: true, data: [] })),
  answer(listCatalogue, () => ({
    success: true,
    data: [],
    pagination: { currentPage: 1, lastPage: 1, perPage: 25, total: 0 },
  })),
  answer(listEndedCodes, ({ query }) => ({
    success: true,
    data: held.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE),
    pagination: {
      currentPage: query.page,
      lastPage: Math.max(1, Math.ceil(held.length / PER_PAGE)),
      perPage: PER_PAGE,
      total: held.length,
    },
  })),
  answer(replaceEndedCode, ({ body }) => {
    calls.push(body)
    held = [SPLIT]
    return {
      success: true,
      data: { id: '0b7e0d4e-6a0e-4c0a-9d3e-1f6f3b0a0001', from: '8504409570', to: '8504409580', products: 3, items: 2 },
    }
  }),
  answer(undoReplacement, ({ body }) => {
    calls.push(body)
    held = [RENAMED, SPLIT]
    return { success: true, data: { restored: 4, kept: 1 } }
  }),
]

beforeAll(async () => {
  await Promise.all([import('./client-area.tsx'), import('./catalogue.tsx')])
})

it('replaces a code in every product with one click, says what it did and takes it back', async () => {
  fakeApi(...server)
  signInAsClient()
  const { user } = renderAt('/catalogue')
  expect(await screen.findByText(/8504\.40\.95\.70 ended on 1 Jul 2026\. It is now 8504\.40\.95\.80\./)).toBeTruthy()
  expect(screen.getAllByText(/3 products and 2 open items have this code\./)).toHaveLength(2)
  const buttons = screen.getAllByRole('button', { name: /^Use .* for all/ })
  expect(buttons.map((each) => each.textContent)).toEqual(['Use 8504.40.95.80 for all 3 products that have it'])
  await user.click(buttons[0] as HTMLElement)
  expect(await screen.findByText('8504.40.95.70 is now 8504.40.95.80 in 3 products and 2 open items.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await screen.findByText('8504.40.95.70 is back where it was. 1 code was changed since and stays as it is.'),
  ).toBeTruthy()
  expect(calls).toEqual([{ htsCode: '8504409570' }, { id: '0b7e0d4e-6a0e-4c0a-9d3e-1f6f3b0a0001' }])
})

it('offers both numbers and the products to choose for where a code was split', async () => {
  held = [SPLIT]
  fakeApi(...server)
  signInAsClient()
  renderAt('/catalogue')
  const said = await screen.findByText(/It is now 1905\.31\.00\.42 or 1905\.31\.00\.45\./)
  const part = within(said.parentElement as HTMLElement)
  expect(part.getByText('1905.31.00.42')).toBeTruthy()
  expect(part.getByRole('link', { name: 'Open B0DEMO0001' }).getAttribute('href')).toContain('asin=B0DEMO0001')
  expect(part.queryByRole('button')).toBeNull()
})

it('turns pages where more codes ended than one shows, and steps back when the last page is emptied', async () => {
  held = [SPLIT, code('1905310050', '1905310060', '1905310070'), RENAMED]
  fakeApi(...server)
  signInAsClient()
  const { user } = renderAt('/catalogue')
  await screen.findByText(/1905\.31\.00\.49 ended/)
  expect(screen.queryByText(/8504\.40\.95\.70 ended/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await screen.findByText(/8504\.40\.95\.70 ended/)
  await user.click(screen.getByRole('button', { name: /^Use .* for all/ }))
  expect(await screen.findByText(/1905\.31\.00\.49 ended/)).toBeTruthy()
})
