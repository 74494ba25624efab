// The public tools in their states; a name that ends in -fr is taken in French.
import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

const CANDLE = '/tools/classifier?asin=B0DEMO0006&origin=CA&cost=9.75&units=144'
const MAKER = '/tools/manufacturer-lookup?asin=B0DEMO0006&origin=CA'
const FEES = '/tools/fee-calculator?value=1180&duty=302.40&food=yes&lines=7'

const inFrench = async (page: Page) => {
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'English' }).waitFor()
}

const checked = async (page: Page) => {
  await page.getByRole('button', { name: 'Check duty' }).click()
  await page.getByText('Complete!').waitFor()
  await page.getByRole('button', { name: '3406.00.00.00' }).click()
  await page.getByText('Print receipt').waitFor()
}

export const TOOL_SHOTS: readonly Shot[] = [
  { name: 'login-fr', email: null, path: '/login', arrange: inFrench },
  {
    name: 'tools-landing',
    email: null,
    path: '/login#classifier',
    arrange: (page) => page.getByRole('button', { name: 'Check duty' }).waitFor(),
  },
  { name: 'tools-classifier', email: null, path: CANDLE, arrange: checked },
  {
    name: 'tools-classifier-fr',
    email: null,
    path: CANDLE,
    async arrange(page) {
      await checked(page)
      await inFrench(page)
    },
  },
  {
    name: 'tools-maker',
    email: null,
    path: MAKER,
    async arrange(page) {
      await page.getByRole('button', { name: 'Find the maker' }).click()
      await page.getByText('Maker found').waitFor()
    },
  },
  { name: 'tools-fees', email: null, path: FEES, arrange: (page) => page.getByText('is cheaper by').waitFor() },
  { name: 'tools-fees-fr', email: null, path: FEES, arrange: inFrench },
]
