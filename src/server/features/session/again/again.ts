// Signing in again within a session: the proofs of its beginning, of the same person. What is wrong is `forbidden`: the session goes on.
import type { PasskeyProof } from '#contract/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { confirmed, confirmStaff } from '../../../records/session/confirmed.ts'
import type { Member, Person } from '../../../scope.ts'
import type { PasskeyOwner } from '../../../store/passkeys.ts'
import { markProven } from '../../../store/sessions.ts'
import { giveProof } from '../passkeys/passkeys.ts'
import { spendCode } from '../redeem-code.ts'
import { type Who, watchSignIn } from '../sign-in-events.ts'
import { isAccountOf } from '../sign-on/sign-on.ts'
import { finishTry } from '../sign-on/tries.ts'
import { refuseWrongCode } from '../staff/member-sign-in.ts'
import { refuseUnlessPasswords } from '../staff/only-by-sign-on.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'settings' | 'jobs' | 'signOn' | 'log'>
type At = { readonly token: string; readonly address: string }
type OfClient = At & { readonly person: Person; readonly clientId: string }
type OfStaff = At & { readonly member: Member | undefined; readonly name: string }

/** Where addresses alone sign in there is nothing to prove. */
export const provePerson = ({ db, now }: Pick<Deps, 'db' | 'now'>, { token }: At): Promise<void> =>
  markProven(db, token, { at: now(), byPasskey: false })

/** Throws `forbidden` for a wrong code, one that is over, and one that was sent to somebody else. */
export async function proveByCode(
  needs: Needs,
  caller: OfClient,
  given: { readonly challenge: string; readonly code: string },
): Promise<void> {
  await watched(needs, caller, whoOf(caller), () => spendCode(needs, given, caller.person.id))
  await markProven(needs.db, caller.token, { at: needs.now(), byPasskey: false })
}

type Proven = { readonly site: string; readonly proof: PasskeyProof }

/** Throws `forbidden` for a passkey that is not the caller's own, or did not prove itself. */
export async function proveByPasskey(needs: Needs, caller: OfClient, given: Proven): Promise<void> {
  await showPasskey(needs, caller, { ...given, who: whoOf(caller), owner: { kind: 'person', id: caller.person.id } })
}

/** As `proveByPasskey`; throws `conflict` for who signed in with the shared password. */
export async function proveMemberByPasskey(needs: Needs, caller: OfStaff, given: Proven): Promise<void> {
  if (!caller.member) throw new AppError('conflict', 'no-own-account')
  refuseUnlessPasswords(needs)
  await showPasskey(needs, caller, {
    ...given,
    who: whoOnStaff(caller),
    owner: { kind: 'staff', id: caller.member.id },
  })
}

/** Password and, of who has an app, a code of it or a recovery code. Throws `forbidden`, and `limited` after many wrong ones. */
export async function proveMember(
  needs: Needs,
  caller: OfStaff,
  { password, code }: { readonly password: string; readonly code: string | undefined },
): Promise<void> {
  const { member, address } = caller
  refuseUnlessPasswords(needs)
  await watched(needs, caller, whoOnStaff(caller), async () => {
    if (!member) return confirmStaff(needs, { member, address }, password)
    const row = await confirmed(needs, { member }, password)
    if (row.sealed_totp !== null) await refuseWrongCode(needs, row, { code: code ?? '', address })
  })
  await markProven(needs.db, caller.token, { at: needs.now(), byPasskey: false })
}

/** Throws `forbidden` for an account at the provider that is not the caller's own, and for a try that is not good. */
export async function proveMemberBySignOn(
  needs: Needs,
  caller: OfStaff,
  cameBack: { readonly key: string | undefined; readonly query: string },
): Promise<void> {
  const { member, token } = caller
  if (!member) throw new AppError('conflict', 'no-own-account')
  await watched(needs, caller, whoOnStaff(caller), async () => {
    const { identity } = await finishTry(needs, { ...cameBack, token })
    if (!(await isAccountOf(needs, identity, member.id))) throw new AppError('unauthenticated', 'sign-on-refused')
  })
  await markProven(needs.db, token, { at: needs.now(), byPasskey: false })
}

async function showPasskey(
  needs: Needs,
  { token, address }: At,
  { site, proof, who, owner }: Proven & { readonly who: Who; readonly owner: PasskeyOwner },
): Promise<void> {
  await watched(needs, { token, address }, who, () => giveProof(needs, site, proof, owner))
  await markProven(needs.db, token, { at: needs.now(), byPasskey: true })
}

/** Failed tries stand in the log as those of signing in do. */
async function watched(needs: Needs, { address }: At, who: Who, work: () => Promise<unknown>): Promise<void> {
  try {
    await watchSignIn(needs, { address, work, signedIn: () => undefined, tried: async () => who, isAgain: true })
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unauthenticated') throw new AppError('forbidden', ...error.said)
    throw error
  }
}

const whoOf = ({ person, clientId }: OfClient): Who => ({
  actorKind: 'client',
  person: person.name ?? person.email,
  personId: person.id,
  clientId,
})
const whoOnStaff = ({ member, name }: OfStaff): Who => ({
  actorKind: 'staff',
  person: name,
  personId: member?.id,
  clientId: null,
})
