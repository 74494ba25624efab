// A parsed item as one line of text, the way tests of the reader compare it.
import type { ParsedItem } from '../pasted-goods/parsed-item.ts'

/** 'description | quantity | unit price currency | code | country | sku | asin | fields it is unsure of' */
export const itemLine = (item: ParsedItem): string =>
  [
    item.description,
    item.quantity ?? '-',
    item.unitPrice === null ? '-' : `${item.unitPrice.toFixed()}${item.currency ? ` ${item.currency}` : ''}`,
    item.htsCode ?? '-',
    item.countryOfOrigin ?? '-',
    item.sku ?? '-',
    item.asin ?? '-',
    [...new Set(item.unsure.map((doubt) => doubt.field))].join(' ') || 'sure',
  ].join(' | ')
