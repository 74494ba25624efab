// A new client, as staff take one in whom they have an agreement with: nobody opens an account by an e-mail alone.
import type { Browser, Page } from 'playwright-core'
import { openPage, pageOfStaff, signIn } from './portage.ts'

type NewClient = { readonly email: string; readonly name: string }

const PHONE = { width: 375, height: 812 }

/** For `beginJourney`: a telephone on which the new client has just signed in for the first time. */
export const phoneOfNewClient =
  (client: NewClient) =>
  async (browser: Browser, url: string): Promise<Page> => {
    await takeIn(browser, url, client)
    const page = await openPage(browser, `${url}/login`, PHONE)
    await signIn(page, url, client.email)
    return page
  }

/**
 * Who has no shipment of late is not let in (specification part 2, "Login"), so staff enter the trial order, which was cancelled.
 */
async function takeIn(browser: Browser, url: string, { email, name }: NewClient): Promise<void> {
  const staff = await pageOfStaff(browser, url, '/staff/import')
  const files = [
    ['Clients', `email,name\n${email},${name}\n`],
    ['Shipments', `client,reference,status,created_at\n${email},Trial order,cancelled,${new Date().toISOString()}\n`],
  ] as const
  for (const [kind, content] of files) {
    await staff.goto(`${url}/staff/import`)
    await staff.getByLabel('What the file holds').selectOption(kind)
    const buffer = Buffer.from(content)
    await staff.locator('input[type=file]').setInputFiles({ name: 'taken-in.csv', mimeType: 'text/csv', buffer })
    await staff.getByRole('button', { name: 'Check the file' }).click()
    await staff.getByRole('button', { name: 'Import 1 record' }).click()
    await staff.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  }
  await staff.context().close()
}
