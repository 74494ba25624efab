// Whether the decisions behind signed goods still hold.
import { type CusmaFormStatus, isCertificate } from '#domain/cusma/form-status.ts'
import type { ProductCover } from '#domain/cusma/product-cover.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { type CertifiedBasis, certifiedBasis } from '#domain/origin/certified-basis.ts'
import type { Deps } from '../../deps.ts'
import { type CertifiedGood, listCertifiedGoods } from '../../store/certified-goods.ts'
import type { Db } from '../../store/database.ts'
import type { StoredItem } from '../../store/items.ts'
import {
  type DecisionNeeds,
  productKey,
  type StandingDecision,
  standingDecisions,
} from '../origin/standing-decisions.ts'

type Needs = DecisionNeeds & Pick<Deps, 'today'>

/** A good of a certificate against the latest decision on its product. */
export function basisOf({ today }: Pick<Deps, 'today'>, good: CertifiedGood, latest: StandingDecision | undefined) {
  const { decision_id, outcome, decided_criterion, decided_code } = good
  const decision =
    decision_id === null || outcome === null || decided_code === null
      ? null
      : { id: decision_id, outcome, criterion: decided_criterion, code: decided_code }
  return certifiedBasis({ decision, latest, lastClaim: good.last_claim }, today())
}

type SignedForm = { readonly document_id: string | null; readonly status: CusmaFormStatus }

export type OutdatedGood = {
  readonly sku: string
  readonly product: string
  /** As the items call it now, else the SKU. */
  readonly name: string
  readonly reasons: CertifiedBasis['reasons'][number][]
}

/** The goods of the signed certificate of a form whose decision does not hold any more. `items`: of its shipment, as they are now. */
export async function outdatedOnForm(
  db: Db,
  needs: Needs,
  clientId: string,
  { form, items }: { readonly form: SignedForm | null | undefined; readonly items: readonly StoredItem[] },
): Promise<readonly OutdatedGood[]> {
  if (!form?.document_id || !isCertificate(form.status)) return []
  return outdatedOf(db, needs, clientId, { goods: await listCertifiedGoods(db, clientId, form.document_id), items })
}

/** The same of the certificates for products that cover items of a shipment, or would but for a later decision. */
export async function outdatedByCover(
  db: Db,
  needs: Needs,
  clientId: string,
  { cover, items }: { readonly cover: ProductCover; readonly items: readonly StoredItem[] },
): Promise<readonly OutdatedGood[]> {
  const refuted = cover.differing.filter(({ differs }) => differs.includes('decision'))
  const naming = [...cover.covered, ...refuted]
  const named = new Set(naming.map(({ good }) => `${good.documentId} ${good.product}`))
  const documents = [...new Set(naming.map(({ good }) => good.documentId))]
  const goods: CertifiedGood[] = []
  for (const id of documents) goods.push(...(await listCertifiedGoods(db, clientId, id)))
  const covering = goods.filter(({ document_id, product }) => named.has(`${document_id} ${product}`))
  return outdatedOf(db, needs, clientId, { goods: covering, items })
}

type GoodsNow = { readonly goods: readonly CertifiedGood[]; readonly items: readonly StoredItem[] }

async function outdatedOf(
  db: Db,
  needs: Needs,
  clientId: string,
  { goods, items }: GoodsNow,
): Promise<readonly OutdatedGood[]> {
  const itemOf = new Map(items.map((item) => [productKey(item), item]))
  const codes = goods.map(({ product, code }) => {
    const item = itemOf.get(product)
    return [product, item ? htsDigits(item.htsCode ?? '') : code] as const
  })
  const latest = await standingDecisions(db, needs, clientId, new Map(codes))
  return goods.flatMap((good) => {
    const { sku, product } = good
    const { state, reasons } = basisOf(needs, good, latest.get(product))
    return state === 'outdated'
      ? [{ sku, product, name: itemOf.get(product)?.description || sku, reasons: [...reasons] }]
      : []
  })
}
