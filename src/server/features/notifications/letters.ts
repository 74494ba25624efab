// The job that writes letters about what people are told of: one a reader, with all that is due, and a link that turns them off.
import { inOneLine } from '#domain/one-line.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { wordsIn } from '#words/language.ts'
import { notificationMore, notificationSentence } from '#words/notification-words.ts'
import type { Deps } from '../../deps.ts'
import { askForLetter } from '../../jobs/letters.ts'
import type { Actor } from '../../scope.ts'
import { type DueReader, insertLetterStop, listDueReaders, takeDue } from '../../store/notification-letters.ts'
import { notifiedOf, placeOf } from './wire.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'settings' | 'jobs' | 'mailer'>
type Due = Awaited<ReturnType<typeof takeDue>>[number]

const TOKEN_BYTES = 32
const SENDER: Actor = { kind: 'system', id: 'notices', name: 'Portage' }

/** Answers how many letters were written. What was read meanwhile is in none. */
export async function writeDueLetters(needs: Needs, mail: 'now' | 'daily', signal?: AbortSignal): Promise<number> {
  let written = 0
  for (const reader of await listDueReaders(needs.db, mail)) {
    signal?.throwIfAborted()
    if (await writeLetter(needs, reader, mail)) written += 1
  }
  if (written > 0) needs.jobs.ring()
  return written
}

function writeLetter(needs: Needs, reader: DueReader, mail: 'now' | 'daily'): Promise<boolean> {
  return needs.db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, reader, mail, needs.now())
    if (due.length === 0) return false
    const token = needs.newSecret(TOKEN_BYTES)
    await insertLetterStop(tx, token, reader, needs.now())
    const letter = { to: reader.email, ...letterOf(needs, reader, { due, mail, token }) }
    await askForLetter(tx, needs, { letter, actor: SENDER, clientId: reader.client_id })
    return true
  })
}

type Content = { readonly due: readonly Due[]; readonly mail: 'now' | 'daily'; readonly token: string }

function letterOf({ settings }: Needs, { name, language, company }: DueReader, { due, mail, token }: Content) {
  const reader = language ?? 'en'
  const words = wordsIn(reader, en)
  const site = settings.publicUrl ?? ''
  const lines = due.map((row) => {
    const notified = notifiedOf(row)
    const more = notificationMore(notified)
    const whose = company === null && row.client_name ? `${words.letterOf(inOneLine(row.client_name))} ` : ''
    const said = more === null ? '' : `\n  "${more}"`
    return `- ${whose}${inOneLine(notificationSentence(reader, notified))}${said}\n  ${site}${pathOf(row)}`
  })
  const of = company === null ? '' : `${words.letterOf(inOneLine(company))}\n\n`
  return {
    subject: mail === 'daily' ? words.digestSubject : words.letterSubject(due.length),
    text: words.letter({
      name: name && inOneLine(name),
      lines: `${of}${lines.join('\n\n')}`,
      stop: `${site}/letters#${token}`,
    }),
  }
}

/** The page where the thing is, for a person of the client or for staff. */
function pathOf(row: Due): string {
  const { page, shipmentId, search } = placeOf(notifiedOf(row), row.shipment_id)
  if (row.person_id === null) {
    if (row.client_id === null) return '/staff/import'
    return page === 'shipment'
      ? `/staff/clients/${row.client_id}/shipments/${shipmentId}`
      : `/staff/clients/${row.client_id}`
  }
  if (page === 'shipment') return `/dashboard/shipment/${shipmentId}`
  return search === null ? `/${page}` : `/${page}?${new URLSearchParams({ search })}`
}
