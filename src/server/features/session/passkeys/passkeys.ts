// Passkeys of a person, of a client or on staff: signing in by one, and which are kept.
import type { PasskeyMade, PasskeyProof } from '#contract/passkeys.ts'
import { texts } from '#texts/en/passkeys.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Actor } from '../../../scope.ts'
import { findPerson, lockPerson } from '../../../store/client-people.ts'
import type { Db, Tx } from '../../../store/database.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyOwner,
} from '../../../store/passkeys.ts'
import { markProven } from '../../../store/sessions.ts'
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
  const signed = person && (await beginAt(needs, person.id, { ...from, byPasskey: true }))
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
  const started = await needs.db
    .transaction()
    .execute((tx) => startMember(needs, tx, memberId ?? '', { ...from, byPasskey: true }))
  if (!started) throw new AppError('unauthenticated', 'passkey-refused')
  return started
}

/** The passkey of who is signed in already. Throws `unauthenticated` for one that did not prove itself and for that of another. */
export async function giveProof(
  needs: Needs,
  address: string,
  proof: PasskeyProof,
  owner: PasskeyOwner,
): Promise<void> {
  const { staff_id, person_id } = await proven(needs, address, proof, owner.kind)
  if ((owner.kind === 'staff' ? staff_id : person_id) !== owner.id)
    throw new AppError('unauthenticated', 'passkey-refused')
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

/** Refuses, by how many there are. */
type MayAdd = (known: number) => void

const purposeOf = ({ kind, id }: PasskeyOwner): string => `${kind} ${id}`

/** Throws `conflict` for who has as many as anybody may have. */
export async function askToMake(
  needs: Needs,
  address: string,
  { owner, email }: Pick<Holder, 'owner' | 'email'>,
  mayAdd?: MayAdd,
) {
  const known = await refuseTooMany(needs.db, owner)
  mayAdd?.(known.length)
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

type Made = {
  readonly name: string
  readonly passkey: PasskeyMade
  readonly mayAdd?: MayAdd | undefined
  /** Of the session that makes it, and shows it by that. */
  readonly token?: string
}

/** Throws `unauthenticated` for one that did not prove itself, `conflict` for one that is kept already. */
export async function addPasskey(
  needs: Needs,
  address: string,
  holder: Holder,
  { name, passkey, mayAdd, token }: Made,
  say: Words,
) {
  const { owner } = holder
  const read = await readMade(needs, address, { purpose: purposeOf(owner), made: passkey })
  await telling(needs, holder, async (tx) => {
    // Two that are added at the same moment wait for each other.
    if (owner.kind === 'person') await lockPerson(tx, owner.id)
    mayAdd?.((await refuseTooMany(tx, owner)).length)
    const isNew = await insertPasskey(tx, owner, { ...read, name, created_at: needs.now() })
    if (!isNew) throw new AppError('conflict', 'passkey-kept-already')
    // It verified who holds it, just now.
    if (token !== undefined) await markProven(tx, token, { at: needs.now(), byPasskey: true })
    return { subject: say(texts).addedSubject, text: say(texts).addedLetter(name) }
  })
}

/** `mayRemove`: refuses what would be left. Throws `missing` for one that is not theirs. */
export async function removePasskey(
  needs: Needs,
  holder: Holder,
  id: string,
  say: Words,
  mayRemove: (tx: Tx) => Promise<void>,
): Promise<void> {
  await telling(needs, holder, async (tx) => {
    const name = await deletePasskey(tx, holder.owner, id)
    if (name === undefined) throw new AppError('missing', 'not-found')
    await mayRemove(tx)
    return { subject: say(texts).removedSubject, text: say(texts).removedLetter(name) }
  })
}

/** All of a person, for who lost every device; answers how many there were. */
export async function removeAll(needs: Needs, tx: Tx, holder: Holder, say: Words): Promise<number> {
  const kept = await listPasskeys(tx, holder.owner)
  for (const { id, name } of kept) {
    await deletePasskey(tx, holder.owner, id)
    const letter = { to: holder.email, subject: say(texts).removedSubject, text: say(texts).removedLetter(name) }
    await askForLetter(tx, needs, { letter, actor: holder.actor, clientId: holder.clientId })
  }
  return kept.length
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
