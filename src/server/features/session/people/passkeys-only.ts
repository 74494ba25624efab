// A company that lets in by passkey alone, and people who lost theirs.
import { texts } from '#texts/en/client-people-letters.ts'
import { type Words, wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Actor, Person, Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findClientMember, listOwners, lockPerson } from '../../../store/client-people.ts'
import { findClient, lockClient, savePasskeysOnly, wantsPasskeys } from '../../../store/clients.ts'
import { listPasskeys } from '../../../store/passkeys.ts'
import { deleteSessionsOfPerson } from '../../../store/sessions.ts'
import { passkeySite } from '../passkeys/ceremonies.ts'
import { removeAll } from '../passkeys/passkeys.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'newSecret' | 'secrets' | 'settings' | 'mailer' | 'jobs'>
type By = {
  readonly scope: Scope
  readonly person: Person | undefined
  readonly byPasskey: boolean
  readonly site: string
}

/**
 * Every owner is told by letter. Throws `forbidden` for an owner whose session has shown no passkey, who would be shut out;
 * `unavailable` where no browser keeps passkeys.
 */
export async function setPasskeysOnly(
  needs: Needs,
  { scope, person, byPasskey, site }: By,
  on: boolean,
): Promise<void> {
  const { clientId, actor } = scope
  if (on && !passkeySite(site)) throw new AppError('unavailable', 'passkeys-not-here')
  if (on && person && !byPasskey) {
    const kept = await listPasskeys(needs.db, { kind: 'person', id: person.id })
    throw new AppError('forbidden', 'passkey-needed', { hasOne: kept.length > 0 })
  }
  await needs.db.transaction().execute(async (tx) => {
    await lockClient(tx, clientId)
    if ((await wantsPasskeys(tx, clientId)) === on) return
    await savePasskeysOnly(tx, clientId, on)
    await insertAudit(tx, {
      at: needs.now(),
      actor,
      clientId,
      action: 'client.passkeys-only',
      subject: { kind: 'client', id: clientId },
      before: { passkeys_only: !on },
      after: { passkeys_only: on },
    })
    const company = (await findClient(tx, clientId))?.name ?? ''
    for (const { email, language } of await listOwners(tx, clientId)) {
      const words = wordsIn(language ?? 'en', texts)
      const text = on ? words.passkeysOnly(company, actor.name) : words.passkeysNoMore(company, actor.name)
      await askForLetter(tx, needs, {
        letter: { to: email, subject: words.passkeysSubject(company), text },
        actor,
        clientId,
      })
    }
  })
  needs.jobs.ring()
}

type Lost = { readonly clientId: string; readonly personId: string }

/** For who lost every device: asked for outside Portage, answered by an owner on staff. Throws `missing`. */
export async function forgetPasskeys(
  needs: Needs,
  actor: Actor,
  { clientId, personId }: Lost,
  say: Words,
): Promise<number> {
  const removed = await needs.db.transaction().execute(async (tx) => {
    const member = await findClientMember(tx, clientId, personId)
    if (!member) throw new AppError('missing', 'not-found')
    await lockPerson(tx, personId)
    const owner = { kind: 'person', id: personId } as const
    const count = await removeAll(needs, tx, { owner, email: member.email, actor, clientId }, say)
    await deleteSessionsOfPerson(tx, personId)
    await insertAudit(tx, {
      at: needs.now(),
      actor,
      clientId,
      action: 'client-person.passkeys-forgotten',
      subject: { kind: 'client_person', id: personId },
      before: { passkeys: count },
      after: null,
    })
    return count
  })
  needs.jobs.ring()
  return removed
}
