// Origin under CUSMA in a seller's words: outcomes, rules, materials, sums, questions, clauses, evidence.
export const texts = {
  outcomes: {
    originating: 'It originates under CUSMA',
    'not-originating': 'It does not originate under CUSMA',
    unknown: 'Not known yet',
    invalid: 'Something typed cannot be right',
  },
  criterionGiven: (letter: string, article: string) => `Criterion ${letter}, article ${article}`,
  noCriterion: (article: string) => `Article ${article}; the law gives these goods no letter`,
  byRule: (rule: string) => `By rule ${rule} of General Note 11(o)`,
  byClause: (clause: string) => `By ${clause}`,
  beyondUs:
    'Portage does not decide motor vehicles and their parts: their rules ask for facts on labour, steel and averages. Ask a broker.',

  level: {
    chapter: 'Every material from elsewhere must come from another chapter of the tariff (other first 2 digits).',
    heading: 'Every material from elsewhere must come from another heading (other first 4 digits).',
    subheading: 'Every material from elsewhere must come from another subheading (other first 6 digits).',
    item: 'Every material from elsewhere must have another US tariff item (other first 8 digits).',
  },
  outsideGroup: (codes: string) => `Every material from elsewhere must have a code outside ${codes}.`,
  noChange: 'Its materials may have any code.',
  namedOnly: (sources: string) => `Materials from elsewhere must be of ${sources}.`,
  also: (sources: string) => `Materials of ${sources} are allowed too.`,
  except: (sources: string) => `Materials of ${sources} are not allowed.`,
  sourceOfKind: (codes: string, kind: string) => `${codes} (${kind})`,
  sourceOtherThan: (codes: string, kinds: string) => `${codes} (other than ${kinds})`,
  forKind: (kind: string) => `For goods that are ${kind}:`,
  forOthers: (kinds: string) => `For goods other than ${kinds}:`,
  valueBoth: (transaction: string, net: string) =>
    `At least ${transaction} of the price, or ${net} of the net cost, must be value from Canada, the United States or Mexico.`,
  valueTransaction: (percent: string) =>
    `At least ${percent} of the price must be value from Canada, the United States or Mexico.`,
  valueNetCost: (percent: string) =>
    `At least ${percent} of the net cost must be value from Canada, the United States or Mexico.`,

  changed: (yes: string, all: string) => `${yes} of ${all} materials change enough.`,
  allChanged: 'Every material from elsewhere changes enough.',
  noneForeign: 'No material from elsewhere is left to change.',
  ownNeedNot: (names: string, isOne: boolean) =>
    isOne ? `${names} does not need to: it originates.` : `${names} do not need to: they originate.`,
  leftOutNeedNot: (names: string, isOne: boolean) =>
    isOne ? `${names} does not need to: the rule leaves it out.` : `${names} do not need to: the rule leaves them out.`,
  doNotChange: (names: string, isOne: boolean) =>
    isOne ? `${names} does not change enough.` : `${names} do not change enough.`,
  changeUnknown: (names: string, isOne: boolean) =>
    isOne ? `For ${names} it is not known yet.` : `For these it is not known yet: ${names}.`,
  change: {
    yes: 'changes enough',
    no: 'does not change enough',
    unknown: 'not known yet',
    originating: 'originates',
    disregarded: 'is left out',
  },

  tenth: {
    value: {
      yes: (percent: string) => `What does not change is ${percent} of the price; a tenth is allowed.`,
      no: (percent: string) => `What does not change is ${percent} of the price; only a tenth is allowed.`,
    },
    weight: {
      yes: (percent: string) => `What does not change is ${percent} of the weight; a tenth is allowed.`,
      no: (percent: string) => `What does not change is ${percent} of the weight; only a tenth is allowed.`,
    },
    excluded: (clause: string) => `The tenth that is allowed otherwise does not hold for these materials (${clause}).`,
    open: 'Whether what does not change is within the tenth that is allowed is not known yet.',
  },

  sum: {
    'transaction-value': 'Price of the product',
    'net-cost': 'Net cost of the product',
  },
  sumMethod: {
    'transaction-value': 'Value content by price',
    'net-cost': 'Value content by net cost',
  },
  sumForeign: 'Materials from elsewhere',
  sumRest: 'Value from Canada, the United States and Mexico',
  sumPercent: (percent: string, required: string) => `${percent}; at least ${required} is asked for`,
  sumNotKnown: 'not known',
  sumMet: { yes: 'Met', no: 'Not met', unknown: 'Not known yet' },

  shortfall: {
    'no-change': (names: string, isOne: boolean) =>
      isOne ? `${names} does not change enough.` : `${names} do not change enough.`,
    'value-content': 'Too little of the value is from Canada, the United States and Mexico.',
    condition: (condition: string) => `This does not hold: ${condition}.`,
    kind: (kinds: string) => `This way is for other goods (${kinds}).`,
    otherMaterials: 'This way is for goods made of other materials.',
    clause: (clause: string) => clause,
    clauseOf: (clause: string, names: string) => `${clause} It concerns: ${names}.`,
  },
  wouldChange: {
    materials: (names: string) =>
      `It would originate if a maker in Canada, the United States or Mexico made ${names} and could prove that it originates.`,
    value: (most: string) => `Materials from elsewhere may be worth at most ${most} for it to originate.`,
  },

  questions: {
    'tariff-item': 'Which eight-digit code does the product have? The rules differ between them.',
    'material-code': (name: string) => `Which tariff code does ${name} have?`,
    'material-tariff-item': (name: string) => `Which eight-digit code does ${name} have? Six digits do not settle it.`,
    'material-kind': (name: string, kind: string) => `Is ${name} this: ${kind}?`,
    'good-kind': (kind: string) => `Is the product this: ${kind}?`,
    condition: (condition: string) => `Is this so? ${condition}.`,
    'material-value': (name: string) => `What is ${name} worth?`,
    'good-value': 'What does the product sell for?',
    'net-cost': 'What does it cost you to make, without profit, sales costs, royalties and shipping?',
    'material-weight': (name: string) => `What share of the weight is ${name}?`,
    'elastomeric-weight': 'What share of the weight are elastic yarns?',
    materials: 'What is it made of?',
    'motor-vehicle-use': 'Is it meant for use in a motor vehicle?',
    'sewing-thread': 'Was the sewing thread spun and finished in Canada, the United States or Mexico?',
    pockets: 'Does it have pockets?',
    'pocket-fabric':
      'Was the fabric of the pocket bags formed and finished in Canada, the United States or Mexico, of yarn formed there?',
    'narrow-elastic': 'Were the elastic bands formed and finished in Canada, the United States or Mexico?',
    'coated-fabric': 'Was the coated fabric formed and finished in Canada, the United States or Mexico?',
    'made-as-apparel':
      'Is it cut or knitted to shape, and sewn or put together in Canada, the United States or Mexico?',
    unassembled: 'Does it come in as a kit that is only put together here?',
    set: 'Is it sold as a set of different goods?',
    'customs-control':
      'Did it stay under customs control, without further work, while it passed through other countries?',
    'merely-preserved': 'Are the fruit or vegetables only frozen, packed in liquid or roasted?',
    'milk-solids': 'Are more than 10% of its weight milk solids?',
    'inventory-method': 'Are materials of here and elsewhere kept apart in your stock?',
    parts: 'Are the materials with the same code parts of the product?',
  },
  yes: 'Yes',
  no: 'No',
  doNotKnow: 'I don’t know',

  assumptions: {
    'not-for-motor-vehicle': 'Assumed not to be meant for a motor vehicle.',
    'kind-by-description': (of: string, kind: string, is: boolean) =>
      is ? `Going by its description, ${of} is ${kind}.` : `Going by its description, ${of} is not ${kind}.`,
    'net-cost-below-price': 'Assumed to cost no more than it sells for.',
    'materials-complete': 'Assumed to be made of nothing but the materials given.',
    'older-code': (code: string, older: string) =>
      `The rules are written in the codes of 2012: ${code} was ${older} then.`,
  },
  theGood: 'the product',

  problems: {
    'no-such-code': 'This code is not in the tariff. Give at least its first six digits.',
    negative: 'Give an amount of zero or more.',
    'not-above-zero': 'Give an amount above zero.',
    'materials-above-good': 'The materials are worth more than the product sells for.',
    'shares-above-hundred': 'The shares come to more than 100%.',
    'currency-unknown': 'Give all amounts in one currency: CAD, USD or MXN.',
    'currency-differs': 'Give this in the currency of the product; amounts of two currencies are not added.',
    'no-materials': 'Give at least one material, or say that the product is grown, caught or mined here.',
    'same-id-twice': 'Two materials have the same name.',
  },

  clauses: {
    outside: 'The last production was outside Canada, the United States and Mexico.',
    obtained: 'It is wholly obtained or produced in Canada, the United States or Mexico.',
    ownOnly: 'It is made only of materials that originate.',
    recovered: 'Recovered materials in a remanufactured product count as originating.',
    parts: 'Its parts share its code, so that no code can change; value content decides.',
    accumulated: 'A material made here was counted by what it is itself made of.',
    tenthValue: 'Materials that do not change may be a tenth of the price.',
    tenthExcluded: 'The tenth that is allowed otherwise does not hold for this pair of food and material.',
    tenthFood: 'In food, the tenth holds only for materials of another subheading than the product.',
    tenthTextile: 'Fibres and yarns that do not change may be a tenth of the weight.',
    tenthApparel: 'Fibres and yarns that do not change may be a tenth of the weight of what decides the code.',
    accessories: 'Accessories, spare parts and manuals that come with the product need not change.',
    shippingPacking: 'Packing for shipment is left out.',
    retailPackaging: 'Retail packaging need not change.',
    indirect: 'What is used up in making it, such as energy and tools, counts as originating.',
    transit: 'A product that is worked on, or leaves customs control, in another country on the way loses its origin.',
    set: 'Of a set, goods from elsewhere may be a tenth of the value.',
    diluted: 'Only adding water, or the like, does not make a product originate.',
    grown: 'Plants grown here originate even from seed or cuttings from elsewhere.',
    process: 'A chemical or similar process of the law makes it originate whatever its materials.',
    separated: 'Goods only separated from a mixture do not originate by a change of code.',
    rayon: 'Rayon and similar fibres count as originating.',
    deemed: 'Computers and their parts count as originating when they come from Canada or Mexico.',
    elastic: 'Elastic bands must be made of yarn, and finished, here.',
    thread: 'Sewing thread must be spun and finished here.',
    pockets: 'Fabric of pocket bags must be made of yarn, and finished, here.',
    coated: 'Coated fabric must be formed and finished here.',
    preserved: 'Fruit and vegetables only frozen, packed in liquid or roasted originate only where the fresh ones do.',
    stoneFruit: 'Peaches, pears and apricots must themselves originate.',
    sugar:
      'Sugar in syrups, cocoa mixes and sweet mixes from Mexico must itself originate, without any work done in Canada.',
  },

  evidence: {
    recipe: 'The recipe as it is here, with its date, and what shows that the product is made so.',
    codes: (names: string) => `Invoices and descriptions that show the code of: ${names}.`,
    declarations: (names: string) => `A declaration of origin of the supplier for: ${names}.`,
    harvest: 'Records of where and when it was grown, caught, mined or raised.',
    value: 'Invoices of every material, and of sales at the price used.',
    netCost: 'The working of the net cost, from your books.',
    weight: 'What shows the share of each material in the weight.',
    process: 'Records of the work done, such as batch sheets.',
    years: 'Keep all of it for five years after the last claim.',
  },
} as const
