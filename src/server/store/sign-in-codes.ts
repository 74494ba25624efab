// Codes that were sent by mail to sign in with. E-mail and network addresses stand here as hashes of the day.
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

export type NewSignInCode = {
  readonly id: string
  readonly emailHash: string
  readonly addressHash: string
  /** Null where nobody may sign in: the code is never sent. */
  readonly clientId: string | null
  readonly personId: string | null
  readonly codeHash: unknown
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly triesLeft: number
  readonly fromKnownNetwork: boolean
}

type Askers = Pick<NewSignInCode, 'emailHash' | 'addressHash'>

/** Until the transaction ends nobody else asks for a code with this e-mail or network address. Always in this order. */
export async function lockAskers(tx: Tx, { emailHash, addressHash }: Askers): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code for ${emailHash}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code from ${addressHash}`}, 0))`.execute(tx)
}

export type CodeCounts = { readonly byEmail: number; readonly byAddress: number; readonly byBoth: number }

/** The newest code alone holds: ends those sent to the e-mail address before; a stranger's asking ends none of a known network. */
export async function endOlderCodes(
  db: Db,
  { emailHash, fromKnownNetwork }: Pick<NewSignInCode, 'emailHash' | 'fromKnownNetwork'>,
  now: Date,
): Promise<void> {
  let ended = db
    .updateTable('sign_in_codes')
    .set({ expires_at: now })
    .where('email_hash', '=', emailHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  if (!fromKnownNetwork) ended = ended.where('from_known_network', '=', false)
  await ended.execute()
}

/** How many were asked for the e-mail address since an instant, from networks that are known or from others. */
export async function countCodesOfDay(
  db: Db,
  { emailHash, fromKnownNetwork }: Pick<NewSignInCode, 'emailHash' | 'fromKnownNetwork'>,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email_hash', '=', emailHash)
    .where('from_known_network', '=', fromKnownNetwork)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Whom a code was sent to, with the company it was asked for; undefined when nobody. */
export function findPersonOfCode(
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly clientId: string | null } | undefined> {
  return db
    .selectFrom('sign_in_codes as s')
    .innerJoin('client_people as p', 'p.id', 's.person_id')
    .select(['p.id', sql<string>`coalesce(p.name, p.email)`.as('name'), 's.client_id as clientId'])
    .where('s.id', '=', id)
    .executeTakeFirst()
}

/** How many codes were asked for since an instant: for the e-mail address, from the network address, for one from the other. */
export async function countCodes(db: Db, { emailHash, addressHash }: Askers, since: Date): Promise<CodeCounts> {
  return db
    .selectFrom('sign_in_codes')
    .select([
      sql<number>`(count(*) filter (where email_hash = ${emailHash}))::int`.as('byEmail'),
      sql<number>`(count(*) filter (where address_hash = ${addressHash}))::int`.as('byAddress'),
      sql<number>`(count(*) filter (where email_hash = ${emailHash} and address_hash = ${addressHash}))::int`.as(
        'byBoth',
      ),
    ])
    .where('created_at', '>', since)
    .where((where) => where.or([where('email_hash', '=', emailHash), where('address_hash', '=', addressHash)]))
    .executeTakeFirstOrThrow()
}

export async function insertSignInCode(db: Db, code: NewSignInCode): Promise<void> {
  await db
    .insertInto('sign_in_codes')
    .values({
      id: code.id,
      email_hash: code.emailHash,
      address_hash: code.addressHash,
      client_id: code.clientId,
      person_id: code.personId,
      code_hash: JSON.stringify(code.codeHash),
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      tries_left: code.triesLeft,
      from_known_network: code.fromKnownNetwork,
    })
    .execute()
}

type TakenCodeTry = {
  readonly personId: string | null
  readonly codeHash: unknown
  readonly triesLeft: number
}

/** Wrong guesses over all codes of an e-mail address since `since`; `perCode`: tries a code begins with. */
export type GuessLimit = { readonly most: number; readonly perCode: number; readonly since: Date }

/**
 * Takes one try of a code that can still be used; undefined when there is none left, it was used, its time is over, or the guesses of
 * the account are used up.
 */
export async function takeCodeTry(
  db: Db,
  id: string,
  now: Date,
  { most, perCode, since }: GuessLimit,
): Promise<TakenCodeTry | undefined> {
  const row = await db
    .updateTable('sign_in_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('id', '=', id)
    .where('tries_left', '>', 0)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(
      sql<boolean>`(
        select coalesce(sum(${perCode}::int - guessed.tries_left - (guessed.used_at is not null)::int), 0)
        from sign_in_codes guessed
        where guessed.email_hash = sign_in_codes.email_hash and guessed.created_at > ${since}
          and guessed.from_known_network = sign_in_codes.from_known_network
      ) < ${most}::int`,
    )
    .returning(['person_id', 'code_hash', 'tries_left'])
    .executeTakeFirst()
  return row && { personId: row.person_id, codeHash: row.code_hash, triesLeft: row.tries_left }
}

/** Marks a code used; false when somebody else was sooner. */
export async function markCodeUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Leaves out what another process is deleting. */
export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from sign_in_codes where id in (
      select id from sign_in_codes where created_at < ${before} for update skip locked
    )`.execute(db)
}
