// Calls about requests for an account.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/access-requests.ts'
import { exportAccessRequests } from '#contract/list-files.ts'
import { texts as fileTexts } from '#texts/en/list-files.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { byPages, serveListFile } from '../../http/serve-list-file.ts'
import { pageOf } from '../../records/shipments/paging.ts'
import { type AccessRequest, countAccessRequests, pageOfAccessRequests } from '../../store/access-requests.ts'
import { askForAccess } from './ask-for-access.ts'
import { openAccount, settleRequest } from './settle.ts'

const PER_PAGE = 25

export function registerAccessRequests(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.askForAccess, async ({ body, address }) => {
    await askForAccess(deps, body, address)
    return {}
  })
  serve(app, deps, calls.listAccessRequests, ({ query }) => listRequests(deps, query))
  serveListFile(app, deps, exportAccessRequests, {
    heading: (say) => say(fileTexts).requests,
    cells: (row: AccessRequest & { readonly known_name: string | null }) => [
      row.company,
      row.name,
      row.email,
      row.phone,
      row.goods,
      row.country,
      row.province,
      row.asked_at.toISOString(),
      row.state,
      row.settled_by,
      row.settled_at?.toISOString(),
      row.known_name,
    ],
    read: byPages(({ query }, { page, perPage }) =>
      pageOfAccessRequests(deps.db, query.state, { limit: perPage, offset: (page - 1) * perPage }),
    ),
  })
  serve(app, deps, calls.settleAccessRequest, async ({ params, body, actor }) => {
    await settleRequest(deps, { id: params.requestId, state: body.state, actor })
    return {}
  })
  serve(app, deps, calls.openAccount, async ({ params, body, actor }) => ({
    data: await openAccount(deps, { id: params.requestId, ...body, actor }),
  }))
}

/** A page beyond the last one is empty. */
async function listRequests(
  { db }: Pick<Deps, 'db'>,
  { state, page }: { readonly state: calls.RequestState; readonly page: number },
) {
  const found = await countAccessRequests(db)
  const of = (each: calls.RequestState) => found.get(each) ?? 0
  const counts = { new: of('new'), answered: of('answered'), refused: of('refused'), client: of('client') }
  const rows = await pageOfAccessRequests(db, state, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const listed = pageOf(rows, { page, perPage: PER_PAGE, total: counts[state] })
  return {
    data: listed.rows.map((row) => ({
      id: row.id,
      company: row.company,
      name: row.name,
      email: row.email,
      phone: row.phone,
      goods: row.goods,
      country: row.country,
      province: row.province,
      language: row.language,
      askedAt: row.asked_at.toISOString(),
      state: row.state,
      settledBy: row.settled_by,
      settledAt: row.settled_at?.toISOString() ?? null,
      client: row.known_id === null || row.known_name === null ? null : { id: row.known_id, name: row.known_name },
    })),
    pagination: listed.pagination,
    counts,
  }
}
