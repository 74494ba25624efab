// Who calls: the bearer token becomes a caller, the caller and the request become a Scope.
import type { IncomingHttpHeaders } from 'node:http'
import { COMPANY_HEADER } from '#contract/company-header.ts'
import { type Access, type Endpoint, FRESH_MINUTES } from '#contract/endpoint.ts'
import { VIEW_ONLY_HEADER } from '#contract/on-behalf.ts'
import { REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import type { ApiScope } from '#domain/api-scope.ts'
import { clientRoleSuffices, nameOfPerson } from '#domain/client-role.ts'
import { roleSuffices } from '#domain/staff-role.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Actor, Member, Person, Scope } from '../scope.ts'
import { listPasskeys } from '../store/passkeys.ts'
import { findSession, hashToken, type Session, type SessionOwner, touchSession } from '../store/sessions.ts'
import { checkRequestKey } from './request-key-check.ts'
import { spendKey } from './spend-key.ts'

/** The signed-in caller of a call that is not public. */
export type Caller = {
  readonly token: string
  readonly actor: Actor
  readonly clientId: string | undefined
  /** Who it is on staff; undefined for clients, systems and the shared password. */
  readonly member?: Member | undefined
  /** Who it is of the client; undefined for staff and systems. */
  readonly person?: Person | undefined
  readonly language?: Language | undefined
  /** Of a system: what its key was issued for. */
  readonly keyScopes?: readonly ApiScope[] | undefined
  /** When the session was last proven to be the caller's; undefined for systems. */
  readonly provenAt?: Date | undefined
  /** Whether the session has shown a passkey, and whether the company wants one that it has not. */
  readonly byPasskey?: boolean | undefined
  readonly owesPasskey?: boolean | undefined
}

type Incoming = { readonly headers: IncomingHttpHeaders; readonly method: string; readonly url: string }

/** Of all who sign in with the shared password: they share one name too. */
const STAFF_ID = 'staff'

/**
 * The caller of a request to a call with this access; undefined for public calls.
 * Throws `unauthenticated` without a live session or, for clients, without a fitting request key that is used for the first time, and `forbidden` for the other kind of user.
 */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  access: Access,
  incoming: Incoming,
): Promise<Caller | undefined> {
  if (access === 'public' || access === 'api-key') return undefined
  const token = bearerToken(incoming.headers.authorization)
  if (!token) throw new AppError('unauthenticated', 'not-signed-in')
  const now = deps.now()
  const session = isTokenForm(token) ? await findSession(deps.db, token) : undefined
  if (!session || session.expiresAt <= now || isOfOtherMode(deps.settings, session))
    throw new AppError('unauthenticated', 'session-expired')
  refuseOtherKind(access, session.who)
  if (session.who.kind === 'client') {
    const key = incoming.headers[REQUEST_KEY_HEADER]
    const given = typeof key === 'string' ? key : ''
    checkRequestKey(given, { secret: token, method: incoming.method, path: incoming.url, now })
    await spendKey(deps, hashToken(token), given)
    refuseOtherCompany(incoming.headers[COMPANY_HEADER], session.who.clientId)
  }
  await touchSession(deps.db, session, now)
  const { provenAt, byPasskey, passkeysOnly } = session
  const isWanted = session.who.kind === 'client' && (passkeysOnly || deps.settings.clientSignIn === 'passkey')
  return { ...toCaller(token, session.who), provenAt, byPasskey, owesPasskey: isWanted && !byPasskey }
}

/**
 * On whose data the call works; undefined when staff made a call that names no client. `named`: the clients that query and
 * body name. Throws `forbidden` for a client naming another, `invalid` for staff naming two.
 */
export function scopeOf(caller: Caller, named: readonly string[]): Scope | undefined {
  const clientId = caller.clientId ?? named[0]
  if (clientId === undefined) return undefined
  if (named.every((each) => each === clientId)) return { clientId, actor: caller.actor }
  if (caller.clientId === undefined) throw new AppError('invalid', 'client-not-named')
  throw new AppError('forbidden', 'other-client')
}

