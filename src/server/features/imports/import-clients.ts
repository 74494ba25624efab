// Clients of an import: found by their number in the provider's own system, else by e-mail address.
import { afterOf, beforeOf, compareFields } from '#domain/import/compare.ts'
import type { ImportRecord } from '#domain/import/records.ts'
import { askOldAddresses, type NewAddress } from '../../records/address-changes/ask.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import {
  findClientsByKeys,
  insertClients,
  type KeyedClient,
  type NewClient,
  updateClients,
} from '../../store/imports-clients.ts'
import {
  entryOf,
  type ImportPlace,
  type KindImporter,
  type Planned,
  type RecordResult,
  type Run,
  repeatedIn,
  wrong,
} from './chunk.ts'

type Step = {
  readonly result: RecordResult
  readonly added?: NewClient
  readonly changed?: Omit<KeyedClient, 'email'>
  readonly asked?: NewAddress
}

export const importClients: KindImporter = async (run, records) => {
  const emails = records.flatMap(({ values }) => values.email ?? [])
  const numbers = records.flatMap(({ values }) => values.external_id ?? [])
  const known = await findClientsByKeys(run.tx, emails, numbers, { lock: true })
  const byEmail = new Map(known.map((client) => [client.email, client]))
  const byNumber = new Map(known.flatMap((client) => (client.external_id ? [[client.external_id, client]] : [])))
  const steps = records.map((record) => stepOf(run, record, byEmail, byNumber))
  return { results: steps.map(({ result }) => result), write: () => write(run, steps) }
}

type ByKey = ReadonlyMap<string, KeyedClient>

function stepOf(run: Run, { line, values }: ImportRecord, byEmail: ByKey, byNumber: ByKey): Step {
  const { email, external_id: number, name, joined } = values
  if (number?.includes('@')) return { result: wrong(line, 'external_id', { reason: 'numberIsEmail' }) }
  const numbered = number ? byNumber.get(number) : undefined
  const mailed = email ? byEmail.get(email) : undefined
  const existing = numbered ?? mailed
  const keys = [existing && `id ${existing.id}`, email && `email ${email}`, number && `number ${number}`]
  for (const key of keys) {
    const repeated = key ? repeatedIn(run, line, key) : undefined
    if (repeated) return { result: repeated }
  }
  if (numbered && mailed && numbered.id !== mailed.id)
    return { result: wrong(line, 'email', { reason: 'emailTaken', facts: { given: email ?? '' } }) }
  if (!numbered && mailed && number && mailed.external_id !== null)
    return { result: wrong(line, 'email', { reason: 'emailTaken', facts: { given: mailed.email } }) }
  if (existing) return changeOf(run, line, existing, { name, email, external_id: number })
  if (!name || !email) return { result: wrong(line, null, { reason: 'newClientNeeds' }) }
  const added: NewClient = {
    id: run.needs.newId(),
    name,
    email,
    external_id: number ?? null,
    created_at: joined ?? run.needs.now().toISOString(),
  }
  const place = { clientId: added.id, shipmentId: null, name }
  return { result: planned(line, place, 'new', compareFields({ name, email, external_id: number }, {}).changes), added }
}

type Given = { readonly name?: string; readonly email?: string; readonly external_id?: string }

function changeOf(run: Run, line: number, existing: KeyedClient, given: Given): Step {
  const { id, ...fields } = existing
  const { changes } = compareFields(given, fields)
  const place = { clientId: id, shipmentId: null, name: existing.name }
  if (changes.length === 0) return { result: planned(line, place, 'unchanged', []) }
  const after = given.email ?? existing.email
  if (after !== existing.email && !run.mayChangeEmail)
    return { result: wrong(line, 'email', { reason: 'emailNotByKey' }) }
  const name = given.name ?? existing.name
  return {
    result: planned(line, place, 'changed', changes),
    changed: { id, name, external_id: given.external_id ?? existing.external_id },
    ...(after === existing.email ? {} : { asked: { clientId: id, company: name, before: existing.email, after } }),
  }
}

const planned = (
  line: number,
  place: ImportPlace,
  outcome: Planned['outcome'],
  changes: Planned['changes'],
): RecordResult => ({ kind: 'planned', line, name: place.name, place, outcome, changes, conflicts: [] })

async function write(run: Run, steps: readonly Step[]): Promise<void> {
  await insertClients(
    run.tx,
    steps.flatMap(({ added }) => added ?? []),
  )
  await updateClients(
    run.tx,
    steps.flatMap(({ changed }) => changed ?? []),
  )
  const entries = steps.flatMap(({ result, added, changed }) => {
    const id = added?.id ?? changed?.id
    if (!id || result.kind === 'wrong') return []
    const subject = { kind: 'client', id }
    const changes = added ? result.changes : result.changes.filter(({ field }) => field !== 'email')
    if (changes.length === 0) return []
    const before = added ? null : beforeOf(changes)
    return [entryOf(run, { clientId: id, action: 'client.imported', subject, before, after: afterOf(changes) })]
  })
  await insertAudits(run.tx, entries)
  await askOldAddresses(
    run.tx,
    run.needs,
    run.actor,
    steps.flatMap(({ asked }) => asked ?? []),
  )
}
