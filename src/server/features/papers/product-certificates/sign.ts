// Signs a certificate for products: checked, printed and kept as that of a shipment is. It counts for every shipment of its period.
import type { z } from 'zod'
import type { signProductCertificate } from '#contract/product-certificates.ts'
import type { FormContent } from '#domain/cusma/certificate-form.ts'
import { productCertificateNumber } from '#domain/invoice/numbering.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { contentOf, type FormFacts, isDecidedAsRead } from '../../../records/cusma/form-facts.ts'
import { settleAll } from '../../../records/items/settle-all.ts'
import type { SettleNeeds } from '../../../records/items/settle-shipment.ts'
import type { Scope } from '../../../scope.ts'
import { insertCertifiedGoods } from '../../../store/certified-goods.ts'
import type { Tx } from '../../../store/database.ts'
import {
  findProductCertificate,
  type ProductCertificateRow,
  updateProductCertificate,
} from '../../../store/product-certificates.ts'
import { archiveOf } from '../archives.ts'
import { askToSign } from '../cusma/ask-to-sign.ts'
import { certificateOf } from '../cusma/certificate-draft.ts'
import { merged } from '../cusma/forms.ts'
import { basisOf, criteriaSigned, goodsSigned } from '../cusma/keep-certificate.ts'
import { refuseIncomplete, refuseUnsigned, type Signing, signingOf } from '../cusma/signing.ts'
import { type Draft, type KeptFile, type MadePaper, type MakerNeeds, madeBefore, makePaper } from '../make-paper.ts'
import { changeCertificate, type DraftNeeds, draftFacts, lockDraft, note } from './drafts.ts'
import { asFormItems, productsOf, readProducts } from './products.ts'

type Request = z.output<(typeof signProductCertificate)['body']>
type Needs = DraftNeeds & MakerNeeds & SettleNeeds & Pick<Deps, 'settings' | 'secrets' | 'jobs'>

/**
 * Criteria that the request names count as chosen by the signer. Throws, in this order: `invalid` for signature, name or title,
 * `missing`, `conflict` for one that is signed, for staff without a mandate, and naming each missing element.
 */
export async function signProducts(needs: Needs, scope: Scope, id: string, request: Request): Promise<MadePaper> {
  refuseUnsigned(request)
  const before = await madeBefore(needs, archiveOf(scope))
  if (before) return before
  const row = await getDraft(needs, scope, id)
  const signing = await signingOf(needs.db, scope, request)
  if (!signing) {
    const { signerName: _name, signerTitle: _title, ...prepared } = answersOf(request)
    await changeCertificate(needs, scope, id, prepared)
    const subject = { kind: 'product_certificate', id }
    return askToSign(needs, scope, { subject, path: `/certificates/${id}`, reference: null })
  }
  const made = await makePaper(needs, archiveOf(scope), async () => draftOf(needs, scope, row, signing))
  await settleAll(needs, scope)
  return made
}

async function getDraft({ db }: Needs, { clientId }: Scope, id: string): Promise<ProductCertificateRow> {
  const row = await findProductCertificate(db, clientId, id)
  if (!row) throw new AppError('missing', 'no-such-product-certificate')
  if (row.signed_at) throw new AppError('conflict', 'product-certificate-signed')
  return row
}

async function draftOf(
  needs: Needs,
  scope: Scope,
  { id }: ProductCertificateRow,
  signing: Signing<Request>,
): Promise<Draft> {
  const row = await getDraft(needs, scope, id)
  const facts = await draftFacts(needs, scope, row, merged(contentOf(row), answersOf(signing.request)))
  refuseIncomplete(facts)
  return {
    ...certificateOf(needs, facts, signing, { reference: '', invoiceNumber: '' }),
    number: productCertificateNumber(needs.today()),
    shipmentIds: [],
    isStill: (tx) => isAsRead(tx, needs, scope, { row, facts }),
    follow: (tx, file) => recordSigning(tx, needs, scope, id, { facts, file }),
  }
}

type Read = { readonly row: ProductCertificateRow; readonly facts: FormFacts }

/** Locks it; false when it, a product or a decision changed since they were read. */
async function isAsRead(tx: Tx, needs: Needs, scope: Scope, { row, facts }: Read): Promise<boolean> {
  const now = await lockDraft(tx, scope, row.id)
  const items = asFormItems(await readProducts(tx, needs, scope, productsOf(now)))
  const isSame = JSON.stringify([items, now]) === JSON.stringify([facts.itemsRead, row])
  return isSame && isDecidedAsRead(tx, needs, scope.clientId, facts)
}

type Signed = { readonly facts: FormFacts; readonly file: KeptFile }

async function recordSigning(tx: Tx, needs: Needs, scope: Scope, id: string, { facts, file }: Signed): Promise<void> {
  const { signerName, signerTitle, blanketPeriod } = facts.filled
  const form = JSON.stringify({ ...facts.content, originCriteria: criteriaSigned(facts) })
  const signed = { signed_at: file.madeAt, document_id: file.id }
  await updateProductCertificate(tx, scope.clientId, id, { ...signed, form, updated_at: needs.now() })
  await insertCertifiedGoods(tx, goodsSigned(needs, scope, { facts, file }))
  const { number, sha256 } = file
  const after = { ...signed, number, sha256, signer_name: signerName, signer_title: signerTitle, ...blanketPeriod }
  await note(tx, needs, scope, id, 'signed', { after: { ...after, ...basisOf(facts) } })
}

const answersOf = ({ signatureData: _picture, blanketPeriod, wholeConfirmed, ...given }: Request): FormContent => ({
  ...given,
  ...(blanketPeriod && { blanketPeriod }),
  ...(wholeConfirmed && { wholeConfirmed }),
})
