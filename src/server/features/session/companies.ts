// The companies of who is signed in: listed, changed to, left.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Person, Scope } from '../../scope.ts'
import { listActiveCompanies, noteCompanyChosen, savePersonName } from '../../store/client-people.ts'
import { switchSession } from '../../store/sessions.ts'
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

export const nameOneself = ({ db }: Pick<Deps, 'db'>, person: Person, name: string): Promise<void> =>
  savePersonName(db, person.id, name)
