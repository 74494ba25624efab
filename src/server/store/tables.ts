// The tables as the query builder sees them, written by hand in `tables/`; a test compares them with the migrated database's own catalogue.
// Numeric columns are text (a float never touches an amount), days are 'YYYY-MM-DD' text, instants are Dates.
import type { Selectable } from 'kysely'
import type { AccessRequestsTable } from './tables/access-requests.ts'
import type { AddressChangesTable } from './tables/address-changes.ts'
import type {
  BusinessInfoTable,
  ClientInvitationsTable,
  ClientMembersTable,
  ClientPeopleTable,
  ClientsTable,
  ErasureRequestsTable,
  ErasuresTable,
  ImporterDetailsTable,
  SessionsTable,
} from './tables/clients.ts'
import type { CartsTable } from './tables/freight.ts'
import type {
  ApiKeysTable,
  ApiNoncesTable,
  ImportBatchesTable,
  ImportColumnsTable,
  ImportRunsTable,
} from './tables/imports.ts'
import type { AddressesTable, AsinDataTable, EntryPermissionsTable, ItemsTable } from './tables/items.ts'
import type { JobsTable } from './tables/jobs.ts'
import type { LookupItemsTable, LookupRunsTable } from './tables/lookups.ts'
import type {
  AuditLogTable,
  ExchangeRatesTable,
  IdempotencyKeysTable,
  SecurityEventsTable,
  ServersTable,
  SettingsTable,
  WrongPasswordsTable,
} from './tables/operation.ts'
import type {
  CertifiedGoodsTable,
  OriginDecisionsTable,
  RecipeProductsTable,
  RecipesTable,
  RecipeVersionsTable,
  SupplierAnswersTable,
  SupplierFilesTable,
  SupplierRequestsTable,
} from './tables/origin.ts'
import type {
  CertifyingMandatesTable,
  CusmaFormsTable,
  DocumentShipmentsTable,
  DocumentsTable,
  FdaWorksheetsTable,
  InvoiceDutiesTable,
  InvoicePartiesTable,
  ProductCertificatesTable,
  SignaturesTable,
  StaffDocumentsTable,
} from './tables/papers.ts'
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkeys.ts'
import type {
  DailySaltsTable,
  ModelTokensTable,
  SignInCodesTable,
  UsageCountsTable,
  UsedRequestKeysTable,
} from './tables/public-tools.ts'
import type { SharedProductsTable } from './tables/shared-products.ts'
import type {
  BoxesTable,
  BoxItemsTable,
  PlacementOptionsTable,
  PlacementsTable,
  PlansTable,
  SavedViewsTable,
  ShipmentDutiesTable,
  ShipmentSearchTable,
  ShipmentsTable,
} from './tables/shipments.ts'
import type { SignOnTriesTable, StaffSignOnsTable } from './tables/sign-ons.ts'
import type {
  StaffChallengesTable,
  StaffInvitationsTable,
  StaffMembersTable,
  StaffRecoveryCodesTable,
} from './tables/staff.ts'
import type {
  CommentReadsTable,
  CommentsTable,
  LetterStopsTable,
  NotificationSettingsTable,
  NotificationsTable,
  StaffNotificationSettingsTable,
} from './tables/talk.ts'

export type Tables = {
  comments: CommentsTable
  comment_reads: CommentReadsTable
  notifications: NotificationsTable
  notification_settings: NotificationSettingsTable
  staff_notification_settings: StaffNotificationSettingsTable
  letter_stops: LetterStopsTable
  access_requests: AccessRequestsTable
  clients: ClientsTable
  client_people: ClientPeopleTable
  client_members: ClientMembersTable
  client_invitations: ClientInvitationsTable
  address_changes: AddressChangesTable
  sessions: SessionsTable
  shipments: ShipmentsTable
  manufacturing_addresses: AddressesTable
  items: ItemsTable
  asin_data: AsinDataTable
  entry_permissions: EntryPermissionsTable
  business_info: BusinessInfoTable
  importer_details: ImporterDetailsTable
  erasure_requests: ErasureRequestsTable
  erasures: ErasuresTable
  shipment_search: ShipmentSearchTable
  shipment_duties: ShipmentDutiesTable
  saved_views: SavedViewsTable
  cusma_forms: CusmaFormsTable
  recipes: RecipesTable
  recipe_versions: RecipeVersionsTable
  recipe_products: RecipeProductsTable
  supplier_requests: SupplierRequestsTable
  supplier_answers: SupplierAnswersTable
  supplier_files: SupplierFilesTable
  origin_decisions: OriginDecisionsTable
  certified_goods: CertifiedGoodsTable
  product_certificates: ProductCertificatesTable
  signatures: SignaturesTable
  certifying_mandates: CertifyingMandatesTable
  documents: DocumentsTable
  staff_documents: StaffDocumentsTable
  document_shipments: DocumentShipmentsTable
  invoice_duties: InvoiceDutiesTable
  fda_worksheets: FdaWorksheetsTable
  invoice_parties: InvoicePartiesTable
  boxes: BoxesTable
  box_items: BoxItemsTable
  plans: PlansTable
  placement_options: PlacementOptionsTable
  placements: PlacementsTable
  carts: CartsTable
  exchange_rates: ExchangeRatesTable
  settings: SettingsTable
  wrong_passwords: WrongPasswordsTable
  audit_log: AuditLogTable
  security_events: SecurityEventsTable
  shared_products: SharedProductsTable
  daily_salts: DailySaltsTable
  usage_counts: UsageCountsTable
  model_tokens: ModelTokensTable
  used_request_keys: UsedRequestKeysTable
  sign_in_codes: SignInCodesTable
  import_runs: ImportRunsTable
  import_batches: ImportBatchesTable
  import_columns: ImportColumnsTable
  api_keys: ApiKeysTable
  api_nonces: ApiNoncesTable
  idempotency_keys: IdempotencyKeysTable
  jobs: JobsTable
  servers: ServersTable
  lookup_runs: LookupRunsTable
  lookup_items: LookupItemsTable
  staff_members: StaffMembersTable
  staff_invitations: StaffInvitationsTable
  staff_challenges: StaffChallengesTable
  staff_recovery_codes: StaffRecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  staff_sign_ons: StaffSignOnsTable
  sign_on_tries: SignOnTriesTable
}

export type ItemRow = Selectable<ItemsTable>
export type AsinDataRow = Selectable<AsinDataTable>
