// Calls about CUSMA forms, signatures and certificates.
import type { FastifyInstance } from 'fastify'
import * as cusma from '#contract/cusma.ts'
import * as mandates from '#contract/mandates.ts'
import { saidMissing } from '#words/certificate-words.ts'
import { saidEligibility } from '#words/eligibility.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { checkEligibility } from '../../../records/cusma/check-eligibility.ts'
import type { Scope } from '../../../scope.ts'
import type { SignatureRow } from '../../../store/signatures.ts'
import { coveredOn } from './claim.ts'
import { createForm, type FormAnswer, getForm, updateForm } from './forms.ts'
import { signCertificate } from './generate-certificate.ts'
import { readMandate, saveMandate } from './mandates.ts'
import { getSignature, saveSignature } from './signature.ts'
import { readForShipment } from './stored-files.ts'

export function registerCusma(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, cusma.checkCusmaEligibility, async ({ scope, params, query, say }) => {
    const only = query.items?.split(',').map((id) => id.trim())
    return { data: saidEligibility(say, await checkEligibility(deps, scope, params.id, only)) }
  })
  registerForms(app, deps)
  registerMandates(app, deps)
  registerSignatures(app, deps)
  serve(app, deps, cusma.generateCusmaCertificate, async ({ scope, params, body, attachAs }) => {
    const made = await signCertificate(deps, scope, params.id, body)
    attachAs(made.filename)
    return made.bytes
  })
  serve(app, deps, cusma.downloadCusmaCertificate, async ({ scope, params, attachAs }) => {
    const file = await readForShipment(deps, scope, params.id)
    attachAs(file.filename)
    return file.bytes
  })
}

function registerMandates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, mandates.getMandate, async ({ scope }) => ({ data: await readMandate(deps, scope) }))
  serve(app, deps, mandates.saveMandate, async ({ scope, body }) => {
    await saveMandate(deps, scope, body.mandate)
    return {}
  })
}

function registerForms(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, cusma.getCusmaClaim, async ({ scope, params, query }) => ({
    data: await coveredOn(deps, scope, params.id, query.entryDate),
  }))
  serve(app, deps, cusma.getCusmaForm, async ({ scope, params, say }) =>
    both(await getForm(deps, scope, params.id), say),
  )
  serve(app, deps, cusma.createCusmaForm, async ({ scope, params, body, say }) =>
    both(await createForm(deps, scope, params.id, body), say),
  )
  serve(app, deps, cusma.updateCusmaForm, async ({ scope, params, body, say }) => {
    const at = { shipmentId: params.id, formId: params.formId }
    return both(await updateForm(deps, scope, at, body), say)
  })
}

function registerSignatures(app: FastifyInstance, deps: Deps): void {
  const readable = async (scope: Scope) => {
    return { data: toWire(await getSignature(deps, scope)) }
  }
  serve(app, deps, cusma.getCusmaSignature, ({ scope }) => readable(scope))
  serve(app, deps, cusma.saveCusmaSignature, async ({ scope, body }) => {
    await saveSignature(deps, scope, body)
    return {}
  })
}

/** The form under our name and under the specification's. */
function both<T extends FormAnswer | null>(form: T, say: Words) {
  const said = form && { ...form, missing: saidMissing(say, form.missing) }
  return { data: said, formData: said }
}

const toWire = (row: SignatureRow | undefined) =>
  row ? { signature_data: row.signature_data, signer_name: row.signer_name, signer_title: row.signer_title } : null
