// Joining a client by an invitation: whoever holds its link reads the letters of the address, as with a code.
import { nameOfPerson } from '#domain/client-role.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findClientInvitationByToken, takeClientInvitation } from '../../../store/client-invitations.ts'
import {
  addClientMember,
  ensurePerson,
  findClientMember,
  findPerson,
  findPersonByEmail,
} from '../../../store/client-people.ts'
import { findClient, lockClient } from '../../../store/clients.ts'
import { recordSecurityEvent } from '../../../store/security-events.ts'
import { beginAt, type SignedInClient } from '../sign-in.ts'
import type { SignInFrom } from '../tokens.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret'>

/** Throws `missing` for an invitation that was used, sent again, withdrawn or is over. */
export async function readInvitation({ db, now }: Pick<Needs, 'db' | 'now'>, token: string) {
  const invitation = await findClientInvitationByToken(db, token, now())
  const client = invitation && (await findClient(db, invitation.client_id))
  if (!invitation || !client) throw new AppError('missing', 'client-invitation-over')
  const person = await findPersonByEmail(db, invitation.email)
  return {
    company: client.name,
    email: invitation.email,
    name: person?.name ?? null,
    role: invitation.role,
    invitedBy: invitation.invited_by,
    expiresAt: invitation.expires_at.toISOString(),
  }
}

/**
 * Throws `missing` as `readInvitation`, and `unauthenticated` while the company has no shipments of late: then the invitation stays. A name
 * that the person gave before stays too.
 */
export async function joinClient(
  needs: Needs,
  { token, name }: { readonly token: string; readonly name: string },
  from: SignInFrom,
): Promise<SignedInClient & { readonly email: string }> {
  return needs.db.transaction().execute(async (tx) => {
    const at = needs.now()
    const invitation = await takeClientInvitation(tx, token, at)
    if (!invitation) throw new AppError('missing', 'client-invitation-over')
    const { client_id: clientId, email, role, invited_by } = invitation
    await lockClient(tx, clientId)
    const personId = await ensurePerson(tx, { email, name })
    if (!(await findClientMember(tx, clientId, personId)))
      await addClientMember(tx, { client_id: clientId, person_id: personId, role, invited_by, joined_at: at })
    const person = await findPerson(tx, personId)
    const called = person ? nameOfPerson(person) : email
    await insertAudit(tx, {
      at,
      actor: { kind: 'client', id: personId, name: called },
      clientId,
      action: 'client-person.joined',
      subject: { kind: 'client_person', id: personId },
      before: null,
      after: { name: called, role },
    })
    const who = { actorKind: 'client', person: called, personId, clientId, address: from.address } as const
    await recordSecurityEvent(tx, { at, kind: 'person-joined', ...who })
    const signed = await beginAt({ ...needs, db: tx }, personId, from, clientId)
    if (!signed) throw new AppError('unauthenticated', 'sign-in-refused')
    return { ...signed, email }
  })
}
