// Staff prepared a certificate: the owners of the client are asked by letter that one of its people signs it.
import { texts } from '#texts/en/mandate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { askForLetter } from '../../../jobs/letters.ts'
import type { Letter } from '../../../providers/mail/mail.ts'
import { askForNotices, notifyPeople } from '../../../records/notifications/notify.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { listOwners } from '../../../store/client-people.ts'
import { takeSignatureNotice } from '../../../store/notification-letters.ts'

type AskingNeeds = Pick<Deps, 'db' | 'now' | 'newId' | 'secrets' | 'jobs' | 'settings'>

/** What is to be signed, and where the client does. */
type Prepared = {
  readonly subject: { readonly kind: string; readonly id: string }
  /** Of the page, under the address of the installation. */
  readonly path: string
  /** Of the shipment; null where the certificate is for products. */
  readonly reference: string | null
  readonly shipmentId?: string | undefined
}

/** Always throws: `conflict` with where the letter goes, and whether there is anywhere to send it. */
export async function askToSign(needs: AskingNeeds, scope: Scope, prepared: Prepared): Promise<never> {
  const { db, now } = needs
  const owners = await listOwners(db, scope.clientId)
  const asked = { email: owners.map(({ email }) => email).join(', '), wasSent: owners.length > 0 }
  await db.transaction().execute(async (tx) => {
    const facts = { by: scope.actor.name, reference: prepared.reference }
    await notifyPeople(tx, { kind: 'signature', facts, ...scope, shipmentId: prepared.shipmentId, at: now() })
    for (const { id, email, language } of owners) {
      if (!(await takeSignatureNotice(tx, { ...scope, personId: id, at: now() }))) continue
      const letter = letterOf(needs, { email, language: language ?? 'en', ...prepared })
      await askForLetter(tx, needs, { letter, ...scope })
    }
    await askForNotices(tx, needs)
    await insertAudit(tx, {
      at: now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'cusma-form.signature-asked',
      subject: prepared.subject,
      before: null,
      after: asked,
    })
  })
  needs.jobs.ring()
  throw new AppError('conflict', 'client-signs', asked)
}

type Asked = Prepared & { readonly email: string; readonly language: Language }

function letterOf({ settings }: AskingNeeds, { email, language, path, reference }: Asked): Letter {
  const words = wordsIn(language, texts)
  const address = `${settings.publicUrl ?? ''}${path}`
  return {
    to: email,
    subject: reference === null ? words.subjectOfProducts : words.subject(reference),
    text: reference === null ? words.mailOfProducts(address) : words.mail(reference, address),
  }
}
