// The catalogue of every call Portage answers, by name.
import * as catalogue from './catalogue.ts'
import * as classification from './classification.ts'
import * as clientData from './client-data.ts'
import * as cusma from './cusma.ts'
import * as cusmaFiles from './cusma-files.ts'
import * as documentArchive from './document-archive.ts'
import * as duty from './duty.ts'
import type { Endpoint } from './endpoint.ts'
import * as estimatePapers from './estimate-papers.ts'
import * as fda from './fda.ts'
import * as invoices from './invoices.ts'
import * as items from './items.ts'
import * as lookups from './lookups.ts'
import * as manualInvoices from './manual-invoices.ts'
import * as parseItems from './parse-items.ts'
import * as preflight from './preflight.ts'
import * as reference from './reference.ts'
import * as session from './session.ts'
import * as shipments from './shipments.ts'
import * as staff from './staff.ts'

const groups = {
  session,
  shipments,
  items,
  catalogue,
  classification,
  duty,
  estimatePapers,
  reference,
  invoices,
  fda,
  preflight,
  documentArchive,
  manualInvoices,
  clientData,
  cusma,
  cusmaFiles,
  lookups,
  parseItems,
  staff,
}

export type NamedEndpoint = { readonly name: string; readonly group: string; readonly endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Every endpoint with the name it is exported under and the group it belongs to. */
export const ALL_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, group, endpoint: value }] : [])),
)
