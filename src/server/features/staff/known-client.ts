// Whether the client a staff member named exists.
import { texts } from '#texts/api.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { findClient } from '../../store/clients.ts'

/** Throws `missing` when staff named a client that does not exist. A client's own scope always exists. */
export async function knownClient({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<void> {
  if (scope.actor.kind === 'staff' && !(await findClient(db, scope.clientId)))
    throw new AppError('missing', texts.notFound)
}
