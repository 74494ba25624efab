import { describe, expect, it } from 'vitest'
import { readDelimited } from '../delimited-text.ts'
import { guessMapping, plainName } from './mapping.ts'
import { headedRows } from './shop-exports.ts'

/** The cells of a file under the import columns they are guessed to hold. */
function goodsOf(text: string) {
  const read = readDelimited(text)
  const table = read.kind === 'rows' ? headedRows(read.rows, plainName) : undefined
  if (!table) throw new Error('no table')
  const mapping = guessMapping('found', table.heading.cells)
  return {
    shop: table.shop,
    goods: table.rows.map(({ cells }) =>
      Object.fromEntries(mapping.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]]] : []))),
    ),
  }
}

const SHOPIFY_PRODUCTS = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Image Position,Cost per item,Status
soy-candle,Soy candle,"<p>Poured by hand,
in Guelph</p>",North Pine,Home,Candles,"soy, wax",true,Size,6 oz,Scent,Cedar,,,NPG-6C,300,40,24.00,https://example.com/a.jpg,1,6.85,active
soy-candle,,,,,,,,,12 oz,,Cedar,,,NPG-12C,560,12,39.00,,,11.40,
soy-candle,,,,,,,,,,,,,,,,,,https://example.com/b.jpg,2,,
wick,Wick trimmer,,North Pine,,Tools,,true,Title,Default Title,,,,,NPG-W,90,5,15.00,,,4.10,active
`
const SHOPIFY_ORDERS = `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Billing Name,Shipping Country
#1001,jo@example.com,paid,2026-11-02,fulfilled,CAD,72.00,81.36,2026-11-02,3,Soy candle - 6 oz,24.00,,NPG-6C,true,Jo Roy,US
#1001,jo@example.com,,,,,,,2026-11-02,1,Wick trimmer,15.00,,NPG-W,true,,
`
const AMAZON_INBOUND = [
  'Shipment ID\tFBA17ABCDEF1',
  'Name\tNovember',
  'Plan ID\twf1234',
  'Ship To\tBNA6',
  'Total SKUs\t1',
  'Total Units\t48',
  '',
  'Merchant SKU\tTitle\tASIN\tFNSKU\texternal-id\tCondition\tWho will prep?\tPrep Type\tWho will label?\tShipped',
  'NPG-6C\tSoy candle, 6 oz\tB0C7XK2M4N\tX001ABCDEF\t--\tNewItem\t--\t--\tBY_SELLER\t48',
  '',
].join('\n')
const AMAZON_LISTINGS =
  'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\tasin1\tproduct-id\tfulfillment-channel\n' +
  'Soy candle, 6 oz\tHand poured\t0123ABC\tNPG-6C\t24.00\t\t2026-01-02\t\tB0C7XK2M4N\tB0C7XK2M4N\tAMAZON_NA\n'
const ETSY_ORDERS = `Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Discount Amount,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Ship Name,Ship Country,Order ID,Variations,SKU
11/02/26,"Soy candle, cedar",jroy,2,24.00,,0,48.00,CAD,412,981,11/02/26,Jo Roy,United States,3311,"Size:6 oz",NPG-6C
`
const ETSY_LISTINGS = `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,SKU
Soy candle,Poured by hand,24.00,CAD,40,"candle,soy","soy wax",https://example.com/a.jpg,,,NPG-6C
`
const WOOCOMMERCE = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Images,Parent
10,variable,NPG-C,Soy candle,1,0,visible,,Poured by hand,taxable,1,,0.3,,,Candles,,
11,variation,NPG-6C,Soy candle - 6 oz,1,0,visible,,,taxable,1,40,0.3,,24.00,,,NPG-C
`
const EBAY_ORDERS = `
"Sales Record Number","Order Number","Buyer Username","Ship To Country","Item Number","Item Title","Custom Label","Quantity","Sold For","Shipping And Handling","Total Price"

"101","12-34567-89012","jroy","United States","3344","Soy candle, 6 oz","NPG-6C","2","$24.00","$5.00","$53.00"
`
const EBAY_LISTINGS = `Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price
3344,"Soy candle, 6 oz",,NPG-6C,40,FIXED_PRICE,CAD,24.00
`

