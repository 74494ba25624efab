// The columns of goods under every name that spreadsheets, marketplaces and people give them, in English and French: items of a shipment,
// products of the catalogue, what is pasted into the item grid and into an invoice. Names are as `plainName` writes headings.
import { type ImportColumn, prose, text, words } from './column.ts'

export const GOODS_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'sku',
    form: text(120),
    isKey: true,
    names: words(`
      seller_sku merchant_sku msku item_sku ugs code_article no_article numero_article item_number product_sku sku_vendeur
      item_no item_code part_number part_no product_code reference ref numero_d_article no_d_article numero_de_piece item_num
      item_id part_code part_num product_no product_number product_id product_num article_no article_number article_code
      style_no style_number style_code style model model_no model_number model_code stock_no stock_number stock_code
      no_de_piece`),
  },
  {
    name: 'asin',
    form: { kind: 'asin' },
    names: words(`
      amazon_asin asin_1 code_asin asin_amazon asin_code asin1 product_asin parent_asin child_asin asin_no asin_number`),
  },
  {
    name: 'fnsku',
    form: text(60),
    names: words(`
      fn_sku amazon_fnsku fulfillment_network_sku`),
  },
  {
    name: 'description',
    form: prose(2000),
    names: words(`
      title item item_name item_description product product_name product_title titre produit nom_produit designation nom
      item_title name product_description titre_du_produit nom_du_produit nom_de_l_article article descr desc goods_description
      full_description commercial_description goods_name goods_title item_details product_details details description_of_goods
      items products goods commodity articles marchandise marchandises produits`),
  },
  {
    name: 'quantity',
    form: { kind: 'whole', least: 1 },
    names: words(`
      qty units unit_count quantite qte unites nombre nb_unites nombre_d_unites quantities unit pcs pieces count
      number_of_units number_of_pieces number_of_pcs no_of_units no_of_pieces no_of_pcs no_units no_pcs no_pieces order_qty
      order_quantity order_units shipped_qty shipped_quantity ship_qty ship_quantity shipped_units total_qty total_quantity
      total_units`),
  },
  {
    name: 'cost_cad',
    form: { kind: 'amount', currency: 'CAD' },
    names: words(`
      cogs cogs_cad cost unit_cost unit_cost_cad declared_value declared_value_cad unit_value unit_price_cad cout cout_cad
      cout_unitaire prix_coutant valeur valeur_declaree valeur_unitaire costs cost_per_unit cost_per_unit_cad cost_of_goods
      cost_of_goods_cad cost_of_goods_sold price price_cad unit_price unit_value_cad value cout_unitaire_cad cout_par_unite
      prix prix_cad prix_unitaire prix_unitaire_cad rate each price_each cost_each value_each price_unit cost_unit price_pc
      cost_pc price_piece price_per_unit value_per_unit price_per_piece cost_per_piece price_per_pc unit_rate item_price
      item_cost item_value declared_price declared_cost`),
  },
  {
    name: 'country_of_origin',
    form: { kind: 'country' },
    names: words(`
      origin coo country country_of_manufacture made_in origine pays pays_d_origine pays_origine fabrique_en origin_country
      co_o c_o_o manufactured_in pays_de_fabrication fabrique_au c_o mfg_country`),
  },
  {
    name: 'hts_code',
    form: { kind: 'hts' },
    names: words(`
      hts hts_us hs hs_code tariff tariff_code tariff_number code_hts code_sh code_tarifaire no_tarifaire hts_no hts_number
      htsus htsus_code hts_us_code hs_no hs_number hscode tariff_no customs_code commodity_code harmonized_code harmonised_code
      harmonized_system_code numero_tarifaire classement_tarifaire us_hts_code hts_classification hs_classification
      tariff_classification harmonized_number harmonized harmonised customs customs_number`),
  },
  {
    name: 'hts_description',
    form: prose(2000),
    names: words(`
      tariff_description description_hts description_tarifaire customs_description description_douaniere description_sh`),
  },
  {
    name: 'expiry_date',
    form: { kind: 'day' },
    names: words(`
      expiry expires expiration expiration_date date_expiration`),
  },
  {
    name: 'image_url',
    form: { kind: 'web-address' },
    names: words(`
      image picture photo image_link lien_image`),
  },
  {
    name: 'maker_name',
    form: text(200),
    names: words(`
      maker manufacturer manufacturer_name manufacturing_address_name fabricant nom_fabricant nom_du_fabricant mfr mfg mfr_name
      factory factory_name supplier supplier_name producer usine fournisseur nom_du_fournisseur`),
  },
  {
    name: 'maker_street',
    form: prose(300),
    names: words(`
      manufacturer_street manufacturer_address manufacturing_address_street_address adresse_fabricant rue_fabricant
      maker_address manufacturer_address_line_1 manufacturer_street_address maker_street_address factory_address
      supplier_address adresse_du_fabricant rue_du_fabricant adresse_de_l_usine adresse_du_fournisseur`),
  },
  {
    name: 'maker_city',
    form: text(120),
    names: words(`
      manufacturer_city manufacturing_address_city ville_fabricant factory_city supplier_city ville_du_fabricant
      ville_de_l_usine ville_du_fournisseur`),
  },
  {
    name: 'maker_state',
    form: text(120),
    names: words(`
      manufacturer_state manufacturer_province manufacturing_address_state province_fabricant maker_province factory_state
      factory_province supplier_state supplier_province manufacturer_state_or_province province_du_fabricant etat_du_fabricant
      province_de_l_usine province_du_fournisseur`),
  },
  {
    name: 'maker_zip',
    form: text(20),
    names: words(`
      manufacturer_zip manufacturer_postal_code manufacturing_address_zip_code code_postal_fabricant maker_postal_code
      manufacturer_zip_code maker_zip_code factory_zip factory_postal_code supplier_zip supplier_postal_code
      code_postal_du_fabricant code_postal_de_l_usine code_postal_du_fournisseur`),
  },
  {
    name: 'maker_country',
    form: { kind: 'country' },
    names: words(`
      manufacturer_country manufacturing_address_country pays_fabricant pays_du_fabricant factory_country supplier_country
      pays_de_l_usine pays_du_fournisseur`),
  },
]

