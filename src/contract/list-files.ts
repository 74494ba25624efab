// Every list as a CSV file: all that its filters find, whatever the page. One row of the list is one line of the file.
import type { z } from 'zod'
import { listAuditLog } from './audit.ts'
import { listCatalogue } from './catalogue.ts'
import { listArchive } from './document-archive.ts'
import { type Access, type Endpoint, endpoint, streamAnswer } from './endpoint.ts'
import { listProductCertificates } from './product-certificates.ts'
import { listSecurityEvents } from './security-events.ts'
import { listShipments } from './shipments.ts'
import { listClients } from './staff.ts'

type List = Pick<Endpoint, 'path' | 'access' | 'failure' | 'failures'>

/** The file of a list: the same people may ask for it, and it refuses what the list refuses. */
const fileOf = <Q extends z.ZodType>({ path, access, failure, failures }: List, query: Q) =>
  endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: access satisfies Access,
    event: 'export',
    summary:
      'The whole list as CSV, with the filters of the list. Cells that a spreadsheet would run are made harmless.',
    query,
    answer: streamAnswer,
    answerKind: 'csv',
    failure,
    failures,
  })

export const exportShipments = fileOf(listShipments, listShipments.query.omit({ page: true }))
export const exportCatalogue = fileOf(listCatalogue, listCatalogue.query.omit({ page: true }))
export const exportArchive = fileOf(listArchive, listArchive.query.omit({ page: true }))
export const exportProductCertificates = fileOf(
  listProductCertificates,
  listProductCertificates.query.omit({ page: true }),
)
export const exportClients = fileOf(listClients, listClients.query.omit({ page: true }))
export const exportAuditLog = fileOf(listAuditLog, listAuditLog.query.omit({ before: true }))
export const exportSecurityEvents = fileOf(listSecurityEvents, listSecurityEvents.query.omit({ before: true }))
