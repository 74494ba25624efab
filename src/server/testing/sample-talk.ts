// What the sample world's client and staff say to each other, what they are told, who asked for an account, and the shipment to try.
import { WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { wordsOf } from '#words/language.ts'
import type { Deps } from '../deps.ts'
import { makeSample } from '../features/shipments/sample/sample.ts'
import { insertAccessRequest } from '../store/access-requests.ts'
import { insertComment } from '../store/comments.ts'
import { insertLetterStop } from '../store/notification-letters.ts'
import { SHARED_STAFF, tellPeople } from '../store/notifications.ts'
import { insertView } from '../store/saved-views.ts'

export type SampleTalk = {
  /** Of nobody's client yet. */
  readonly accessRequestIds: readonly string[]
  /** Said by the owner, and one to be removed. */
  readonly commentId: string
  /** What each of them says. */
  readonly commentBody: string
  readonly spareCommentId: string
  /** The same of staff with the shared password. */
  readonly staffCommentId: string
  readonly spareStaffCommentId: string
  /** What the owner is told. */
  readonly notificationId: string
  readonly letterToken: string
  /** What the owner named of the list of shipments, and one to be removed. */
  readonly viewId: string
  readonly spareViewId: string
}

type Of = { readonly clientId: string; readonly shipmentId: string; readonly ownerId: string; readonly mark: string }

export async function givenTalk(deps: Deps, of: Of): Promise<SampleTalk> {
  await givenSampleShipment(deps, of)
  return {
    accessRequestIds: [await givenAccessRequest(deps), await givenAccessRequest(deps)],
    commentId: await givenComment(deps, of),
    commentBody: bodyOf(of),
    spareCommentId: await givenComment(deps, of),
    staffCommentId: await givenComment(deps, of, true),
    spareStaffCommentId: await givenComment(deps, of, true),
    notificationId: await givenNotification(deps, of),
    letterToken: await givenLetterStop(deps, of),
    viewId: await givenView(deps, of, 'Spring'),
    spareViewId: await givenView(deps, of, 'Summer'),
  }
}

/** Whole: its invoice can be printed. */
async function givenSampleShipment(deps: Deps, { clientId, ownerId, mark }: Of): Promise<void> {
  const actor = { kind: 'client' as const, id: ownerId, name: mark }
  const { id } = await makeSample(deps, { clientId, actor }, wordsOf('en'))
  await deps.db.updateTable('items').set({ declared_value_cad: '14.5' }).where('shipment_id', '=', id).execute()
}

async function givenAccessRequest(deps: Deps): Promise<string> {
  const id = deps.newId()
  await deps.db.transaction().execute((tx) =>
    insertAccessRequest(tx, {
      id,
      company: 'Elora Candles',
      name: 'Ada Moss',
      email: `${id}@elora.example`,
      phone: null,
      goods: 'Soy candles',
      country: 'CA',
      province: 'ON',
      language: 'en',
      asked_at: deps.now(),
    }),
  )
  return id
}

const bodyOf = ({ mark }: Pick<Of, 'mark'>): string => `${mark} asks about the candles`

async function givenComment(deps: Deps, { clientId, shipmentId, ownerId, mark }: Of, byStaff = false): Promise<string> {
  const id = deps.newId()
  await deps.db.transaction().execute((tx) =>
    insertComment(tx, {
      id,
      client_id: clientId,
      shipment_id: shipmentId,
      author_kind: byStaff ? 'staff' : 'client',
      author_id: byStaff ? SHARED_STAFF : ownerId,
      author_name: mark,
      body: bodyOf({ mark }),
      said_at: deps.now(),
    }),
  )
  return id
}

async function givenNotification(deps: Deps, { clientId, ownerId, shipmentId, mark }: Of): Promise<string> {
  const facts = { by: mark, reference: `${mark}-1`, excerpt: `${mark} answers` }
  await deps.db.transaction().execute((tx) =>
    tellPeople(tx, {
      clientId,
      kind: 'comment',
      facts,
      shipmentId,
      at: deps.now(),
      key: null,
      mail: 'never',
      except: '',
    }),
  )
  const own = deps.db.selectFrom('notifications').select('id').where('client_id', '=', clientId)
  return (await own.where('person_id', '=', ownerId).executeTakeFirstOrThrow()).id
}

async function givenView(deps: Deps, { clientId, ownerId: personId, mark }: Of, name: string): Promise<string> {
  const id = deps.newId()
  const view = { ...WHOLE_LIST, search: mark }
  await deps.db
    .transaction()
    .execute((tx) => insertView(tx, { clientId, personId }, { id, name: `${mark} ${name}`, view, madeAt: deps.now() }))
  return id
}

async function givenLetterStop(deps: Deps, { clientId, ownerId }: Of): Promise<string> {
  const token = deps.newSecret(32)
  const reader = {
    client_id: clientId,
    person_id: ownerId,
    member_id: null,
    email: '',
    name: null,
    language: null,
    company: null,
  }
  await deps.db.transaction().execute((tx) => insertLetterStop(tx, token, reader, deps.now()))
  return token
}
