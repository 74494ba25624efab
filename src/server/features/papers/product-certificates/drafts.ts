// A certificate for products while it is filled in: begun, also to renew another, read, changed and deleted.
import type { z } from 'zod'
import type { createProductCertificate, updateProductCertificate } from '#contract/product-certificates.ts'
import { addDays, type CalendarDate, day } from '#domain/calendar.ts'
import { latestEnd } from '#domain/cusma/blanket-period.ts'
import type { FormContent } from '#domain/cusma/certificate-form.ts'
import { MOST_CERTIFIED_PRODUCTS } from '#domain/cusma/product-standing.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { contentOf, type FormFacts, factsOfItems } from '../../../records/cusma/form-facts.ts'
import type { DecisionNeeds } from '../../../records/origin/standing-decisions.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { listCertifiedGoods } from '../../../store/certified-goods.ts'
import type { Db, Tx } from '../../../store/database.ts'
import {
  deleteDraftCertificate,
  findCertificateOf,
  insertProductCertificate,
  lastSignedForm,
  lockProductCertificate,
  type ProductCertificateRow,
  updateProductCertificate as updateRow,
} from '../../../store/product-certificates.ts'
import { merged } from '../cusma/forms.ts'
import { asFormItems, productsOf, readProducts, refuseForeignProducts } from './products.ts'

export type DraftNeeds = Pick<Deps, 'db' | 'now' | 'newId' | 'today'> & DecisionNeeds
type Begun = z.output<(typeof createProductCertificate)['body']>
type Fields = z.output<(typeof updateProductCertificate)['body']>

/** Answers its id. Throws `missing` for a product or a certificate that is not the client's. */
export async function beginCertificate(needs: DraftNeeds, scope: Scope, begun: Begun): Promise<string> {
  const { db, newId, now } = needs
  const from =
    'renews' in begun
      ? await renewalOf(needs, scope, begun.renews)
      : { products: [...new Set(begun.products)], renews: null, form: await remembered(db, scope) }
  if (!('renews' in begun)) await refuseForeignProducts(db, needs, scope, from.products)
  const id = newId()
  await db.transaction().execute(async (tx) => {
    await insertProductCertificate(tx, {
      id,
      client_id: scope.clientId,
      products: JSON.stringify(from.products),
      form: JSON.stringify(from.form),
      renews: from.renews,
      created_at: now(),
      updated_at: now(),
    })
    await note(tx, needs, scope, id, 'begun', { after: { products: from.products.length, renews: from.renews } })
  })
  return id
}

/** Who certifies, exports and imports as it was said last; the producer follows from the goods. */
async function remembered(db: Db, { clientId }: Scope): Promise<FormContent> {
  const { certifierCapacity, certifier, exporter, importer } = contentOf({ form: await lastSignedForm(db, clientId) })
  return given({ certifierCapacity, certifier, exporter, importer })
}

/** The parties and goods of a certificate, for the longest period after its own. Every criterion is asked anew: what somebody stated then nobody confirms now. */
async function renewalOf(needs: DraftNeeds, scope: Scope, documentId: string) {
  const { db, today } = needs
  const goods = (await listCertifiedGoods(db, scope.clientId, documentId)).slice(0, MOST_CERTIFIED_PRODUCTS)
  const [first] = goods
  if (!first) throw new AppError('missing', 'no-such-product-certificate')
  const signed = await findCertificateOf(db, scope.clientId, documentId)
  const { certifierCapacity, certifier, exporter, producer, importer } = contentOf(signed)
  const parties = signed
    ? given({ certifierCapacity, certifier, exporter, producer, importer })
    : await remembered(db, scope)
  return {
    products: [...new Set(goods.map(({ product }) => product))],
    renews: documentId,
    form: {
      ...parties,
      blanketPeriod: periodAfter(day(first.last_claim), today()),
    },
  }
}

function periodAfter(lastClaim: CalendarDate, today: CalendarDate) {
  const startDate = lastClaim < today ? today : addDays(lastClaim, 1)
  return { startDate, endDate: latestEnd(startDate) }
}

/** Without what was not said. */
const given = (content: { readonly [K in keyof FormContent]: FormContent[K] | undefined }): FormContent =>
  contentOf({ form: content })

/** Throws `conflict` where it is signed, `missing` for a product that is not the client's. */
export function changeCertificate(needs: DraftNeeds, scope: Scope, id: string, fields: Fields): Promise<void> {
  return needs.db.transaction().execute(async (tx) => {
    const row = await lockDraft(tx, scope, id)
    const { products, ...form } = fields
    if (products) await refuseForeignProducts(tx, needs, scope, products)
    const patch = {
      form: JSON.stringify(merged(contentOf(row), form)),
      ...(products && { products: JSON.stringify([...new Set(products)]) }),
    }
    await updateRow(tx, scope.clientId, id, { ...patch, updated_at: needs.now() })
    await note(tx, needs, scope, id, 'changed', { after: { ...form, ...(products && { products: products.length }) } })
  })
}

/** Throws `conflict` where it is signed. */
export function deleteDraft(needs: DraftNeeds, scope: Scope, id: string): Promise<void> {
  return needs.db.transaction().execute(async (tx) => {
    const row = await lockDraft(tx, scope, id)
    await deleteDraftCertificate(tx, scope.clientId, id)
    await note(tx, needs, scope, id, 'deleted', { before: { products: productsOf(row).length } })
  })
}

/** Throws `missing` for one that is not the client's, `conflict` for one that is signed. */
export async function lockDraft(tx: Tx, { clientId }: Scope, id: string): Promise<ProductCertificateRow> {
  const row = await lockProductCertificate(tx, clientId, id)
  if (!row) throw new AppError('missing', 'no-such-product-certificate')
  if (row.signed_at) throw new AppError('conflict', 'product-certificate-signed')
  return row
}

/** What a draft would certify now. `content`: what was saved, with what a call adds to it. */
export async function draftFacts(
  needs: DraftNeeds,
  scope: Scope,
  row: ProductCertificateRow,
  content: FormContent,
): Promise<FormFacts> {
  const items = asFormItems(await readProducts(needs.db, needs, scope, productsOf(row)))
  return factsOfItems(needs, scope, { items, content: { ...content, covers: 'period' }, movesOn: needs.today() })
}

type Values = Readonly<Record<string, unknown>>
type Noted = { readonly before?: Values; readonly after?: Values }

export const note = (
  tx: Tx,
  { now }: Pick<DraftNeeds, 'now'>,
  { actor, clientId }: Scope,
  id: string,
  what: string,
  { before, after }: Noted,
): Promise<void> =>
  insertAudit(tx, {
    at: now(),
    actor,
    clientId,
    action: `product-certificate.${what}`,
    subject: { kind: 'product_certificate', id },
    before: before ?? null,
    after: after ?? null,
  })
