// A sample world whose client has a row in every table that can hold one, with texts of its own that stand nowhere else.
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { saveImporter } from '../records/business-info/importer-details.ts'
import { insertErasureRequest } from '../store/erasures.ts'
import { givenBusinessInfo } from './builders.ts'
import { givenAddressChange } from './client-people.ts'
import { type SampleWorld, sampleWorld } from './sample-world.ts'
import { clientCaller } from './test-app.ts'

/** What must be found nowhere once the client is erased. */
export const OWN_TEXTS = {
  name: 'Hollowbrook Trading Inc.',
  email: 'erase-me@hollowbrook.example',
  legalName: 'Hollowbrook Trading (2019) Inc.',
  formerName: 'Hollowbrook & Daughters',
  phone: '+1 204 555 0177',
  phoneDigits: '12045550177',
  number: '871234568',
  street: '18 Sparrow Lane',
  signer: 'Ottoline Marsh',
  signature: 'data:image/png;base64,T3R0b2xpbmU=',
  importer: 'Hollowbrook US Imports',
  importerNumber: '98-7654321',
  contact: 'Peregrine Ashdown',
  maker: 'Quillfeather Waxworks',
  agent: 'Wren Halloway',
} as const

/** The client's papers, one of which has no term left. */
export async function wholeClient(deps: Deps): Promise<SampleWorld & { readonly overId: string }> {
  const world = await sampleWorld(deps, 'Owlwood')
  const { db } = deps
  const { clientId, shipmentId } = world
  const texts = OWN_TEXTS
  await db
    .updateTable('clients')
    .set({ name: texts.name, email: texts.email, external_id: 'HB-77', language: 'fr' })
    .where('id', '=', clientId)
    .execute()
  await givenAddressChange(deps, { clientId, email: texts.email, mark: 'Owlwood' })
  await givenBusinessInfo(db, clientId, {
    legal_name: texts.legalName,
    phone_number: texts.phone,
    canadian_business_number: texts.number,
    address_line1: texts.street,
  })
  const scope = { clientId, actor: { kind: 'client', id: clientId, name: texts.name } } as const
  const none = { address_line1: null, address_line2: null, city: null, state: null, country: null, postal_code: null }
  const contact = { contact_name: texts.contact, contact_title: null, contact_email: null, default_mid: null }
  const importer = { name: texts.importer, number: texts.importerNumber, ...none, ...contact }
  await db.transaction().execute((tx) => saveImporter(tx, deps, scope, importer))
  await insertErasureRequest(db, clientId, deps.now())
  for (const statement of rowsOf(world)) await statement.execute(db)
  const over = await db
    .insertInto('documents')
    .values({
      id: deps.newId(),
      client_id: clientId,
      shipment_id: world.foodShipmentId,
      kind: 'commercial_invoice',
      number: 'INV-OVER',
      filename: 'INV-OVER.pdf',
      storage_key: `${clientId}/commercial_invoice/over.pdf`,
      sha256: '',
      size_bytes: 1,
      created_by: texts.name,
      created_at: new Date('2020-01-01T00:00:00Z'),
      keep_until: '2026-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.files.put(`${clientId}/commercial_invoice/over.pdf`, new TextEncoder().encode(texts.name))
  await db.updateTable('documents').set({ keep_until: '2032-11-20' }).where('shipment_id', '=', shipmentId).execute()
  // The new address ended those there were.
  return { ...world, caller: await clientCaller(deps, clientId), overId: over.id }
}

function rowsOf(world: SampleWorld) {
  const { clientId, shipmentId, itemId, certifiedDocumentId, recipeId, supplierRequestId, foodItemId } = world
  const texts = OWN_TEXTS
  const decision = '00000000-0000-4000-8000-0000000000d1'
  const box = '00000000-0000-4000-8000-0000000000b1'
  return [
    sql`insert into signatures values (${clientId}, ${texts.signature}, ${texts.signer}, 'Owner', now())`,
    sql`insert into sign_in_codes (id, email_hash, address_hash, client_id, code_hash, created_at, expires_at, tries_left)
      values (gen_random_uuid(), 'e', 'a', ${clientId}, '{}', now(), now(), 5)`,
    sql`insert into comments (id, client_id, shipment_id, author_kind, author_id, author_name, body, said_at) values
      (gen_random_uuid(), ${clientId}, ${shipmentId}, 'client', ${clientId}, ${texts.name}, ${texts.contact}, now())`,
    sql`update lookup_items set maker = ${json({ data: null, message: texts.maker, steps: [] })} where client_id = ${clientId}`,
    sql`insert into comment_reads values (${clientId}, ${shipmentId}, ${clientId}, now())`,
    sql`insert into notification_settings select client_id, person_id, 'comment', 'now' from client_members where client_id = ${clientId}`,
    sql`insert into saved_views select gen_random_uuid(), client_id, person_id, ${texts.contact}, '{"search":"","status":"","order":"newest","hidden":[]}', false, now()
      from client_members where client_id = ${clientId}`,
    sql`insert into letter_stops select person_id::text, client_id, person_id, null, now() from client_members where client_id = ${clientId}`,
    sql`insert into notifications (client_id, kind, facts, happened_at, mail) values
      (${clientId}, 'comment', ${json({ by: texts.name })}, now(), 'never'),
      (null, 'import', ${json({ name: texts.name })}, now(), 'never')`,
    sql`insert into access_requests (id, company, name, email, goods, country, language, asked_at, client_id) values
      (gen_random_uuid(), ${texts.name}, ${texts.contact}, ${texts.email}, 'wax', 'CA', 'en', now(), ${clientId}),
      (gen_random_uuid(), ${texts.name}, 'Somebody', ${texts.email}, 'wax', 'CA', 'en', now(), null)`,
    sql`insert into jobs (id, kind, client_id, asked_by_kind, asked_by_id, asked_by, asked_at, data) values
      (gen_random_uuid(), 'letter', ${clientId}, 'client', ${clientId}, ${texts.name}, now(), ${json({ to: texts.email })}),
      (gen_random_uuid(), 'letter', null, 'system', 's', 'Portage', now(), ${json({ to: texts.email })})`,
    sql`insert into boxes (id, client_id, shipment_id, box_number) values (${box}, ${clientId}, ${shipmentId}, 1)`,
    sql`insert into box_items (id, client_id, box_id, sku, quantity) values (gen_random_uuid(), ${clientId}, ${box}, 'SKU-1', 1)`,
    sql`insert into document_shipments values (${certifiedDocumentId}, ${clientId}, ${shipmentId})`,
    sql`insert into invoice_duties values (${certifiedDocumentId}, ${clientId}, ${shipmentId}, '2026-11-20', 12.5, 1, 0, 0)`,
    sql`insert into entry_permissions values (${itemId}, ${clientId}, '3406000000', 'CA', 'licence', 'US note', 'Staff', now())`,
    sql`insert into fda_worksheets values (${clientId}, ${shipmentId}, ${json({ a: { contactName: texts.contact } })}, now(), ${texts.name})`,
    sql`insert into invoice_parties values (${clientId}, ${json({ importer: { name: texts.agent, phone: texts.phoneDigits } })}, now())`,
    sql`insert into origin_decisions (id, client_id, product, code, recipe_id, recipe_version, rules_version, release, decided_on, decided_at,
        decided_by, outcome, criterion, uses_de_minimis, decision)
      values (${decision}, ${clientId}, 'Owlwood-HONEY', '0409000010', ${recipeId}, 1, '2026', 'r20', '2026-11-01', now(),
        ${texts.name}, 'originating', 'A', false, ${json({ by: texts.name })})`,
    sql`update certified_goods set decision_id = ${decision}, maker = ${texts.maker} where client_id = ${clientId}`,
    sql`insert into recipe_products values (${clientId}, 'Owlwood-HONEY', ${recipeId})`,
    sql`update supplier_requests set product = 'Owlwood-HONEY' where id = ${supplierRequestId}`,
    sql`update supplier_answers set state = 'accepted' where request_id = ${supplierRequestId}`,
    sql`update manufacturing_addresses set name = ${texts.maker} where client_id = ${clientId}`,
    sql`update shipments set notes = ${`call ${texts.contact}`}, ship_to = ${json({ name: texts.agent })} where id = ${shipmentId}`,
    sql`update items set description = ${`Candle by ${texts.name}`}, hts_confirmed_by = ${texts.name} where id = ${itemId}`,
    sql`update documents set created_by = ${texts.name}, request = ${json({ shipper: { name: texts.name, address: texts.street } })}
      where client_id = ${clientId}`,
    sql`insert into security_events (at, kind, actor_kind, person, client_id, address) values
      (now(), 'sign-in', 'client', ${texts.name}, ${clientId}, '203.0.113.77'),
      (now(), 'sign-in-failed', 'nobody', 'e…@hollowbrook.example', null, '203.0.113.77')`,
    sql`insert into audit_log (at, actor_kind, actor_id, actor_name, client_id, action, subject_kind, subject_id, before, after) values
      (now(), 'client', ${clientId}, ${texts.formerName}, ${clientId}, 'business-info.saved', 'business_info', ${clientId},
        ${json({ legal_name: texts.formerName })}, ${json({ legal_name: texts.legalName, phone_number: texts.phone })}),
      (now(), 'client', ${clientId}, ${texts.name}, ${clientId}, 'item.changed', 'item', ${foodItemId},
        ${json({ country_of_origin: 'CN' })}, ${json({ country_of_origin: 'CA', said: texts.contact })}),
      (now(), 'staff', 'staff', 'Robin Vale', null, 'import.saved', 'import', 'x', null, ${json({ email: texts.email })})`,
    sql`insert into idempotency_keys (owner, key, client_id, fingerprint, begun_at, answer) values
      ('client', 'k1', ${clientId}, 'f', now(), ${Buffer.from(texts.name)}),
      ('staff', 'k2', null, 'f', now(), ${Buffer.from(`{"é":"${texts.email}"}`)}),
      ('staff', 'k3', null, 'f', now(), ${Buffer.from('{"email":"somebody@else.example"}')})`,
    sql`insert into staff_documents (id, kind, number, filename, storage_key, sha256, size_bytes, request, created_by, created_at)
      values (gen_random_uuid(), 'manual_invoice', 'M-1', 'M-1.pdf', 'staff/m1.pdf', '', 1, ${json({ importer: { name: texts.legalName } })},
        'Staff', now())`,
    sql`update import_batches set rows = ${json([[2, [texts.email, 'A-1']]])}`,
  ]
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
