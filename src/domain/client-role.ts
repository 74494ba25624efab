// What a person of a client may do. Each role may all that the one before it may.

/** A reader looks and downloads; a member does the work; an owner also says who belongs to the company and holds its address and its data. */
export const CLIENT_ROLES = ['reader', 'member', 'owner'] as const
export type ClientRole = (typeof CLIENT_ROLES)[number]

/** Whether `role` may what needs at least `least`. */
export const clientRoleSuffices = (role: ClientRole, least: ClientRole): boolean =>
  CLIENT_ROLES.indexOf(role) >= CLIENT_ROLES.indexOf(least)

/** As others read of somebody: the name, or while none was given the address. */
export const nameOfPerson = ({ name, email }: { readonly name: string | null; readonly email: string }): string =>
  name ?? email
