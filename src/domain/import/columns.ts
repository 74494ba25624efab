// What an import can take in: kinds of records, their columns, and the names spreadsheets in English and French give them.
// Source: decisions 1; specification part 2, section 3.
import { type ImportColumn, prose, text, words } from './column.ts'
import { FOUND_EXTRAS, GOODS_COLUMNS, goodsColumns } from './goods-columns.ts'
import { IMPORT_KINDS, type ImportKind } from './import-kind.ts'
import { BOX_COLUMNS, PLAN_COLUMNS } from './packing-columns.ts'

/** The client a row belongs to: its e-mail address, or its number in the provider's own system. */
const CLIENT_NAMES = `client_email email e_mail courriel client_courriel customer customer_email client_id customer_id
  client_external_id external_id client_no client_number customer_no customer_number account account_no account_number compte
  no_client numero_client no_du_client numero_du_client code_client merchant seller`
const SHIPMENT_NAMES = `shipment_reference shipment_ref reference ref shipment_number shipment_no shipment_id expedition
  no_expedition numero_expedition reference_expedition envoi no_envoi numero_envoi reference_envoi order order_number commande
  no_commande`

const CLIENT: ImportColumn = { name: 'client', form: { kind: 'client' }, isKey: true, names: words(CLIENT_NAMES) }
const SHIPMENT: ImportColumn = {
  name: 'shipment',
  form: text(120),
  isKey: true,
  names: words(SHIPMENT_NAMES),
}

const CLIENT_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'email',
    form: { kind: 'email' },
    names: words('e_mail mail courriel adresse_courriel client_email customer_email client_courriel login'),
  },
  {
    name: 'external_id',
    form: text(120),
    names: words(
      `client_id customer_id id client_no client_number customer_no customer_number account account_no account_number
      no_client numero_client no_du_client numero_du_client code_client compte`,
    ),
  },
  {
    name: 'name',
    form: text(200),
    names: words(
      'client client_name company company_name customer customer_name legal_name nom nom_client entreprise raison_sociale compagnie',
    ),
  },
  {
    name: 'joined',
    form: { kind: 'instant' },
    names: words('joined_at created created_at date_joined client_since since date_creation cree_le client_depuis'),
  },
]

const SHIPMENT_COLUMNS: readonly ImportColumn[] = [
  CLIENT,
  { ...SHIPMENT, name: 'reference', names: [...SHIPMENT.names, 'shipment'] },
  {
    name: 'status',
    form: text(60),
    names: words('state shipment_status statut etat statut_expedition'),
  },
  {
    name: 'destination_type',
    form: { kind: 'destination' },
    names: words('destination destination_kind type_destination type_de_destination'),
  },
  {
    name: 'fc_code',
    form: text(20),
    names: words(
      `fc fc_id fulfilment_centre fulfillment_center fulfilment_center warehouse warehouse_id destination_fc
      destination_details_fc_code centre_de_distribution entrepot code_entrepot`,
    ),
  },
  {
    name: 'notes',
    form: { kind: 'text', longest: 4000, lineEnds: 'kept' },
    names: words('note comment comments remark remarks commentaire commentaires remarque remarques'),
  },
  {
    name: 'created_at',
    form: { kind: 'instant' },
    names: words('created date created_date date_created creation_date date_creation date_de_creation cree_le'),
  },
  {
    name: 'shipped_at',
    form: { kind: 'instant' },
    names: words(
      'shipped ship_date shipped_date shipping_date date_shipped date_expedition date_d_expedition expedie_le date_envoi',
    ),
  },
]

/** What a file of the client's own products sets; the last two are known and shown, not kept: they come with the items of shipments. */
export const PRODUCT_COLUMNS = [
  'asin',
  'country_of_origin',
  'hts_code',
  'hts_description',
  'cost_cad',
  'maker_name',
  'maker_street',
  'maker_city',
  'maker_state',
  'maker_zip',
  'maker_country',
  'sku',
  'description',
] as const

/** Of the catalogue all share: what an ASIN names. */
const CATALOGUE_COLUMNS: readonly ImportColumn[] = [
  ...goodsColumns(['asin']).map((column) => ({ ...column, isKey: true })),
  ...goodsColumns(['description']).map((column) => ({
    ...column,
    name: 'title',
    form: prose(1000),
    isKey: true,
    names: [...column.names, 'description'],
  })),
  {
    name: 'category',
    form: prose(300),
    names: words(
      'categories product_category category_path browse_path department categorie categorie_du_produit rayon',
    ),
  },
]

/** What a table may be of: a kind of import, the products of the catalogue, or goods found in a file that go into a shipment. */
export type TableKind = ImportKind | 'products' | 'found'

/** The columns of a kind, in the order an example names them. */
export const COLUMNS: Readonly<Record<TableKind, readonly ImportColumn[]>> = {
  products: goodsColumns(PRODUCT_COLUMNS).map((column) => ({ ...column, isKey: column.name === 'asin' })),
  found: [SHIPMENT, ...GOODS_COLUMNS, ...FOUND_EXTRAS],
  clients: CLIENT_COLUMNS,
  shipments: SHIPMENT_COLUMNS,
  items: [CLIENT, SHIPMENT, ...GOODS_COLUMNS],
  boxes: [CLIENT, SHIPMENT, ...BOX_COLUMNS],
  plans: [CLIENT, SHIPMENT, ...PLAN_COLUMNS],
  catalogue: CATALOGUE_COLUMNS,
}

export const isImportKind = (text: string): text is ImportKind => IMPORT_KINDS.some((kind) => kind === text)
