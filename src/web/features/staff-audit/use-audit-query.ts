// The filters of the audit log, kept in the address. Filters chosen within a moment add up: each builds on what was wanted last, as
// the address follows only once its page is drawn.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readAudit, writeAudit } from './audit-address.ts'
import type { AuditQuery } from './audit-query.ts'

export function useAuditQuery() {
  const [params, setParams] = useSearchParams()
  const wanted = useRef(readAudit(params))
  /** Addresses asked for and not drawn yet, oldest first. One of them drawn late must not undo what was wanted after it. */
  const onTheWay = useRef<readonly string[]>([])
  useEffect(() => {
    const drawn = onTheWay.current.indexOf(params.toString())
    onTheWay.current = drawn < 0 ? [] : onTheWay.current.slice(drawn + 1)
    if (onTheWay.current.length === 0) wanted.current = readAudit(params)
  }, [params])
  /** Lists what these filters find, and nothing of the filters before. */
  const go = (next: AuditQuery) => {
    wanted.current = next
    const address = new URLSearchParams(writeAudit(next))
    onTheWay.current = [...onTheWay.current, address.toString()]
    setParams(address)
  }
  /** Changes filters, from the newest entry on. */
  const change = (changed: AuditQuery) => {
    const { before: _, ...filters } = wanted.current
    go({ ...filters, ...changed })
  }
  return { query: readAudit(params), go, change }
}
