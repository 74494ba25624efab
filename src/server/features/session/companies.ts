// The companies of who is signed in: listed, changed to, left.
import { nameOfPerson } from '#domain/client-role.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Person, Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import {
  listActiveCompanies,
  listClientsOfPerson,
  noteCompanyChosen,
  savePersonName,
  switchSession,
} from '../../store/client-people.ts'
import { activitySince } from './activity-window.ts'

type Needs = Pick<Deps, 'db' | 'now'>

export async function companiesOf({ db, now }: Needs, { clientId }: Scope, person: Person) {
  const companies = await listActiveCompanies(db, person.id, activitySince(now()))
  const { id, email, name, role } = person
  return {
    person: { id, email, name },
    role,
    companyId: clientId,
    companies: companies.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

/** Throws `missing` for a company the person does not belong to, and for one that lets nobody in at present. */
export async function changeCompany({ db, now }: Needs, person: Person, token: string, companyId: string) {
  const companies = await listActiveCompanies(db, person.id, activitySince(now()))
  const company = companies.find(({ id }) => id === companyId)
  if (!company || !(await switchSession(db, token, companyId))) throw new AppError('missing', 'not-found')
  await noteCompanyChosen(db, companyId, person.id, now())
  return { user: { id: company.id, companyName: company.name }, role: company.role }
}

/** Stands in the log of every company the person belongs to. */
export async function nameOneself({ db, now }: Needs, person: Person, name: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await savePersonName(tx, person.id, name)
    for (const clientId of await listClientsOfPerson(tx, person.id))
      await insertAudit(tx, {
        at: now(),
        actor: { kind: 'client', id: person.id, name: nameOfPerson(person) },
        clientId,
        action: 'client-person.named',
        subject: { kind: 'client_person', id: person.id },
        before: { name: person.name },
        after: { name },
      })
  })
}
