// A provider of single sign-on for tests that walk the contract: whoever comes back with a code is the account of that name.
import type { Deps } from '../deps.ts'
import type { SignOn } from '../providers/sign-on/sign-on.ts'

const ISSUER = 'https://login.example.com'

export const recordedSignOn: SignOn = {
  issuer: ISSUER,
  label: 'Example',
  address: async ({ state }) => `${ISSUER}/authorize?${new URLSearchParams({ state })}`,
  identify: async (_ceremony, query) => ({
    issuer: ISSUER,
    subject: new URLSearchParams(query).get('code') ?? '',
    email: undefined,
    isEmailVerified: false,
  }),
  leaving: async () => undefined,
}

/** Links a member to an account there. */
export async function givenSignOn({ db, now }: Pick<Deps, 'db' | 'now'>, memberId: string, subject: string) {
  const row = { issuer: ISSUER, subject, email: `${memberId}@login.example.com`, linked_at: now(), last_used_at: now() }
  await db
    .insertInto('staff_sign_ons')
    .values({ member_id: memberId, ...row })
    .execute()
}
