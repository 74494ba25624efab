// The signature a client used last. It fills in the next form and signs nothing (decisions c).
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findSignature, saveSignatureRow } from '../../../store/signatures.ts'
import { dataUrl, signaturePicture } from './signature-image.ts'

type GivenSignature = {
  readonly signatureData: string
  readonly signerName: string
  readonly signerTitle: string
}

/** Shown to nobody but the person whose it is, staff neither: a signature is its owner's to place. */
export async function getSignature({ db }: Pick<Deps, 'db'>, { clientId, actor }: Scope) {
  const kept = actor.kind === 'client' ? await findSignature(db, clientId) : undefined
  return kept?.person_id === actor.id ? kept : undefined
}

/** Throws `invalid` for a picture that cannot be printed. */
export async function saveSignature({ db, now }: Pick<Deps, 'db' | 'now'>, scope: Scope, given: GivenSignature) {
  if (!given.signatureData) throw new AppError('invalid', 'signature-incomplete')
  const signature_data = dataUrl(await signaturePicture(scope.clientId, given.signatureData))
  const at = now()
  const names = { signer_name: given.signerName, signer_title: given.signerTitle }
  await db.transaction().execute(async (tx) => {
    const before = await findSignature(tx, scope.clientId)
    await saveSignatureRow(tx, {
      client_id: scope.clientId,
      person_id: scope.actor.kind === 'client' ? scope.actor.id : null,
      signature_data,
      ...names,
      updated_at: at,
    })
    await insertAudit(tx, {
      at,
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'signature.saved',
      subject: { kind: 'signature', id: scope.clientId },
      before: before ? { signer_name: before.signer_name, signer_title: before.signer_title } : null,
      after: names,
    })
  })
}
