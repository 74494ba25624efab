import { beforeEach, describe, expect, it } from 'vitest'
import { dropJob, listJobs, retryJob } from '#contract/jobs.ts'
import { ProviderError } from '../../errors.ts'
import { askForLetter } from '../../jobs/letters.ts'
import type { Letter } from '../../providers/mail/mail.ts'
import { dataOf, send, staffCaller, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

const LETTER = { to: 'dana@wax.example', subject: 'Please sign', text: 'https://portage.example/secret' }
const ACTOR = { kind: 'staff', id: 'staff', name: 'Sam Ash' } as const
const sent: Letter[] = []
let isAway = true
let test: TestApp
let staff: TestCaller

beforeEach(async () => {
  isAway = true
  sent.length = 0
  const mailer = {
    send: async (letter: Letter) => {
      if (isAway) throw new ProviderError('mail server', 'answered 550', false)
      sent.push(letter)
    },
  }
  test = await testApp({ mailer })
  staff = await staffCaller(test.deps)
})

async function failedLetter(): Promise<string> {
  const { deps } = test
  const id = await askForLetter(deps.db, deps, { letter: LETTER, actor: ACTOR, clientId: null })
  deps.jobs.ring()
  await test.jobsDone()
  return id
}
const listed = async () => dataOf(await send(test, listJobs, {}, staff))

describe('a job that failed for good', () => {
  it('is listed with its reason in plain words, and its letter lies nowhere to be read', async () => {
    const id = await failedLetter()
    const { kinds, jobs } = await listed()
    expect(kinds.find(({ kind }) => kind === 'letter')).toEqual({
      kind: 'letter',
      waiting: 0,
      running: 0,
      again: 0,
      failed: 1,
    })
    const reason = 'A service did not do its part: mail server: answered 550.'
    expect(jobs).toMatchObject([{ id, kind: 'letter', state: 'failed', askedBy: 'Sam Ash', tries: 1, reason }])
    const { data } = await test.deps.db.selectFrom('jobs').select('data').executeTakeFirstOrThrow()
    expect(JSON.stringify(data)).not.toContain('dana')
  })

  it('is tried again by an owner, and then done and forgotten', async () => {
    const id = await failedLetter()
    isAway = false
    dataOf(await send(test, retryJob, { params: { jobId: id } }, staff))
    await test.jobsDone()
    expect(sent).toEqual([LETTER])
    expect((await listed()).jobs).toEqual([])
    expect((await send(test, retryJob, { params: { jobId: id } }, staff)).status).toBe(404)
  })

  it('is dropped, which stands in the log', async () => {
    const id = await failedLetter()
    dataOf(await send(test, dropJob, { params: { jobId: id } }, staff))
    expect((await listed()).jobs).toEqual([])
    const entries = await test.deps.db.selectFrom('audit_log').select('action').execute()
    expect(entries).toEqual([{ action: 'job.dropped' }])
  })
})
