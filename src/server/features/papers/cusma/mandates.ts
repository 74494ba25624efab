// Written mandates: recorded and withdrawn by staff, each with its audit entry.
import type { z } from 'zod'
import type { getMandate, saveMandate as saveCall } from '#contract/mandates.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import { insertAudit } from '../../../store/audit-log.ts'
import { findClient } from '../../../store/clients.ts'
import type { Db } from '../../../store/database.ts'
import { deleteMandateRow, findMandate, saveMandateRow } from '../../../store/mandates.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today'>

async function refuseUnknown(db: Db, clientId: string): Promise<void> {
  if (!(await findClient(db, clientId))) throw new AppError('missing', 'no-such-client')
}

/** Null while there is none. Throws `missing` for a client there is not. */
export async function readMandate(
  { db }: Pick<Needs, 'db'>,
  { clientId }: Scope,
): Promise<z.input<(typeof getMandate)['answer']>['data']> {
  await refuseUnknown(db, clientId)
  const row = await findMandate(db, clientId)
  return row
    ? {
        holderName: row.holder_name,
        holderTitle: row.holder_title,
        givenBy: row.given_by,
        givenOn: row.given_on,
        reference: row.reference,
        recordedBy: row.recorded_by,
        recordedAt: row.recorded_at.toISOString(),
      }
    : null
}

type Given = z.output<(typeof saveCall)['body']>['mandate']

/** Null withdraws it. Throws `missing` for a client there is not, `invalid` for a day to come. */
export async function saveMandate(needs: Needs, scope: Scope, given: Given): Promise<void> {
  await refuseUnknown(needs.db, scope.clientId)
  if (given === null) await withdraw(needs, scope)
  else await record(needs, scope, given)
}

async function record(needs: Needs, scope: Scope, given: NonNullable<Given>): Promise<void> {
  if (given.givenOn > needs.today()) throw new AppError('invalid', 'mandate-later-than-today')
  const said = {
    holder_name: given.holderName,
    holder_title: given.holderTitle,
    given_by: given.givenBy,
    given_on: given.givenOn,
    reference: given.reference,
  }
  await needs.db.transaction().execute(async (tx) => {
    await saveMandateRow(tx, {
      client_id: scope.clientId,
      ...said,
      recorded_by: scope.actor.name,
      recorded_at: needs.now(),
    })
    await insertAudit(tx, { ...entryOf(needs, scope), action: 'mandate.recorded', before: null, after: said })
  })
}

/** Nothing happens where there is none. */
async function withdraw(needs: Needs, scope: Scope): Promise<void> {
  const before = await findMandate(needs.db, scope.clientId)
  if (!before) return
  await needs.db.transaction().execute(async (tx) => {
    await deleteMandateRow(tx, scope.clientId)
    const { holder_name, given_on, reference } = before
    const said = { holder_name, given_on, reference }
    await insertAudit(tx, { ...entryOf(needs, scope), action: 'mandate.withdrawn', before: said, after: null })
  })
}

const entryOf = ({ now }: Pick<Needs, 'now'>, { actor, clientId }: Scope) => ({
  at: now(),
  actor,
  clientId,
  subject: { kind: 'mandate', id: clientId },
})
