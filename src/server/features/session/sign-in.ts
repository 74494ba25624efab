// Signs somebody of a client in by e-mail address alone. Source: decisions 3, mode 'direct'. And what each way of signing in ends with.
import { type ClientRole, nameOfPerson } from '#domain/client-role.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findPerson, findPersonByEmail, listActiveCompanies, noteCompanyChosen } from '../../store/client-people.ts'
import { activitySince } from './activity-window.ts'
import { type SignInFrom, type StartedSession, startSession } from './tokens.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newSecret'>

export type SignedInClient = StartedSession & {
  /** Of the company the session stands for. */
  readonly user: { readonly id: string; readonly companyName: string }
  readonly person: { readonly id: string; readonly name: string }
  /** Absent for owners. */
  readonly role?: ClientRole
  /** To how many companies the session may be changed, the one at hand too; absent where that is the only one. */
  readonly companies?: number
  /** What the person chose to read in. */
  readonly language?: Language
}

/**
 * Starts a session for the person of an e-mail address (lower case).
 * Throws `unauthenticated`, with the same sentence, for an unknown address and for who belongs to no company with a shipment created or
 * shipped in the last three months.
 */
export async function signIn(deps: Needs, email: string, from: SignInFrom): Promise<SignedInClient> {
  const person = await findPersonByEmail(deps.db, email)
  const signed = person && (await beginAt(deps, person.id, from))
  if (!signed) throw new AppError('unauthenticated', 'sign-in-refused')
  return signed
}

/**
 * Starts a session for a person whose address is proven, for the company that was chosen last. Undefined for who belongs to none that lets
 * anybody in.
 */
export async function beginAt(deps: Needs, personId: string, from: SignInFrom): Promise<SignedInClient | undefined> {
  const companies = await listActiveCompanies(deps.db, personId, activitySince(deps.now()))
  const company = companies[0]
  const person = await findPerson(deps.db, personId)
  if (!company || !person) return undefined
  const session = await startSession(deps, { kind: 'client', clientId: company.id, personId }, from)
  await noteCompanyChosen(deps.db, company.id, personId, deps.now())
  return {
    ...session,
    user: { id: company.id, companyName: company.name },
    person: { id: personId, name: nameOfPerson(person) },
    ...(company.role === 'owner' ? {} : { role: company.role }),
    ...(companies.length > 1 ? { companies: companies.length } : {}),
    ...(person.language ? { language: person.language } : {}),
  }
}
