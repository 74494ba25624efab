import { describe, expect, it } from 'vitest'
import { reportPageView, visit } from '#contract/public-tools.ts'
import type { PageView } from '../../providers/analytics/analytics.ts'
import { send, testApp } from '../../testing/test-app.ts'

describe('a page view', () => {
  const counted: PageView[] = []
  const analytics = {
    counts: true,
    report: async (view: PageView) => {
      counted.push(view)
    },
  }
  const body = {
    path: '/dashboard/shipment/6f9619ff-8b86-4011-b42d-00cf4fc964ff?secret=1#x',
    referrer: 'https://example.com/page?q=me',
    language: 'fr-CA',
  }

  it('goes to the service without ids, queries or an address', async () => {
    counted.length = 0
    const test = await testApp({ analytics })
    expect((await send(test, reportPageView, { body })).json.counted).toBe(true)
    const view = { path: '/dashboard/shipment/:id', referrer: 'https://example.com/page', language: 'fr-CA' }
    expect(counted).toEqual([{ ...view, userAgent: expect.any(String) }])
  })

  it.each([['dnt'], ['sec-gpc']])('is not counted for a browser that says %s', async (header) => {
    counted.length = 0
    const test = await testApp({ analytics })
    const headers = { [header]: '1', 'content-type': 'application/json' }
    const answer = await test.app.inject({ method: 'POST', url: reportPageView.path, headers, payload: body })
    expect([answer.json().counted, counted]).toEqual([false, []])
  })

  it('is not counted where nothing is, and the visit says so', async () => {
    const test = await testApp()
    expect((await send(test, reportPageView, { body })).json.counted).toBe(false)
    expect((await send(test, visit)).json.countsPageViews).toBe(false)
  })
})
