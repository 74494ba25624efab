// Checks before a paper is made: what stands in the way, what to look at, what to know.
export const texts = {
  failed: 'Failed to check the shipment',
  stopped: (n: number, first: string) =>
    n <= 1 ? first : `${first} ${n - 1} more ${n === 2 ? 'check stops' : 'checks stop'} the paper.`,
  fixes: {
    item: 'Open the item',
    'business-info': 'Open the business information',
    'cusma-form': 'Open the CUSMA form',
    boxes: 'Look at the boxes',
    shipment: 'Open the shipment',
    'invoice-form': 'Change it on the invoice form',
    'fda-worksheets': 'Open the FDA worksheets',
    provider: 'Ask your provider',
  },
  costMissing: (item: string) => `${item} has no cost of goods above 0.`,
  costVeryLow: (item: string) => `${item} costs less than 0.05 CAD a unit. Check that the cost is of one unit.`,
  costVeryHigh: (item: string) => `${item} costs more than 10,000 CAD a unit. Check that the cost is of one unit.`,
  costSubCent: (item: string) => `${item} has a cost with fractions of a cent: unit values print with four decimals.`,
  costsDiffer: (sku: string) => `SKU ${sku} stands in the shipment with different costs.`,
  quantityMissing: (item: string) => `${item} has no quantity of at least 1.`,
  descriptionMissing: (sku: string) => `SKU ${sku} has no description. An invoice names the goods.`,
  descriptionShort: (item: string) =>
    `${item}: say in at least 3 words what it is, what it is made of and what it is for.`,
  descriptionBrand: (item: string) =>
    `${item}: the description reads as a brand or model alone. Say what the goods are.`,
  descriptionLetters: (item: string) => `${item}: the description is not in English letters. Customs asks for English.`,
  descriptionLong: (item: string) =>
    `${item}: the description has more than 250 characters. A broker may have to cut it.`,
  descriptionVague: (item: string, word: string) => `${item}: "${word}" says too little for customs. Name the goods.`,
  originMissing: (item: string) => `${item} has no country of origin.`,
  originUnknown: (item: string, given: string) => `${item}: "${given}" is not a country.`,
  originAmerican: (item: string) =>
    `${item} is of US origin: it may be entered as American goods returned under 9801.00.10. Ask the broker.`,
  originReasoned: (item: string, reason: string) =>
    `${item}: maker and origin are in different countries. Reason given: ${reason}`,
  codeMissing: (item: string) => `${item} has no HTS code.`,
  codeUnfinished: (item: string, digits: number) => `${item}: the HTS code has ${digits} of 10 digits.`,
  codeLowConfidence: (item: string, percent: string) =>
    `${item}: the HTS code was proposed with ${percent} % confidence. Look at it again.`,
  codeOther: (item: string) =>
    `${item} stands in a heading for goods not named elsewhere. Check that no closer heading fits.`,
  codesDiffer: (sku: string) => `SKU ${sku} stands in the shipment with different HTS codes.`,
  originsDiffer: (sku: string) => `SKU ${sku} stands in the shipment with different countries of origin.`,
  dutyUnknown: (item: string, missing: string) => `${item}: the duty cannot be worked out without ${missing}.`,
  weightMissing: (item: string) => `${item}: the tariff counts in kilograms and the weight of one unit is not known.`,
  dutyHigh: (item: string) => `${item}: additional duties are due. Open the duty to see them.`,
  makerMissing: (item: string) => `${item} has no manufacturer address.`,
  makerPart: (item: string) => `${item}: the manufacturer address lacks name, street, city or country.`,
  midMissing: (item: string) =>
    `${item}: no manufacturer identification code can be built from the address. Add the province or set the code.`,
  midProposed: (item: string, mid: string) =>
    `${item}: the manufacturer identification code ${mid} is a proposal. Customs may hold another.`,
  midTrader: (item: string) =>
    `${item} is a textile: its identification code must be that of the maker who gives it its origin, not of a trader.`,
  makerSelf: (item: string) => `${item}: the maker is your own firm. Check that you make it yourself.`,
  noBoxes: 'No boxes are known: the invoice states neither packages nor gross weight.',
  boxUnweighed: (boxes: number) => `${boxes === 1 ? '1 box is' : `${boxes} boxes are`} not weighed.`,
  boxQuantity: (item: string, packed: number, listed: number) =>
    `${item}: ${packed} units are packed but ${listed} are listed.`,
  boxMissing: (item: string) => `${item} is in no box.`,
  boxStranger: (sku: string) => `A box holds SKU ${sku}, which is not among the items.`,
  boxHeavy: (box: number) => `Box ${box} weighs more than 22.7 kg (50 lb), the limit of Amazon for most boxes.`,
  expired: (item: string, day: string) => `${item}: best before ${day} lies before the day of shipping.`,
  expirySoon: (item: string, day: string) =>
    `${item}: best before ${day} is less than 90 days away. Amazon may refuse it.`,
  partyMissing: (parts: string) => `The business information lacks ${parts}.`,
  partyParts: { name: 'legal name', street: 'street', city: 'city', postalCode: 'postal code', country: 'country' },
  phoneMissing: 'The business information has no phone number.',
  numberCheck: 'The Canadian business number fails its check digit.',
  numberMissing: 'The business information has no Canadian business number.',
  provinceMissing: 'The business information has no province or state.',
  agreementMissing: 'The shipping agreement is not signed.',
  importerMissing: 'No importer of record is kept: the invoice names the seller and no importer number.',
  importerNumberMissing: 'The importer of record has no number. The broker cannot file an entry without one.',
  importerLocked: 'The importer details cannot be opened with the present key: the invoice leaves them out.',
  personMissing: 'Nobody is named who knows the transaction (19 CFR 141.86(j)).',
  centreMissing: 'The shipment goes to Amazon and has no fulfilment centre.',
  centreUnknown: (code: string) => `The fulfilment centre ${code} is not in our list. Check its address.`,
  centreUnsure: (code: string) => `Lists do not agree on the address of fulfilment centre ${code}. Check it.`,
  addressMissing: 'The address of the warehouse or broker is not set up: the paper says that the provider gives it.',
  relationNotStated: 'Whether buyer and seller are related is not stated.',
  termsDefault: 'The terms of delivery are the default and nobody has confirmed them.',
  portMissing: 'The port of entry is not known yet.',
  referenceMissing: 'No FBA shipment id is known for the references.',
  formal: (value: string) => `The goods are worth USD ${value}, more than 2,500: a formal entry with a bond is needed.`,
  nearFormal: (value: string) =>
    `The goods are worth USD ${value}, close to the 2,500 above which a formal entry is needed.`,
  cusmaNoForm: (n: number) =>
    `${n === 1 ? '1 item' : `${n} items`} may claim CUSMA and no certificate is signed: no claim is printed.`,
  cusmaOutOfDate: 'The CUSMA certificate is out of date: an item changed after it was signed. No claim is printed.',
  cusmaPeriod: (day: string) => `The blanket period of the CUSMA certificate ended on ${day}.`,
  cusmaRule:
    'A country of origin alone does not make goods originate: the product rule of General Note 11 must be met.',
  agencyRequired: (item: string, agency: string, papers: string) => `${item}: ${agency} requires data: ${papers}.`,
  agencyPossible: (item: string, agency: string) => `${item}: ${agency} may ask for data or a disclaimer.`,
  fdaNeeded: (n: number) => `${n === 1 ? '1 item needs' : `${n} items need`} an FDA worksheet and none has been made.`,
  fdaBlanks: (worksheet: string, n: number) =>
    `${worksheet}: ${n === 1 ? '1 field of the FDA worksheet is' : `${n} fields of the FDA worksheet are`} blank.`,
  fdaCode: (worksheet: string) => `${worksheet}: the FDA worksheet has no product code.`,
  fdaCodeForm: (worksheet: string, problem: string) => `${worksheet}: ${problem}`,
  fdaPriorNotice: 'Food needs prior notice to FDA at least 2 hours before the truck arrives.',
  fdaFsvp: (worksheet: string) => `${worksheet}: the FSVP importer in the US is not named.`,
  invoiceExists: (number: string) =>
    `The shipment already has the invoice ${number}. The new one gets a number of its own; tell the broker which counts.`,
  skuTwice: (sku: string) => `SKU ${sku} stands on more than one line.`,
  sameDescription: (description: string) => `"${description}" describes goods with different HTS codes.`,
  measuresOld: (day: string, days: number) =>
    `Additional duties were last checked ${days} days ago, on ${day}. The law may have moved.`,
  rateOld: (day: string) => `The exchange rate is of ${day}, more than 5 days ago.`,
  shipped: 'The shipment has left already. Papers made now do not travel with it.',
  cancelled: 'The shipment is cancelled.',
  manyLines: (n: number) => `The invoice has ${n} lines. Brokers charge for lines above a few.`,
} as const
