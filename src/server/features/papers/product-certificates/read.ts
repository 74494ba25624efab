// Certificates for products as they are answered: the form of a draft, what was signed, and the lists.
import type { z } from 'zod'
import type { listProductCertificates, getProductCertificate as read } from '#contract/product-certificates.ts'
import { addDays } from '#domain/calendar.ts'
import type { MissingElement } from '#domain/cusma/certificate.ts'
import { RENEW_WITHIN_DAYS } from '#domain/cusma/product-standing.ts'
import { printedCriterion } from '#words/papers/certificate.ts'
import { AppError } from '../../../errors.ts'
import { basisOf } from '../../../records/cusma/certified-basis.ts'
import { contentOf, type FormFacts } from '../../../records/cusma/form-facts.ts'
import { standingDecisions } from '../../../records/origin/standing-decisions.ts'
import { pageOf } from '../../../records/shipments/paging.ts'
import type { Scope } from '../../../scope.ts'
import { listCertifiedGoods } from '../../../store/certified-goods.ts'
import { findDocument } from '../../../store/documents.ts'
import {
  countCertificates,
  findProductCertificate,
  type ListedCertificate,
  type ProductCertificateRow,
  pageOfCertificates,
} from '../../../store/product-certificates.ts'
import { goodsAnswer } from '../cusma/forms.ts'
import { type DraftNeeds, draftFacts } from './drafts.ts'
import { productsOf, readProducts } from './products.ts'

type Answer = z.input<(typeof read)['answer']>['data']
type FormAnswer = Omit<NonNullable<Answer['form']>, 'missing'> & { readonly missing: readonly MissingElement[] }
/** What is missing not yet in words. */
export type CertificateAnswer = Omit<Answer, 'form'> & { readonly form: FormAnswer | null }

/** Throws `missing` for one that is not the client's. */
export async function readCertificate(needs: DraftNeeds, scope: Scope, id: string): Promise<CertificateAnswer> {
  const row = await findProductCertificate(needs.db, scope.clientId, id)
  if (!row) throw new AppError('missing', 'no-such-product-certificate')
  const signed = row.document_id ? await signedAnswer(needs, scope, row.document_id) : null
  const facts = row.signed_at ? undefined : await draftFacts(needs, scope, row, contentOf(row))
  const certified = new Set(facts?.goods.map(({ itemId }) => itemId))
  return {
    id,
    products: [...productsOf(row)],
    renews: row.renews ? await renewedAnswer(needs, scope, row.renews) : null,
    form: facts ? formAnswer(row, facts) : null,
    otherGoods: (facts?.itemsRead ?? [])
      .filter(({ id: product }) => !certified.has(product))
      .map(({ product, description, sku, countryOfOrigin }) => ({
        product,
        name: description || sku,
        origin: countryOfOrigin,
      })),
    signed,
  }
}

const formAnswer = (row: ProductCertificateRow, facts: FormFacts): FormAnswer => ({
  id: row.id,
  updatedAt: row.updated_at.toISOString(),
  ...facts.filled,
  goods: goodsAnswer(facts, facts.goods),
  leftOutGoods: [],
  missing: facts.missing,
})

async function renewedAnswer({ db }: DraftNeeds, { clientId }: Scope, documentId: string): Promise<Answer['renews']> {
  const paper = await findDocument(db, clientId, documentId)
  const [good] = await listCertifiedGoods(db, clientId, documentId)
  return paper && good ? { number: paper.number, periodEnd: good.last_claim } : null
}

async function signedAnswer(needs: DraftNeeds, scope: Scope, documentId: string): Promise<Answer['signed']> {
  const { db } = needs
  const paper = await findDocument(db, scope.clientId, documentId)
  const goods = await listCertifiedGoods(db, scope.clientId, documentId)
  const [first] = goods
  if (!paper || !first) return null
  const products = goods.map(({ product }) => product)
  const now = new Map((await readProducts(db, needs, scope, products)).map((row) => [row.product, row]))
  const codes = goods.map(({ product, code }) => [product, now.get(product)?.hts_code ?? code] as const)
  const latest = await standingDecisions(db, needs, scope.clientId, new Map(codes))
  return {
    documentId,
    number: paper.number,
    fileName: paper.filename,
    signedAt: first.signed_at.toISOString(),
    periodStart: first.valid_from ?? '',
    periodEnd: first.last_claim,
    isListed: paper.deleted_at === null,
    goods: goods.map((good) => {
      const { state, reasons } = basisOf(needs, good, latest.get(good.product))
      return {
        sku: good.sku,
        product: good.product,
        name: now.get(good.product)?.description || good.sku,
        code: good.code,
        criterion: good.criterion,
        printsAs: printedCriterion(good.criterion),
        basis: { state, reasons: [...reasons] },
      }
    }),
  }
}

const PER_PAGE = 25
type Asked = z.output<(typeof listProductCertificates)['query']>

export async function listCertificatesOfPeriods(
  { db, today }: Pick<DraftNeeds, 'db' | 'today'>,
  { clientId }: Scope,
  { list, page }: Asked,
  perPage = PER_PAGE,
) {
  const on = { today: today(), soon: addDays(today(), RENEW_WITHIN_DAYS) }
  const total = await countCertificates(db, clientId, list, on)
  const offset = (page - 1) * perPage
  const rows = await pageOfCertificates(db, clientId, list, { ...on, limit: perPage, offset })
  return pageOf(rows.map(onWire), { page, perPage, total })
}

export type CertificateOnWire = ReturnType<typeof onWire>

const onWire = (row: ListedCertificate) => ({
  id: row.id,
  documentId: row.document_id,
  number: row.number,
  fileName: row.filename,
  shipment: row.shipment_id === null ? null : { id: row.shipment_id, reference: row.reference ?? '' },
  periodStart: row.valid_from,
  periodEnd: row.last_claim,
  goods: row.goods,
  changedAt: row.changed_at.toISOString(),
  isRenewed: row.is_renewed,
})
