// The client's products with what is remembered of them: list, history, import and export.
export const texts = {
  loadFailed: 'Failed to load the catalogue',
  historyFailed: 'Failed to load the history',
  importFailed: 'Failed to import the catalogue',
  notImported: 'Nothing was imported: correct the lines named, then try again.',
  changedSince: 'Nothing was imported: data has changed since the preview. Look at the preview again.',
  noRows: 'The file has no rows below its heading.',
  noAsinColumn: 'The first line must name the columns, "asin" among them.',
  tooManyRows: (most: number) => `At most ${most} rows can be imported at once.`,
  unclosedQuote: 'A quotation mark is opened here and never closed.',
  columnTwice: (column: string) => `The column "${column}" stands twice.`,
  asinTwice: (line: number) => `This ASIN stands in line ${line} already.`,
  skuUnknown: 'Left out: none of your shipments names an ASIN for this SKU.',
  codeUnknown: 'This code is not in the current release of the tariff. Check it.',
  cost: 'Give the cost of one unit in CAD, such as 6.85.',
  costAboveZero: 'The cost must be above 0.',
  makerIncomplete: 'A maker needs name, street, city and country.',
} as const
