// Calls of the shared product catalogue.
import type { FastifyInstance } from 'fastify'
import { deleteSharedProduct, listSharedProducts, saveSharedProduct } from '#contract/shared-products.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { listProducts, removeProduct, saveProduct } from './shared-products.ts'

export function registerSharedProducts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listSharedProducts, ({ query }) => listProducts(deps, query))
  serve(app, deps, saveSharedProduct, async ({ actor, params, body }) => {
    await saveProduct(deps, actor, { ...params, ...body })
    return {}
  })
  serve(app, deps, deleteSharedProduct, async ({ actor, params }) => {
    await removeProduct(deps, actor, params.asin)
    return {}
  })
}
