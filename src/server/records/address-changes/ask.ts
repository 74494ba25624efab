// Another e-mail address for a client is asked of the old one: whoever holds the address gets in and is sent codes.
import { texts as en } from '#texts/en/address-change.ts'
import { wordsIn } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { askForLetter } from '../../jobs/letters.ts'
import type { Actor } from '../../scope.ts'
import { findAddressChanges, replaceAddressChange } from '../../store/address-changes.ts'
import { findPersonByEmail } from '../../store/client-people.ts'
import type { Db } from '../../store/database.ts'
import { insertAudits } from '../../store/imports-audit.ts'

type AskNeeds = Pick<Deps, 'now' | 'newId' | 'newSecret' | 'secrets'> & {
  readonly settings: { readonly publicUrl?: string | undefined }
}

export type NewAddress = {
  readonly clientId: string
  readonly company: string
  readonly before: string
  readonly after: string
}

const TOKEN_BYTES = 32

/** Asks each old address, but for what was asked already, or refused: an import that comes every night asks once. */
export async function askOldAddresses(
  tx: Db,
  needs: AskNeeds,
  actor: Actor,
  changes: readonly NewAddress[],
): Promise<void> {
  const asked = await findAddressChanges(
    tx,
    changes.map(({ clientId }) => clientId),
  )
  for (const change of changes.filter(({ clientId, after }) => asked.get(clientId)?.email_after !== after))
    await askOne(tx, needs, actor, change)
}

async function askOne(tx: Db, needs: AskNeeds, actor: Actor, change: NewAddress): Promise<void> {
  const { clientId, company, before, after } = change
  const token = needs.newSecret(TOKEN_BYTES)
  const at = needs.now()
  const row = { client_id: clientId, email_before: before, email_after: after, asked_by: actor.name, asked_at: at }
  await replaceAddressChange(tx, token, row)
  const subject = { kind: 'client', id: clientId }
  const action = 'client.address-asked'
  const emails = { before: { email: before }, after: { email: after } }
  await insertAudits(tx, [{ at, actor, clientId, action, subject, ...emails }])
  const words = wordsIn((await findPersonByEmail(tx, before))?.language ?? 'en', en)
  const link = linkOf(needs, token)
  const text = words.letter({ by: actor.name, company, before, after, link })
  const letter = { to: before, subject: words.letterSubject(company), text }
  await askForLetter(tx, needs, { letter, actor, clientId })
}

/** The token stands after '#', where no server and no log sees it. */
const linkOf = ({ settings }: AskNeeds, token: string): string => `${settings.publicUrl ?? ''}/address-change#${token}`
