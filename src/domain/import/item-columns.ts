// The columns of goods: one row is one item of a shipment.
import { type ImportColumn, prose, text, words } from './column.ts'

export const ITEM_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'sku',
    form: text(120),
    isKey: true,
    names: words(
      'seller_sku merchant_sku msku item_sku ugs code_article no_article numero_article article item_number',
    ),
  },
  { name: 'asin', form: { kind: 'asin' }, names: words('amazon_asin asin_1 code_asin') },
  { name: 'fnsku', form: text(60), names: words('fn_sku amazon_fnsku fulfillment_network_sku') },
  {
    name: 'description',
    form: prose(2000),
    names: words(
      'title item item_name item_description product product_name product_title titre produit nom_produit designation nom',
    ),
  },
  {
    name: 'quantity',
    form: { kind: 'whole', least: 1 },
    names: words('qty units unit_count quantite qte unites nombre nb_unites nombre_d_unites'),
  },
  {
    name: 'cost_cad',
    form: { kind: 'amount' },
    names: words(
      `cogs cogs_cad cost unit_cost unit_cost_cad declared_value declared_value_cad unit_value unit_price_cad cout cout_cad
      cout_unitaire prix_coutant valeur valeur_declaree valeur_unitaire`,
    ),
  },
  {
    name: 'country_of_origin',
    form: { kind: 'country' },
    names: words(
      'origin coo country country_of_manufacture made_in origine pays pays_d_origine pays_origine fabrique_en',
    ),
  },
  {
    name: 'hts_code',
    form: { kind: 'hts' },
    names: words('hts hts_us hs hs_code tariff tariff_code tariff_number code_hts code_sh code_tarifaire no_tarifaire'),
  },
  {
    name: 'hts_description',
    form: prose(2000),
    names: words('tariff_description description_hts description_tarifaire'),
  },
  {
    name: 'expiry_date',
    form: { kind: 'day' },
    names: words('expiry expires expiration expiration_date date_expiration'),
  },
  { name: 'image_url', form: { kind: 'web-address' }, names: words('image picture photo image_link lien_image') },
  {
    name: 'maker_name',
    form: text(200),
    names: words(
      'maker manufacturer manufacturer_name manufacturing_address_name fabricant nom_fabricant nom_du_fabricant',
    ),
  },
  {
    name: 'maker_street',
    form: prose(300),
    names: words(
      'manufacturer_street manufacturer_address manufacturing_address_street_address adresse_fabricant rue_fabricant maker_address',
    ),
  },
  {
    name: 'maker_city',
    form: text(120),
    names: words('manufacturer_city manufacturing_address_city ville_fabricant'),
  },
  {
    name: 'maker_state',
    form: text(120),
    names: words(
      'manufacturer_state manufacturer_province manufacturing_address_state province_fabricant maker_province',
    ),
  },
  {
    name: 'maker_zip',
    form: text(20),
    names: words(
      'manufacturer_zip manufacturer_postal_code manufacturing_address_zip_code code_postal_fabricant maker_postal_code',
    ),
  },
  {
    name: 'maker_country',
    form: { kind: 'country' },
    names: words('manufacturer_country manufacturing_address_country pays_fabricant pays_du_fabricant'),
  },
]
