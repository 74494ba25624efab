// People of clients for tests: colleagues with a role, their sessions, and who is invited.
import type { ClientRole } from '#domain/client-role.ts'
import type { Deps } from '../deps.ts'
import { replaceAddressChange } from '../store/address-changes.ts'
import { insertClientInvitation } from '../store/client-invitations.ts'
import { addClientMember, ensurePerson, findPersonByEmail } from '../store/client-people.ts'
import { findClient } from '../store/clients.ts'
import { hashToken, insertSession, type SessionStarter } from '../store/sessions.ts'
import type { TestCaller } from './test-app.ts'

type Given = { readonly email?: string; readonly name?: string; readonly role?: ClientRole }

/** Somebody who belongs to a client; answers the id. */
export async function givenColleague({ db, now, newId }: Deps, clientId: string, given: Given = {}): Promise<string> {
  const { email = `${newId()}@example.com`, name = null, role = 'member' } = given
  return db.transaction().execute(async (tx) => {
    const id = await ensurePerson(tx, { email, name })
    await addClientMember(tx, { client_id: clientId, person_id: id, role, invited_by: 'Dana', joined_at: now() })
    return id
  })
}

/** A session of somebody for a client the person belongs to. */
export async function personCaller(deps: Deps, clientId: string, personId: string): Promise<TestCaller> {
  const token = deps.newSecret(32)
  await insertSession(deps.db, token, { kind: 'client', clientId, personId }, deps.now())
  return { kind: 'client', token }
}

/** A session of a new colleague. */
export async function colleagueCaller(deps: Deps, clientId: string, given: Given = {}): Promise<TestCaller> {
  return personCaller(deps, clientId, await givenColleague(deps, clientId, given))
}

async function givenInvited({ db, now, newId, newSecret }: Deps, client_id: string, email: string) {
  const [id, token] = [newId(), newSecret(32)]
  const expires_at = new Date(now().getTime() + 86_400_000)
  const row = {
    id,
    client_id,
    email,
    role: 'member',
    invited_by: 'Dana',
    invited_by_id: null,
    was_sent: true,
    created_at: now(),
    expires_at,
  }
  await db.transaction().execute((tx) => insertClientInvitation(tx, token, { ...row, role: 'member' }))
  return { id, token }
}

/** For calls of a sample world. */
export async function givenPeople(deps: Deps, clientId: string, mark: string) {
  const at = (name: string) => `${mark.toLowerCase()}-${name}@example.com`
  const client = await findClient(deps.db, clientId)
  const owner = await findPersonByEmail(deps.db, client?.email ?? '')
  const open = await givenInvited(deps, clientId, at('invited'))
  return {
    ownerId: owner?.id ?? '',
    colleagueId: await givenColleague(deps, clientId, { email: at('colleague') }),
    spareColleagueId: await givenColleague(deps, clientId, { email: at('spare') }),
    clientInvitationId: (await givenInvited(deps, clientId, at('second'))).id,
    spareClientInvitationId: (await givenInvited(deps, clientId, at('third'))).id,
    clientInvitationToken: open.token,
  }
}

/** A question to the old address of a client; answers the token of its link. */
export async function givenAddressChange(
  { db, now, newSecret }: Deps,
  { clientId, email, mark }: { readonly clientId: string; readonly email: string; readonly mark: string },
): Promise<string> {
  const token = newSecret(32)
  const asked = { email_before: email, email_after: `${mark.toLowerCase()}-next@example.com`, asked_by: 'Warehouse' }
  await replaceAddressChange(db, token, { client_id: clientId, asked_at: now(), ...asked })
  return token
}

/** Answers the id of a session. */
export async function givenSession({ db, now, newSecret }: Deps, who: SessionStarter): Promise<string> {
  const token = newSecret(32)
  await insertSession(db, token, who, now())
  const query = db.selectFrom('sessions').select('id').where('token_hash', '=', hashToken(token))
  return (await query.executeTakeFirstOrThrow()).id
}
