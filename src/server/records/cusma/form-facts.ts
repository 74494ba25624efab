// What a CUSMA form is filled in from: the business information, the items, who signed last.
import { z } from 'zod'
import { cusmaFormFields } from '#contract/cusma-form.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type MissingElement, missingElements } from '#domain/cusma/certificate.ts'
import { type Contact, type FilledForm, type FormContent, filledForm } from '#domain/cusma/certificate-form.ts'
import {
  type CertifiableItem,
  type CertificateGood,
  certificateGoods,
  leftOutGoods,
  NOT_TESTED,
  type TestedOrigin,
} from '#domain/cusma/certificate-goods.ts'
import type { CriterionChoice } from '#domain/cusma/origin-criteria.ts'
import { htsDigits } from '#domain/hts-code.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { type BusinessInfoRow, findBusinessInfo } from '../../store/business-info.ts'
import { findClient } from '../../store/clients.ts'
import type { CusmaFormRow } from '../../store/cusma-forms.ts'
import type { Db } from '../../store/database.ts'
import { listItems, type StoredItem } from '../../store/items.ts'
import type { ShipmentRow } from '../../store/shipments.ts'
import { findSignature } from '../../store/signatures.ts'
import {
  type DecisionNeeds,
  productKey,
  type StandingDecision,
  standingDecisions,
} from '../origin/standing-decisions.ts'
import { movesOn, type StandingNeeds } from './moving-day.ts'

/** What is certified: an item of a shipment, or a product. */
export type FormItem = CertifiableItem & {
  /** What the origin coach knows it by. */
  readonly product: string
}

export type FormFacts = {
  readonly content: FormContent
  readonly filled: FilledForm
  readonly goods: readonly CertificateGood[]
  /** Items of North American origin that the certificate leaves out. */
  readonly leftOut: readonly CertificateGood[]
  /** What keeps the certificate from being signed. */
  readonly missing: readonly MissingElement[]
  /** The items as read: what is signed must still be so when the certificate is kept. */
  readonly itemsRead: readonly FormItem[]
  /** The decisions that stand behind the goods, by what a product is known by. */
  readonly decided: Decisions
}

type FactNeeds = Pick<Deps, 'db' | 'today'> & DecisionNeeds

/** Reads all of it; `content` is what was saved, with what a call adds to it. */
export async function readFormFacts(
  needs: FactNeeds & StandingNeeds,
  scope: Scope,
  shipment: Pick<ShipmentRow, 'id' | 'shipped_at'>,
  content: FormContent,
): Promise<FormFacts> {
  const items = (await listItems(needs.db, scope.clientId, shipment.id)).map(toFormItem)
  return factsOfItems(needs, scope, { items, content, movesOn: movesOn(needs, shipment) })
}

type Filling = {
  readonly items: readonly FormItem[]
  readonly content: FormContent
  /** The day the goods move, as far as it is known. */
  readonly movesOn: CalendarDate | undefined
}

/** The same of any items, whatever they are read from. */
export async function factsOfItems(
  needs: FactNeeds,
  { clientId }: Scope,
  { items: itemsRead, content, movesOn: on }: Filling,
): Promise<FormFacts> {
  const { db, today } = needs
  const decided = await decisionsOn(db, needs, clientId, itemsRead)
  const items = itemsRead.map((item) => ({ ...item, tested: testedOrigin(decided, item) }))
  const signature = await findSignature(db, clientId)
  const filled = filledForm(content, {
    business: await businessContact(db, clientId),
    items,
    today: today(),
    signer: signature && { name: signature.signer_name, title: signature.signer_title },
  })
  const { originCriteria, leftOutItems } = filled
  const goods = certificateGoods(items, originCriteria, leftOutItems)
  return {
    content,
    filled,
    goods,
    leftOut: leftOutGoods(items, originCriteria, leftOutItems),
    missing: missingElements(filled, goods, on),
    itemsRead,
    decided,
  }
}

type Decisions = ReadonlyMap<string, StandingDecision>

function decisionsOn(db: Db, needs: DecisionNeeds, clientId: string, items: readonly FormItem[]): Promise<Decisions> {
  const codes = items.map((item) => [item.product, htsDigits(item.htsCode ?? '')] as const)
  return standingDecisions(db, needs, clientId, new Map(codes))
}

/** Whether the decisions behind the goods are those that were read, and hold as they did then. */
export async function isDecidedAsRead(
  db: Db,
  needs: DecisionNeeds,
  clientId: string,
  { itemsRead, decided }: Pick<FormFacts, 'itemsRead' | 'decided'>,
): Promise<boolean> {
  const seen = (decisions: Decisions) =>
    JSON.stringify([...decisions].map(([product, { id, stale }]) => [product, id, stale]))
  return seen(await decisionsOn(db, needs, clientId, itemsRead)) === seen(decided)
}

/** What the decision on its product says of an item with this code. */
function testedOrigin(decided: Decisions, { product, htsCode }: FormItem): TestedOrigin {
  const row = decided.get(product)
  if (!row) return NOT_TESTED
  if (row.stale.length > 0 || row.code !== htsDigits(htsCode ?? '')) return { state: 'stale', criterion: null }
  return { state: row.outcome, criterion: row.outcome === 'originating' ? choiceOf(row) : null }
}

/** The specification's letter for the treaty's. */
function choiceOf({ criterion, uses_de_minimis }: StandingDecision): CriterionChoice | null {
  if (criterion === 'B') return uses_de_minimis ? 'D' : 'C'
  return criterion && CHOICES[criterion]
}

const CHOICES = { A: 'A', C: 'B', D: '4.2(d)' } as const

/** What was saved, without a field that no longer has its form. */
export function contentOf(row: Pick<CusmaFormRow, 'form'> | undefined): FormContent {
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(row?.form)
  const good = Object.entries(fields).map(([name, value]) => cusmaFormFields.safeParse({ [name]: value }).data ?? {})
  return Object.assign({}, ...good)
}

export const toFormItem = (item: StoredItem): FormItem => ({
  product: productKey(item),
  id: item.id,
  sku: item.sku,
  description: item.description,
  countryOfOrigin: item.countryOfOrigin,
  htsCode: item.htsCode,
  isCodeConfirmed: item.htsProvenance?.confirmedAt != null,
  maker: item.maker,
})

/** The client's e-mail address is the one it signs in with. */
async function businessContact(db: Db, clientId: string): Promise<Contact | undefined> {
  const info = await findBusinessInfo(db, clientId)
  const client = await findClient(db, clientId)
  return info && contactOf(info, client?.email ?? '')
}

const contactOf = (info: BusinessInfoRow, email: string): Contact => ({
  name: info.legal_name,
  address: [info.address_line1, info.address_line2].filter(Boolean).join(', '),
  city: info.city,
  state: info.state ?? '',
  postalCode: info.postal_code,
  country: info.country,
  phone: info.phone_number ?? '',
  email,
})