const SHOPIFY_PRODUCTS_NEW = `Title,URL handle,Description,Vendor,Type,Tags,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Inventory quantity,Weight value (grams),Weight unit for display,Product image URL,Country of origin,HS code
Soy candle,soy-candle,"<p>Poured
by hand</p>",North Pine,Candles,soy,active,NPG-6C,,Size,6 oz,24.00,,6.85,40,300,g,,CA,3406000000
`
const SHOPIFY_INVENTORY = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand
soy-candle,Soy candle,Size,6 oz,,,,,NPG-6C,340600,CA,Guelph,0,0,0,40,40
soy-candle,Soy candle,Size,6 oz,,,,,NPG-6C,340600,CA,Toronto,0,0,0,10,10
`
const AMAZON_PLAN =
  'PlanName\tNovember\nShipToCountry\tUS\nAddressName\tNorth Pine\n\nMerchantSKU\tQuantity\nNPG-6C\t48\n'
const AMAZON_INVENTORY =
  'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tafn-listing-exists\tafn-warehouse-quantity\n' +
  'NPG-6C\tX001ABCDEF\tB0C7XK2M4N\tSoy candle\tNew\t24.00\tYes\t12\n'
const ETSY_ORDER_TOTALS = `Sale Date,Order ID,Buyer User ID,Full Name,Number of Items,Payment Method,Date Shipped,Currency,Order Value
11/02/26,3311,jroy,Jo Roy,2,Credit card,,CAD,48.00
`
const WOOCOMMERCE_FRENCH = `ID,Type,UGS,Nom,Publié,"Mis en avant ?","En stock ?",Stock,"Poids (g)","Tarif promo","Tarif régulier",Catégories
11,simple,NPG-6C,Bougie de soja,1,0,1,40,300,,"24,00",Bougies
`
const WOOCOMMERCE_ORDERS = `Order Number,Order Status,Order Date,Customer Note,SKU,Item #,Item Name,Quantity,Item Cost,Order Total Amount
88,Completed,2026-11-02,,NPG-6C,1,Soy candle,2,24.00,63.00
88,Completed,2026-11-02,,NPG-W,2,Wick trimmer,1,15.00,63.00
`
const WOOCOMMERCE_ORDER_LIST = `Date,Order #,Net Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Revenue,Attribution
2026-11-02,88,$63.00,completed,Jo Roy,new,"2× Soy candle, cedar, 1× Wick trimmer",3,,63.00,Direct
`
const EBAY_FRENCH = `Numéro de l'objet,Titre,Étiquette personnalisée (SKU),Quantité disponible,Format,Devise,Prix de départ
3344,Bougie,NPG-6C,40,FIXED_PRICE,CAD,"24,00"
`

describe('an export of a shop', () => {
  it.each([
    [
      'shopify-products',
      SHOPIFY_PRODUCTS,
      [
        {
          sku: 'NPG-6C',
          description: 'Soy candle, 6 oz, Cedar',
          cost_cad: '6.85',
          weight_g: '300',
          sale_price: '24.00',
          image_url: 'https://example.com/a.jpg',
        },
        {
          sku: 'NPG-12C',
          description: 'Soy candle, 12 oz, Cedar',
          cost_cad: '11.40',
          weight_g: '560',
          sale_price: '39.00',
        },
        { sku: 'NPG-W', description: 'Wick trimmer', cost_cad: '4.10', weight_g: '90', sale_price: '15.00' },
      ],
    ],
    [
      'shopify-orders',
      SHOPIFY_ORDERS,
      [
        {
          shipment: '#1001',
          sku: 'NPG-6C',
          description: 'Soy candle - 6 oz',
          quantity: '3',
          sale_price: '24.00',
          currency: 'CAD',
        },
        { shipment: '#1001', sku: 'NPG-W', description: 'Wick trimmer', quantity: '1', sale_price: '15.00' },
      ],
    ],
    [
      'amazon-inbound',
      AMAZON_INBOUND,
      [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', asin: 'B0C7XK2M4N', fnsku: 'X001ABCDEF', quantity: '48' }],
    ],
    [
      'amazon-listings',
      AMAZON_LISTINGS,
      [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', asin: 'B0C7XK2M4N', sale_price: '24.00' }],
    ],
    [
      'etsy-orders',
      ETSY_ORDERS,
      [
        {
          shipment: '3311',
          sku: 'NPG-6C',
          description: 'Soy candle, cedar',
          quantity: '2',
          sale_price: '24.00',
          currency: 'CAD',
        },
      ],
    ],
    [
      'etsy-listings',
      ETSY_LISTINGS,
      [
        {
          sku: 'NPG-6C',
          description: 'Soy candle',
          image_url: 'https://example.com/a.jpg',
          sale_price: '24.00',
          currency: 'CAD',
        },
      ],
    ],
    [
      'woocommerce-products',
      WOOCOMMERCE,
      [{ sku: 'NPG-6C', description: 'Soy candle - 6 oz', weight_kg: '0.3', sale_price: '24.00' }],
    ],
    [
      'ebay-orders',
      EBAY_ORDERS,
      [
        {
          shipment: '12-34567-89012',
          sku: 'NPG-6C',
          description: 'Soy candle, 6 oz',
          quantity: '2',
          sale_price: '$24.00',
        },
      ],
    ],
    [
      'ebay-listings',
      EBAY_LISTINGS,
      [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', sale_price: '24.00', currency: 'CAD' }],
    ],
    [
      'shopify-products',
      SHOPIFY_PRODUCTS_NEW,
      [
        {
          sku: 'NPG-6C',
          description: 'Soy candle, 6 oz',
          cost_cad: '6.85',
          weight_g: '300',
          sale_price: '24.00',
          country_of_origin: 'CA',
          hts_code: '3406000000',
        },
      ],
    ],
    [
      'shopify-inventory',
      SHOPIFY_INVENTORY,
      [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', hts_code: '340600', country_of_origin: 'CA' }],
    ],
    ['amazon-plan', AMAZON_PLAN, [{ sku: 'NPG-6C', quantity: '48' }]],
    [
      'amazon-inventory',
      AMAZON_INVENTORY,
      [{ sku: 'NPG-6C', fnsku: 'X001ABCDEF', asin: 'B0C7XK2M4N', description: 'Soy candle', sale_price: '24.00' }],
    ],
    ['etsy-order-totals', ETSY_ORDER_TOTALS, []],
    [
      'woocommerce-products',
      WOOCOMMERCE_FRENCH,
      [{ sku: 'NPG-6C', description: 'Bougie de soja', weight_g: '300', sale_price: '24,00' }],
    ],
    [
      'woocommerce-orders',
      WOOCOMMERCE_ORDERS,
      [
        { shipment: '88', sku: 'NPG-6C', description: 'Soy candle', quantity: '2', sale_price: '24.00' },
        { shipment: '88', sku: 'NPG-W', description: 'Wick trimmer', quantity: '1', sale_price: '15.00' },
      ],
    ],
    [
      'woocommerce-order-list',
      WOOCOMMERCE_ORDER_LIST,
      [
        { shipment: '88', description: 'Soy candle, cedar', quantity: '2' },
        { shipment: '88', description: 'Wick trimmer', quantity: '1' },
      ],
    ],
    ['ebay-listings', EBAY_FRENCH, [{ sku: 'NPG-6C', description: 'Bougie', sale_price: '24,00', currency: 'CAD' }]],
  ])('%s gives its goods, and no selling price as cost', (shop, text, goods) => {
    expect(goodsOf(text)).toEqual({ shop, goods })
  })

  it('is not seen in a table of other headings', () => {
    expect(goodsOf('SKU,Title,Cost\nA,Candle,6.85\n')).toEqual({
      shop: undefined,
      goods: [{ sku: 'A', description: 'Candle', cost_cad: '6.85' }],
    })
  })

  it('gives way to what a person chose for its headings before', () => {
    expect(
      guessMapping('items', ['item-name', 'listing-id', 'seller-sku', 'asin1', 'price'], { price: 'cost_cad' }),
    ).toEqual(['description', null, 'sku', 'asin', 'cost_cad'])
  })
})
