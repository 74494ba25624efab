// What a screenshot shows: where it begins, who looks, and what is done before it is taken.
import type { Page } from 'playwright-core'

export type Shot = {
  /** File name without width and scheme. */
  readonly name: string
  /** Who is signed in: the e-mail of a client, `STAFF`, or null for a visitor. */
  readonly email: string | null
  readonly path: string
  /** Brings the state about and waits until it is there. */
  readonly arrange: (page: Page) => Promise<void>
  /** The whole page, as a rule; a dialog is taken as the window shows it. */
  readonly whole?: boolean
  /** Screens that phones do not have. */
  readonly onlyWide?: boolean
}

export const DEMO = 'demo@portage.example'
export const OTHER = 'other@portage.example'
/** In the place of an e-mail: signed in as staff. */
export const STAFF = 'staff'

/** Opens a shipment from the dashboard; waits for its duties. */
export async function openShipment(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: `Manage ${reference}` }).click()
  await page.getByRole('heading', { name: reference }).waitFor()
  await page.getByText('Calculating').first().waitFor({ state: 'hidden' })
}

/** Opens an item of a shipment by the beginning of its name. */
export async function openItem(page: Page, reference: string, item: string): Promise<void> {
  await openShipment(page, reference)
  await page.getByRole('button', { name: new RegExp(`^Open ${item}`) }).click()
  await page.getByRole('textbox', { name: 'Cost of goods (CAD)' }).waitFor()
}

/** Presses what a phone keeps behind "More". */
export async function pressInHead(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name }).click()
}
