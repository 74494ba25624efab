// A client with one of everything: what the tests that walk the contract work on.
import { DEMO_BROKERS, DEMO_LTL_ADDRESSES } from '../demo/settings.ts'
import type { Deps } from '../deps.ts'
import { issueKey } from '../features/api-keys/api-keys.ts'
import { addRows, beginImport } from '../features/imports/staged-import.ts'
import { hashPassword } from '../records/session/password.ts'
import { saveAsinDataRow } from '../store/asin-data.ts'
import { insertAudit } from '../store/audit-log.ts'
import { insertCusmaForm } from '../store/cusma-forms.ts'
import { saveMandateRow } from '../store/mandates.ts'
import { saveSetting } from '../store/settings.ts'
import { insertSignInCode } from '../store/sign-in-codes.ts'
import {
  completeCustoms,
  daysAgo,
  givenAddress,
  givenBusinessInfo,
  givenClient,
  givenItem,
  givenShipment,
} from './builders.ts'
import { givenAddressChange, givenPeople, givenSession } from './client-people.ts'
import { givenDocument } from './given-document.ts'
import { givenFailedJob, givenPaperJobs } from './given-jobs.ts'
import { givenLookup } from './given-lookup.ts'
import { givenCart, givenPlan } from './sample-freight.ts'
import { givenProductCertificates, givenRecipe, givenSupplierAnswer, SHARED_ASIN } from './sample-origin.ts'
import { givenTalk, type SampleTalk } from './sample-talk.ts'
import { givenStaff } from './staff-members.ts'
import { clientCaller, FEW_STEPS, type TestCaller } from './test-app.ts'

export const DOCUMENT_PASSWORD = 'papers please'
export const STAFF_PASSWORD = 'staff only'
export const SIGN_IN_CODE = '204815'
const STAFF = { kind: 'staff', id: 'staff', name: 'Staff' } as const

export type SampleWorld = Awaited<ReturnType<typeof givenStaff>> &
  Awaited<ReturnType<typeof givenPaperJobs>> &
  SampleTalk & {
    readonly caller: TestCaller
    readonly clientId: string
    readonly email: string
    readonly shipmentId: string
    readonly itemId: string
    /** Of the same shipment, taken out of it. */
    readonly removedItemId: string
    readonly addressId: string
    /** A client with nothing but a name: it can be erased. */
    readonly spareClientId: string
    readonly spareClientName: string
    /** Of links that ask the old addresses of the client and of the spare one. */
    readonly addressToken: string
    readonly spareAddressToken: string
    readonly filename: string
    readonly documentId: string
    /** A shipment of honey, which is food, and its item. */
    readonly foodShipmentId: string
    readonly foodItemId: string
    readonly formId: string
    /** A recipe of a product of its own. */
    readonly recipeId: string
    readonly certificateName: string
    /** What was signed under it, and two certificates for products that were not signed. */
    readonly certifiedDocumentId: string
    readonly productCertificateId: string
    readonly spareProductCertificateId: string
    /** A code that was replaced everywhere; and a product holds `ENDED_CODE` still. */
    readonly replacementId: string
    /** A placement of the shipment, and a cart of no placement. */
    readonly placementId: string
    readonly cartId: string
    /** Imports that are not saved yet, and an API key. */
    readonly importId: string
    readonly spareImportId: string
    readonly apiKeyId: string
    /** Jobs that failed for good. */
    readonly failedJobIds: readonly string[]
    /** A shipment of beer, which may not enter, and its item. */
    /** For calls that change a shipment as a whole. */
    readonly ownShipmentId: string
    readonly bannedShipmentId: string
    readonly bannedItemId: string
    /** A link that asks a supplier, the token of it, what was answered by it, and a file that came with the answer. */
    readonly supplierRequestId: string
    readonly spareSupplierRequestId: string
    readonly supplierToken: string
    readonly supplierAnswerId: string
    readonly supplierFileId: string
    /** Of a link of our own to the certificate. */
    readonly fileToken: string
    /** Of a code that was mailed and not used. */
    readonly challenge: string
    /** Of one that was mailed to the owner. */
    readonly againChallenge: string
    /** A second session of the client, and one of staff. */
    readonly sessionId: string
    /** Who has the client's own address, two colleagues, and two who are invited. */
    readonly ownerId: string
    readonly colleagueId: string
    readonly spareColleagueId: string
    readonly clientInvitationId: string
    readonly spareClientInvitationId: string
    readonly clientInvitationToken: string
    readonly staffSessionId: string
    /** Text that stands only in this client's data: it must never be in an answer to anybody else. */
    readonly marks: readonly string[]
  }