/** The columns of that name, in that order. */
export const goodsColumns = <Name extends string>(names: readonly Name[]): readonly (ImportColumn & { name: Name })[] =>
  names.flatMap((name) => GOODS_COLUMNS.filter((column) => column.name === name).map((column) => ({ ...column, name })))

/** Columns of pasted lists alone: what is said of a whole line, and the currency of its prices. They come before the goods' own. */
export const TOTAL_COLUMN: ImportColumn = {
  name: 'total_price',
  form: { kind: 'amount' },
  names:
    words(`total amount ext value montant valeur prix_total total_ligne line_total line_price line_amount line_value ext_total
    ext_price ext_amount ext_value extended_total extended_price extended_amount extended_value subtotal sub_total sub_amount
    total_price total_value total_amount total_cost`),
}
export const CURRENCY_COLUMN: ImportColumn = {
  name: 'currency',
  form: { kind: 'currency' },
  names: words('curr ccy cur devise monnaie'),
}

/** Of goods that are found in a file: what helps to pack them and what they sell at. None of it is kept with the items of a shipment. */
export const FOUND_EXTRAS: readonly ImportColumn[] = [
  { name: 'weight_kg', form: { kind: 'measure' }, names: words('unit_weight_kg weight_kgs poids_kg') },
  {
    name: 'weight_g',
    form: { kind: 'measure', times: '0.001' },
    names: words('weight_grams grams variant_grams poids_g'),
  },
  { name: 'weight_lb', form: { kind: 'measure', times: '0.45359237' }, names: words('weight_lbs poids_lb') },
  { name: 'weight_oz', form: { kind: 'measure', times: '0.028349523125' }, names: words('weight_ounces poids_oz') },
  {
    name: 'sale_price',
    form: { kind: 'amount' },
    names: words('selling_price retail_price variant_price regular_price prix_de_vente tarif_regulier msrp'),
  },
  CURRENCY_COLUMN,
]
