// Letters about the people of a client, written as jobs with what they tell of.
import { dayIn } from '#domain/calendar.ts'
import { texts } from '#texts/en/client-people-letters.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { dateIn } from '#words/local-text.ts'
import type { Deps } from '../../../deps.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Scope } from '../../../scope.ts'
import type { ClientInvitation } from '../../../store/client-invitations.ts'
import type { Tx } from '../../../store/database.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'secrets' | 'settings' | 'mailer'>

type Inviting = {
  readonly invitation: Pick<ClientInvitation, 'email' | 'expires_at' | 'role'>
  readonly company: string
  readonly token: string
  readonly language: Language
}

/**
 * To who is invited; answers the id of the letter's job. Undefined where none goes out: a letter needs the address that the installation
 * says of itself, but where letters are only kept to be read.
 */
export async function askForInvitation(
  tx: Tx,
  needs: Needs,
  { clientId, actor }: Scope,
  { invitation, company, token, language }: Inviting,
): Promise<string | undefined> {
  const { settings, mailer } = needs
  if (!settings.publicUrl && !mailer.outbox) return undefined
  const words = wordsIn(language, texts)
  const link = `${settings.publicUrl ?? ''}/invitation#${token}`
  const day = dateIn(language, dayIn(settings.businessTimeZone, invitation.expires_at))
  const text = words.invitation({ by: actor.name, company, role: words.roles[invitation.role], link, day })
  const letter = { to: invitation.email, subject: words.invitationSubject(company), text }
  return askForLetter(tx, needs, { letter, actor, clientId })
}

type Addressee = { readonly email: string; readonly language: Language | null }
type AddressChange = {
  readonly company: string
  readonly before: string
  readonly after: string
}

/** To the old address and to every owner. */
export async function tellOfAddress(
  tx: Tx,
  needs: Needs,
  { clientId, actor }: Scope,
  { owners, ...changed }: AddressChange & { readonly owners: readonly Addressee[] },
): Promise<void> {
  const old = { email: changed.before, language: null }
  const readers = owners.some(({ email }) => email === old.email) ? owners : [old, ...owners]
  for (const { email, language } of readers) {
    const words = wordsIn(language ?? 'en', texts)
    const text = words.address({ ...changed, by: actor.name })
    const letter = { to: email, subject: words.addressSubject(changed.company), text }
    await askForLetter(tx, needs, { letter, actor, clientId })
  }
}
