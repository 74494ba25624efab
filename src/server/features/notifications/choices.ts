// About what somebody wants letters: chosen signed in, or by the link of a letter.
import type { z } from 'zod'
import type { getMailChoices, openLetterStop } from '#contract/notifications.ts'
import {
  isStaffKind,
  MAIL_BY_DEFAULT,
  type MailChoice,
  NOTIFICATION_KINDS,
  type NotificationKind,
  STAFF_MAIL_BY_DEFAULT,
} from '#domain/notification.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findLetterStop, listMailChoices, saveMailChoice } from '../../store/notification-letters.ts'
import type { Reader } from '../../store/notifications.ts'

type Choices = z.input<typeof getMailChoices.answer>['data']['choices']
type Stopped = z.input<typeof openLetterStop.answer>['data']

/** What the reader chose, and what holds where nothing was chosen; for staff only what staff are told of. */
export async function choicesOf({ db }: Pick<Deps, 'db'>, reader: Reader): Promise<Choices> {
  const chosen = await listMailChoices(db, reader)
  return kindsOf(reader).map((kind) => ({ kind, mail: chosen.get(kind) ?? defaultOf(reader, kind) }))
}

export async function choose(
  { db }: Pick<Deps, 'db'>,
  reader: Reader,
  { kind, mail }: { readonly kind: NotificationKind; readonly mail: MailChoice },
): Promise<void> {
  await db.transaction().execute((tx) => saveMailChoice(tx, reader, kind, mail))
}

/** Throws `missing` for a link that is none, or of somebody who left. */
export async function readStop({ db }: Pick<Deps, 'db'>, token: string): Promise<Stopped> {
  const { reader, email, company } = await stopOf({ db }, token)
  return { email, company, choices: await choicesOf({ db }, reader) }
}

/** Throws as `readStop`. */
export async function stop(
  { db }: Pick<Deps, 'db'>,
  { token, kind }: { readonly token: string; readonly kind: NotificationKind | 'all' },
): Promise<Stopped> {
  const { reader } = await stopOf({ db }, token)
  const kinds = kind === 'all' ? kindsOf(reader) : [kind]
  await db.transaction().execute(async (tx) => {
    for (const each of kinds) await saveMailChoice(tx, reader, each, 'never')
  })
  return readStop({ db }, token)
}

async function stopOf({ db }: Pick<Deps, 'db'>, token: string) {
  const found = await findLetterStop(db, token)
  if (!found) throw new AppError('missing', 'letter-link-over')
  return found
}

const kindsOf = (reader: Reader): readonly NotificationKind[] =>
  'personId' in reader ? NOTIFICATION_KINDS.filter((kind) => kind !== 'import') : NOTIFICATION_KINDS.filter(isStaffKind)

const defaultOf = (reader: Reader, kind: NotificationKind): MailChoice => {
  if ('personId' in reader || !isStaffKind(kind)) return MAIL_BY_DEFAULT[kind]
  return reader.memberId === null ? 'never' : STAFF_MAIL_BY_DEFAULT[kind]
}
