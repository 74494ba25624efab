// Calls made once before anybody is sent here. The first call of a kind takes five to ten times as long as the tenth: its code, the code of its
// schemas and its statements are not compiled yet. So the commonest are asked on a made-up client in a transaction that is undone, of an
// application of their own.
import Fastify, { type FastifyInstance } from 'fastify'
import { classifyProduct } from '#contract/classification.ts'
import { calculateDuty } from '#contract/duty.ts'
import { preflight } from '#contract/preflight.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { SAMPLE_GOODS } from '#domain/shipment/sample.ts'
import type { Deps } from './deps.ts'
import { registerClassification } from './features/classification/routes.ts'
import { registerDuty } from './features/duty/routes.ts'
import { registerPreflight } from './features/papers/preflight/routes.ts'
import { registerShipments } from './features/shipments/routes.ts'
import { sweepNoNonces } from './http/spend-key.ts'
import { noCustomsService } from './providers/customs-service/customs-service.ts'
import { offlineExchangeRate } from './providers/exchange-rate/offline.ts'
import { noCustomsCharges } from './providers/freight/offline.ts'
import { offlineLanguageModel } from './providers/language-model/offline.ts'
import { insertClient } from './store/clients.ts'
import type { Tx } from './store/database.ts'
import { insertItems } from './store/items.ts'
import { insertSession } from './store/sessions.ts'
import { insertShipment } from './store/shipments.ts'

/** A start on slow processors is not put off for longer. */
const WITHIN_MS = 1_500
const ROUNDS = 12

type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object }

/**
 * Resolves with the number of calls that were answered well. Nothing stays in the database, and nobody outside is asked. Throws what the
 * database throws.
 */
export async function warmCalls(deps: Deps, { rounds = ROUNDS, withinMs = WITHIN_MS } = {}): Promise<number> {
  const tx = await deps.db.startTransaction().execute()
  try {
    return await askOn(tx, deps, { rounds, withinMs })
  } finally {
    await tx.rollback().execute()
  }
}

type Limits = { readonly rounds: number; readonly withinMs: number }

async function askOn(tx: Tx, deps: Deps, { rounds, withinMs }: Limits): Promise<number> {
  sweepNoNonces(tx)
  const app = appOn({ ...deps, ...NOBODY_OUTSIDE, db: tx })
  const token = deps.newSecret(32)
  const calls = callsAbout(await madeUpShipment(tx, deps, token))
  const end = performance.now() + withinMs
  let answered = 0
  for (let round = 0; round < rounds && performance.now() < end; round++)
    for (const call of calls) if (await isAnswered(app, deps, token, call)) answered++
  await app.close()
  return answered
}

const NOBODY_OUTSIDE = {
  languageModel: offlineLanguageModel,
  exchangeRates: offlineExchangeRate,
  customsService: noCustomsService,
  customsCharges: noCustomsCharges,
} as const

function appOn(deps: Deps): FastifyInstance {
  const app = Fastify()
  for (const register of [registerShipments, registerPreflight, registerDuty, registerClassification])
    register(app, deps)
  return app
}

/** Answers its id. `token`: of the session of its client. */
async function madeUpShipment(tx: Tx, { now, newId }: Deps, token: string): Promise<string> {
  const [clientId, id] = [newId(), newId()]
  await insertClient(tx, { id: clientId, name: clientId, email: `${clientId}@localhost`, created_at: now() })
  const by = { address: '127.0.0.1', agent: '', byPasskey: true }
  await insertSession(tx, token, { kind: 'client', clientId }, now(), by)
  await insertShipment(tx, {
    ...{ id, client_id: clientId, reference: id, status: 'pending', destination_type: 'other', fc_code: null },
    ...{ notes: null, created_at: now(), shipped_at: null },
  })
  const items = SAMPLE_GOODS.map(({ sku, quantity, costCad, origin, htsCode, units }, at) => ({
    ...{ id: newId(), client_id: clientId, shipment_id: id, position: at + 1, sku, description: sku, quantity },
    ...{ declared_value_cad: costCad, country_of_origin: origin, hts_code: htsCode, unit_quantities: units },
    ...{ hts_proposed_by: 'classifier' as const, updated_at: now() },
  }))
  await insertItems(tx, items)
  return id
}

const callsAbout = (shipment: string): readonly Asked[] => [
  { method: 'GET', path: `${listShipments.path}?page=1` },
  { method: 'GET', path: completeData.path.replace(':id', shipment) },
  { method: 'GET', path: preflight.path.replace(':id', shipment) },
  {
    method: 'POST',
    path: calculateDuty.path,
    body: { htsCode: '9403.20.00.78', countryOfOrigin: 'CN', price: 6.85, quantity: 144 },
  },
  { method: 'POST', path: classifyProduct.path, body: { productTitle: 'stoneware coffee mug with lid' } },
]

async function isAnswered(app: FastifyInstance, { now }: Deps, token: string, call: Asked): Promise<boolean> {
  const { method, path: url, body } = call
  const key = await newRequestKey(token, method, url, now())
  const headers = { authorization: `Bearer ${token}`, [REQUEST_KEY_HEADER]: key }
  const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
  return answer.statusCode === 200
}
