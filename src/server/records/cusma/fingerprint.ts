// Whether what was certified still holds, by the hash kept with a signed form.
import { createHash } from 'node:crypto'
import { type CertificateGood, certificateGoods, goodsFingerprint } from '#domain/cusma/certificate-goods.ts'
import { isCertificate } from '#domain/cusma/form-status.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type CusmaFormRow, findCusmaForm } from '../../store/cusma-forms.ts'
import type { Tx } from '../../store/database.ts'
import { listItems } from '../../store/items.ts'
import { contentOf, toFormItem } from './form-facts.ts'
import { changeFormStatus } from './form-status.ts'

/** SHA-256 in hex. */
export const fingerprintOf = (goods: readonly CertificateGood[]): string =>
  createHash('sha256').update(goodsFingerprint(goods)).digest('hex')

/**
 * Puts a certificate out of date once its goods are no longer as they were signed; it stays so until it is signed again.
 * A form without a fingerprint is put out of date by any such change. Source: specification part 2, section 4, "CUSMA form".
 */
export async function overtakeCertificate(tx: Tx, { now }: Pick<Deps, 'now'>, scope: Scope, shipmentId: string) {
  const form = await findCusmaForm(tx, scope.clientId, shipmentId)
  if (!form || !isCertificate(form.status) || (await stillHolds(tx, scope, form))) return
  await changeFormStatus(tx, scope, form, { status: 'out_of_date', at: now() })
}

async function stillHolds(tx: Tx, { clientId }: Scope, form: CusmaFormRow): Promise<boolean> {
  if (form.fingerprint === null) return false
  const items = await listItems(tx, clientId, form.shipment_id)
  const { originCriteria = {}, leftOutItems } = contentOf(form)
  const goods = certificateGoods(items.map(toFormItem), originCriteria, leftOutItems)
  return fingerprintOf(goods) === form.fingerprint
}
