// Letters about a request for an account: to who asked, to the operator, and to who was let in.
import { texts } from '#texts/en/access-request-letters.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { askForLetter } from '../../jobs/letters.ts'
import type { Actor } from '../../scope.ts'
import type { AccessRequest } from '../../store/access-requests.ts'
import type { Db } from '../../store/database.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'secrets' | 'settings' | 'mailer'>
type Asked = Pick<AccessRequest, 'company' | 'name' | 'email' | 'goods' | 'country' | 'language'> & {
  readonly phone: string
  readonly province: string
}

const ASKER: Actor = { kind: 'system', id: 'access-request', name: 'Portage' }

/** `operator`: undefined where no address is configured; then the list of staff is where it stands. */
export async function tellOfRequest(tx: Db, needs: Needs, asked: Asked, operator: string | undefined): Promise<void> {
  const words = wordsIn(asked.language, texts)
  const received = { to: asked.email, subject: words.receivedSubject, text: words.received(asked.name, operator) }
  await askForLetter(tx, needs, { letter: received, actor: ASKER, clientId: null })
  if (!operator) return
  const place = [asked.province, asked.country].filter((part) => part !== '').join(', ')
  const link = `${needs.settings.publicUrl ?? ''}/staff/requests`
  const toStaff = wordsIn('en', texts)
  const letter = {
    to: operator,
    subject: toStaff.askedSubject(asked.company),
    text: toStaff.asked({ ...asked, place, link }),
  }
  await askForLetter(tx, needs, { letter, actor: ASKER, clientId: null })
}

type Opened = {
  readonly clientId: string
  readonly actor: Actor
  readonly name: string
  readonly email: string
  readonly company: string
  readonly language: Language
}

/** Answers the id of the letter's job. Undefined where none goes out: it needs the address that the installation says of itself, but where letters are only kept to be read. */
export async function tellOfAccount(tx: Db, needs: Needs, opened: Opened): Promise<string | undefined> {
  const { settings, mailer } = needs
  if (!settings.publicUrl && !mailer.outbox) return undefined
  const { clientId, actor, name, email, company, language } = opened
  const words = wordsIn(language, texts)
  const link = `${settings.publicUrl ?? ''}/login`
  const letter = { to: email, subject: words.openedSubject, text: words.opened({ name, company, email, link }) }
  return askForLetter(tx, needs, { letter, actor, clientId })
}
