// What a member of staff may do. Each role may all that the one before it may.

/** A reader looks; an operator works; an owner also changes settings and keys and says who is on staff. */
export const STAFF_ROLES = ['reader', 'operator', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether `role` may what needs at least `least`. */
export const roleSuffices = (role: StaffRole, least: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least)
