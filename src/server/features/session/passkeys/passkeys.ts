// Passkeys of a person, of a client or on staff: signing in by one, and which are kept.
import type { PasskeyMade, PasskeyProof } from '#contract/passkeys.ts'
import { texts } from '#texts/en/passkeys.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Actor } from '../../../scope.ts'
import { findPerson } from '../../../store/client-people.ts'
import type { Db, Tx } from '../../../store/database.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyOwner,
} from '../../../store/passkeys.ts'
import { findSession } from '../../../store/sessions.ts'
import { beginAt, type SignedInClient } from '../sign-in.ts'
import type { SignedInMember } from '../staff/invitation.ts'
import { startMember } from '../staff/member-sign-in.ts'
import type { SignInFrom } from '../tokens.ts'
import { ask, readMade, readProof, requiredSite } from './ceremonies.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'jobs'>
const MOST = 20

/** Whose passkey a caller adds or removes, and where the letter about it goes. */
export type Holder = {
  readonly owner: PasskeyOwner
  readonly email: string
  readonly actor: Actor
  readonly clientId: string | null
}

/** Throws `unauthenticated` for a passkey nobody has here, for one that did not prove itself, and for who is let in nowhere. */
export async function signInByPasskey(
  needs: Needs,
  address: string,
  { proof, from }: { readonly proof: PasskeyProof; readonly from: SignInFrom },
): Promise<SignedInClient & { readonly email: string }> {
  const personId = (await proven(needs, address, proof, 'person')).person_id
  const person = await findPerson(needs.db, personId ?? '')
  const signed = person && (await beginAt(needs, person.id, from))
  if (!signed) throw new AppError('unauthenticated', 'sign-in-refused')
  return { ...signed, email: person.email }
}

/** The same on staff; an account that is disabled has no passkey. */
export async function signMemberIn(
  needs: Needs,
  address: string,
  { proof, from }: { readonly proof: PasskeyProof; readonly from: SignInFrom },
): Promise<SignedInMember> {
  const memberId = (await proven(needs, address, proof, 'staff')).staff_id
  const started = await needs.db.transaction().execute((tx) => startMember(needs, tx, memberId ?? '', from))
  if (!started) throw new AppError('unauthenticated', 'passkey-refused')
  return started
}

async function proven(needs: Needs, address: string, proof: PasskeyProof, kind: PasskeyOwner['kind']) {
  const { db, now } = needs
  const found = await findPasskey(db, proof.id)
  const kept = (kind === 'staff' ? found?.staff_id : found?.person_id) ? found : undefined
  const use = await readProof(needs, address, { proof, kept })
  if (!kept || !(await notePasskeyUse(db, kept, { ...use, at: now() })))
    throw new AppError('unauthenticated', 'passkey-refused')
  return kept
}

/** As whom somebody tried, for the log of security events. */
export async function holderTried({ db }: Pick<Deps, 'db'>, proof: PasskeyProof) {
  const found = await findPasskey(db, proof.id)
  const personId = found?.staff_id ?? found?.person_id ?? undefined
  return { actorKind: 'nobody', person: found ? found.name : null, personId, clientId: null } as const
}

export async function passkeysOf({ db }: Pick<Deps, 'db'>, owner: PasskeyOwner) {
  return (await listPasskeys(db, owner)).map(({ id, name, is_synced, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    isSynced: is_synced,
  }))
}

const purposeOf = ({ kind, id }: PasskeyOwner): string => `${kind} ${id}`

/** Throws `conflict` for who has as many as anybody may have. */
export async function askToMake(needs: Needs, address: string, { owner, email }: Holder) {
  const known = await refuseTooMany(needs.db, owner)
  const asked = await ask(needs, requiredSite(address), purposeOf(owner))
  return {
    ...asked,
    user: { id: Buffer.from(purposeOf(owner)).toString('base64url'), name: email },
    known: known.map(({ id, transports }) => ({ id, transports: transports.split(' ').filter(Boolean) })),
  }
}

async function refuseTooMany(db: Db, owner: PasskeyOwner) {
  const known = await listPasskeys(db, owner)
  if (known.length >= MOST) throw new AppError('conflict', 'too-many-passkeys')
  return known
}

type Made = { readonly name: string; readonly passkey: PasskeyMade }

/** Throws `unauthenticated` for one that did not prove itself, `conflict` for one that is kept already. */
export async function addPasskey(needs: Needs, address: string, holder: Holder, { name, passkey }: Made, say: Words) {
  const { owner } = holder
  const read = await readMade(needs, address, { purpose: purposeOf(owner), made: passkey })
  await telling(needs, holder, async (tx) => {
    await refuseTooMany(tx, owner)
    const isNew = await insertPasskey(tx, owner, { ...read, name, created_at: needs.now() })
    if (!isNew) throw new AppError('conflict', 'passkey-kept-already')
    return { subject: say(texts).addedSubject, text: say(texts).addedLetter(name) }
  })
}

/** Throws `missing` for one that is not theirs. */
export async function removePasskey(needs: Needs, holder: Holder, id: string, say: Words): Promise<void> {
  await telling(needs, holder, async (tx) => {
    const name = await deletePasskey(tx, holder.owner, id)
    if (name === undefined) throw new AppError('missing', 'not-found')
    return { subject: say(texts).removedSubject, text: say(texts).removedLetter(name) }
  })
}

/** Who took over a session left open makes no way in of their own, nor takes one away. */
const FRESH_MINUTES = 15

/** Throws `forbidden` once signing in is longer ago. */
export async function refuseOldSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  const session = await findSession(db, token)
  const age = session ? now().getTime() - session.createdAt.getTime() : Number.POSITIVE_INFINITY
  if (age > FRESH_MINUTES * 60_000) throw new AppError('forbidden', 'sign-in-again', { minutes: FRESH_MINUTES })
}

type Letter = { readonly subject: string; readonly text: string }

/** Whoever it was: the person hears of it. */
async function telling(
  needs: Needs,
  { email, actor, clientId }: Holder,
  work: (tx: Tx) => Promise<Letter>,
): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    const letter = await work(tx)
    await askForLetter(tx, needs, { letter: { to: email, ...letter }, actor, clientId })
  })
  needs.jobs.ring()
}
