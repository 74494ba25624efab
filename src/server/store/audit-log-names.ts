// What things in the audit log are called: a row of the log holds ids, its reader wants references, SKUs and numbers.
import { sql } from 'kysely'
import type { Db } from './database.ts'

type Subject = { readonly kind: string; readonly id: string }

/** What a subject is called, and the reference of the shipment it belongs to. */
export type SubjectName = { readonly name: string | null; readonly shipment: string | null }

export const subjectKey = ({ kind, id }: Subject): string => `${kind} ${id}`

/** Names by `subjectKey`; a subject that is gone, or that needs none, has no entry. */
export async function namesOfSubjects(db: Db, subjects: readonly Subject[]): Promise<ReadonlyMap<string, SubjectName>> {
  const names = new Map<string, SubjectName>()
  for (const [kind, find] of Object.entries(FINDERS)) {
    const ids = [...new Set(subjects.filter((each) => each.kind === kind).map(({ id }) => id))].filter(
      kind === 'api_key' ? Boolean : isId,
    )
    if (ids.length === 0) continue
    for (const { id, name, shipment } of await find(db, ids)) names.set(subjectKey({ kind, id }), { name, shipment })
  }
  return names
}

type Found = SubjectName & { readonly id: string }
type Finder = (db: Db, ids: readonly string[]) => Promise<readonly Found[]>

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const found =
  (question: (ids: readonly string[]) => ReturnType<typeof sql<Found>>): Finder =>
  async (db, ids) =>
    (await question(ids).execute(db)).rows

const FINDERS: Readonly<Record<string, Finder>> = {
  shipment: found(
    (ids) => sql<Found>`
    select id, reference as name, reference as shipment from shipments where id = any(${[...ids]}::uuid[])`,
  ),
  item: found(
    (ids) => sql<Found>`
    select items.id, items.sku as name, shipments.reference as shipment
    from items join shipments on shipments.id = items.shipment_id where items.id = any(${[...ids]}::uuid[])`,
  ),
  document: found(
    (ids) => sql<Found>`
    select documents.id, documents.number as name, shipments.reference as shipment
    from documents left join shipments on shipments.id = documents.shipment_id
    where documents.id = any(${[...ids]}::uuid[])`,
  ),
  cusma_form: found(
    (ids) => sql<Found>`
    select cusma_forms.id, shipments.reference as name, shipments.reference as shipment
    from cusma_forms join shipments on shipments.id = cusma_forms.shipment_id
    where cusma_forms.id = any(${[...ids]}::uuid[])`,
  ),
  product_certificate: found(
    (ids) => sql<Found>`
    select c.id, d.number as name, null as shipment
    from product_certificates c join documents d on d.id = c.document_id where c.id = any(${[...ids]}::uuid[])`,
  ),
  manufacturing_address: found(
    (ids) => sql<Found>`
    select id, name, null as shipment from manufacturing_addresses where id = any(${[...ids]}::uuid[])`,
  ),
  placement: found(
    (ids) => sql<Found>`
    select placements.id, placements.warehouse_id as name, shipments.reference as shipment
    from placements
    join placement_options on placement_options.id = placements.placement_option_id
    join plans on plans.id = placement_options.plan_id
    join shipments on shipments.id = plans.shipment_id
    where placements.id = any(${[...ids]}::uuid[])`,
  ),
  box: found(
    (ids) => sql<Found>`
    select boxes.id, boxes.box_number::text as name, shipments.reference as shipment
    from boxes join shipments on shipments.id = boxes.shipment_id where boxes.id = any(${[...ids]}::uuid[])`,
  ),
  plan: found(
    (ids) => sql<Found>`
    select plans.id, plans.plan_name as name, shipments.reference as shipment
    from plans join shipments on shipments.id = plans.shipment_id where plans.id = any(${[...ids]}::uuid[])`,
  ),
  staff_member: found(
    (ids) => sql<Found>`select id, name, null as shipment from staff_members where id = any(${[...ids]}::uuid[])`,
  ),
  client_person: found(
    (ids) => sql<Found>`
    select id, coalesce(name, email) as name, null as shipment from client_people where id = any(${[...ids]}::uuid[])`,
  ),
  api_key: found(
    (ids) => sql<Found>`select id, name, null as shipment from api_keys where id = any(${[...ids]}::text[])`,
  ),
  client: found(
    (ids) => sql<Found>`
    select id, name, null as shipment from clients where id = any(${[...ids]}::uuid[])`,
  ),
  cart: found(
    (ids) => sql<Found>`
    select carts.id, carts.warehouse_id as name, shipments.reference as shipment
    from carts join shipments on shipments.id = carts.shipment_id where carts.id = any(${[...ids]}::uuid[])`,
  ),
}
