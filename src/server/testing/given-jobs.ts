// Jobs that failed for good, and those that have made a paper.
import type { Deps } from '../deps.ts'
import { fileOwner } from '../features/papers/jobs/paper-by-job.ts'
import { askForJob } from '../jobs/ask.ts'
import { askForLetter } from '../jobs/letters.ts'
import { endJob, failTry } from '../store/jobs.ts'

/** One that goes out where somebody has it tried again. */
const LETTER = { to: 'kim@sample.example', subject: 'A link', text: 'It leads nowhere.' }
const actor = { kind: 'system', id: 'sample', name: 'Sample' } as const

export async function givenFailedJob(deps: Deps): Promise<string> {
  const id = await askForLetter(deps.db, deps, { letter: LETTER, actor, clientId: null })
  await failTry(deps.db, id, { kind: 'service', words: 'mail server: answered 550' }, deps.now())
  return id
}

/** Answers the ids of an estimate of the client, and of one of the staff's own. */
export async function givenPaperJobs(deps: Deps, clientId: string, mark: string) {
  return { paperJobId: await givenPaper(deps, clientId, mark), staffPaperJobId: await givenPaper(deps, null, mark) }
}

async function givenPaper(deps: Deps, clientId: string | null, name: string): Promise<string> {
  const { db, now, secrets } = deps
  const told = { paper: 'duty_estimate', name, shipmentIds: [] as string[], lines: 120 } as const
  const id = (await askForJob(db, deps, { kind: 'paper', data: { ...told, request: '' }, actor, clientId })) ?? ''
  const file = secrets.seal(Buffer.from(`%PDF-1.7 ${name}`).toString('base64'), fileOwner(id))
  const result = { ...told, filename: `${name}.pdf`, warnings: [], file }
  await endJob(db, id, { result, at: now(), keepsData: false })
  return id
}
