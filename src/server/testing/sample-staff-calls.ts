// Calls of staff, of systems with a key and of whoever signs in as one of them.
import type { Sample } from './sample.ts'
import { nothing } from './sample.ts'
import { STAFF_PASSWORD } from './sample-world.ts'
import { codeAt, MEMBER_PASSWORD, nextCodeAt } from './staff-members.ts'
import { TEST_NOW } from './test-app.ts'

export const STAFF_SAMPLES: Readonly<Record<string, Sample>> = {
  getSettings: nothing,
  changePassword: () => ({
    body: { which: 'staff', current: STAFF_PASSWORD, next: 'a much longer password' },
  }),
  saveBrokerFees: () => ({ body: { schedule: NEW_FEES, seen: null } }),
  saveParty: () => ({ params: { key: 'default_shipper' }, body: { party: NEW_PARTY, seen: null } }),
  saveInvoiceTerms: () => ({
    body: {
      terms: { incoterm: 'DAP', place: 'Buffalo NY', relatedParties: 'not_related', portOfEntry: '0901' },
      seen: null,
    },
  }),
  saveProviderEmail: () => ({ body: { email: 'clearance@example.com', seen: null } }),
  listConnections: nothing,
  testConnection: () => ({ params: { id: 'file-storage' } }),
  getDataVersions: nothing,
  updateData: () => ({ body: { file: 'W10=', filename: 'hts_2026_revision_11.json' } }),
  listAuditLog: ({ clientId }) => ({ query: { clientId } }),
  listSessions: nothing,
  listCompanies: nothing,
  switchCompany: ({ clientId }) => ({ body: { companyId: clientId } }),
  nameMyself: () => ({ body: { name: 'Dana Roy' } }),
  leaveCompany: nothing,
  listClientPeople: nothing,
  inviteClientPerson: () => ({ body: { email: 'guest@example.com', role: 'reader' } }),
  sendClientInvitation: ({ clientInvitationId }) => ({ params: { invitationId: clientInvitationId } }),
  withdrawClientInvitation: ({ spareClientInvitationId }) => ({ params: { invitationId: spareClientInvitationId } }),
  setClientPersonRole: ({ colleagueId }) => ({ params: { personId: colleagueId }, body: { role: 'reader' } }),
  removeClientPerson: ({ spareColleagueId }) => ({ params: { personId: spareColleagueId } }),
  endClientPersonSessions: ({ colleagueId }) => ({ params: { personId: colleagueId } }),
  setCompanyAddress: ({ ownerId }) => ({ body: { personId: ownerId } }),
  openClientInvitation: ({ clientInvitationToken }) => ({ body: { token: clientInvitationToken } }),
  acceptClientInvitation: ({ clientInvitationToken }) => ({
    body: { token: clientInvitationToken, name: 'Kim Lee' },
  }),
  downloadArchive: nothing,
  getErasure: nothing,
  askErasure: nothing,
  withdrawErasure: nothing,
  eraseClient: ({ spareClientId, spareClientName }) => ({
    params: { clientId: spareClientId },
    body: { name: spareClientName, password: MEMBER_PASSWORD },
  }),
  listErasures: nothing,
  listJobs: nothing,
  retryJob: ({ failedJobIds: [jobId = ''] }) => ({ params: { jobId } }),
  dropJob: ({ failedJobIds: [, jobId = ''] }) => ({ params: { jobId } }),
  endOneSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: nothing,
  openInvitation: ({ invitationToken }) => ({ body: { token: invitationToken } }),
  acceptInvitation: ({ invitationToken }) => ({
    body: { token: invitationToken, name: 'Kim Lee', password: 'amber gravel window', code: codeAt(TEST_NOW) },
  }),
  memberLogin: ({ memberEmail }) => ({ body: { email: memberEmail, password: MEMBER_PASSWORD } }),
  memberCode: ({ staffChallenge }) => ({ body: { challenge: staffChallenge, code: codeAt(TEST_NOW) } }),
  getOwnAccount: nothing,
  newAuthenticator: () => ({ body: { password: MEMBER_PASSWORD } }),
  renewRecoveryCodes: () => ({ body: { password: MEMBER_PASSWORD } }),
  saveAuthenticator: () => ({ body: { code: nextCodeAt(TEST_NOW) } }),
  setOwnPassword: () => ({ body: { current: MEMBER_PASSWORD, next: 'amber gravel window' } }),
  listPeople: nothing,
  invitePerson: ({ email }) => ({
    body: { name: 'Alex Moor', email: `new-${email}`, role: 'reader', password: MEMBER_PASSWORD },
  }),
  invitePersonAgain: ({ memberId }) => ({ params: { personId: memberId }, body: { password: MEMBER_PASSWORD } }),
  setPersonRole: ({ memberId }) => ({
    params: { personId: memberId },
    body: { role: 'reader', password: MEMBER_PASSWORD },
  }),
  setPersonDisabled: ({ memberId }) => ({ params: { personId: memberId }, body: { disabled: true } }),
  endPersonSessions: ({ memberId }) => ({ params: { personId: memberId } }),
  listStaffSessions: nothing,
  endStaffSession: ({ staffSessionId }) => ({ params: { sessionId: staffSessionId } }),
  endOtherStaffSessions: nothing,
  listSecurityEvents: nothing,
  feedSecurityEvents: nothing,
  listQueue: () => ({ query: { queue: 'stuck' } }),
  listShops: nothing,
  fetchShopProducts: ({ clientId }) => ({ params: { clientId }, body: { shop: 'shopify' } }),
  exportShipments: nothing,
  exportArchive: ({ clientId, shipmentId }) => ({ query: { clientId, shipment: shipmentId } }),
  exportProductCertificates: nothing,
  exportClients: nothing,
  exportSecurityEvents: nothing,
  exportAuditLog: ({ clientId }) => ({ query: { clientId } }),
  listImports: nothing,
  startImport: () => ({ body: { kind: 'items', filename: 'items.csv', heading: ['client', 'sku', 'colour'] } }),
  sendImportRows: ({ importId, email }) => ({
    params: { id: importId },
    body: { part: 1, rows: [{ line: 3, cells: [email, 'IMPORTED-2'] }] },
  }),
  checkImport: ({ importId }) => ({ params: { id: importId }, body: { mapping: ['client', 'reference'] } }),
  saveImport: ({ importId }) => ({ params: { id: importId } }),
  getImport: ({ importId }) => ({ params: { id: importId } }),
  cancelImport: ({ spareImportId }) => ({ params: { id: spareImportId } }),
  listApiKeys: nothing,
  issueApiKey: () => ({ body: { name: 'Warehouse' } }),
  revokeApiKey: ({ apiKeyId }) => ({ params: { keyId: apiKeyId } }),
  warehouseImport: ({ email }) => ({
    body: { imports: [{ kind: 'shipments', rows: [{ client: email, reference: 'SENT-1' }] }] },
  }),
  listAmazonPlans: nothing,
  importAmazonPlan: ({ clientId }) => ({ params: { clientId }, body: { planId: 'wf1234' } }),
  listSharedProducts: () => ({ query: { page: 1, search: 'candle' } }),
  saveSharedProduct: () => ({ params: { asin: 'B0SHARE001' }, body: { title: 'Soy candle', category: '' } }),
  deleteSharedProduct: () => ({ params: { asin: 'B0SHARE001' } }),
  listClients: () => ({ query: { page: 1, search: '' } }),
  getClient: ({ clientId }) => ({ params: { clientId } }),
}

const NEW_PARTY = { name: 'Acme Forwarding', addressLine1: '1 Main St', city: 'Toronto', country: 'CA' }

const NEW_FEES = {
  broker: 'ClearIt',
  schedules: [
    {
      from: '2026-12-01',
      until: null,
      citation: 'Letter of 20 Nov 2026',
      fees: [{ kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'any', amount: '70.00' }],
    },
  ],
}
