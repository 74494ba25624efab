// Calls about manufacturer addresses.
import type { FastifyInstance } from 'fastify'
import { listAddresses, saveAddress as saveAddressCall, setAddressMid } from '#contract/client-data.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { toWireAddress } from '../../records/items/item-on-wire.ts'
import { listClientAddresses, saveAddress } from '../../records/makers/save-address.ts'
import { setMid } from './set-mid.ts'

export function registerMakers(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listAddresses, async ({ scope }) => {
    return { data: (await listClientAddresses(deps, scope)).map(toWireAddress) }
  })
  serve(app, deps, saveAddressCall, async ({ scope, body }) => {
    return { data: { id: await saveAddress(deps, scope, body.address, body) } }
  })
  serve(app, deps, setAddressMid, async ({ scope, params, body }) => {
    await setMid(deps, scope, params.id, body.mid)
    return {}
  })
}
