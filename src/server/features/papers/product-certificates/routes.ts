// Calls about certificates of origin for products.
import type { FastifyInstance } from 'fastify'
import { exportProductCertificates } from '#contract/list-files.ts'
import * as contract from '#contract/product-certificates.ts'
import { texts as fileTexts } from '#texts/en/list-files.ts'
import { saidMissing } from '#words/certificate-words.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { byPages, serveListFile } from '../../../http/serve-list-file.ts'
import { beginCertificate, changeCertificate, deleteDraft } from './drafts.ts'
import { listCertifiable } from './products.ts'
import { type CertificateAnswer, type CertificateOnWire, listCertificatesOfPeriods, readCertificate } from './read.ts'
import { signProducts } from './sign.ts'

export function registerProductCertificates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.listCertifiableProducts, async ({ scope, query }) => {
    const { rows, pagination } = await listCertifiable(deps, scope, query)
    return { data: [...rows], pagination }
  })
  serve(app, deps, contract.listProductCertificates, async ({ scope, query }) => {
    const { rows, pagination } = await listCertificatesOfPeriods(deps, scope, query)
    return { data: [...rows], pagination }
  })
  serveListFile(app, deps, exportProductCertificates, {
    heading: (say) => say(fileTexts).certificates,
    cells: (row: CertificateOnWire, { say }) => [
      row.number,
      row.fileName,
      row.shipment?.reference,
      row.periodStart,
      row.periodEnd,
      row.goods,
      row.changedAt,
      row.isRenewed ? say(fileTexts).yes : say(fileTexts).no,
    ],
    read: byPages(
      async ({ scope, query }, { page, perPage }) =>
        (await listCertificatesOfPeriods(deps, scope, { ...query, page }, perPage)).rows,
    ),
  })
  serve(app, deps, contract.createProductCertificate, async ({ scope, body, say }) => {
    const id = await beginCertificate(deps, scope, body)
    return { data: inWords(say, await readCertificate(deps, scope, id)) }
  })
  serve(app, deps, contract.getProductCertificate, async ({ scope, params, say }) => ({
    data: inWords(say, await readCertificate(deps, scope, params.id)),
  }))
  serve(app, deps, contract.updateProductCertificate, async ({ scope, params, body, say }) => {
    await changeCertificate(deps, scope, params.id, body)
    return { data: inWords(say, await readCertificate(deps, scope, params.id)) }
  })
  serve(app, deps, contract.deleteProductCertificate, async ({ scope, params }) => {
    await deleteDraft(deps, scope, params.id)
    return {}
  })
  serve(app, deps, contract.signProductCertificate, async ({ scope, params, body, attachAs }) => {
    const made = await signProducts(deps, scope, params.id, body)
    attachAs(made.filename)
    return made.bytes
  })
}

const inWords = (say: Words, { form, ...answer }: CertificateAnswer) => ({
  ...answer,
  form: form && { ...form, missing: saidMissing(say, form.missing) },
})
