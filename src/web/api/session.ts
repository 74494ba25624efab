// Who is signed in, kept in local storage: the client's token and e-mail, and apart from it the staff session.
// Signing out in one tab signs out every tab. Source: specification part 1, sections 3 and 4; part 2, section 4.
import { useEffect, useSyncExternalStore } from 'react'
import { CLIENT_ROLES, type ClientRole } from '#domain/client-role.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff-role.ts'

export type Actor = 'client' | 'staff'
type ClientSession = {
  readonly token: string
  readonly email: string
  readonly companyName: string
  /** The company this page works for; undefined for sessions of before companies had people. */
  readonly companyId?: string | undefined
  /** Undefined for owners. */
  readonly role?: ClientRole | undefined
  /** Whether the person belongs to other companies too. */
  readonly hasSeveral?: boolean | undefined
}
/** `role`: undefined for who signed in with the shared password. */
type StaffUser = { readonly id: string; readonly name: string; readonly role?: StaffRole | undefined }
type StaffSession = { readonly token: string; readonly user: StaffUser }

/** Why a session is over: its token is no longer good, or the person left. */
type EndReason = 'expired' | 'left'

export type Sessions = {
  readonly client: ClientSession | undefined
  readonly staff: StaffSession | undefined
  /** Another tab changed to this company, for which the session stands now; the pages of this tab are still those of `client`. */
  readonly movedTo?: ClientSession | undefined
  readonly ended: { readonly client?: EndReason; readonly staff?: EndReason }
}

const KEYS = {
  token: 'token',
  email: 'email',
  company: 'companyName',
  companyId: 'companyId',
  role: 'clientRole',
  several: 'hasSeveralCompanies',
  staffToken: 'staffToken',
  staffUser: 'staffUser',
}

const CLIENT_KEYS = [KEYS.token, KEYS.email, KEYS.company, KEYS.companyId, KEYS.role, KEYS.several]

let sessions: Sessions = { client: readClient(), staff: readStaff(), ended: {} }
const listeners = new Set<() => void>()

export const currentSessions = (): Sessions => sessions

/** The token the actor's calls carry; undefined when signed out. */
export const currentToken = (actor: Actor): string | undefined => sessions[actor]?.token

export function useSessions(): Sessions {
  return useSyncExternalStore(onSessionChange, currentSessions)
}

/** Calls back after every change of a session, in this tab or another. Answers the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a way of signing in answered. */
type SignedIn = {
  readonly token: string
  readonly user: { readonly id: string; readonly companyName: string }
  readonly role?: ClientRole | undefined
  readonly companies?: number | undefined
}

export const sessionOf = ({ token, user, role, companies = 1 }: SignedIn, email: string): ClientSession => ({
  token,
  email,
  companyName: user.companyName,
  companyId: user.id,
  role,
  hasSeveral: companies > 1,
})

export function startClientSession(session: ClientSession): void {
  localStorage.setItem(KEYS.email, session.email)
  localStorage.setItem(KEYS.company, session.companyName)
  keep(KEYS.companyId, session.companyId)
  keep(KEYS.role, session.role)
  keep(KEYS.several, session.hasSeveral ? 'yes' : undefined)
  localStorage.setItem(KEYS.token, session.token)
  change({ ...sessions, client: session, movedTo: undefined, ended: { ...sessions.ended, client: undefined } })
}

export function startStaffSession(session: StaffSession): void {
  localStorage.setItem(KEYS.staffToken, session.token)
  localStorage.setItem(KEYS.staffUser, JSON.stringify(session.user))
  change({ ...sessions, staff: session, ended: { ...sessions.ended, staff: undefined } })
}

/** Removes what is stored for the actor. The sign-out callback is every `onSessionChange` listener. */
export function endSession(actor: Actor, reason: EndReason): void {
  const keys = actor === 'client' ? CLIENT_KEYS : [KEYS.staffToken, KEYS.staffUser]
  for (const key of keys) localStorage.removeItem(key)
  if (reason === 'left') forgetClose(actor)
  change({ ...sessions, [actor]: undefined, ended: { ...sessions.ended, [actor]: reason } })
}

/** Drafts with numbers of a company or of an importer: whoever leaves by choice leaves none behind in the tab. */
function forgetClose(actor: Actor): void {
  const isClose = (key: string) => key.startsWith(`typed:${actor}:`) && key.endsWith(':business-info')
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys.filter(isClose)) sessionStorage.removeItem(key)
}

/** Forgets that the actor left by choice: the redirect that follows it is done. An expired session stays told. */
export function forgetLeaving(actor: Actor): void {
  if (sessions.ended[actor] === 'left') change({ ...sessions, ended: { ...sessions.ended, [actor]: undefined } })
}

/** For sign-in pages: whoever has arrived here has left. */
export function useForgetLeaving(actor: Actor): void {
  useEffect(() => forgetLeaving(actor), [actor])
}

/** Reads local storage again: after another tab changed it. */
export function rereadSessions(): void {
  const client = readClient()
  const staff = readStaff()
  const isSame = client?.token === sessions.client?.token && staff?.token === sessions.staff?.token
  if (!isSame) {
    change({ client, staff, ended: { client: client ? undefined : 'left', staff: staff ? undefined : 'left' } })
    return
  }
  const isElsewhere = client?.companyId !== sessions.client?.companyId
  if (isElsewhere || sessions.movedTo) change({ ...sessions, movedTo: isElsewhere ? client : undefined })
}

function keep(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

function change(next: Sessions): void {
  sessions = next
  for (const listener of listeners) listener()
}

function readClient(): ClientSession | undefined {
  const token = localStorage.getItem(KEYS.token)
  const email = localStorage.getItem(KEYS.email)
  if (!token || !email) return undefined
  const role = CLIENT_ROLES.find((each) => each === localStorage.getItem(KEYS.role))
  return {
    token,
    email,
    companyName: localStorage.getItem(KEYS.company) ?? '',
    companyId: localStorage.getItem(KEYS.companyId) ?? undefined,
    role,
    hasSeveral: localStorage.getItem(KEYS.several) !== null,
  }
}

/** Invalid stored data clears it. Source: specification part 2, section 4, "Staff session". */
function readStaff(): StaffSession | undefined {
  const token = localStorage.getItem(KEYS.staffToken)
  const user = parseUser(localStorage.getItem(KEYS.staffUser))
  if (token && user) return { token, user }
  localStorage.removeItem(KEYS.staffToken)
  localStorage.removeItem(KEYS.staffUser)
  return undefined
}

function parseUser(stored: string | null): StaffUser | undefined {
  try {
    const user: unknown = JSON.parse(stored ?? 'null')
    if (typeof user !== 'object' || user === null || !('id' in user) || !('name' in user)) return undefined
    const { id, name } = user
    const role = STAFF_ROLES.find((each) => 'role' in user && each === user.role)
    return typeof id === 'string' && typeof name === 'string' ? { id, name, ...(role ? { role } : {}) } : undefined
  } catch {
    return undefined // not JSON: as good as nothing stored
  }
}

globalThis.addEventListener('storage', rereadSessions)
