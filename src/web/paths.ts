// The addresses of the screens.
export const PATHS = {
  login: '/login',
  classifier: '/tools/classifier',
  makerLookup: '/tools/manufacturer-lookup',
  feeCalculator: '/tools/fee-calculator',
  dashboard: '/dashboard',
  newShipment: '/dashboard/new-shipment',
  shipment: '/dashboard/shipment/:id',
  editShipment: '/dashboard/shipment/:id/contents',
  estimate: '/dashboard/shipment/:id/estimate',
  whatIf: '/dashboard/shipment/:id/what-if',
  manualInvoice: '/manual-invoice',
  catalogue: '/catalogue',
  documents: '/documents',
  certificates: '/certificates',
  newCertificate: '/certificates/new',
  certificate: '/certificates/:id',
  certificateProducts: '/certificates/:id/products',
  origin: '/origin/:product',
  supplier: '/supplier',
  sessions: '/sessions',
  people: '/people',
  companies: '/companies',
  invitation: '/invitation',
  notifications: '/notifications',
  letters: '/letters',
  addressChange: '/address-change',
  staff: '/staff',
  staffClient: '/staff/clients/:clientId',
  staffShipment: '/staff/clients/:clientId/shipments/:shipmentId',
  staffNewShipment: '/staff/clients/:clientId/new-shipment',
  staffEditShipment: '/staff/clients/:clientId/shipments/:id/contents',
  staffEstimate: '/staff/clients/:clientId/shipments/:id/estimate',
  staffWhatIf: '/staff/clients/:clientId/shipments/:id/what-if',
  staffOrigin: '/staff/clients/:clientId/origin/:product',
  staffCertificates: '/staff/clients/:clientId/certificates',
  staffNewCertificate: '/staff/clients/:clientId/certificates/new',
  staffCertificate: '/staff/clients/:clientId/certificates/:id',
  staffCertificateProducts: '/staff/clients/:clientId/certificates/:id/products',
  staffView: '/staff/clients/:clientId/view',
  staffViewShipment: '/staff/clients/:clientId/view/shipment/:id',
  staffViewEstimate: '/staff/clients/:clientId/view/shipment/:id/estimate',
  staffViewWhatIf: '/staff/clients/:clientId/view/shipment/:id/what-if',
  staffViewCatalogue: '/staff/clients/:clientId/view/catalogue',
  staffViewDocuments: '/staff/clients/:clientId/view/documents',
  staffViewOrigin: '/staff/clients/:clientId/view/origin/:product',
  staffManualInvoice: '/staff/manual-invoice',
  staffFreightCart: '/staff/freight-cart',
  staffCusmaDebug: '/staff/cusma-debug',
  staffQueue: '/staff/queue',
  staffRequests: '/staff/requests',
  staffImport: '/staff/import',
  staffSettings: '/staff/settings',
  staffSettingsSection: '/staff/settings/:section?',
  staffAudit: '/staff/audit',
  staffSecurity: '/staff/security',
  staffSessions: '/staff/sessions',
  staffNotifications: '/staff/notifications',
  staffAccount: '/staff/account',
  staffInvitation: '/staff/invitation',
  staffSignOn: '/staff/sign-on',
  staffClientPeople: '/staff/clients/:clientId/people',
  staffClientSessions: '/staff/clients/:clientId/sessions',
  staffProducts: '/staff/products',
} as const

export const shipmentPath = (id: string): string => `/dashboard/shipment/${encodeURIComponent(id)}`

/** `base` is the dashboard or a client of staff; `copyOf`: the shipment whose content is taken. */
export const newShipmentPath = (base: string, copyOf?: string): string =>
  `${base}/new-shipment${copyOf ? `?copy=${encodeURIComponent(copyOf)}` : ''}`

/** Certificates for products; `rest`: 'new', the id of one, or what the address says after '?'. */
export const certificatesPath = (base: string, rest = ''): string =>
  `${base}/certificates${rest === '' || rest.startsWith('?') ? rest : `/${rest}`}`

/** The origin coach of a product; `shipmentId`: what a claim saves is shown for it. `base` is '' or a path of staff. */
export const originPath = (base: string, product: string, shipmentId?: string): string =>
  `${base}/origin/${encodeURIComponent(product)}${shipmentId ? `?shipment=${encodeURIComponent(shipmentId)}` : ''}`

/** Where a supplier answers; the token stands after '#', where no server and no log sees it. */
export const supplierPath = (token: string): string => `${PATHS.supplier}#${token}`

export const cataloguePath = (base: string, product: string): string =>
  `${base}/catalogue?${new URLSearchParams({ search: product, asin: product })}`

export const staffClientPath = (clientId: string): string => `/staff/clients/${encodeURIComponent(clientId)}`

export const staffShipmentPath = (clientId: string, shipmentId: string): string =>
  `${staffClientPath(clientId)}/shipments/${encodeURIComponent(shipmentId)}`

/** Where staff look at the client area as the client sees it. */
export const staffViewPath = (clientId: string): string => `${staffClientPath(clientId)}/view`

/** State that a redirect to a sign-in page carries: where the visitor wanted to go. */
export const wanting = (path: string): { from: string } => ({ from: path })

/** State of the sign-in for who came from an address that leads nowhere. */
export const fromNowhere = (path: string): { nowhere: string } => ({ nowhere: path })

/** The address kept by `fromNowhere`. */
export const addressOfNowhere = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'nowhere' in state && typeof state.nowhere === 'string'
    ? state.nowhere
    : undefined

/** The path kept by `wanting`; undefined for anything else, and for addresses of other sites. */
export function requestedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  return typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from) ? state.from : undefined
}
