// The catalogue of every call Portage answers, by name.
import * as accessRequests from './access-requests.ts'
import * as addressChange from './address-change.ts'
import * as admissibility from './admissibility.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as carrierFees from './carrier-fees.ts'
import * as catalogue from './catalogue.ts'
import * as classification from './classification.ts'
import * as clientData from './client-data.ts'
import * as clientPeople from './client-people.ts'
import * as comments from './comments.ts'
import * as companies from './companies.ts'
import * as cusma from './cusma.ts'
import * as cusmaFiles from './cusma-files.ts'
import * as documentArchive from './document-archive.ts'
import * as duty from './duty.ts'
import * as dutyByMonth from './duty-by-month.ts'
import * as dutyOverTime from './duty-over-time.ts'
import * as endedCodes from './ended-codes.ts'
import type { Endpoint } from './endpoint.ts'
import * as entryPermissions from './entry-permissions.ts'
import * as erasure from './erasure.ts'
import * as estimatePapers from './estimate-papers.ts'
import * as fda from './fda.ts'
import * as freight from './freight.ts'
import * as imports from './imports.ts'
import * as invoices from './invoices.ts'
import * as itemListFile from './item-list-file.ts'
import * as items from './items.ts'
import * as jobs from './jobs.ts'
import * as keyFiles from './key-files.ts'
import * as listFile from './list-file.ts'
import * as listFiles from './list-files.ts'
import * as lookups from './lookups.ts'
import * as mandates from './mandates.ts'
import * as manualInvoices from './manual-invoices.ts'
import * as notifications from './notifications.ts'
import { onBehalf } from './on-behalf.ts'
import * as operations from './operations.ts'
import * as origin from './origin.ts'
import * as originFolder from './origin-folder.ts'
import * as ownShipments from './own-shipments.ts'
import * as paperJobs from './paper-jobs.ts'
import * as parseItems from './parse-items.ts'
import * as passkeys from './passkeys.ts'
import * as preflight from './preflight.ts'
import * as privacy from './privacy.ts'
import * as productCertificates from './product-certificates.ts'
import * as productOrigin from './product-origin.ts'
import * as publicTools from './public-tools.ts'
import * as reference from './reference.ts'
import * as sampleShipment from './sample-shipment.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as securityEvents from './security-events.ts'
import * as servers from './servers.ts'
import * as session from './session.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as sharedProducts from './shared-products.ts'
import * as shipmentLookup from './shipment-lookup.ts'
import * as shipments from './shipments.ts'
import * as shopProducts from './shop-products.ts'
import * as signInAgain from './sign-in-again.ts'
import * as signOn from './sign-on.ts'
import * as staff from './staff.ts'
import * as staffAccount from './staff-account.ts'
import * as staffPeople from './staff-people.ts'
import * as staffQueue from './staff-queue.ts'
import * as staffSearch from './staff-search.ts'
import * as staffShipments from './staff-shipments.ts'
import * as staffSignIn from './staff-sign-in.ts'
import * as supplierAnswer from './supplier-answer.ts'
import * as supplierRequests from './supplier-requests.ts'
import * as warehouse from './warehouse.ts'

const groups = {
  accessRequests,
  addressChange,
  session,
  signInAgain,
  signOn,
  passkeys,
  sessions,
  companies,
  clientPeople,
  staffSignIn,
  staffPeople,
  erasure,
  staffAccount,
  privacy,
  publicTools,
  carrierFees,
  shipments,
  comments,
  notifications,
  shopProducts,
  ownShipments,
  items,
  catalogue,
  sampleShipment,
  savedViews,
  search,
  endedCodes,
  jobs,
  classification,
  duty,
  admissibility,
  estimatePapers,
  reference,
  invoices,
  paperJobs,
  fda,
  preflight,
  documentArchive,
  dutyByMonth,
  dutyOverTime,
  manualInvoices,
  clientData,
  cusma,
  cusmaFiles,
  productCertificates,
  mandates,
  keyFiles,
  listFile,
  listFiles,
  itemListFile,
  lookups,
  shipmentLookup,
  origin,
  productOrigin,
  originFolder,
  supplierRequests,
  supplierAnswer,
  parseItems,
  staff,
  staffQueue,
  staffSearch,
  staffShipments,
  freight,
  entryPermissions,
  settings,
  operations,
  audit,
  securityEvents,
  servers,
  imports,
  apiKeys,
  warehouse,
  sharedProducts,
}

export type NamedEndpoint = { readonly name: string; readonly group: string; readonly endpoint: Endpoint }

/** What the name of a twin ends with. */
export const ON_BEHALF = 'OnBehalf'
const ON_BEHALF_GROUP = 'onBehalf'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

const named = (group: string, members: object): readonly NamedEndpoint[] =>
  Object.entries(members).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, group, endpoint: value }] : []))

/** Every endpoint under the name it is exported by, with the group it belongs to. */
const WRITTEN: readonly NamedEndpoint[] = Object.entries(groups).flatMap(([group, members]) => named(group, members))

/** The same calls for staff on a client's behalf: 'listItemsOnBehalf'. */
const TWINS: readonly NamedEndpoint[] = WRITTEN.filter(({ endpoint }) => endpoint.staffTwin).map((each) => ({
  name: `${each.name}${ON_BEHALF}`,
  group: ON_BEHALF_GROUP,
  endpoint: onBehalf(each.endpoint),
}))

export const ALL_ENDPOINTS: readonly NamedEndpoint[] = [...WRITTEN, ...TWINS]
