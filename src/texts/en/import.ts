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
  shopListFailed: 'Failed to load the list of shops',
  shopFailed: 'Failed to fetch the products of the shop',
  shopOff: 'No shop is connected. Ask whoever runs Portage to connect one.',
  shopNoAnswer: 'The shop did not answer as it should. Try again, or ask whoever runs Portage to check its keys.',
  amazonFailed: 'Failed to fetch the plan from Amazon',

  notOpen: 'This import is finished or cancelled. Start a new one.',
  running: 'This import is being saved already.',
  rowsOutOfOrder: 'A part of the file is missing. Send the file again.',
  columnUnknown: (name: string) => `There is no column "${name}" to fill.`,
  columnTwice: (name: string) => `Two columns of the file are set to "${name}".`,

  atLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  oldExcel: 'This is a workbook of the older form (.xls). Save it as .xlsx or CSV.',
  noFile: (path: string) => `The file ${path} cannot be read.`,
  unclosedQuote: 'A quotation mark opens in this line and never closes.',

  rateLine: (rate: RateWords) =>
    `${rate.service_name} (${rate.carrier_id}, ${rate.service_id}) ${rate.formatted}, ${rate.transit_days ?? '?'} days${rate.brokerage_fees_included ? ', brokerage included' : ''}`,
  groupLine: (group: GroupWords) =>
    `${group.number_of_boxes} × ${[group.length_mm, group.width_mm, group.height_mm].map((side) => side ?? '?').join(' × ')} mm, ${group.weight_gm ?? '?'} g, USD ${group.value_per_box_usd ?? '?'}`,

  keyMissing: 'This call needs an API key: send the headers X-Api-Key and X-Signature.',
  scopeMissing: {
    import: 'This API key may not hand in data. Ask whoever runs Portage for one that may.',
    'change-email': 'This API key may not change email addresses. Ask whoever runs Portage for one that may.',
    export: 'This API key may not read data. Ask whoever runs Portage for one that may.',
  },
  keyUnknown: 'The API key is unknown or was revoked.',
  signatureInvalid: 'The signature does not fit the request.',
  signatureOld: 'The signature is older than 120 seconds. Sign the request again.',
  signatureAhead: 'The signature lies ahead of the time here. Check the clock of your system.',
  signatureUsed: 'This signature was used already. Sign every request anew.',
  keysFailed: 'Failed to load the API keys',
  issueFailed: 'Failed to issue the API key',
  revokeFailed: 'Failed to revoke the API key',

  amazonOff: 'Amazon is not connected. Ask whoever runs Portage to connect it.',
  amazonRefused: 'Amazon refused the connection. Ask whoever runs Portage to check the keys for Amazon.',
  amazonBusy: 'Amazon asks to wait. Try again in a minute.',
  amazonUnreadable: 'Amazon answered something that could not be read.',
  amazonNoAnswer: 'Amazon did not answer in time.',
  amazonNoPlan: 'Amazon has no such plan.',
} as const
