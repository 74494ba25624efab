// Invoices typed by hand: what the calls answer and the paper.
export const texts = {
  noItems: 'Please add at least one item to generate an invoice',
  failed: 'Failed to generate invoice',
  defaultsFailed: 'The parties of your last invoice could not be loaded.',
  generated: (number: string) => `Invoice generated successfully! (${number})`,
  numberTaken: (number: string) => `Invoice number ${number} is used already. Choose another.`,
  inLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  totalDiffers: (given: string, quantity: number, price: string, total: string) =>
    `the total value is ${given}, but ${quantity} × ${price} is ${total}.`,
  priceMoved: (cad: string, usd: string, rate: string) =>
    `CAD ${cad} is USD ${usd} at the rate of 1 CAD = ${rate} USD that holds now. Take that price or give one in USD.`,
  converted: (lines: string, rate: string, source: string) =>
    `Given in CAD and converted to USD, each line total rounded once to the cent: line ${lines}. ${rate}, ${source}. Customs converts at its own certified rate for the day of export (19 CFR 159.32 to 159.35).`,
  convertedFallback: (lines: string, rate: string) =>
    `Given in CAD and converted at the fallback rate, because no published rate was at hand: line ${lines}. ${rate}; confirm the rate before entry.`,
  title: 'Commercial Invoice',
  subject: (number: string) => `Commercial invoice ${number}`,
  shippingDate: 'Shipping date',
  shipper: 'Shipper and exporter',
  importer: 'Importer of record',
  destination: 'Ship to, ultimate consignee',
  broker: 'Customs broker',
  notGiven: 'Not given',
  taxes: 'Duties and taxes paid by',
  taxesByShipper: 'Shipper',
  currency: 'Currency',
  usd: 'USD',
  weightAndSize: 'Weight · Size',
  weightBySize: (weight: string, size: string) => `${weight} · ${size}`,
  unit: 'Unit USD',
  total: 'Total USD',
  linesEntry: (title: string, source: string, lines: string) => `${title} (${source}): line ${lines}.`,
  linesVague: (lines: string) =>
    `The description names no goods: line ${lines}. Say what they are, what they are made of and what they are for (19 CFR 141.86(a)(3)).`,
  linesShort: (lines: string) =>
    `The description is short: line ${lines}. Say also what the goods are made of and what they are for.`,
  linesLackMaker: (lines: string) =>
    `Maker not given: line ${lines}. The broker needs the maker of each line and its identification code (MID).`,
  linesLackOrigin: (lines: string) => `Country of origin not given: line ${lines}. Customs needs it for every line.`,
  linesLackCode: (lines: string) => `HTS code not given: line ${lines}. The broker classifies these goods.`,
  linesLackValue: (lines: string) =>
    `No value given: line ${lines}. Goods without a price, such as samples, still need their value; the total leaves them out.`,
  linesLackSize: (lines: string) =>
    `Weight or dimensions to be determined: line ${lines}. Give the real figures before the goods leave.`,
  partyLacks: (role: string, parts: string) => `${role}: ${parts} not given.`,
  partyDoubted: (role: string, doubt: string) => `${role}: ${doubt} Correct what is wrong.`,
  importerNumberLacks: (value: string) =>
    `The goods are worth USD ${value}, so the entry is formal, and this invoice has no importer number. Give the broker the EIN of the importer, or the number that US customs assigned to it (19 CFR 24.5).`,
  partName: 'name',
  partAddress: 'address',
  partCity: 'city',
  partCountry: 'country',
  cadPrice: (price: string) => `CAD ${price}`,
  notStated:
    'Not stated on this invoice: terms of delivery, buyer with time and place of a sale, whether buyer and seller are related, how the value was set, charges such as freight and assists, and quantities in the units of the tariff. The broker needs them for the entry (19 CFR 141.86(a)).',
  noClaim: 'No preference such as CUSMA is claimed on this invoice.',
  typed: 'Made from figures typed by hand. Line totals are quantity times unit price.',
  paperOfSeveral: 'Several clients have a paper of this name. Say which client it is of.',
  severalClients: 'Two different clients are named. Name one.',
} as const