/** Throws `forbidden` for a call that changes something and says of itself that its caller only looks. */
export function refuseWhileViewing({ changes }: Pick<Endpoint, 'changes'>, headers: IncomingHttpHeaders): void {
  if (changes && headers[VIEW_ONLY_HEADER] !== undefined) throw new AppError('forbidden', 'view-only')
}

type LeastRoles = Pick<Endpoint, 'leastRole' | 'leastClientRole'>

/** Throws `forbidden` for who is on staff, or belongs to a client, in a role that does not reach: the one place where roles are enforced. */
export function refuseRole({ leastRole, leastClientRole }: LeastRoles, { member, person }: Caller): void {
  if (member && !roleSuffices(member.role, leastRole))
    throw new AppError('forbidden', 'role-refused', { least: leastRole })
  if (person && !clientRoleSuffices(person.role, leastClientRole))
    throw new AppError('forbidden', 'client-role-refused', { least: leastClientRole })
}

type Proving = Pick<Endpoint, 'asksAgain' | 'withoutPasskey'>

/** Throws `forbidden` for who has yet to show a passkey, and for who signed in too long ago for the call: the one place where both are enforced. */
export async function refuseUnproven(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { asksAgain, withoutPasskey }: Proving,
  { owesPasskey, person, provenAt }: Caller,
): Promise<void> {
  if (owesPasskey && person && !withoutPasskey) {
    const kept = await listPasskeys(db, { kind: 'person', id: person.id })
    throw new AppError('forbidden', 'passkey-needed', { hasOne: kept.length > 0 })
  }
  const isOld = provenAt && now().getTime() - provenAt.getTime() > FRESH_MINUTES * 60_000
  if (asksAgain && isOld) throw new AppError('forbidden', 'sign-in-again', { minutes: FRESH_MINUTES })
}

/** The token of an 'Authorization: Bearer ...' header. */
export function bearerToken(header: string | undefined): string | undefined {
  const [scheme, token] = (header ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

/** Whether a text can be a token: 32 bytes as base64url. */
export const isTokenForm = (text: string): boolean => /^[\w-]{43}$/.test(text)

const callers = new WeakMap<object, Caller>()

/** Notes who makes a request, once that is known. */
export function noteCaller(request: object, caller: Caller): void {
  callers.set(request, caller)
}

/** Who makes a request; undefined for public calls and before the caller is known. */
export const callerOf = (request: object): Caller | undefined => callers.get(request)

/** Whoever signed in with the shared password, or without the provider, before that was switched off. */
const isOfOtherMode = (
  { staffSignIn }: Deps['settings'],
  { who, bySignOn }: Pick<Session, 'who' | 'bySignOn'>,
): boolean =>
  who.kind === 'staff' && ((!who.member && staffSignIn !== 'shared') || (staffSignIn === 'sso' && !bySignOn))

/** Throws `conflict` for a page that was made for another company than the session stands for now. */
function refuseOtherCompany(named: string | string[] | undefined, clientId: string): void {
  if (named !== undefined && named !== clientId) throw new AppError('conflict', 'company-switched')
}

function refuseOtherKind(access: Access, who: SessionOwner): void {
  if ((access === 'client' || access === 'visitor') && who.kind === 'staff')
    throw new AppError('forbidden', 'clients-only')
  if (access === 'staff' && who.kind === 'client') throw new AppError('forbidden', 'staff-only')
}

const toCaller = (token: string, who: SessionOwner): Caller =>
  who.kind === 'client'
    ? {
        token,
        actor: { kind: 'client', id: who.person.id, name: nameOfPerson(who.person) },
        clientId: who.clientId,
        person: who.person,
        language: who.language,
      }
    : {
        token,
        actor: { kind: 'staff', id: who.member?.id ?? STAFF_ID, name: who.name },
        clientId: undefined,
        member: who.member,
      }
