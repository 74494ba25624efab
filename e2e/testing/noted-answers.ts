// What the server answered a page: every text of it, and whether an answer is still on its way.
import type { Page, Request } from 'playwright-core'

/** Time in which a page that got an answer asks for the next. */
const A_MOMENT = 200

export function notedAnswers(page: Page) {
  const texts = new Set<string>()
  const asked = new Set<Request>()
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')
  page.on('request', (request) => {
    if (isCall(request)) asked.add(request)
  })
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('requestfinished', async (request) => {
    const answer = await request.response()
    note(texts, await answer?.json().catch(() => undefined))
    asked.delete(request)
  })
  const settled = async () => {
    do await page.waitForTimeout(A_MOMENT)
    while (asked.size > 0 || (await page.locator('[aria-busy="true"]').count()) > 0)
  }
  return { texts, settled }
}

function note(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string') texts.add(value)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) note(texts, each)
}
