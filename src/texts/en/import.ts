// Importing clients, shipments, items, boxes and plans: problems of a file, and how the import answers.
type RateWords = {
  readonly carrier_id: string
  readonly service_id: string
  readonly service_name: string
  readonly formatted: string
  readonly transit_days: number | null
  readonly brokerage_fees_included: boolean
}
type GroupWords = {
  readonly number_of_boxes: number
  readonly length_mm: string | null
  readonly width_mm: string | null
  readonly height_mm: string | null
  readonly weight_gm: string | null
  readonly value_per_box_usd: string | null
}

export const texts = {
  loadFailed: 'Failed to load the imports',
  startFailed: 'Failed to start the import',
  rowsFailed: 'Failed to take in the rows',
  previewFailed: 'Failed to check the import',
  commitFailed: 'Failed to import the file',
  cancelFailed: 'Failed to cancel the import',
  warehouseFailed: 'Failed to import what was sent',
  amazonListFailed: 'Failed to load the plans from Amazon',
  amazonFailed: 'Failed to fetch the plan from Amazon',

  notImported: 'Nothing was imported: correct the lines named, then try again.',
  changedSince: 'Nothing was imported: data has changed since the preview. Look at the preview again.',
  notOpen: 'This import is finished or cancelled. Start a new one.',
  running: 'This import is being saved already.',
  rowsOutOfOrder: 'A part of the file is missing. Send the file again.',
  tooManyLines: (most: string) => `An import takes at most ${most} lines. Split the file.`,
  noRows: 'The file has no rows below its heading.',
  missingColumns: (names: string) => `No column holds ${names}. Say which one does.`,
  columnUnknown: (name: string) => `There is no column "${name}" to fill.`,
  columnTwice: (name: string) => `Two columns of the file are set to "${name}".`,

  tooLong: (most: number) => `At most ${most} characters fit here.`,
  unreadable: 'This cell has characters that cannot be stored.',
  unseen: (code: string) => `This cell has a character that cannot be seen and may mislead (${code}). Remove it.`,
  oneLine: 'Only one line fits here: this cell has a line end or a tab in it.',
  needed: (column: string) => `This line needs "${column}".`,
  givenTwice: (column: string) => `"${column}" is given twice in this line.`,
  email: (given: string) => `"${given}" is not an e-mail address.`,
  whole: (given: string) => `"${given}" is not a whole number.`,
  atLeast: (least: number) => `This must be at least ${least}.`,
  amount: (given: string) => `"${given}" is not an amount that can be read one way only. Write it like 1234.56.`,
  twoDecimals: 'An amount has at most two decimals.',
  measure: (given: string) => `"${given}" is not a measure above 0. Write it like 12.5.`,
  day: (given: string) => `"${given}" is not a day that can be read one way only. Write it like 2026-11-21.`,
  instant: (given: string) => `"${given}" is not a time that can be read one way only. Write it like 2026-11-21 14:30.`,
  country: (given: string) => `"${given}" is no country. Use a two-letter code such as CA.`,
  codeDigits: (n: number) => `An HTS code has exactly ten digits; this one has ${n}.`,
  asin: (given: string) => `"${given}" is not an ASIN: ten letters and digits.`,
  yesNo: (given: string) => `"${given}" is neither yes nor no.`,
  currency: (given: string) => `"${given}" is not a currency: three letters such as CAD.`,
  destination: (given: string) => `"${given}" is not a destination: amazon_fba or other.`,
  webAddress: 'This is not a web address that begins with http.',
  notJson: 'The object that begins here is not JSON.',
  notObjects: 'Here an object was expected: the file must be a list of objects.',
  tooManyNames: (most: number) => `More than ${most} different names: an import takes that many columns at most.`,
  tooManyRows: (most: number) => `The lists up to here hold more than ${most} rows. Send fewer at a time.`,
  atLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  oldExcel: 'This is a workbook of the older form (.xls). Save it as .xlsx or CSV.',
  notSheet: 'This workbook cannot be read. Save it again, or as CSV.',
  sheetTooLarge: 'This workbook would unpack to more than can be read safely. Save the sheet as CSV, or split it.',
  noFile: (path: string) => `The file ${path} cannot be read.`,
  unclosedQuote: 'A quotation mark opens in this line and never closes.',

  repeated: (line: number) => `Line ${line} names the same record already.`,
  apart: (line: number) => `Lines of one record must follow each other; it began in line ${line}.`,
  clientUnknown: (given: string) => `No client has the e-mail address or number "${given}". Import clients first.`,
  shipmentUnknown: (reference: string) => `The client has no shipment "${reference}". Import shipments first.`,
  newClientNeeds: 'A new client needs a name and an e-mail address.',
  emailTaken: (email: string) => `Another client has the e-mail address "${email}" already.`,
  numberIsEmail: 'A number has no @: leave the column out where it holds e-mail addresses.',
  externalIdTaken: (given: string) => `Another client has the number "${given}" already.`,
  newItemNeeds: 'A new item needs a description and a quantity.',
  severalItems: (n: number) => `The shipment has ${n} items with this SKU; change them on its screen.`,
  makerIncomplete: 'A maker needs name, street, city and country.',
  contentNeeds: 'What lies in a box needs a SKU and a quantity.',
  boxDiffers: (column: string) => `"${column}" differs from the line above for the same box.`,
  skuTwiceInBox: 'This box names this SKU already.',
  planDiffers: (column: string) => `"${column}" differs from an earlier line of the same plan, option or placement.`,
  optionNeeded: 'A placement needs the option it belongs to.',
  warehouseNeeded: 'A placement needs a warehouse or the Amazon shipment id.',
  rateNeeds: 'A rate needs carrier, service, total and currency.',
  groupNeeds: 'A group of boxes needs the number of boxes.',

  rateLine: (rate: RateWords) =>
    `${rate.service_name} (${rate.carrier_id}, ${rate.service_id}) ${rate.formatted}, ${rate.transit_days ?? '?'} days${rate.brokerage_fees_included ? ', brokerage included' : ''}`,
  groupLine: (group: GroupWords) =>
    `${group.number_of_boxes} × ${[group.length_mm, group.width_mm, group.height_mm].map((side) => side ?? '?').join(' × ')} mm, ${group.weight_gm ?? '?'} g, USD ${group.value_per_box_usd ?? '?'}`,

  keyMissing: 'This call needs an API key: send the headers X-Api-Key and X-Signature.',
  keyUnknown: 'The API key is unknown or was revoked.',
  signatureInvalid: 'The signature does not fit the request.',
  signatureOld: 'The signature is older than 120 seconds. Sign the request again.',
  signatureAhead: 'The signature lies ahead of the time here. Check the clock of your system.',
  signatureUsed: 'This signature was used already. Sign every request anew.',
  keysFailed: 'Failed to load the API keys',
  issueFailed: 'Failed to issue the API key',
  revokeFailed: 'Failed to revoke the API key',
  nothingSent: 'The request names nothing to import.',

  sentBy: (name: string) => `Sent by ${name}`,
  amazonSource: "Amazon's catalogue",
  amazonOff: 'Amazon is not connected. Set the AMAZON_ variables and start Portage again.',
  amazonRefused: 'Amazon refused the connection. Check the AMAZON_ variables.',
  amazonBusy: 'Amazon asks to wait. Try again in a minute.',
  amazonUnreadable: 'Amazon answered something that could not be read.',
  amazonNoAnswer: 'Amazon did not answer in time.',
  amazonNoPlan: 'Amazon has no such plan.',
} as const
