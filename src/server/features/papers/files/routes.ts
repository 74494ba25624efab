// Stored certificates, signed links to files, and the template of the certificate.
import type { FastifyInstance } from 'fastify'
import * as files from '#contract/cusma-files.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { deleteStored, linkStored, listStored, readStored } from '../cusma/stored-files.ts'
import { annotatedTemplate, listTemplateFields } from '../cusma/template.ts'
import { openLink } from './open-link.ts'

export function registerFiles(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, files.openFileLink, async ({ params, attachAs }) => {
    const { filename, bytes } = await openLink(deps, params.token)
    attachAs(filename)
    return bytes
  })
  registerCertificates(app, deps)
}

function registerCertificates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, files.listCusmaFiles, async ({ scope }) => ({ data: await listStored(deps, scope) }))
  serve(app, deps, files.downloadCusmaFile, async ({ scope, params, attachAs }) => {
    const file = await readStored(deps, scope, params.filename)
    attachAs(file.filename)
    return file.bytes
  })
  serve(app, deps, files.linkCusmaFile, async ({ scope, params, query }) => {
    const url = await linkStored(deps, scope, params.filename, query)
    return { data: { url }, url }
  })
  serve(app, deps, files.deleteCusmaFile, async ({ scope, params }) => {
    await deleteStored(deps, scope, params.filename)
    return {}
  })
  serve(app, deps, files.listCusmaTemplateFields, async () => {
    const fields = await listTemplateFields()
    return { data: { fields }, fields }
  })
  serve(app, deps, files.annotatedCusmaTemplate, async ({ attachAs }) => {
    attachAs(ANNOTATED_NAME)
    return annotatedTemplate()
  })
}

const ANNOTATED_NAME = 'cusma-template-annotated.pdf'
