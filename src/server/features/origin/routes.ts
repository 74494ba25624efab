// Calls on origin under CUSMA: the rules and a decision on any recipe, which keep nothing, and the recipes of a client's products.
import type { FastifyInstance } from 'fastify'
import { decideOrigin as decideCall, originRules } from '#contract/origin.ts'
import { getOriginFolder, printOriginDossier } from '#contract/origin-folder.ts'
import { getProductOrigin, proposeMaterialCodes, saveRecipe as saveCall } from '#contract/product-origin.ts'
import * as page from '#contract/supplier-answer.ts'
import * as asked from '#contract/supplier-requests.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { toAnswer } from './decision-answer.ts'
import { printDossier } from './dossier.ts'
import { readFolder } from './folder.ts'
import { listRules } from './list-rules.ts'
import { readProductOrigin } from './product-origin.ts'
import { proposeCodes } from './propose-codes.ts'
import { toCase } from './recipe-of-body.ts'
import { saveRecipe } from './save-recipe.ts'
import { addFile, openLink, sendAnswer, supplierBrake, takeBackFile } from './supplier-page.ts'
import { askSupplier, readSupplierFile, readSupplierRequests, revokeLink, settleAnswer } from './supplier-requests.ts'

export function registerOrigin(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, decideCall, async ({ body }) => {
    const given = toCase(body, deps.today())
    return { decision: toAnswer(deps.origin, given, decideOrigin(deps.origin, given)) }
  })
  serve(app, deps, originRules, async ({ params, query }) => listRules(deps, { code: params.code, ...query }))
  serve(app, deps, getProductOrigin, async ({ scope, params }) => ({
    data: await readProductOrigin(deps, scope, params.product),
  }))
  serve(app, deps, saveCall, async ({ scope, params, body }) => {
    await saveRecipe(deps, scope, params.product, body)
    return { data: await readProductOrigin(deps, scope, params.product) }
  })
  serve(app, deps, proposeMaterialCodes, async ({ body }) => ({ data: proposeCodes(deps, body.descriptions) }))
  serve(app, deps, getOriginFolder, async ({ scope, params }) => ({
    data: await readFolder(deps, scope, params.product),
  }))
  serve(app, deps, printOriginDossier, async ({ scope, params, attachAs }) => {
    const { filename, bytes } = await printDossier(deps, scope, params.product)
    attachAs(filename)
    return bytes
  })
  registerRequests(app, deps)
  registerSupplierPage(app, deps)
}

function registerRequests(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, asked.listSupplierRequests, async ({ scope, params }) => ({
    data: await readSupplierRequests(deps, scope, params.product),
  }))
  serve(app, deps, asked.createSupplierRequest, async ({ scope, params, body }) => ({
    data: await askSupplier(deps, scope, params.product, body),
  }))
  serve(app, deps, asked.revokeSupplierRequest, async ({ scope, params }) => {
    await revokeLink(deps, scope, params.id)
    return {}
  })
  serve(app, deps, asked.settleSupplierAnswer, async ({ scope, params, body }) => {
    await settleAnswer(deps, scope, params.id, body.state)
    return {}
  })
  serve(app, deps, asked.getSupplierFile, async ({ scope, params }) => ({
    data: await readSupplierFile(deps, scope, params.id),
  }))
}

function registerSupplierPage(app: FastifyInstance, deps: Deps): void {
  const brake = supplierBrake()
  serve(app, deps, page.openSupplierRequest, async ({ body, address }) => {
    brake(body.token, address, deps.now())
    return { data: await openLink(deps, body.token) }
  })
  serve(app, deps, page.addSupplierFile, async ({ body, address }) => {
    brake(body.token, address, deps.now())
    return { data: await addFile(deps, body.token, body) }
  })
  serve(app, deps, page.removeSupplierFile, async ({ body, address }) => {
    brake(body.token, address, deps.now())
    await takeBackFile(deps, body.token, body.file)
    return {}
  })
  serve(app, deps, page.sendSupplierAnswer, async ({ body, address }) => {
    brake(body.token, address, deps.now())
    await sendAnswer(deps, body.token, body.answer)
    return {}
  })
}
