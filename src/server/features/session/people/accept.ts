// Joining a client by an invitation. Its link is good for a week and may be passed on, so it signs nobody in: a person may belong to several
// companies, and a session stands for all of them. To sign in is to prove the address, as always.
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

type Needs = Pick<Deps, 'db' | 'now'>

/** Throws `missing` for an invitation that was used, sent again, withdrawn or is over. */
export async function readInvitation({ db, now }: Needs, token: string) {
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

/** `address`: of the network. A name that the person gave before stays. Throws `missing` as `readInvitation`. */
export async function joinClient(
  needs: Needs,
  { token, name }: { readonly token: string; readonly name: string },
  address: string,
): Promise<{ readonly company: string; readonly email: string }> {
  return needs.db.transaction().execute(async (tx) => {
    const at = needs.now()
    const found = await findClientInvitationByToken(tx, token, at)
    // As whoever takes an owner out: first the client, then its invitations.
    if (found) await lockClient(tx, found.client_id)
    const invitation = await takeClientInvitation(tx, token, at)
    if (!invitation) throw new AppError('missing', 'client-invitation-over')
    const { client_id: clientId, email, role, invited_by } = invitation
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
    const who = { actorKind: 'client', person: called, personId, clientId, address } as const
    await recordSecurityEvent(tx, { at, kind: 'person-joined', ...who })
    return { company: (await findClient(tx, clientId))?.name ?? '', email }
  })
}
