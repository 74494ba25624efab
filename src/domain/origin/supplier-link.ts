// A link by which a supplier answers: how long it is good, and why it opens nothing.

export const LINK_STATES = ['open', 'expired', 'revoked'] as const
type LinkState = (typeof LINK_STATES)[number]
/** Why a link opens nothing; 'unknown' is one that was never made, or was cut off when it was copied. */
export const LINK_REASONS = ['unknown', 'expired', 'revoked'] as const
export const ANSWER_STATES = ['proposed', 'accepted', 'set-aside'] as const
export const FILE_REASONS = ['kind', 'too-large', 'empty', 'too-many', 'damaged'] as const
export type FileReason = (typeof FILE_REASONS)[number]

const DAY_MS = 86_400_000
const GOOD_DAYS = 30

export const linkEnd = (from: Date): Date => new Date(from.getTime() + GOOD_DAYS * DAY_MS)

/** A link is good until the instant it ends, that instant excluded. */
export function linkState(link: { readonly expiresAt: Date; readonly revokedAt: Date | null }, now: Date): LinkState {
  if (link.revokedAt) return 'revoked'
  return now.getTime() < link.expiresAt.getTime() ? 'open' : 'expired'
}