/** One number took its place. */
export const ENDED_CODE = '8507208010'

/** Passwords and parties an operator sets up. */
export async function givenSettings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await saveSetting(db, 'staff_password_hash', await hashPassword(STAFF_PASSWORD, FEW_STEPS), now())
  await saveSetting(db, 'document_password_hash', await hashPassword(DOCUMENT_PASSWORD, FEW_STEPS), now())
  await saveSetting(db, 'brokers', DEMO_BROKERS, now())
  await saveSetting(db, 'ltl_addresses', DEMO_LTL_ADDRESSES, now())
}

/** `mark` is a word in every text of this client. */
export async function sampleWorld(deps: Deps, mark: string): Promise<SampleWorld> {
  const { db } = deps
  const email = `${mark.toLowerCase()}@example.com`
  const clientId = await givenClient(db, { name: `${mark} Ltd.`, email })
  const shipmentId = await givenShipment(db, clientId, { reference: `${mark}-1`, notes: `${mark} notes` })
  const addressId = await givenAddress(db, clientId, { name: `${mark} Wax Works Inc.` })
  const customs = completeCustoms(addressId, 'CA')
  const words = { sku: `${mark}-SKU`, description: `${mark} candle`, asin: SHARED_ASIN }
  const itemId = await givenItem(db, clientId, shipmentId, { ...customs, ...words })
  const removedItemId = await givenItem(db, clientId, shipmentId, {
    sku: `${mark}-OUT`,
    description: `${mark} old candle`,
    removed_at: daysAgo(1),
  })
  const times = { created_at: daysAgo(1), updated_at: daysAgo(1), signed_at: daysAgo(1) }
  const formId = deps.newId()
  await insertCusmaForm(db, {
    id: formId,
    client_id: clientId,
    shipment_id: shipmentId,
    status: 'signed',
    ...times,
  })
  await givenBusinessInfo(db, clientId, { legal_name: `${mark} Ltd.` })
  await givenLookup(deps, { clientId, shipmentId, itemId, mark })
  await givenMandate(deps, clientId, mark)
  const honey = { ...customs, hts_code: '0409000010', sku: `${mark}-HONEY`, description: `${mark} clover honey` }
  const foodShipmentId = await givenShipment(db, clientId, { reference: `${mark}-food` })
  const foodItemId = await givenItem(db, clientId, foodShipmentId, honey)
  const lager = { ...customs, hts_code: '2203000030', sku: `${mark}-LAGER`, description: `${mark} lager` }
  const bannedShipmentId = await givenShipment(db, clientId, { reference: `${mark}-banned` })
  const ownShipmentId = await givenShipment(db, clientId, { reference: `${mark}-own` })
  const bannedItemId = await givenItem(db, clientId, bannedShipmentId, lager)
  const recipeId = await givenRecipe(deps, clientId, `${mark}-SPARE`)
  const replacementId = await givenEndedCode(deps, clientId)
  const { placementIds } = await givenPlan(db, clientId, shipmentId)
  const [placementId = ''] = placementIds
  const cartId = await givenCart(db, clientId, bannedShipmentId)
  const {
    filename,
    id: documentId,
    storageKey,
  } = await givenDocument(deps, {
    clientId,
    shipmentId,
    mark,
    kind: 'commercial_invoice',
    prefix: 'CI',
  })
  const { filename: certificateName, id: certifiedDocumentId } = await givenDocument(deps, {
    clientId,
    shipmentId,
    mark,
    kind: 'cusma_certificate',
    prefix: 'CUSMA',
  })
  const certified = await givenProductCertificates(deps, { clientId, certifiedDocumentId, product: honey.sku })
  const wanted = { now: deps.now(), expiresInSeconds: 3600, filename: certificateName }
  const fileToken = (await deps.files.link(storageKey, wanted)).replace('/api/files/', '')
  const caller = await clientCaller(deps, clientId)
  const goods = { ownShipmentId, foodShipmentId, foodItemId, itemId, removedItemId, bannedShipmentId, bannedItemId }
  const [importId, spareImportId] = [await givenImport(deps, email), await givenImport(deps, email)]
  const { key } = await issueKey(deps, STAFF, { name: mark, scopes: ['import'] })
  const failedJobIds = [await givenFailedJob(deps), await givenFailedJob(deps)]
  const open = { importId, spareImportId, apiKeyId: key.id, failedJobIds }
  const { supplierToken, ...supplied } = await givenSupplierAnswer(deps, clientId, mark)
  const { supplierRequestId: spareSupplierRequestId } = await givenSupplierAnswer(deps, clientId, mark)
  const ids = {
    clientId,
    ...supplied,
    ...certified,
    spareSupplierRequestId,
    shipmentId,
    ...goods,
    addressId,
    documentId,
    formId,
    recipeId,
    replacementId,
    placementId,
    cartId,
  }
  const spareClientName = `Spare of ${mark}`
  const spareClientId = await givenClient(db, { name: spareClientName, email: `spare-${email}` })
  const people = await givenPeople(deps, clientId, mark)
  const { clientInvitationToken: _, ...personIds } = people
  const marks = [mark, email, ...Object.values(ids), ...Object.values(personIds)]
  const challenge = await givenCode(deps, clientId, null)
  const sessionId = await givenSession(deps, { kind: 'client', clientId })
  const staffSessionId = await givenSession(deps, { kind: 'staff', name: 'Staff' })
  return {
    caller,
    ...ids,
    supplierToken,
    ...open,
    ...(await givenPaperJobs(deps, clientId, mark)),
    ...{ sessionId, staffSessionId },
    ...people,
    ...(await givenStaff(deps, mark, people.ownerId)),
    ...(await givenTalk(deps, { clientId, shipmentId, ownerId: people.ownerId, mark })),
    email,
    spareClientId,
    addressToken: await givenAddressChange(deps, { clientId, email, mark }),
    spareAddressToken: await givenAddressChange(deps, {
      clientId: spareClientId,
      email: `spare-${email}`,
      mark: `${mark}-spare`,
    }),
    spareClientName,
    filename,
    certificateName,
    fileToken,
    challenge,
    againChallenge: await givenCode(deps, clientId, people.ownerId),
    marks,
  }
}

