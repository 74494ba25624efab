// The filters of the audit log, kept in the address.
import { useAddress } from '../../ui/use-address.ts'
import { readAudit, writeAudit } from './audit-address.ts'
import type { AuditQuery } from './audit-query.ts'

export function useAuditQuery() {
  const { params, change } = useAddress()
  /** Lists what these filters find, and nothing of the filters before. */
  const go = (next: AuditQuery) => change(() => writeAudit(next))
  /** Changes filters, from the newest entry on. */
  const narrow = (changed: AuditQuery) =>
    change((now) => {
      const { before: _, ...filters } = readAudit(now)
      return writeAudit({ ...filters, ...changed })
    })
  return { query: readAudit(params), go, change: narrow }
}
