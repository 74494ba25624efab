// Whether somebody has signed in from a network of late: limits that strangers can use up do not shut its owner out.
import type { Deps } from '../../deps.ts'
import { hasSignedInFrom, type SigningIn } from '../../store/security-events.ts'

const KNOWN_FOR_MS = 90 * 86_400_000

export const isKnownNetwork = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: SigningIn & { readonly address: string },
): Promise<boolean> => hasSignedInFrom(db, who, new Date(now().getTime() - KNOWN_FOR_MS))
