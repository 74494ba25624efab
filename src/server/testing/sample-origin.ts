// What a sample world holds of origin: certificates for products, a recipe, the answer of a supplier.
import { linkEnd } from '#domain/origin/supplier-link.ts'
import type { Deps } from '../deps.ts'
import { insertCertifiedGoods } from '../store/certified-goods.ts'
import { insertProductCertificate } from '../store/product-certificates.ts'
import { addRecipeVersion } from '../store/recipes.ts'
import { insertSupplierAnswer, insertSupplierFile } from '../store/supplier-answers.ts'
import { hashOfLink, insertSupplierRequest } from '../store/supplier-requests.ts'

export const SHARED_ASIN = 'B08N5WRWNW'

/** A candle of palm wax of Malaysia that sells for 28 CAD. */
export const CANDLE_RECIPE = {
  transactionValue: '28',
  materials: [
    { id: 'm1', description: 'palm wax', code: '151620', origin: 'MY', originating: 'no' as const, value: '3' },
    { id: 'm2', description: 'cotton wick', code: '590800', origin: 'CA', originating: 'yes' as const, value: '0.2' },
  ],
}

/** What a supplier answers about a material. */
export const SUPPLIER_ANSWER = {
  maker: { name: 'Prairie Wick Ltd.', street: '12 Main Street', city: 'Brandon', country: 'CA' },
  origin: 'CA',
  originates: 'yes' as const,
  materials: [],
  metal: {},
  declaration: { name: 'Lee Park', date: '2026-11-20', isTrue: true as const },
}

type Certified = { readonly clientId: string; readonly certifiedDocumentId: string; readonly product: string }

export async function givenProductCertificates(
  { db, newId, now }: Deps,
  { clientId, certifiedDocumentId, product }: Certified,
) {
  const [productCertificateId, spareProductCertificateId] = [newId(), newId()]
  for (const id of [productCertificateId, spareProductCertificateId]) {
    const products = JSON.stringify([product])
    await insertProductCertificate(db, { id, client_id: clientId, products, created_at: now(), updated_at: now() })
  }
  const good = {
    sku: product,
    product,
    code: '0409000010',
    criterion: 'A',
    decision_id: null,
    origin: 'CA',
    maker: '',
  } as const
  const days = { signed_at: now(), valid_from: '2025-12-01', last_claim: '2026-11-30', keep_until: '2032-11-20' }
  await db
    .transaction()
    .execute((tx) =>
      insertCertifiedGoods(tx, [{ document_id: certifiedDocumentId, client_id: clientId, ...good, ...days }]),
    )
  return { certifiedDocumentId, productCertificateId, spareProductCertificateId }
}

export async function givenSupplierAnswer(deps: Deps, clientId: string, mark: string) {
  const { db, now, newId, newSecret } = deps
  const [supplierRequestId, supplierAnswerId, supplierFileId] = [newId(), newId(), newId()]
  const supplierToken = newSecret(32)
  const storage_key = `${clientId}/supplier_file/${supplierFileId}.pdf`
  await deps.files.put(storage_key, new TextEncoder().encode(`%PDF-1.7 ${mark} %%EOF`))
  await db.transaction().execute(async (tx) => {
    await insertSupplierRequest(tx, {
      id: supplierRequestId,
      client_id: clientId,
      product: SHARED_ASIN,
      material: 'm2',
      subject: 'cotton wick',
      supplier: `${mark} supplier`,
      token_hash: hashOfLink(supplierToken),
      created_at: now(),
      created_by: mark,
      expires_at: linkEnd(now()),
      revoked_at: null,
      revoked_by: null,
    })
    const of = { client_id: clientId, request_id: supplierRequestId }
    await insertSupplierAnswer(tx, {
      ...of,
      id: supplierAnswerId,
      content: JSON.stringify({ ...SUPPLIER_ANSWER, notes: mark }),
      given_at: now(),
      state: 'proposed',
      settled_at: null,
      settled_by: null,
      recipe_version: null,
    })
    await insertSupplierFile(tx, {
      ...of,
      id: supplierFileId,
      answer_id: supplierAnswerId,
      name: `${mark}.pdf`,
      kind: 'pdf',
      storage_key,
      sha256: '',
      size_bytes: 20,
      uploaded_at: now(),
      keep_until: '2032-11-20',
    })
  })
  return { supplierRequestId, supplierAnswerId, supplierFileId, supplierToken }
}

export async function givenRecipe({ db, newId, now }: Deps, clientId: string, name: string): Promise<string> {
  const recipeId = newId()
  const content = JSON.stringify({ ...CANDLE_RECIPE, name })
  await db
    .transaction()
    .execute((tx) => addRecipeVersion(tx, { recipeId, clientId, version: 1, content, at: now(), by: name }))
  return recipeId
}
