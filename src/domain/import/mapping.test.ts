import { expect, it } from 'vitest'
import { guessMapping, withColumn } from './mapping.ts'

it.each(['Customer no', 'Customer number', 'Client no.', 'Account no', 'No du client', 'Numéro du client'])(
  'knows "%s" as the number of a client',
  (heading) => {
    expect(guessMapping('clients', ['Email', heading])).toEqual(['email', 'external_id'])
    expect(guessMapping('shipments', [heading, 'Reference'])).toEqual(['client', 'reference'])
  },
)

it('guesses columns from their names, in English and French, each column once, its very name before others', () => {
  expect(guessMapping('products', ['ASIN', 'Country of Origin', 'HS Code', 'Coût', 'Title', 'cost_cad'])).toEqual([
    'asin',
    'country_of_origin',
    'hts_code',
    null,
    'description',
    'cost_cad',
  ])
})

it.each([
  ['asin', ['asin', 'ASIN', 'Amazon ASIN', 'Code ASIN']],
  ['sku', ['SKU', 'MSKU', 'Seller SKU', 'seller-sku', 'Merchant SKU', 'Item No.', 'N° d’article', 'Référence', 'UGS']],
  ['description', ['Title', 'Product Title', 'Product name', 'item-name', 'Titre', 'Nom du produit', 'Désignation']],
  [
    'country_of_origin',
    ['COO', 'C.O.O.', 'Country of Origin (COO)', 'Country of Origin', 'Origin', 'Made in', 'Pays d’origine', 'Origine'],
  ],
  ['hts_code', ['HTS', 'HTS Code', 'HTSUS', 'HS code', 'Tariff code', 'Code SH', 'Code tarifaire', 'N° tarifaire']],
  ['cost_cad', ['COGS', 'COGS (CAD)', 'Unit cost', 'Cost per unit', 'Coût unitaire', 'Prix unitaire (CAD)']],
  ['maker_name', ['Manufacturer', 'Factory name', 'Supplier', 'Fabricant', 'Nom du fabricant']],
  ['maker_country', ['Manufacturer country', 'Pays du fabricant']],
])('knows %s by the usual headings', (column, headings) => {
  for (const heading of headings) expect([heading, ...guessMapping('products', [heading])]).toEqual([heading, column])
})

it('gives a column to one place only', () => {
  expect(withColumn(['asin', null, 'cost_cad'], 1, 'asin')).toEqual([null, 'asin', 'cost_cad'])
  expect(withColumn(['asin', 'cost_cad'], 0, null)).toEqual([null, 'cost_cad'])
})

it.each(['Cost (USD)', 'Unit cost USD', 'Price US$'])(
  'takes no column of US dollars for a cost in CAD: %s',
  (heading) => {
    expect(guessMapping('products', [heading])).toEqual([null])
    expect(guessMapping('items', [heading])).toEqual([null])
  },
)
