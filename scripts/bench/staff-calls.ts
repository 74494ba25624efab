// The calls staff make most, on a database as a large provider has it: 100,000 clients and 1,000,000 shipments.
import { sql } from 'kysely'
import type { Database } from '#server/store/database.ts'
import type { Load } from './load.ts'
import { LARGEST_EMAIL, seedForStaff } from './seed-staff.ts'

export const STAFF_SIZE = { clients: 100_000, shipments: 1_000_000, ofLargest: 20_000 } as const
/** The password the benchmark's server is started with. */
export const STAFF_PASSWORD = 'bench-staff'

/** As people type: words, beginnings of words, numbers, one letter. */
const CLIENT_WORDS = ['maple', 'orders7712', 'wax inc', 'pra', 'alder1', 'harbour4071', 'b', '4071@'] as const
const SHIPMENT_WORDS = ['NP-1234', 'sku-77', 'candle lid', 'np', '19999', 'B000001', 's'] as const

/** Clients whose lists are asked for in turn: fewer would lie in the cache. */
const SAMPLE = 2000

/** Fills the database, where it is not filled, and answers the calls to measure. */
export async function staffCalls({ db }: Database): Promise<readonly Load[]> {
  const largestClient = db.selectFrom('clients').select('id').where('email', '=', LARGEST_EMAIL)
  if (!(await largestClient.executeTakeFirst())) {
    if (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst())
      throw new Error('The database has clients of its own: give an empty one.')
    await seedForStaff(db, STAFF_SIZE)
  }
  const largest = await largestClient.executeTakeFirstOrThrow()
  const usual = await db
    .selectFrom('shipments')
    .select(['client_id', 'id'])
    .where('client_id', '<>', largest.id)
    .orderBy(sql`md5(id::text)`)
    .limit(SAMPLE)
    .execute()
  let turn = 0
  const next = <T>(list: readonly T[]): T | undefined => list[turn++ % list.length]
  const page = (rows: number, perPage: number) => 1 + ((turn++ * 7919) % Math.ceil(rows / perPage))
  const shipmentsOf = (clientId: string | undefined) => `/api/staff/clients/${clientId}/shipments`
  const searched = (words: readonly string[]) => encodeURIComponent(next(words) ?? '')
  return [
    get('clients, any page', () => `/api/staff/clients?page=${page(STAFF_SIZE.clients, 25)}`),
    get('clients, search', () => `/api/staff/clients?search=${searched(CLIENT_WORDS)}`),
    get('shipments of any client', () => shipmentsOf(next(usual)?.client_id)),
    get('shipments of largest, any page', () => `${shipmentsOf(largest.id)}?page=${page(STAFF_SIZE.ofLargest, 10)}`),
    get('shipments of largest, search', () => `${shipmentsOf(largest.id)}?search=${searched(SHIPMENT_WORDS)}`),
    get('shipment details', () => {
      const shipment = next(usual)
      return `${shipmentsOf(shipment?.client_id)}/${shipment?.id}/details`
    }),
  ]
}

const get = (name: string, path: () => string): Load => ({ name, method: 'GET', path })
