// What people are told of: written for each reader, listed and read by that reader alone.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Slice } from './slice.ts'
import type { NotificationsTable } from './tables/talk.ts'

export type NotificationRow = Selectable<NotificationsTable>
type Mail = NotificationRow['mail']

/** A person as the reader of one company's, or staff: a member, or null for who has the shared password. */
export type Reader = { readonly clientId: string; readonly personId: string } | { readonly memberId: string | null }

type Told = {
  readonly clientId: string
  readonly kind: NotificationRow['kind']
  readonly facts: object
  readonly shipmentId: string | null
  readonly at: Date
  readonly key: string | null
  /** Letters for whoever chose nothing. */
  readonly mail: Mail
  /** Who did it: of a client the person, of staff the member; told of nothing. */
  readonly except: string
}

/** For every person of the client. */
export async function tellPeople(tx: Db, told: Told): Promise<void> {
  await sql`
    insert into notifications (client_id, person_id, kind, key, facts, shipment_id, happened_at, mail)
    select m.client_id, m.person_id, ${told.kind}, ${told.key}, ${JSON.stringify(told.facts)}::jsonb, ${told.shipmentId}::uuid,
      ${told.at}, coalesce(s.mail, ${told.mail})
    from client_members m left join notification_settings s
      on s.client_id = m.client_id and s.person_id = m.person_id and s.kind = ${told.kind}
    where m.client_id = ${told.clientId} and m.person_id::text <> ${told.except}
    on conflict do nothing`.execute(tx)
}

/** For everybody on staff who may do something about it, and for who has the shared password. */
export async function tellStaff(tx: Db, told: Told): Promise<void> {
  const row = (member: RawBuilder<unknown>, mail: RawBuilder<unknown>) => sql`
    ${told.clientId}::uuid, ${member}, ${told.kind}, ${told.key}, ${JSON.stringify(told.facts)}::jsonb, ${told.shipmentId}::uuid,
    ${told.at}::timestamptz, ${mail}`
  await sql`
    insert into notifications (client_id, member_id, kind, key, facts, shipment_id, happened_at, mail)
    select ${row(sql`m.id`, sql`coalesce(s.mail, ${told.mail})`)}
    from staff_members m left join staff_notification_settings s on s.member_id = m.id and s.kind = ${told.kind}
    where m.joined_at is not null and m.disabled_at is null and m.role <> 'reader' and m.id::text <> ${told.except}
    on conflict do nothing`.execute(tx)
  if (told.except === SHARED_STAFF) return
  await sql`
    insert into notifications (client_id, member_id, kind, key, facts, shipment_id, happened_at, mail)
    values (${row(sql`null::uuid`, sql`'never'`)}) on conflict do nothing`.execute(tx)
}

/** The id of the actor who has the shared password. */
export const SHARED_STAFF = 'staff'

/** For one on staff who asked for it. */
export async function tellMember(
  tx: Db,
  memberId: string | null,
  told: Pick<Told, 'kind' | 'facts' | 'at' | 'mail'>,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      client_id: null,
      person_id: null,
      member_id: memberId,
      kind: told.kind,
      key: null,
      facts: JSON.stringify(told.facts),
      shipment_id: null,
      happened_at: told.at,
      mail: memberId === null ? 'never' : told.mail,
    })
    .execute()
}

const ofReader = (reader: Reader): RawBuilder<boolean> => {
  if ('personId' in reader) return sql<boolean>`n.client_id = ${reader.clientId} and n.person_id = ${reader.personId}`
  return reader.memberId === null
    ? sql<boolean>`n.person_id is null and n.member_id is null`
    : sql<boolean>`n.person_id is null and n.member_id = ${reader.memberId}`
}

export type ListedNotification = NotificationRow & { readonly client_name: string | null }

/** The newest first. */
export function pageOfNotifications(db: Db, reader: Reader, page: Slice): Promise<readonly ListedNotification[]> {
  return db
    .selectFrom('notifications as n')
    .leftJoin('clients as c', 'c.id', 'n.client_id')
    .selectAll('n')
    .select('c.name as client_name')
    .where(ofReader(reader))
    .orderBy('n.happened_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countNotifications(
  db: Db,
  reader: Reader,
): Promise<{ readonly total: number; readonly unread: number }> {
  return db
    .selectFrom('notifications as n')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where n.read_at is null))::int`.as('unread'),
    ])
    .where(ofReader(reader))
    .executeTakeFirstOrThrow()
}

/** Of what was told under a key: what it says now. */
export async function retell(tx: Db, clientId: string, key: string, facts: object): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ facts: JSON.stringify(facts) })
    .where('client_id', '=', clientId)
    .where('key', '=', key)
    .execute()
}

/** Nobody is told of it any more; letters that are due leave it out. */
export async function untell(tx: Db, clientId: string, key: string): Promise<void> {
  await tx.deleteFrom('notifications').where('client_id', '=', clientId).where('key', '=', key).execute()
}

/** How many of these are the reader's. */
export async function countOwnNotifications(db: Db, reader: Reader, ids: readonly string[]): Promise<number> {
  const { own } = await db
    .selectFrom('notifications as n')
    .select(sql<number>`count(*)::int`.as('own'))
    .where(ofReader(reader))
    .where('n.id', 'in', ids)
    .executeTakeFirstOrThrow()
  return own
}

/** Those with these ids, all, or the comments on a shipment up to an instant; answers how many were not read before. */
export async function markRead(
  db: Db,
  reader: Reader,
  which: { readonly ids: readonly string[] } | { readonly commentsOn: string; readonly until: Date } | 'all',
  at: Date,
): Promise<number> {
  let query = db
    .updateTable('notifications as n')
    .set({ read_at: at })
    .where(ofReader(reader))
    .where('n.read_at', 'is', null)
  if (which !== 'all')
    query =
      'ids' in which
        ? query.where('n.id', 'in', which.ids)
        : query
            .where('n.kind', '=', 'comment')
            .where('n.shipment_id', '=', which.commentsOn)
            .where('n.happened_at', '<=', which.until)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** Answers how many went. */
export async function forgetNotifications(
  db: Db,
  before: { readonly read: Date; readonly all: Date },
): Promise<number> {
  const gone = await db
    .deleteFrom('notifications')
    .where(({ or, eb }) => or([eb('read_at', '<', before.read), eb('happened_at', '<', before.all)]))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
