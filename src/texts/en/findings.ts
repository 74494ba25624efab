// What the checks before a paper found, by reason. `items` and `worksheets` are names in one line, where one sentence is about several.
export const texts = {
  'business-info-missing': 'The business information is missing: the invoice prints it.',
  'business-info-incomplete': (parts: string) => `The business information lacks ${parts}.`,
  'business-phone-missing': 'The business information has no phone number.',
  'business-province-missing': 'The business information has no province or state.',
  'business-number-check':
    'The last digit of the Canadian business number does not fit the others. Compare the number with your papers.',
  'business-number-missing': 'The business information has no Canadian business number.',
  'agreement-missing': 'The shipping agreement is not signed.',
  'importer-missing': 'No importer of record is kept: the invoice names the seller and no importer number.',
  'importer-locked':
    'The importer details you gave cannot be read at the moment: the invoice leaves them out. Ask your provider.',
  'importer-number-missing': 'The importer of record has no number. The broker cannot file an entry without one.',
  'importer-is-amazon':
    'The importer of record is named Amazon. Amazon does not import goods of sellers: it may stand on the papers as ultimate consignee only.',
  'person-missing': 'Name a person at your company who knows this sale: invoices must give one (19 CFR 141.86(j)).',
  'centre-missing': 'The shipment goes to Amazon and has no fulfilment centre.',
  'consignee-missing':
    'The goods go on to Amazon from the warehouse, and no fulfilment centre is known: the invoice names no ultimate consignee.',
  'centre-unknown': (code: string) => `The fulfilment centre ${code} is not in our list. Check its address.`,
  'centre-unsure': (code: string) => `Lists do not agree on the address of fulfilment centre ${code}. Check it.`,
  'addresses-not-set-up':
    'The address of the warehouse or broker is not set up: the paper says that the provider gives it.',
  'relation-not-stated': 'Whether buyer and seller are related is not stated.',
  'sale-without-buyer':
    'The invoice says that the goods are sold and names no buyer. Stock of your own that goes to Amazon is not sold yet: choose that as the reason for export.',
  'buyer-missing': 'The invoice says that the goods are sold and names no buyer (19 CFR 141.86(a)(2)).',
  'value-basis-missing':
    'The goods are not sold yet, and nobody has said how their value was set. The cost of goods alone can be too low for customs.',
  'value-basis-unsold':
    'The value is said to be the price of a sale, but the reason for export is another. Choose how the value of goods that are not sold was set.',
  'importer-number-formal': (value: string) =>
    `The goods are worth USD ${value}, so the entry is formal, and a formal entry needs the number of the importer of record (19 CFR 24.5): an EIN, or one that US customs gave you. None is kept. Enter it in your business information.`,
  'importer-locked-formal': (value: string) =>
    `The goods are worth USD ${value}, so the entry is formal and needs the number of the importer of record. The importer details cannot be opened with the present key: ask the operator of this site to put it right.`,
  'units-missing': (item: string, units: string) => `${item}: the tariff counts in ${units}. Say how much one unit is.`,
  'terms-default': 'The terms of delivery are the default and nobody has confirmed them.',
  'port-missing': 'The port of entry is not known yet.',
  'reference-missing': 'No FBA shipment id is known for the references.',
  'shipment-cancelled': 'The shipment is cancelled.',
  'shipment-left': 'The shipment has left already. Papers made now do not travel with it.',
  'no-items': 'The shipment has no items to invoice.',
  'cost-missing': (item: string) => `${item} has no cost of goods above 0.`,
  'quantity-missing': (item: string) => `${item} has no quantity of at least 1.`,
  'cost-very-low': (item: string) => `${item} costs less than 0.05 CAD a unit. Check that the cost is of one unit.`,
  'cost-very-high': (item: string) => `${item} costs more than 10,000 CAD a unit. Check that the cost is of one unit.`,
  'cost-fraction': (item: string) =>
    `${item} has a cost with fractions of a cent: unit values print with four decimals.`,
  'formal-entry': (value: string) =>
    `The goods are worth USD ${value}, more than USD 2,500: customs asks for a formal entry, the longer declaration, with a bond.`,
  'near-formal-entry': (value: string) =>
    `The goods are worth USD ${value}, close to the USD 2,500 above which a formal entry (the longer declaration, with a bond) is needed.`,
  'low-value': (value: string) =>
    `The goods are worth USD ${value}. The exemption for up to 800 USD ended on 29 August 2025 (19 CFR 10.151): they need an entry and pay duty.`,
  'description-missing': (sku: string) => `SKU ${sku} has no description. An invoice names the goods.`,
  'description-short': (item: string) =>
    `${item}: say in at least 3 words what it is, what it is made of and what it is for.`,
  'description-brand-only': (item: string) =>
    `${item}: the description reads as a brand or model alone. Say what the goods are.`,
  'description-letters': (item: string) =>
    `${item}: the description is not in English letters. Customs asks for English.`,
  'description-vague': (item: string, word: string) =>
    `${item}: "${word}" says too little for customs. Name the goods.`,
  'description-long': (item: string) =>
    `${item}: the description has more than 250 characters. A broker may have to cut it.`,
  'origin-missing': (item: string) => `${item} has no country of origin.`,
  'origin-unknown': (item: string, given: string) => `${item}: "${given}" is not a country.`,
  'origin-american': (item: string) =>
    `${item} is of US origin: it may be entered as American goods returned under 9801.00.10. Ask the broker.`,
  'maker-missing': (item: string) => `${item} has no manufacturer address.`,
  'maker-incomplete': (item: string) => `${item}: the manufacturer address lacks name, street, city or country.`,
  'maker-country-differs': (item: string, maker: string, origin: string) =>
    `${item}: the maker is in ${maker} but the country of origin is ${origin}. Correct one of them or give the reason.`,
  'maker-country-reasoned': (item: string, reason: string) =>
    `${item}: maker and origin are in different countries. Reason given: ${reason}`,
  'mid-missing': (item: string) =>
    `${item}: no manufacturer identification code can be built from the address. Add the province or set the code.`,
  'mid-proposed': (item: string, mid: string) =>
    `${item}: the manufacturer identification code ${mid} is a proposal. Customs may hold another.`,
  'mid-textile': (item: string) =>
    `${item} is a textile: its identification code must be that of the maker who gives it its origin, not of a trader.`,
  'maker-is-seller': (item: string) => `${item}: the maker is your own firm. Check that you make it yourself.`,
  'code-missing': (item: string) => `${item} has no HTS code.`,
  'code-unfinished': (item: string, digits: number) => `${item}: the HTS code has ${digits} of 10 digits.`,
  'code-gone': (item: string, code: string) =>
    `${item}: HTS code ${code} is not in the current release. Choose another.`,
  'code-ended': (item: string, end: string) => `${item}: HTS code ${end}`,
  'code-unconfirmed': (item: string) =>
    `${item}: 1 HTS code is proposed and not confirmed. Confirm it before making the invoice.`,
  'code-unsure': (item: string, percent: string) =>
    `${item}: the HTS code was proposed with ${percent}% confidence. Look at it again.`,
  'code-residual': (item: string) =>
    `${item} stands in a heading for goods not named elsewhere. Check that no closer heading fits.`,
  prohibited: (item: string, since: string) =>
    `${item} cannot be imported since ${since}. Take it out of the shipment before making an invoice.`,
  'entry-row': (item: string, title: string, source: string) => `${item}: ${title} (${source}).`,
  'entry-disagreement': (item: string, title: string) =>
    `${item}: the words say “${title}”, but the code is for other goods.`,
  'entry-origins': (item: string, stated: string, given: string) =>
    `${item}: the words say that it was made in ${stated}, but the origin given is ${given}. Correct one of them.`,
  'entry-origin-read': (item: string, country: string, words: string) =>
    `${item}: nobody gave the origin. What is found before any duty assumes ${country}, read from the words “${words}”.`,
  'entry-deposit': (item: string, products: string, numbers: string) =>
    `${item}: antidumping or countervailing orders on ${products} may reach it (${numbers}). If they do, customs asks for a cash deposit (entry type 03); no total shown includes it.`,
  'prohibited-permitted': (item: string, by: string, on: string, reason: string, citation: string) =>
    `${item} is of a prohibited kind. ${by} recorded on ${on} why it may enter: ${reason} (${citation})`,
  'duty-assumed': (item: string, assumed: string) =>
    `${item}: the duty is worked out with something assumed. ${assumed}`,
  'price-outside-line': (item: string, said: string) => `${item}: ${said}`,
  'duty-unknown': (item: string, missing: string) => `${item}: the duty cannot be worked out yet. ${missing}`,
  'weight-missing': (item: string) =>
    `${item}: the tariff counts in kilograms and the weight of one unit is not known.`,
  'additional-duty': (item: string) => `${item}: additional duties are due. Open the duty to see them.`,
  'agency-required': (item: string, agency: string, papers: string) => `${item}: ${agency} requires data: ${papers}.`,
  'agency-possible': (item: string, agency: string) =>
    `${item}: ${agency} may ask for papers, or for a statement that its rules do not apply.`,
  'sku-codes-differ': (sku: string) => `SKU ${sku} stands in the shipment with different HTS codes.`,
  'sku-origins-differ': (sku: string) => `SKU ${sku} stands in the shipment with different countries of origin.`,
  'sku-costs-differ': (sku: string) => `SKU ${sku} stands in the shipment with different costs.`,
  'sku-twice': (sku: string) => `SKU ${sku} stands on more than one line.`,
  'description-codes-differ': (description: string) => `"${description}" describes goods with different HTS codes.`,
  'typed-lines-open': (n: number) =>
    `${n === 1 ? '1 line typed by hand has' : `${n} lines typed by hand have`} no HTS code. The broker cannot enter goods without one.`,
  'typed-lines-makerless': (n: number) =>
    `${n === 1 ? '1 line typed by hand names' : `${n} lines typed by hand name`} no maker. The entry needs the maker of each and its identification code.`,
  'typed-lines-vague': (n: number) =>
    `${n === 1 ? '1 line typed by hand names' : `${n} lines typed by hand name`} no goods. Say what they are, what they are made of and what they are for.`,
  'typed-lines-short': (n: number) =>
    `The description of ${n === 1 ? '1 line' : `${n} lines`} typed by hand is short. Say also what the goods are made of and what they are for.`,
  'many-lines': (n: number) => `The invoice has ${n} lines. Brokers charge for lines above a few.`,
  'boxes-missing': 'No boxes are known: the invoice states neither packages nor gross weight.',
  'boxes-unweighed': (n: number) => `${n === 1 ? '1 box is' : `${n} boxes are`} not weighed.`,
  'boxes-quantity': (item: string, packed: number, listed: number) =>
    `${item}: ${packed} units are packed but ${listed} are listed.`,
  'boxes-lack-item': (item: string) => `${item} is in no box.`,
  'boxes-hold-other': (sku: string) => `A box holds SKU ${sku}, which is not among the items.`,
  'box-heavy': (box: number) => `Box ${box} weighs more than 22.7 kg (50 lb), the limit of Amazon for most boxes.`,
  'boxes-net-over-gross': (box: number, gross: string, net: string, others: number) =>
    `Box ${box} weighs ${gross} kg, but the goods in it weigh ${net} kg without packing${others === 0 ? '' : `, and ${others === 1 ? '1 more box is' : `${others} more boxes are`} wrong in the same way`}. A box cannot weigh less than its goods: correct the weight of the box or of one unit.`,
  expired: (item: string, day: string) => `${item}: best before ${day} lies before the day of shipping.`,
  'expires-soon': (item: string, day: string) =>
    `${item}: best before ${day} is less than 90 days away. Amazon may refuse it.`,
  'cusma-none-eligible': 'No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.',
  'cusma-not-signed': (n: number) =>
    `${n === 1 ? '1 item' : `${n} items`} may claim CUSMA and no certificate is signed: no claim is printed.`,
  'cusma-out-of-date':
    'The CUSMA certificate is out of date: an item changed after it was signed. No claim is printed.',
  'cusma-period-over': (day: string) =>
    `The blanket period of the CUSMA certificate ended on ${day}. No claim is printed.`,
  'cusma-period-later': (day: string) =>
    `The blanket period of the CUSMA certificate begins on ${day}. Goods that enter before that day are not covered, and the paper claims them.`,
  'cusma-period-ends-soon': (day: string) =>
    `The blanket period of the CUSMA certificate ends on ${day}. Goods that enter later are not covered, and the paper claims them. Sign a new certificate if they may enter after that day.`,
  'cusma-not-kept':
    'The CUSMA form is marked as signed, but no certificate is kept with it. Sign it again: the importer must hold the certificate when the claim is made.',
  'cusma-decision-outdated': (names: string) =>
    `The CUSMA certificate rests on a decision of origin that is out of date, for ${names}. Decide again on the page “Origin under CUSMA”: if it comes out the same, the certificate stands; if not, sign a new one.`,
  'cusma-product-rule':
    'Being made in Canada, the US or Mexico is not enough for CUSMA: the goods must also meet the rule for their HTS code (General Note 11).',
  'cusma-textile-untested': (items: string) =>
    `${items}: nobody has tested the origin. Clothing and other textiles mostly originate only if the yarn or fabric is of Canada, the US or Mexico too; sewing, knitting or printing there is not enough. Test it on the page “Origin under CUSMA” before you sign.`,
  'fda-none-needed': 'No item of the shipment needs an FDA worksheet.',
  'fda-worksheet-needed': (n: number) =>
    `${n === 1 ? '1 item needs' : `${n} items need`} an FDA worksheet and none has been made.`,
  'fda-product-code-missing': (worksheet: string) => `${worksheet}: the FDA worksheet has no product code.`,
  'fda-product-code-form': (worksheet: string, problem: string) => `${worksheet}: ${problem}`,
  'fda-fsvp-missing': (worksheet: string) => `${worksheet}: the FSVP importer in the US is not named.`,
  'fda-blanks': (worksheet: string, n: number) =>
    `${worksheet}: ${n === 1 ? '1 field of the FDA worksheet is' : `${n} fields of the FDA worksheet are`} blank.`,
  'fda-prior-notice': 'Food needs prior notice to FDA at least 2 hours before the truck arrives.',
  'fallback-rate': 'Only the fallback exchange rate is known. Accept it to print the invoice with a note.',
  'rate-old': (day: string) => `The exchange rate is of ${day}, more than 5 days ago.`,
  'measures-old': (day: string, days: number) =>
    `Additional duties were last checked ${days} days ago, on ${day}. The law may have changed since.`,
  'invoice-exists': (number: string) =>
    `The shipment already has the invoice ${number}. The new one gets a number of its own; tell the broker which counts.`,
  together: {
    'origin-american': (items: string) =>
      `Of US origin, to be entered perhaps as American goods returned under 9801.00.10: ${items}. Ask the broker.`,
    'units-missing': (items: string, units: string) =>
      `The tariff counts these in ${units}. Say how much one unit is: ${items}.`,
    'mid-proposed': (items: string) =>
      `The manufacturer identification codes are proposals, and customs may hold others: ${items}.`,
    'mid-textile': (items: string) =>
      `Textiles, whose identification code must be that of the maker who gives them their origin, not of a trader: ${items}.`,
    'maker-is-seller': (items: string) => `The maker is your own firm: ${items}. Check that you make them yourself.`,
    'code-residual': (items: string) =>
      `In a heading for goods not named elsewhere: ${items}. Check that no closer heading fits.`,
    'weight-missing': (items: string) =>
      `The tariff counts in kilograms and the weight of one unit is not known: ${items}.`,
    'additional-duty': (items: string) => `Additional duties are due: ${items}. Open the duty to see them.`,
    'agency-required': (items: string, agency: string, papers: string) =>
      `${agency} requires data (${papers}): ${items}.`,
    'agency-possible': (items: string, agency: string) =>
      `${agency} may ask for papers, or for a statement that its rules do not apply: ${items}.`,
    'boxes-lack-item': (items: string) => `In no box: ${items}.`,
    'fda-product-code-missing': (worksheets: string) => `FDA worksheets without a product code: ${worksheets}.`,
    'fda-fsvp-missing': (worksheets: string) => `The FSVP importer in the US is not named: ${worksheets}.`,
    'fda-blanks': (worksheets: string) => `FDA worksheets with blank fields: ${worksheets}.`,
    'cost-very-low': (items: string) =>
      `Costs of less than 0.05 CAD a unit: ${items}. Check that each cost is of one unit.`,
    'cost-very-high': (items: string) =>
      `Costs of more than 10,000 CAD a unit: ${items}. Check that each cost is of one unit.`,
    'description-short': (items: string) =>
      `Say in at least 3 words of each what it is, what it is made of and what it is for: ${items}.`,
    'description-brand-only': (items: string) =>
      `Descriptions that read as a brand or model alone: ${items}. Say what the goods are.`,
    'mid-missing': (items: string) =>
      `No manufacturer identification codes can be built from the addresses: ${items}. Add the provinces or set the codes.`,
    'code-unsure': (items: string) =>
      `HTS codes that were proposed with less than 70% confidence: ${items}. Look at them again.`,
    'entry-origins': (items: string, stated: string, given: string) =>
      `Made in ${stated} by their words, while the origin given is ${given}: ${items}. Correct one of them.`,
    'entry-deposit': (items: string, products: string, numbers: string) =>
      `Antidumping or countervailing orders on ${products} may reach these goods (${numbers}): ${items}. If they do, customs asks for a cash deposit (entry type 03); no total shown includes it.`,
    'duty-assumed': (items: string, assumed: string) =>
      `The duty is worked out with something assumed: ${items}. ${assumed} What another answer would come to stands with the duty of each.`,
  },
  sellerParts: { name: 'legal name', street: 'street', city: 'city', postalCode: 'postal code', country: 'country' },
  moreItems: (n: number) => (n === 1 ? '1 more item' : `${n} more items`),
  namesAnd: (names: string, last: string) => `${names} and ${last}`,
  /** What a refused paper says first. */
  fields: {
    countryOfOrigin: 'country of origin',
    declaredValue: 'cost of goods above 0',
    htsCode: 'HTS code',
    manufacturingAddress: 'manufacturer address',
    quantity: 'quantity',
  },
  itemIncomplete: (item: string, fields: string, others: number) =>
    `${item} lacks ${fields}${others === 0 ? '' : `; ${others} more ${others === 1 ? 'item is' : 'items are'} incomplete`}.`,
  codesUnconfirmed: (n: number) =>
    n === 1
      ? '1 HTS code is proposed and not confirmed. Confirm it before making the invoice.'
      : `${n} HTS codes are proposed and not confirmed. Confirm them before making the invoice.`,
  inShipment: (reference: string, problem: string) => `${reference}: ${problem}`,
  moreStop: (first: string, n: number) =>
    `${first} ${n} more ${n === 1 ? 'thing is' : 'things are'} to settle before the paper can be made.`,
} as const
