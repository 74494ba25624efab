// Every other list as a CSV file.
import { listAccessRequests } from './access-requests.ts'
import { listAuditLog } from './audit.ts'
import { listCatalogue } from './catalogue.ts'
import { listArchive } from './document-archive.ts'
import { listJobs } from './jobs.ts'
import { fileOf } from './list-file.ts'
import { listProductCertificates } from './product-certificates.ts'
import { listSecurityEvents } from './security-events.ts'
import { listClients } from './staff.ts'

export const exportCatalogue = fileOf(listCatalogue, listCatalogue.query.omit({ page: true }))
export const exportArchive = fileOf(listArchive, listArchive.query.omit({ page: true }))
export const exportProductCertificates = fileOf(
  listProductCertificates,
  listProductCertificates.query.omit({ page: true }),
)
export const exportClients = fileOf(listClients, listClients.query.omit({ page: true }))
export const exportAuditLog = fileOf(listAuditLog, listAuditLog.query.omit({ before: true }))
export const exportAccessRequests = fileOf(listAccessRequests, listAccessRequests.query.omit({ page: true }))
export const exportJobs = fileOf(listJobs, listJobs.query.omit({ page: true }))
export const exportSecurityEvents = fileOf(listSecurityEvents, listSecurityEvents.query.omit({ before: true }))
