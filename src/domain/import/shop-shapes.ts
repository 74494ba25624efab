// The shapes of exports of shops and marketplaces: headings that tell one from all others, and which of its columns hold what. Every other
// column is left out: bodies in HTML, stock, compared prices. A selling price stands in a column of its own and is no cost.
// Source: the formats as the shops name the columns in their help pages and files. In docs/import.md: which of them are not certain.

/** Kinds of files that are recognised. */
export type ShopExportName =
  | 'shopify-products'
  | 'shopify-inventory'
  | 'shopify-orders'
  | 'amazon-inbound'
  | 'amazon-plan'
  | 'amazon-listings'
  | 'amazon-inventory'
  | 'etsy-orders'
  | 'etsy-order-totals'
  | 'etsy-listings'
  | 'woocommerce-products'
  | 'woocommerce-orders'
  | 'woocommerce-order-list'
  | 'ebay-orders'
  | 'ebay-listings'

export type ShopExport = {
  readonly name: ShopExportName
  /** Headings that all stand there, and together in no other export; as `plainName` writes them. */
  readonly signs: readonly string[]
  /** Columns of found goods by heading; every other column of the file is left out. */
  readonly columns: ReadonlyMap<string, string>
}

const shape = (name: ShopExportName, signs: string, columns: Readonly<Record<string, string>>): ShopExport => ({
  name,
  signs: signs.split(' '),
  columns: new Map(Object.entries(columns)),
})

/** WooCommerce names the unit of weight in the heading, as the shop has it. */
const WOO_WEIGHTS = {
  weight_kg: 'weight_kg',
  weight_lbs: 'weight_lb',
  weight_g: 'weight_g',
  weight_oz: 'weight_oz',
  poids_kg: 'weight_kg',
  poids_lbs: 'weight_lb',
  poids_g: 'weight_g',
  poids_oz: 'weight_oz',
}
const SHOPIFY_CUSTOMS = {
  hs_code: 'hts_code',
  harmonized_system_code: 'hts_code',
  coo: 'country_of_origin',
  country_of_origin: 'country_of_origin',
  country_region_of_origin: 'country_of_origin',
}

/** The first whose signs all stand in a heading. */
export const SHOP_EXPORTS: readonly ShopExport[] = [
  shape('shopify-products', 'handle title vendor variant_sku', {
    ...SHOPIFY_CUSTOMS,
    variant_sku: 'sku',
    title: 'description',
    cost_per_item: 'cost_cad',
    variant_grams: 'weight_g',
    variant_price: 'sale_price',
    variant_hs_code: 'hts_code',
    variant_harmonized_system_code: 'hts_code',
    variant_country_of_origin: 'country_of_origin',
    image_src: 'image_url',
  }),
  shape('shopify-products', 'title url_handle vendor sku option1_value', {
    ...SHOPIFY_CUSTOMS,
    sku: 'sku',
    title: 'description',
    cost_per_item: 'cost_cad',
    weight_value_grams: 'weight_g',
    price: 'sale_price',
    product_image_url: 'image_url',
  }),
  shape('shopify-inventory', 'handle title sku hs_code coo', {
    ...SHOPIFY_CUSTOMS,
    sku: 'sku',
    title: 'description',
  }),
  shape('shopify-orders', 'name financial_status lineitem_quantity lineitem_name lineitem_sku', {
    name: 'shipment',
    lineitem_sku: 'sku',
    lineitem_name: 'description',
    lineitem_quantity: 'quantity',
    lineitem_price: 'sale_price',
    currency: 'currency',
  }),
  shape('amazon-inbound', 'merchant_sku title asin fnsku shipped', {
    merchant_sku: 'sku',
    title: 'description',
    asin: 'asin',
    fnsku: 'fnsku',
    shipped: 'quantity',
  }),
  shape('amazon-plan', 'merchant_sku quantity', {
    merchant_sku: 'sku',
    title: 'description',
    asin: 'asin',
    fnsku: 'fnsku',
    quantity: 'quantity',
  }),
  shape('amazon-listings', 'item_name listing_id seller_sku asin1', {
    seller_sku: 'sku',
    item_name: 'description',
    asin1: 'asin',
    price: 'sale_price',
  }),
  shape('amazon-listings', 'nom_produit sku_vendeur asin1', {
    sku_vendeur: 'sku',
    nom_produit: 'description',
    asin1: 'asin',
    prix: 'sale_price',
  }),
  shape('amazon-inventory', 'sku fnsku asin product_name condition your_price', {
    sku: 'sku',
    fnsku: 'fnsku',
    asin: 'asin',
    product_name: 'description',
    your_price: 'sale_price',
  }),
  shape('etsy-orders', 'sale_date item_name quantity transaction_id listing_id order_id', {
    order_id: 'shipment',
    sku: 'sku',
    item_name: 'description',
    quantity: 'quantity',
    price: 'sale_price',
    currency: 'currency',
  }),
  shape('etsy-order-totals', 'sale_date order_id number_of_items order_value', {}),
  shape('etsy-listings', 'title price currency_code quantity tags materials', {
    sku: 'sku',
    title: 'description',
    image1: 'image_url',
    price: 'sale_price',
    currency_code: 'currency',
  }),
  shape('woocommerce-products', 'type sku name published in_stock regular_price', {
    ...WOO_WEIGHTS,
    sku: 'sku',
    name: 'description',
    regular_price: 'sale_price',
  }),
  shape('woocommerce-products', 'type ugs nom publie tarif_regulier', {
    ...WOO_WEIGHTS,
    ugs: 'sku',
    nom: 'description',
    tarif_regulier: 'sale_price',
  }),
  shape('woocommerce-orders', 'order_number order_status order_date sku item_name item_cost', {
    order_number: 'shipment',
    sku: 'sku',
    item_name: 'description',
    quantity: 'quantity',
    item_cost: 'sale_price',
  }),
  shape('woocommerce-order-list', 'date order_no status product_s items_sold', {
    order_no: 'shipment',
    product_s: 'description',
    items_sold: 'quantity',
  }),
  shape('ebay-orders', 'sales_record_number order_number item_number item_title custom_label quantity', {
    order_number: 'shipment',
    custom_label: 'sku',
    item_title: 'description',
    quantity: 'quantity',
    sold_for: 'sale_price',
  }),
  shape('ebay-listings', 'item_number title custom_label_sku available_quantity', {
    custom_label_sku: 'sku',
    title: 'description',
    start_price: 'sale_price',
    currency: 'currency',
  }),
  shape('ebay-listings', 'numero_de_l_objet titre quantite_disponible devise', {
    etiquette_personnalisee_sku: 'sku',
    libelle_personnalise_sku: 'sku',
    titre: 'description',
    prix_de_depart: 'sale_price',
    devise: 'currency',
  }),
  shape('ebay-listings', 'title start_price quantity custom_label', {
    custom_label: 'sku',
    title: 'description',
    start_price: 'sale_price',
    currency: 'currency',
  }),
]
