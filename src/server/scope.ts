// On whose data a call works and who makes it: the only thing a use case knows of its caller.
import type { ClientRole } from '#domain/client-role.ts'
import type { StaffRole } from '#domain/staff-role.ts'

/** Of a client `id` and `name` are those of the person. */
export type Actor = { readonly kind: 'client' | 'staff' | 'system'; readonly id: string; readonly name: string }

/** Somebody on staff with a name of their own. */
export type Member = { readonly id: string; readonly role: StaffRole }

/** Somebody who signed in for a client. `name`: null while none was given. */
export type Person = {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly role: ClientRole
}

/** `clientId` is the client whose data the call may touch: the client itself, or the one a staff member named. */
export type Scope = { readonly clientId: string; readonly actor: Actor }
