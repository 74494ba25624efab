// The filters of the audit log, as the call takes them.
import type { z } from 'zod'
import type { listAuditLog } from '#contract/audit.ts'

export type AuditQuery = z.input<typeof listAuditLog.query>

export const filterNames = ['clientId', 'shipment', 'by', 'person', 'action', 'from', 'to'] as const
