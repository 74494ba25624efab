import { expect, it } from 'vitest'
import { readCsv } from '#domain/csv.ts'
import { guessMapping, rowsOfSheet, rowsOfText, toCsv, withColumn } from './import-file.ts'

const rowsOf = (text: string) => {
  const read = rowsOfText('en', text)
  if (read.kind === 'problem') throw new Error(read.text)
  return read.rows
}

it('guesses columns from their names, in English and French, each column once', () => {
  expect(guessMapping(['ASIN', 'Country of Origin', 'HS Code', 'Coût', 'Title', 'cost_cad'])).toEqual([
    'asin',
    'country_of_origin',
    'hts_code',
    'cost_cad',
    'description',
    undefined,
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
  for (const heading of headings) expect([heading, ...guessMapping([heading])]).toEqual([heading, column])
})

it('gives a column to one place only', () => {
  expect(withColumn(['asin', undefined, 'cost_cad'], 1, 'asin')).toEqual([undefined, 'asin', 'cost_cad'])
  expect(withColumn(['asin', 'cost_cad'], 0, undefined)).toEqual([undefined, 'cost_cad'])
})

it('writes the mapped columns, each row in the line it has in the file', () => {
  const text = 'Code;Note;Price\nB0C7XK2M4N;"two\nlines";6,85\n\nB0C7XK2M4P;x;7.10\n'
  const csv = toCsv(rowsOf(text), ['asin', undefined, 'cost_cad'])
  const again = readCsv(csv)
  expect(again).toEqual({
    kind: 'rows',
    rows: [
      { line: 1, cells: ['asin', 'cost_cad'] },
      { line: 2, cells: ['B0C7XK2M4N', '6,85'] },
      { line: 5, cells: ['B0C7XK2M4P', '7.10'] },
    ],
  })
})

it('keeps the row numbers of a spreadsheet and the digits it shows', () => {
  const read = rowsOfSheet('en', [
    ['asin', 'cost'],
    [null, null],
    ['B0C7XK2M4N', 12.299999999999999],
    ['a\nb', 3406000000],
  ])
  expect(read).toEqual({
    kind: 'rows',
    rows: [
      { line: 1, cells: ['asin', 'cost'] },
      { line: 3, cells: ['B0C7XK2M4N', '12.3'] },
      { line: 4, cells: ['a b', '3406000000'] },
    ],
  })
})

it('says where a quotation mark is never closed, and that a file is empty', () => {
  expect(rowsOfText('en', 'asin\n"B0C7XK2M4N\n')).toEqual({
    kind: 'problem',
    text: 'A quotation mark opened in line 2 is never closed.',
  })
  expect(rowsOfText('en', ' \n\n')).toEqual({ kind: 'problem', text: 'The file is empty.' })
})
