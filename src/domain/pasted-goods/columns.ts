// Names people give to the columns of a list of goods, in English and French.
import type { Currency } from '../money.ts'
import { currencyOf } from '../typed-number.ts'

export type Column =
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'totalPrice'
  | 'currency'
  | 'htsCode'
  | 'countryOfOrigin'
  | 'sku'
  | 'asin'

const NAMES: readonly (readonly [Column, RegExp])[] = [
  ['asin', /^asin$/],
  [
    'sku',
    /^(m?sku|seller sku|(item|part|product|article|style|model|stock) ?(no|number|num|code|id|#)|no de piece|ref|reference|model|style|code article)$/,
  ],
  ['htsCode', /^((hts(us)?|hs|tariff|harmoni[sz]ed|customs|code sh)( ?(code|no|number|#|classification))?|code sh)$/],
  [
    'countryOfOrigin',
    /^(country( of (origin|manufacture))?|origin( country)?|coo|c\/o|made in|pays( d'origine)?|origine|mfg country)$/,
  ],
  ['currency', /^(currency|curr|ccy|cur|devise|monnaie)$/],
  [
    'quantity',
    /^(qty|quantity|quantities|units?|pcs|pieces|count|# ?(of )?(units|pcs|pieces)|(no|number) of (units|pieces|pcs)|(order|ship(ped)?|total) (qty|quantity|units)|qte|quantite|nombre)$/,
  ],
  [
    'totalPrice',
    /^((line|ext(ended)?|sub) ?(total|price|amount|value)|total( (price|value|amount|cost))?|amount|ext|value|montant|prix total|total ligne)$/,
  ],
  [
    'unitPrice',
    /^((unit|item|declared)?[ /]?(price|cost|value|rate)( ?(\/|per|each|a) ?(unit|ea|each|piece|pc)?)?|cogs|each|price ea|cost ea|price each|prix( unitaire)?|cout( unitaire)?)$/,
  ],
  [
    'description',
    /^((item|product|goods|full|commercial)? ?(description|descr?|name|title|details?)( of goods)?|items?|products?|goods|commodity|articles?|marchandises?|designation|produits?|nom( du produit| de l'article)?|titre)$/,
  ],
]

export type NamedColumn = { readonly column: Column; readonly currency?: Currency }

/** The column a heading names, with the currency it says: 'Unit price (USD)'. Undefined for other words. */
export function columnOf(heading: string): NamedColumn | undefined {
  const words = heading.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const currency = currencyIn(words)
  const plain = words
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/\b(usd|cad|cdn)\b|us\$|ca?\$|\$/g, ' ')
    .replace(/[*:._]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const column = NAMES.find(([, form]) => form.test(plain))?.[0]
  return column && { column, currency }
}

function currencyIn(words: string): Currency | undefined {
  const [said = ''] = /us\$|usd|ca\$|c\$|cad|cdn/.exec(words) ?? []
  return currencyOf(said)
}
