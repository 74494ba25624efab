// The columns of boxes (a row is one SKU in one box) and of FBA plans (a row is one rate or box group of one placement).
import { type ImportColumn, prose, text, words } from './column.ts'
import { goodsColumns } from './goods-columns.ts'

const measure = (name: string, names: string): ImportColumn => ({
  name,
  form: { kind: 'measure' },
  names: words(names),
})
/** A measure in another unit: 1 pound is 0.45359237 kg and 1 inch 2.54 cm, both exactly. */
const converted = (name: string, field: string, times: string, names: string): ImportColumn => ({
  name,
  field,
  form: { kind: 'measure', times },
  names: words(names),
})
const POUND = '0.45359237'
const INCH = '2.54'

export const BOX_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'box_number',
    form: { kind: 'whole', least: 1 },
    isKey: true,
    names: words(
      'box box_no carton carton_number carton_no number boite no_boite numero_boite colis no_colis numero_colis',
    ),
  },
  measure('weight_kg', 'weight kg gross_weight gross_weight_kg poids poids_kg poids_brut masse'),
  measure('length_cm', 'length dimensions_length longueur longueur_cm'),
  measure('width_cm', 'width dimensions_width largeur largeur_cm'),
  measure('height_cm', 'height dimensions_height hauteur hauteur_cm'),
  converted('weight_lb', 'weight_kg', POUND, 'weight_lbs lb lbs pounds poids_lb'),
  converted('length_in', 'length_cm', INCH, 'length_inches longueur_po'),
  converted('width_in', 'width_cm', INCH, 'width_inches largeur_po'),
  converted('height_in', 'height_cm', INCH, 'height_inches hauteur_po'),
  ...goodsColumns(['sku', 'asin', 'fnsku', 'quantity', 'description', 'cost_cad']).map((column) => ({
    ...column,
    isKey: false,
  })),
]

export const PLAN_COLUMNS: readonly ImportColumn[] = [
  { name: 'plan', form: text(120), isKey: true, names: words('plan_id inbound_plan_id id no_plan numero_plan') },
  { name: 'plan_name', form: text(200), names: words('name nom_plan nom_du_plan') },
  { name: 'plan_type', form: text(60), names: words('type type_plan') },
  { name: 'plan_status', form: text(60), names: words('status statut_plan statut') },
  {
    name: 'option',
    form: text(120),
    names: words('option_id placement_option placement_option_id placement_options_id options_id no_option'),
  },
  {
    name: 'option_status',
    form: text(60),
    names: words('placement_option_status placement_options_status options_status statut_option'),
  },
  {
    name: 'confirmed_at',
    form: { kind: 'instant' },
    names: words('option_confirmed_at placement_options_confirmed_at options_confirmed_at confirme_le'),
  },
  {
    name: 'warehouse_id',
    form: text(60),
    names: words(
      'warehouse placements_warehouse_id fc fc_code fulfilment_centre fulfillment_center entrepot code_entrepot',
    ),
  },
  { name: 'location_name', form: text(200), names: words('placements_location_name location nom_emplacement') },
  { name: 'location_address', form: prose(500), names: words('placements_location_address adresse_emplacement') },
  {
    name: 'destination_address',
    form: prose(500),
    names: words('placements_destination_address destination adresse_destination'),
  },
  {
    name: 'amazon_shipment_id',
    form: text(60),
    names: words(
      'placements_shipment_id placements_amazon_shipment_id fba_shipment_id fba_id amazon_id shipment_confirmation_id',
    ),
  },
  { name: 'placement_status', form: text(60), names: words('placements_status statut_placement') },
  { name: 'total_boxes', form: { kind: 'whole', least: 0 }, names: words('placements_total_boxes boxes boites colis') },
  { name: 'total_items', form: { kind: 'whole', least: 0 }, names: words('placements_total_items units unites') },
  {
    name: 'total_cogs_cad',
    form: { kind: 'amount', currency: 'CAD' },
    names: words('total_cogs placements_total_cogs placements_total_cogs_cad cogs cout_total'),
  },
  { name: 'carrier_id', form: text(80), names: words('shipping_rates_carrier_id rates_carrier_id') },
  {
    name: 'carrier',
    form: text(120),
    names: words('carrier_name shipping_rates_carrier_name rates_carrier_name rates_carrier transporteur'),
  },
  { name: 'service_id', form: text(120), names: words('shipping_rates_service_id rates_service_id') },
  {
    name: 'service',
    form: text(120),
    names: words('service_name shipping_rates_service_name rates_service_name rates_service'),
  },
  {
    name: 'transit_days',
    form: { kind: 'whole', least: 0 },
    names: words('shipping_rates_transit_days rates_transit_days jours_transit delai_jours'),
  },
  {
    name: 'rate_total',
    form: { kind: 'amount' },
    names: words('total rate price shipping_rates_total rates_total tarif prix prix_transport'),
  },
  {
    name: 'rate_currency',
    form: { kind: 'currency' },
    names: words('currency shipping_rates_currency rates_currency devise'),
  },
  {
    name: 'brokerage_included',
    form: { kind: 'yes-no' },
    names: words(
      `brokerage brokerage_fees_included shipping_rates_brokerage_fees_included rates_brokerage_fees_included
      rates_brokerage_included courtage_inclus`,
    ),
  },
  {
    name: 'group_boxes',
    form: { kind: 'whole', least: 1 },
    names: words('number_of_boxes box_groups_number_of_boxes nombre_de_boites'),
  },
  measure('group_length_mm', 'length_mm box_groups_length_mm longueur_mm'),
  measure('group_width_mm', 'width_mm box_groups_width_mm largeur_mm'),
  measure('group_height_mm', 'height_mm box_groups_height_mm hauteur_mm'),
  measure('group_weight_gm', 'weight_gm box_groups_weight_gm poids_g'),
  {
    name: 'group_value_usd',
    form: { kind: 'amount', currency: 'USD' },
    names: words('value_per_box_usd box_groups_value_per_box_usd valeur_par_boite_usd'),
  },
]
