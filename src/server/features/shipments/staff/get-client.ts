// One client as staff see it.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type ClientRow, findClient } from '../../../store/clients.ts'

/** Throws `missing` when there is no such client. */
export async function getClientForStaff({ db }: Pick<Deps, 'db'>, clientId: string): Promise<ClientRow> {
  const client = await findClient(db, clientId)
  if (!client) throw new AppError('missing', 'no-such-client')
  return client
}
