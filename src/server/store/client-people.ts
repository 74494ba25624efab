// People of clients: who they are, which companies they belong to, as what.
import { type Selectable, sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Db, Tx } from './database.ts'
import { hashToken, isOpenAt } from './sessions.ts'
import type { ClientMembersTable, ClientPeopleTable } from './tables/clients.ts'
import { falseWhenTaken } from './taken.ts'

type ClientPerson = Selectable<ClientPeopleTable>
export type ClientMember = Pick<ClientPerson, 'id' | 'email' | 'name'> & Pick<ClientMembersTable, 'role'>

const PERSON = ['id', 'email', 'name', 'language', 'created_at'] as const

export function findPerson(db: Db, id: string): Promise<ClientPerson | undefined> {
  return db.selectFrom('client_people').select(PERSON).where('id', '=', id).executeTakeFirst()
}

/** `email` in lower case. */
export function findPersonByEmail(db: Db, email: string): Promise<ClientPerson | undefined> {
  return db.selectFrom('client_people').select(PERSON).where('email', '=', email).executeTakeFirst()
}

/** The person of an address, made where there is none; `name` is taken where the person has none yet. */
export async function ensurePerson(
  db: Db,
  { email, name }: { readonly email: string; readonly name: string | null },
): Promise<string> {
  const row = await db
    .insertInto('client_people')
    .values({ email, name, language: null })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ name: sql`coalesce(client_people.name, excluded.name)` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function savePersonLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable('client_people').set({ language }).where('id', '=', id).execute()
}

export async function savePersonName(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('client_people').set({ name }).where('id', '=', id).execute()
}

type Company = {
  readonly id: string
  readonly name: string
  readonly role: ClientMembersTable['role']
}

/**
 * The companies of a person with a shipment created or shipped at `since` or later, or let in by staff since then, the one it chose last first.
 * Any other lets nobody in (decisions 3, 23).
 */
export async function listActiveCompanies(db: Db, personId: string, since: Date): Promise<readonly Company[]> {
  const found = await sql<Company>`
    select c.id, c.name, m.role from client_members m join clients c on c.id = m.client_id
    where m.person_id = ${personId} and (c.welcomed_at >= ${since} or exists (
      select from shipments s where s.client_id = c.id and not s.is_sample and (s.created_at >= ${since} or s.shipped_at >= ${since})))
    order by m.chosen_at desc nulls last, lower(c.name), c.id`.execute(db)
  return found.rows
}

/** Until the transaction ends whoever changes what the person signs in with waits. */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('client_people').select('id').where('id', '=', id).forUpdate().execute()
}

export async function belongsWherePasskeysAreNeeded(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('client_members as m')
    .innerJoin('clients as c', 'c.id', 'm.client_id')
    .select('c.id')
    .where('m.person_id', '=', personId)
    .where('c.passkeys_only', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The ids of all companies of a person. */
export async function listClientsOfPerson(db: Db, personId: string): Promise<readonly string[]> {
  const query = db.selectFrom('client_members').select('client_id').where('person_id', '=', personId)
  return (await query.orderBy('client_id').execute()).map(({ client_id }) => client_id)
}

/** The next sign-in of the person begins at this company. */
export async function noteCompanyChosen(db: Db, clientId: string, personId: string, at: Date): Promise<void> {
  await db
    .updateTable('client_members')
    .set({ chosen_at: at })
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .execute()
}

const ofClient = (db: Db, clientId: string) =>
  db
    .selectFrom('client_members as m')
    .innerJoin('client_people as p', 'p.id', 'm.person_id')
    .select(['p.id', 'p.email', 'p.name', 'm.role'])
    .where('m.client_id', '=', clientId)

export function findClientMember(db: Db, clientId: string, personId: string): Promise<ClientMember | undefined> {
  return ofClient(db, clientId).where('p.id', '=', personId).executeTakeFirst()
}

/** `email` in lower case. */
export function findClientMemberByEmail(db: Db, clientId: string, email: string): Promise<ClientMember | undefined> {
  return ofClient(db, clientId).where('p.email', '=', email).executeTakeFirst()
}

/** Whom letters to the company go to, each in the language it chose. */
export function listOwners(
  db: Db,
  clientId: string,
): Promise<readonly { readonly id: string; readonly email: string; readonly language: Language | null }[]> {
  return ofClient(db, clientId).select('p.language').where('m.role', '=', 'owner').orderBy('p.email').execute()
}

type ListedPerson = ClientMember & {
  readonly invited_by: string | null
  readonly joined_at: Date
  readonly open_sessions: number
}

/** By name, or by address where there is none. */
export async function listClientMembers(db: Db, clientId: string, now: Date): Promise<readonly ListedPerson[]> {
  const found = await sql<ListedPerson>`
    select p.id, p.email, p.name, m.role, m.invited_by, m.joined_at,
      (select count(*)::int from sessions s
        where s.client_id = m.client_id and s.person_id = p.id and ${isOpenAt(now, 's')}) as open_sessions
    from client_members m join client_people p on p.id = m.person_id
    where m.client_id = ${clientId} order by lower(coalesce(p.name, p.email)), p.id`.execute(db)
  return found.rows
}

export async function addClientMember(
  tx: Tx,
  member: {
    readonly client_id: string
    readonly person_id: string
    readonly role: ClientMembersTable['role']
    readonly invited_by: string
    readonly joined_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('client_members')
    .values({ ...member, chosen_at: member.joined_at })
    .execute()
}

export async function setClientMemberRole(
  tx: Tx,
  clientId: string,
  personId: string,
  role: ClientMembersTable['role'],
): Promise<void> {
  await tx
    .updateTable('client_members')
    .set({ role })
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .execute()
}

/** The sessions of the person for the company end with it. */
export async function deleteClientMember(tx: Tx, clientId: string, personId: string): Promise<void> {
  await tx.deleteFrom('client_members').where('client_id', '=', clientId).where('person_id', '=', personId).execute()
}

/** The address of the company from now on. False where another took it at this moment: nothing else can be done in the transaction then. */
export function saveClientEmail(tx: Tx, clientId: string, email: string): Promise<boolean> {
  return tx
    .updateTable('clients')
    .set({ email })
    .where('id', '=', clientId)
    .execute()
    .then(() => true, falseWhenTaken)
}

/** From now on the session of `token` stands for another company its person belongs to; false when the person does not. */
export async function switchSession(db: Db, token: string, clientId: string): Promise<boolean> {
  const done = await db
    .updateTable('sessions')
    .set({ client_id: clientId })
    .where('token_hash', '=', hashToken(token))
    .where((is) =>
      is.exists(
        is
          .selectFrom('client_members')
          .select('role')
          .where('client_members.client_id', '=', clientId)
          .whereRef('client_members.person_id', '=', 'sessions.person_id'),
      ),
    )
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
