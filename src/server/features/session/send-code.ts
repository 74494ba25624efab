// Sends a code to sign in with. The answer, and the time it takes, are the same whether the e-mail address is known or not.
// Source: decisions 3.
import type { z } from 'zod'
import type { login } from '#contract/session.ts'
import { maskedEmail } from '#domain/security-event.ts'
import { texts } from '#texts/en/sign-in-code.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { LimitReached, ProviderError } from '../../errors.ts'
import type { Letter } from '../../providers/mail/mail.ts'
import { hashForToday } from '../../records/public-tools/day-salt.ts'
import { hashPassword } from '../../records/session/password.ts'
import { providerEmailInUse } from '../../records/settings/in-use.ts'
import { findPersonByEmail, listActiveCompanies } from '../../store/client-people.ts'
import { recordSecurityEvent } from '../../store/security-events.ts'
import {
  type CodeCounts,
  countCodes,
  countCodesOfDay,
  deleteCodesBefore,
  endOlderCodes,
  insertSignInCode,
  lockAskers,
  type NewSignInCode,
} from '../../store/sign-in-codes.ts'
import { activitySince } from './activity-window.ts'
import { isKnownNetwork } from './known-network.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'newId' | 'newSecret' | 'mailer' | 'log' | 'settings'>
type Sent = Omit<Extract<z.input<typeof login.answer>, { mode: 'code' }>, 'success'>
type Asked = { readonly email: string; readonly address: string; readonly language: Language }

const CODE_MINUTES = 10 // decisions 3
export const TRIES = 5 // decisions 3
const RESEND_SECONDS = 30
const MINUTE_MS = 60_000
/** In an hour: for one e-mail address from one network, for one e-mail address, from one network. */
const MOST_CODES: CodeCounts = { byBoth: 5, byEmail: 10, byAddress: 30 }
/** So many a network may ask of an e-mail address whatever others asked of it: strangers cannot lock its owner out. */
const ALWAYS_FROM_A_NETWORK = 2
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** For one e-mail address in a day, from networks it has signed in from and as many from others: those cannot use up the former. */
const MOST_CODES_A_DAY = 30

/** `email` in lower case. Throws `limited` when many codes were asked for within an hour. */
export async function sendCode(needs: Needs, asked: Asked): Promise<Sent> {
  const now = needs.now()
  const code = sixDigits(needs.newSecret(RANDOM_BYTES))
  const { person, company, letter } = await letterFor(needs, asked, code)
  const { address } = asked
  const fromKnownNetwork = await isKnownNetwork(needs, {
    kind: 'client',
    id: person?.id ?? NOBODY,
    clientId: company?.id ?? NOBODY,
    address,
  })
  const row: NewSignInCode = {
    id: needs.newId(),
    emailHash: await hashForToday(needs, `e-mail ${asked.email}`),
    addressHash: await hashForToday(needs, `address ${asked.address}`),
    clientId: company?.id ?? null,
    personId: company && person ? person.id : null,
    codeHash: await hashPassword(code, needs.settings.passwordSteps),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    triesLeft: TRIES,
    fromKnownNetwork,
  }
  await keepCode(needs, row)
  await recordSecurityEvent(needs.db, {
    at: now,
    kind: company ? 'code-sent' : 'sign-in-failed',
    actorKind: person ? 'client' : 'nobody',
    person: maskedEmail(asked.email),
    personId: person?.id,
    clientId: company?.id ?? null,
    address,
    detail: company ? undefined : REFUSED,
  })
  if (letter) void deliver(needs, letter)
  return {
    mode: 'code',
    challenge: row.id,
    expiresAt: row.expiresAt.toISOString(),
    triesLeft: TRIES,
    resendSeconds: RESEND_SECONDS,
  }
}

/** Why no code went out, in the log that staff read. */
const REFUSED = 'no such client, or none with shipments of late'

/** Nobody's id: looking for its companies takes as long as looking for a person's. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * In the language the person chose, else that of the page. The code for who belongs to a company with shipments of late; for who belongs to
 * others the reason it gets none; for a stranger nothing.
 */
async function letterFor(needs: Needs, { email, language }: Asked, code: string) {
  const { db, now } = needs
  const person = await findPersonByEmail(db, email)
  const words = wordsIn(person?.language ?? language, texts)
  const [company] = await listActiveCompanies(db, person?.id ?? NOBODY, activitySince(now()))
  const contact = await providerEmailInUse(needs)
  if (!person) return { person, company, letter: undefined }
  const letter: Letter = company
    ? { to: email, subject: words.subject(code), text: words.mail(code, CODE_MINUTES) }
    : { to: email, subject: words.dormantSubject, text: words.dormantMail(contact) }
  return { person, company, letter }
}

async function keepCode({ db }: Needs, row: NewSignInCode): Promise<void> {
  const since = new Date(row.createdAt.getTime() - HOUR_MS)
  const dayAgo = new Date(row.createdAt.getTime() - DAY_MS)
  await deleteCodesBefore(db, dayAgo)
  await db.transaction().execute(async (tx) => {
    await lockAskers(tx, row)
    const counts = await countCodes(tx, row, since)
    if (isTooMany(counts)) throw new LimitReached(HOUR_MS / 1000, 'too-many-sign-in-codes')
    if ((await countCodesOfDay(tx, row, dayAgo)) >= MOST_CODES_A_DAY)
      throw new LimitReached(DAY_MS / 1000, 'too-many-sign-in-codes-today')
    await endOlderCodes(tx, row, row.createdAt)
    await insertSignInCode(tx, row)
  })
}

const isTooMany = ({ byBoth, byEmail, byAddress }: CodeCounts): boolean =>
  byBoth >= MOST_CODES.byBoth ||
  byAddress >= MOST_CODES.byAddress ||
  (byEmail >= MOST_CODES.byEmail && byBoth >= ALWAYS_FROM_A_NETWORK)

/** Behind the answer, so that a slow mail server does not tell who is known. A letter that cannot be sent is logged without its text. */
async function deliver({ mailer, log }: Needs, letter: Letter): Promise<void> {
  try {
    await mailer.send(letter)
  } catch (err) {
    if (err instanceof ProviderError) log.error({ reason: err.message }, 'code not sent')
    else log.error({ err }, 'code not sent')
  }
}

const RANDOM_BYTES = 16
const MILLION = 1_000_000n

/** Of 128 random bits: no code is likelier than another by more than one in 10^32. */
const sixDigits = (secret: string): string =>
  (BigInt(`0x${Buffer.from(secret, 'base64url').toString('hex')}`) % MILLION).toString().padStart(6, '0')
