// ID tokens that are well signed and say what they should not: none lets anybody in or fails without a sentence, and the log says why.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as calls from '#contract/sign-on.ts'
import { openIdConnect } from '../../../providers/sign-on/openid-connect.ts'
import { browserAtProvider, type Claims, type RealSignOn, startSignOn } from '../../../testing/real-sign-on.ts'
import { givenMember } from '../../../testing/staff-members.ts'
import { send, type TestApp, testApp } from '../../../testing/test-app.ts'

const SITE = 'https://portage.example.com'
const EMAIL = 'robin@example.com'
let forged: Claims
let real: RealSignOn
let test: TestApp

beforeAll(async () => {
  real = await startSignOn({ site: SITE, forges: (claims) => ({ ...claims, ...forged }) })
  real.accounts.set('robin', { email: EMAIL, email_verified: true })
  test = await testApp({
    signOn: openIdConnect({ access: real.access }),
    settings: { staffSignIn: 'named', publicUrl: SITE },
  })
  await givenMember(test.deps, { email: EMAIL })
})
afterAll(() => real.stop())

const seconds = (after: number): number => Math.floor(Date.now() / 1000) + after

async function answered(claims: Claims) {
  forged = claims
  test.clock.at = new Date(test.clock.at.getTime() + 60_000) // so that the limit of a minute is none
  const warned = vi.spyOn(test.deps.log, 'warn')
  const begun = await send(test, calls.beginSignOn, { body: {} })
  const query = await browserAtProvider()(begun.json.data.address, 'robin')
  const { status, json } = await send(test, calls.finishSignOn, { body: { query } })
  const said = warned.mock.calls.map(([facts]) => JSON.stringify(facts)).join()
  warned.mockRestore()
  return { status, code: json.code, said }
}

it.each([
  ['another issuer', { iss: 'https://login.example.com' }, /issuer/],
  ['another audience', { aud: 'another client' }, /audience/],
  ['a second audience', { aud: ['portage', 'another client'], azp: 'another client' }, /azp|audience/],
  ['a time that is past', { exp: seconds(-60) }, /expiration is past/],
  ['a time that is to come', { nbf: seconds(3600) }, /not before/],
  ['a subject that is too long', { sub: 's'.repeat(256) }, /subject/],
  ['a subject that no text holds', { sub: 'a\u0000b' }, /subject/],
])('with %s is refused, and the log says so without the token', async (_, claims, why) => {
  const { status, code, said } = await answered(claims)
  expect([status, code]).toEqual([401, 'sign-on-refused'])
  expect(said).toMatch(why)
  expect(said).not.toContain(EMAIL)
})

it.each(['a\u0000@example.com', `${'a'.repeat(400)}@example.com`, 'robin', ''])(
  'with an address that is none (%j) is nobody on staff',
  async (email) => {
    expect(await answered({ email })).toMatchObject({ status: 401, code: 'sign-on-unknown' })
  },
)

it('of a clock that is half a minute off at most is good', async () => {
  expect((await answered({ exp: seconds(-20) })).status).toBe(200)
})
