// Staff prepared a certificate: the client is asked by letter to sign it itself.
import { texts } from '#texts/en/mandate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findClient, findClientLanguage } from '../../../store/clients.ts'
import type { ShipmentRow } from '../../../store/shipments.ts'

type AskingNeeds = Pick<Deps, 'db' | 'now' | 'mailer' | 'log' | 'settings'>

/** Always throws: `conflict` with where the letter went, and whether it could be sent. */
export async function askToSign(needs: AskingNeeds, scope: Scope, shipment: ShipmentRow): Promise<never> {
  const { db, now } = needs
  const email = (await findClient(db, scope.clientId))?.email ?? ''
  const language = (await findClientLanguage(db, scope.clientId)) ?? 'en'
  const wasSent = await send(needs, { email, language, shipment })
  const asked = { email, wasSent }
  await insertAudit(db, {
    at: now(),
    actor: scope.actor,
    clientId: scope.clientId,
    action: 'cusma-form.signature-asked',
    subject: { kind: 'shipment', id: shipment.id },
    before: null,
    after: asked,
  })
  throw new AppError('conflict', 'client-signs', asked)
}

type Asked = { readonly email: string; readonly language: Language; readonly shipment: ShipmentRow }

async function send({ mailer, log, settings }: AskingNeeds, { email, language, shipment }: Asked): Promise<boolean> {
  if (email === '') return false
  const words = wordsIn(language, texts)
  const address = `${settings.publicUrl ?? ''}/dashboard/shipment/${shipment.id}`
  try {
    await mailer.send({
      to: email,
      subject: words.subject(shipment.reference),
      text: words.mail(shipment.reference, address),
    })
    return true
  } catch (err) {
    log.error({ err }, 'request to sign not sent')
    return false
  }
}
