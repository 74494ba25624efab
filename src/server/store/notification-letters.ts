// Letters about what people are told of: who wants which, what is due, and the links that turn them off.
import { sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Db, Tx } from './database.ts'
import type { NotificationRow, Reader } from './notifications.ts'
import { hashToken } from './sessions.ts'

type Mail = NotificationRow['mail']

/** What the reader chose, by kind; what is not there was left as it is. */
export async function listMailChoices(db: Db, reader: Reader): Promise<ReadonlyMap<string, Mail>> {
  if ('personId' in reader) {
    const rows = await db
      .selectFrom('notification_settings')
      .select(['kind', 'mail'])
      .where('client_id', '=', reader.clientId)
      .where('person_id', '=', reader.personId)
      .execute()
    return new Map(rows.map(({ kind, mail }) => [kind, mail]))
  }
  const rows = await db
    .selectFrom('staff_notification_settings')
    .select(['kind', 'mail'])
    .where(sql<boolean>`member_id = ${reader.memberId}`)
    .execute()
  return new Map(rows.map(({ kind, mail }) => [kind, mail]))
}

/** Also of what was told already and not sent yet. */
export async function saveMailChoice(tx: Tx, reader: Reader, kind: NotificationRow['kind'], mail: Mail): Promise<void> {
  if ('personId' in reader) {
    const { clientId: client_id, personId: person_id } = reader
    await tx
      .insertInto('notification_settings')
      .values({ client_id, person_id, kind, mail })
      .onConflict((conflict) => conflict.columns(['client_id', 'person_id', 'kind']).doUpdateSet({ mail }))
      .execute()
    await unsent(tx, kind, mail).where('client_id', '=', client_id).where('person_id', '=', person_id).execute()
    return
  }
  if (reader.memberId === null) return
  await tx
    .insertInto('staff_notification_settings')
    .values({ member_id: reader.memberId, kind, mail })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ mail }))
    .execute()
  await unsent(tx, kind, mail).where('member_id', '=', reader.memberId).execute()
}

const unsent = (tx: Tx, kind: NotificationRow['kind'], mail: Mail) =>
  tx.updateTable('notifications').set({ mail }).where('kind', '=', kind).where('mailed_at', 'is', null)

/** Who has letters due, and where they go. */
export type DueReader = {
  readonly client_id: string | null
  readonly person_id: string | null
  readonly member_id: string | null
  readonly email: string
  readonly name: string | null
  readonly language: Language | null
  readonly company: string | null
}

/** Whoever has something due that was not read meanwhile. */
export async function listDueReaders(db: Db, mail: 'now' | 'daily'): Promise<readonly DueReader[]> {
  const found = await sql<DueReader>`
    select distinct n.client_id, n.person_id, null::uuid as member_id, p.email, p.name,
      coalesce(p.language, c.language) as language, c.name as company
    from notifications n join client_people p on p.id = n.person_id join clients c on c.id = n.client_id
    where n.mail = ${mail} and n.mailed_at is null and n.read_at is null
    union
    select distinct null::uuid, null::uuid, n.member_id, s.email, s.name, 'en', null
    from notifications n join staff_members s on s.id = n.member_id and s.disabled_at is null
    where n.mail = ${mail} and n.mailed_at is null and n.read_at is null`.execute(db)
  return found.rows
}

/** What is due to a reader, taken so that no other server sends it too; the oldest first. */
export async function takeDue(
  tx: Tx,
  reader: DueReader,
  mail: 'now' | 'daily',
  at: Date,
): Promise<readonly (NotificationRow & { readonly client_name: string | null })[]> {
  const own = reader.person_id
    ? sql<boolean>`client_id = ${reader.client_id} and person_id = ${reader.person_id}`
    : sql<boolean>`person_id is null and member_id = ${reader.member_id}`
  const taken = await tx
    .updateTable('notifications')
    .set({ mailed_at: at })
    .where(own)
    .where('mail', '=', mail)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .returningAll()
    .returning(sql<string | null>`(select name from clients c where c.id = notifications.client_id)`.as('client_name'))
    .execute()
  return taken.toSorted((a, b) => a.happened_at.getTime() - b.happened_at.getTime())
}

/** Takes what an owner is told of a signature at once, as a letter of its own says it; answers whether the owner wants it so. */
export async function takeSignatureNotice(
  tx: Tx,
  { clientId, personId, at }: { readonly clientId: string; readonly personId: string; readonly at: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('notifications')
    .set({ mailed_at: at })
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .where('kind', '=', 'signature')
    .where('mail', '=', 'now')
    .where('mailed_at', 'is', null)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0
}

export async function hasDue(db: Db, mail: 'now' | 'daily'): Promise<boolean> {
  const query = db
    .selectFrom('notifications')
    .select('id')
    .where('mail', '=', mail)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

export async function insertLetterStop(
  tx: Tx,
  token: string,
  { client_id, person_id, member_id }: DueReader,
  made_at: Date,
): Promise<void> {
  await tx
    .insertInto('letter_stops')
    .values({ token_hash: hashToken(token), client_id, person_id, member_id, made_at })
    .execute()
}

type StopOf = { readonly reader: Reader; readonly email: string; readonly company: string | null }

/** Whose letters a link turns off; undefined for a link that is none, or of somebody who left. */
export async function findLetterStop(db: Db, token: string): Promise<StopOf | undefined> {
  const row = await db
    .selectFrom('letter_stops as l')
    .leftJoin('client_people as p', 'p.id', 'l.person_id')
    .leftJoin('clients as c', 'c.id', 'l.client_id')
    .leftJoin('staff_members as s', 's.id', 'l.member_id')
    .select(['l.client_id', 'l.person_id', 'l.member_id', 'c.name as company'])
    .select(sql<string | null>`coalesce(p.email, s.email)`.as('email'))
    .where('l.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row?.email) return undefined
  const { client_id, person_id, member_id, email, company } = row
  if (client_id && person_id) return { reader: { clientId: client_id, personId: person_id }, email, company }
  return member_id ? { reader: { memberId: member_id }, email, company } : undefined
}

export async function forgetLetterStops(db: Db, before: Date): Promise<number> {
  const gone = await db.deleteFrom('letter_stops').where('made_at', '<', before).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
