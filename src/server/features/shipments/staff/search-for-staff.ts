// What staff find across clients by one text: clients, and shipments by their reference.
import type { Deps } from '../../../deps.ts'
import { pageOfClients } from '../../../store/clients.ts'
import { findShipmentsOfAll } from '../../../store/search.ts'
import { wireClient } from './on-wire.ts'

const OF_A_KIND = 5

/** The first of each kind, in the order of its own list. */
export async function searchAcrossClients({ db }: Pick<Deps, 'db'>, text: string) {
  const typed = text.trim()
  const [clients, shipments] = await Promise.all([
    pageOfClients(db, { search: typed, limit: OF_A_KIND, offset: 0 }),
    findShipmentsOfAll(db, typed, OF_A_KIND),
  ])
  return {
    clients: clients.rows.map(wireClient),
    shipments: shipments.map(({ id, reference, status, clientId, clientName }) => ({
      id,
      reference,
      status,
      client: { id: clientId, name: clientName },
    })),
  }
}