async function givenMandate({ db, now }: Deps, clientId: string, mark: string): Promise<void> {
  await db.transaction().execute((tx) =>
    saveMandateRow(tx, {
      client_id: clientId,
      holder_name: `${mark} Broker`,
      holder_title: 'Customs manager',
      given_by: mark,
      given_on: '2026-11-02',
      reference: 'Binder 4',
      recorded_by: 'Staff',
      recorded_at: now(),
    }),
  )
}

/** Answers the id of a replacement that touched nothing. */
async function givenEndedCode({ db, newId, now }: Deps, clientId: string): Promise<string> {
  const id = newId()
  await saveAsinDataRow(db, clientId, 'B0ENDED001', { hts_code: ENDED_CODE }, now())
  await insertAudit(db, {
    at: now(),
    actor: { kind: 'client', id: clientId, name: 'Dana' },
    clientId,
    action: 'code.replaced',
    subject: { kind: 'code-replacement', id },
    before: { hts_code: ENDED_CODE, products: [], items: [] },
    after: { hts_code: '8507208092' },
  })
  return id
}

async function givenCode({ db, newId, now }: Deps, clientId: string, personId: string | null): Promise<string> {
  const id = newId()
  await insertSignInCode(db, {
    id,
    emailHash: 'hash of an e-mail address',
    addressHash: 'hash of an address',
    clientId,
    personId,
    codeHash: await hashPassword(SIGN_IN_CODE, FEW_STEPS),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 600_000),
    triesLeft: 5,
    fromKnownNetwork: false,
  })
  return id
}

/** An import of one shipment whose first part was sent. */
async function givenImport(deps: Deps, email: string): Promise<string> {
  const heading = ['client', 'reference']
  const { id } = await beginImport(deps, STAFF, { kind: 'shipments', filename: 'shipments.csv', heading })
  await addRows(deps, id, 0, [{ line: 2, cells: [email, 'IMPORTED-1'] }])
  return id
}
