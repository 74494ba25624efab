// Letters as jobs: written with what they tell of, sent when the mail server takes them. They wait sealed, as a letter may hold a link that lets in.
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Letter } from '../providers/mail/mail.ts'
import type { Actor } from '../scope.ts'
import type { Db } from '../store/database.ts'
import { askForJob } from './ask.ts'
import { type Job, TryFailed } from './do-job.ts'

const OWNER = 'letter'
const letterShape = z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })

type Sender = { readonly letter: Letter; readonly actor: Actor; readonly clientId: string | null }

/** Answers the id of its job; ring `jobs` when the transaction is over. */
export async function askForLetter(
  tx: Db,
  needs: Pick<Deps, 'newId' | 'now' | 'secrets'>,
  { letter, actor, clientId }: Sender,
): Promise<string> {
  const data = { letter: sealed(needs.secrets, JSON.stringify(letter)) }
  const id = await askForJob(tx, needs, { kind: 'letter', data, actor, clientId })
  if (id === undefined) throw new TypeError('letters have no key')
  return id
}

/** Where the operator set no key nothing secret goes out either: an invitation is refused then. */
function sealed({ seal }: Deps['secrets'], text: string): string {
  try {
    return seal(text, OWNER)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return text
    throw error
  }
}

/** Throws ProviderError when the mail server does not take it. */
export async function sendLetter(
  { mailer, secrets }: Pick<Deps, 'mailer' | 'secrets'>,
  job: Job<'letter'>,
): Promise<void> {
  const text = job.data.letter.startsWith('{') ? job.data.letter : secrets.open(job.data.letter, OWNER)
  if (text === undefined) throw new TryFailed({ kind: 'sealed' }, { isFinal: true })
  await mailer.send(letterShape.parse(JSON.parse(text)))
}
