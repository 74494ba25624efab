// What tests of people on staff do again and again.

import { listClients } from '#contract/staff.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { codeAt, MEMBER_PASSWORD } from './staff-members.ts'
import { send, type TestApp, type TestCaller } from './test-app.ts'

/** The address of the person who signs in. */
export const EMAIL = 'robin@example.com'

export const asCaller = (token: string): TestCaller => ({ kind: 'staff', token })

/** In the application that `app` answers when a step is taken. */
export function memberSteps(app: () => TestApp) {
  const first = (email = EMAIL, password = MEMBER_PASSWORD) =>
    send(app(), signIn.memberLogin, { body: { email, password } })
  const second = (challenge: string, code: string) => send(app(), signIn.memberCode, { body: { challenge, code } })
  return {
    later(ms: number): void {
      app().clock.at = new Date(app().clock.at.getTime() + ms)
    },
    isIn: async (caller: TestCaller) => (await send(app(), listClients, {}, caller)).status === 200,
    first,
    second,
    async signedIn(code = codeAt(app().clock.at)) {
      const { json } = await first()
      return second(json.challenge, code)
    },
  }
}
