// What lies encrypted for a while only: letters that wait to be sent, and kept answers of calls that made something. Encrypted anew when
// the key changes; what no key opens any more fails where it is used, and says so there.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { presentSeal, sealAnew } from './sealed-fields.ts'

const AT_ONCE = 200

/** Answers how many. Throws what the key throws. */
export const sealWaiting = async (db: Db): Promise<number> => (await sealLetters(db)) + (await sealAnswers(db))

type Row = { readonly key: string; readonly owner: string; readonly value: string }

/** Row after row behind the last, so that what stays as it is holds nothing up. */
async function each(read: (after: string) => Promise<readonly Row[]>, work: (row: Row) => Promise<number>) {
  let [last, sealed] = ['', 0]
  for (;;) {
    const rows = await read(last)
    for (const row of rows) sealed += await work(row)
    if (rows.length < AT_ONCE) return sealed
    last = rows.at(-1)?.key ?? last
  }
}

/** In the clear only where there was no key: those are sent as they are. */
function sealLetters(db: Db): Promise<number> {
  const read = async (after: string) =>
    (
      await sql<Row>`
        select id::text as "key", 'letter' as "owner", data ->> 'letter' as "value" from jobs
        where kind = 'letter' and starts_with(data ->> 'letter', 'v2.')
          and not starts_with(data ->> 'letter', ${presentSeal(db)}) and id::text > ${after}
        order by id::text limit ${AT_ONCE}`.execute(db)
    ).rows
  return each(read, async ({ key, owner, value }) => {
    const text = sealAnew(db, owner, value)
    if (text === undefined) return 0
    const done = await sql`
      update jobs set data = jsonb_set(data, '{letter}', to_jsonb(${text}::text))
      where id::text = ${key} and data ->> 'letter' = ${value}`.execute(db)
    return Number(done.numAffectedRows ?? 0n)
  })
}

/** A sealed answer has no status beside it. */
function sealAnswers(db: Db): Promise<number> {
  const read = async (after: string) =>
    (
      await sql<Row>`
        select owner || ' ' || key as "key", owner as "owner", convert_from(answer, 'UTF8') as "value" from idempotency_keys
        where answer is not null and status is null and substring(answer from 1 for 3) = ${Buffer.from('v2.')}
          and substring(answer from 1 for ${presentSeal(db).length}) <> ${Buffer.from(presentSeal(db))}
          and owner || ' ' || key > ${after}
        order by owner || ' ' || key limit ${AT_ONCE}`.execute(db)
    ).rows
  return each(read, async ({ key, owner, value }) => {
    const text = sealAnew(db, `answer ${owner}`, value)
    if (text === undefined) return 0
    const done = await sql`
      update idempotency_keys set answer = ${Buffer.from(text)}
      where owner || ' ' || key = ${key} and answer = ${Buffer.from(value)}`.execute(db)
    return Number(done.numAffectedRows ?? 0n)
  })
}
