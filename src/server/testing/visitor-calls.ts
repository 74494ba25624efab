// Calls of visitors as an attacker would make them: signed by hand, so that each part of the key can be wrong.
import { checkAsinDuty, VISITOR_HEADER } from '#contract/public-tools.ts'
import { buildRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { demoMakerDirectory } from '../demo/directory.ts'
import { demoProductCatalogue } from '../demo/product-catalogue.ts'
import { TEST_NOW, type TestApp, type TestCaller, visitorCaller } from './test-app.ts'

/** Changes of a test application with the goods and makers of the demo. */
export const demo = {
  settings: { demo: true },
  makerDirectory: demoMakerDirectory,
  productCatalogue: demoProductCatalogue,
} as const
export const NOW_SECONDS = TEST_NOW.getTime() / 1000
export const NONCE = 'abcdefghij012345'
export const CHECK = { asin: 'B0DEMO0001', countryOfOrigin: 'CA', cadValue: 11.4 }
/** What the key of a good duty check is made of. */
export const GOOD = { method: 'POST', path: checkAsinDuty.path, seconds: NOW_SECONDS, nonce: NONCE }

export type Visitor = Extract<TestCaller, { kind: 'visitor' }>

export async function visitorOf(test: TestApp): Promise<Visitor> {
  const visitor = await visitorCaller(test)
  if (visitor.kind !== 'visitor') throw new Error('a visitor is a visitor')
  return visitor
}

/** A duty check, or a body sent elsewhere, with these headers. The payload goes as JSON, a string as it is. */
export async function post(
  test: TestApp,
  headers: Record<string, string>,
  payload: unknown = CHECK,
  url: string = checkAsinDuty.path,
) {
  const answer = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return { status: answer.statusCode, json: answer.json<{ sealed?: string; error?: string }>(), text: answer.body }
}

/** Headers of a duty check by this visitor; `change` makes the key one for something else. */
export const signed = async ({ id, token }: Visitor, change: Partial<typeof GOOD> = {}) => ({
  [VISITOR_HEADER]: id,
  [REQUEST_KEY_HEADER]: await buildRequestKey({ ...GOOD, ...change, secret: token }),
})
