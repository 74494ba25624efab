// Letters that wait and answers that are kept, when the key changes between asking and sending.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Job } from '../jobs/do-job.ts'
import { askForLetter, sendLetter } from '../jobs/letters.ts'
import type { Letter } from '../providers/mail/mail.ts'
import { secretBox } from '../secret-box.ts'
import { testDatabase } from '../testing/test-database.ts'
import { withSealing } from './sealed-fields.ts'
import { sealWaiting } from './sealed-waiting.ts'

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const LETTER = { to: 'kim@example.com', subject: 'A link', text: 'It lets in.' }
const OWNER = 'sam 0190a1b2-0000-4000-8000-00000000000a'
const letterJob = (letter: string): Job<'letter'> => ({
  id: 'one',
  data: { letter },
  actor: { kind: 'staff', id: 'sam', name: 'Sam' },
  clientId: null,
  signal: new AbortController().signal,
  tell: () => undefined,
})
const boxOf = (...keys: [Buffer, ...Buffer[]]) => secretBox(() => keys)

it('a letter goes out and an answer is read with the new key alone', async () => {
  const { db } = await testDatabase()
  const now = () => new Date('2026-11-21T15:00:00Z')
  const needs = { newId: () => randomUUID(), now }
  const old = boxOf(OLD)
  const actor = { kind: 'staff', id: 'sam', name: 'Sam' } as const
  const id = await askForLetter(db, { ...needs, secrets: old }, { letter: LETTER, actor, clientId: null })
  const lost = await askForLetter(
    db,
    { ...needs, secrets: boxOf(Buffer.alloc(32, 9)) },
    { letter: LETTER, actor, clientId: null },
  )
  const answer = old.seal('{"status":200}', `answer ${OWNER}`)
  const row = {
    owner: OWNER,
    key: 'once',
    client_id: null,
    fingerprint: 'x',
    begun_at: now(),
    answered_at: now(),
  }
  await db
    .insertInto('idempotency_keys')
    .values({ ...row, status: null, headers: null, answer: Buffer.from(answer) })
    .execute()

  const both = withSealing(db, boxOf(NEW, OLD))
  expect(await sealWaiting(both)).toBe(2)
  expect(await sealWaiting(both)).toBe(0)

  const sent: Letter[] = []
  const mailer = { send: async (letter: Letter) => void sent.push(letter) }
  const jobOf = async (job: string) => {
    const { data } = await db.selectFrom('jobs').select('data').where('id', '=', job).executeTakeFirstOrThrow()
    return String(data.letter)
  }
  await sendLetter({ mailer, secrets: boxOf(NEW) }, letterJob(await jobOf(id)))
  expect(sent).toEqual([LETTER])
  await expect(sendLetter({ mailer, secrets: boxOf(NEW, OLD) }, letterJob(await jobOf(lost)))).rejects.toThrow()
  const kept = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', 'once')
    .executeTakeFirstOrThrow()
  expect(boxOf(NEW).open(Buffer.from(kept.answer ?? '').toString(), `answer ${OWNER}`)).toBe('{"status":200}')
})
