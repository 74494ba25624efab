import { describe, expect, it } from 'vitest'
import { readDelimited } from '../delimited-text.ts'
import { guessMapping, plainName } from './mapping.ts'
import { headedRows } from './shop-exports.ts'

/** The cells of a file under the import columns they are guessed to hold. */
function goodsOf(text: string) {
  const read = readDelimited(text)
  const table = read.kind === 'rows' ? headedRows(read.rows, plainName) : undefined
  if (!table) throw new Error('no table')
  const mapping = guessMapping('items', table.heading.cells)
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
          image_url: 'https://example.com/a.jpg',
        },
        { sku: 'NPG-12C', description: 'Soy candle, 12 oz, Cedar', cost_cad: '11.40' },
        { sku: 'NPG-W', description: 'Wick trimmer', cost_cad: '4.10' },
      ],
    ],
    [
      'shopify-orders',
      SHOPIFY_ORDERS,
      [
        { shipment: '#1001', sku: 'NPG-6C', description: 'Soy candle - 6 oz', quantity: '3' },
        { shipment: '#1001', sku: 'NPG-W', description: 'Wick trimmer', quantity: '1' },
      ],
    ],
    [
      'amazon-inbound',
      AMAZON_INBOUND,
      [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', asin: 'B0C7XK2M4N', fnsku: 'X001ABCDEF', quantity: '48' }],
    ],
    ['amazon-listings', AMAZON_LISTINGS, [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz', asin: 'B0C7XK2M4N' }]],
    [
      'etsy-orders',
      ETSY_ORDERS,
      [{ shipment: '3311', sku: 'NPG-6C', description: 'Soy candle, cedar', quantity: '2' }],
    ],
    [
      'etsy-listings',
      ETSY_LISTINGS,
      [{ sku: 'NPG-6C', description: 'Soy candle', image_url: 'https://example.com/a.jpg' }],
    ],
    ['woocommerce-products', WOOCOMMERCE, [{ sku: 'NPG-6C', description: 'Soy candle - 6 oz' }]],
    [
      'ebay-orders',
      EBAY_ORDERS,
      [{ shipment: '12-34567-89012', sku: 'NPG-6C', description: 'Soy candle, 6 oz', quantity: '2' }],
    ],
    ['ebay-listings', EBAY_LISTINGS, [{ sku: 'NPG-6C', description: 'Soy candle, 6 oz' }]],
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
