// What a page gets when a sensitive call is made in a session that began too long ago.
import type { Page } from 'playwright-core'

const TOO_OLD = {
  status: 403,
  contentType: 'application/json',
  body: JSON.stringify({
    success: false,
    code: 'sign-in-again',
    error: 'To be sure that it is you, sign in again.',
    details: { minutes: 15 },
  }),
}

/** The next call of the path is answered as one of an old session; those after it reach the server. `path`: '/api/people/invitations' */
export async function refuseAsTooOld(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill(TOO_OLD), { times: 1 })
}
