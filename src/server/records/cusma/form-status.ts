// A CUSMA form takes another status, and the audit log says so.
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { type CusmaFormRow, updateCusmaFormStatus } from '../../store/cusma-forms.ts'
import type { Tx } from '../../store/database.ts'

/** `before` is what the log says it was: its status, where nothing else is the reason. */
export async function changeFormStatus(
  tx: Tx,
  { clientId, actor }: Scope,
  form: Pick<CusmaFormRow, 'id' | 'status'>,
  {
    status,
    at,
    before = { status: form.status },
  }: {
    readonly status: CusmaFormRow['status']
    readonly at: Date
    readonly before?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await updateCusmaFormStatus(tx, clientId, form.id, status, at)
  await insertAudit(tx, {
    at,
    actor,
    clientId,
    action: 'cusma-form.status-changed',
    subject: { kind: 'cusma_form', id: form.id },
    before,
    after: { status },
  })
}
