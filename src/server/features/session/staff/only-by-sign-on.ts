// Where single sign-on is the only way of staff.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'

/** Throws `forbidden` where staff have no way in of Portage's own: neither passwords nor passkeys. */
export function refuseUnlessPasswords({ settings }: Pick<Deps, 'settings'>): void {
  if (settings.staffSignIn === 'sso') throw new AppError('forbidden', 'sign-on-only')
}
