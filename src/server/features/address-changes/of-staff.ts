// What staff see of a client's new address, and what they may do about it.

import { dayIn } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/address-change.ts'
import { wordsIn } from '#words/language.ts'
import { dateIn } from '#words/local-text.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { askForLetter } from '../../jobs/letters.ts'
import type { Actor } from '../../scope.ts'
import {
  deleteAddressChange,
  findAddressChanges,
  lockAddressChange,
  saveAddressChange,
} from '../../store/address-changes.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findPersonByEmail } from '../../store/client-people.ts'
import { findClient } from '../../store/clients.ts'
import type { Tx } from '../../store/database.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets' | 'settings' | 'jobs'>

/** Time to object, where staff say that nobody reads the old box. */
const WAIT_MS = 7 * 24 * 60 * 60_000

export async function waitingChange({ db }: Pick<Deps, 'db'>, clientId: string) {
  const change = (await findAddressChanges(db, [clientId])).get(clientId)
  if (!change) return null
  return {
    before: change.email_before,
    after: change.email_after,
    askedBy: change.asked_by,
    askedAt: change.asked_at.toISOString(),
    objectedAt: change.objected_at?.toISOString() ?? null,
    goneBy: change.gone_by,
    takesEffectAt: change.takes_effect_at?.toISOString() ?? null,
  }
}

/** The week begins, and the old address is told once more. Throws `missing` when nothing waits, `conflict` once it objected. */
export async function oldBoxGone(needs: Needs, actor: Actor, clientId: string): Promise<void> {
  const takesEffectAt = new Date(needs.now().getTime() + WAIT_MS)
  await needs.db.transaction().execute(async (tx) => {
    const change = await lockAddressChange(tx, clientId)
    if (!change) throw new AppError('missing', 'not-found')
    if (change.objected_at) throw new AppError('conflict', 'address-change-refused')
    if (change.takes_effect_at) return
    await saveAddressChange(tx, clientId, { gone_by: actor.name, takes_effect_at: takesEffectAt })
    await note(needs, tx, { actor, clientId, action: 'client.address-box-gone' })
    const client = await findClient(tx, clientId)
    const language = (await findPersonByEmail(tx, change.email_before))?.language ?? 'en'
    const words = wordsIn(language, en)
    const company = client?.name ?? ''
    const day = dateIn(language, dayIn(needs.settings.businessTimeZone, takesEffectAt))
    const text = words.goneLetter({ by: actor.name, company, after: change.email_after, day })
    const letter = { to: change.email_before, subject: words.letterSubject(company), text }
    await askForLetter(tx, needs, { letter, actor, clientId })
  })
  needs.jobs.ring()
}

/** The old address stays. Throws `missing` when nothing waits. */
export async function withdrawChange(needs: Needs, actor: Actor, clientId: string): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    if (!(await deleteAddressChange(tx, clientId))) throw new AppError('missing', 'not-found')
    await note(needs, tx, { actor, clientId, action: 'client.address-withdrawn' })
  })
}

type Noted = { readonly actor: Actor; readonly clientId: string; readonly action: string }

const note = ({ now }: Needs, tx: Tx, { actor, clientId, action }: Noted): Promise<void> => {
  const subject = { kind: 'client', id: clientId }
  return insertAudit(tx, { at: now(), actor, clientId, action, subject, before: null, after: null })
}
