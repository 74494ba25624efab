// The clients as staff see them.
import type { Deps } from '../../../deps.ts'
import { type Page, pageOf } from '../../../records/shipments/paging.ts'
import { type ClientRow, pageOfClients } from '../../../store/clients.ts'

const PER_PAGE = 25

/** One page of the clients by name; `search` looks in name and e-mail. */
export async function listAllClients(
  { db }: Pick<Deps, 'db'>,
  asked: { readonly page: number; readonly search: string },
  perPage = PER_PAGE,
): Promise<Page<ClientRow>> {
  const slice = { limit: perPage, offset: (asked.page - 1) * perPage }
  const { rows, total, capped } = await pageOfClients(db, { search: asked.search, ...slice })
  return pageOf(rows, { page: asked.page, perPage, total, capped })
}
