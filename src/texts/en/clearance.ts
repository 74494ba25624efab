// The cost of a clearance: lines, notes and notices of the cost estimate and the merged estimate.
export const texts = {
  baseDuty: 'Ordinary duty',
  onLines: (n: number) => (n === 1 ? '1 tariff line.' : `${n} tariff lines.`),
  possiblyFree: (n: number) =>
    n === 1
      ? '1 line is possibly duty-free: the calculation shows no duty on it. Check with your broker before you rely on it.'
      : `${n} lines are possibly duty-free: the calculation shows no duty on them. Check with your broker before you rely on it.`,
  additionalOn: (n: number, rate: string) => (n === 1 ? `${rate} on 1 tariff line.` : `${rate} on ${n} tariff lines.`),
  processingFee: 'Merchandise processing fee',
  processingInformal: (source: string) => `Informal entry, once per clearance. ${source}`,
  processingRate: (percent: string, base: string, source: string) =>
    `Formal entry, once per clearance: ${percent}% of USD ${base}. ${source}`,
  processingMinimum: (percent: string, minimum: string, source: string) =>
    `Formal entry, once per clearance: ${percent}%, here the minimum USD ${minimum}. ${source}`,
  processingMaximum: (percent: string, maximum: string, source: string) =>
    `Formal entry, once per clearance: ${percent}%, here the maximum USD ${maximum}. ${source}`,
  processingExempt: (source: string) =>
    `None is due: every line is freed, by a trade agreement claimed, by its country of origin or as goods that return. ${source}`,
  processingPartNotSaid: (n: number) =>
    n === 1
      ? 'This is the least: what stays dutiable of 1 line of work or assembly abroad is not said, and not counted.'
      : `This is the least: what stays dutiable of ${n} lines of work or assembly abroad is not said, and not counted.`,
  excise: {
    spirits: 'Federal excise on spirits',
    'wine-sparkling': 'Federal excise on sparkling wine',
    wine: 'Federal excise on wine',
    cider: 'Federal excise on cider',
    'wine-other': 'Federal excise on fermented drinks',
    beer: 'Federal excise on beer',
    cigarettes: 'Federal excise on cigarettes',
    cigars: 'Federal excise on cigars, at most',
    'small-cigars': 'Federal excise on small cigars',
    snuff: 'Federal excise on snuff',
    'chewing-tobacco': 'Federal excise on chewing tobacco',
    'rolling-tobacco': 'Federal excise on tobacco for rolling',
    'smoking-tobacco': 'Federal excise on smoking tobacco',
  } as Readonly<Record<string, string>>,
  exciseTax: 'Federal excise',
  exciseRate: (usd: string, per: string, unit: string, source: string) =>
    per === '1' ? `USD ${usd} for each ${unit}. ${source}` : `USD ${usd} for each ${per} ${unit}. ${source}`,
  exciseUsual: 'The rate of the usual strength or size: others differ.',
  exciseNotKnown: (name: string, rate: string) =>
    `Excludes ${name}, as the quantity is not known: ${rate} It is not counted as zero.`,
  continuousBond: (secures: string, premium: string, clearances: number, single: string) =>
    `A continuous bond of USD ${secures} costs about USD ${premium} a year: it is the cheaper one from ${clearances} such clearances a year, as a single bond costs USD ${single} each.`,
  /** What the schedule that comes with Portage says. What staff typed stands as they typed it. */
  exampleSchedule: {
    'Entry preparation': 'Entry preparation',
    'Food review, FDA': 'Food review, FDA',
    'Single transaction bond': 'Single transaction bond',
    Disbursement: 'Disbursement',
    'Market prices run from USD 4.50 to 7.50 per 1,000 of bond, at least USD 50 to 100.':
      'Market prices run from USD 4.50 to 7.50 per 1,000 of bond, at least USD 50 to 100.',
  } as Readonly<Record<string, string>>,
  harborFee: 'Harbor maintenance fee',
  harborFeeNote: (percent: string, source: string) => `Ocean arrival: ${percent}% of the entered value. ${source}`,
  oncePerClearance: 'Charged once per clearance.',
  oncePerEntry: (type: 'informal' | 'formal') =>
    type === 'formal' ? 'Formal entry, charged once per clearance.' : 'Informal entry, charged once per clearance.',
  perLine: (included: number) => `For each tariff line above ${included}.`,
  bondPlain: (secured: string) => `Estimate. Bond of USD ${secured}: value, duties and fees.`,
  bondTripled: (secured: string, agencies: string) =>
    `Estimate. Bond of USD ${secured}: three times the value, as another agency can demand the goods back (${agencies}).`,
  bondMayTriple: (agencies: string) => `Three times the value where ${agencies} asks for data.`,
  disbursement: (percent: string, duty: string, minimum: string) =>
    `${percent}% of the duty of USD ${duty}, at least USD ${minimum}.`,
  goods: 'Goods',
  goodsNote: (n: number) => (n === 1 ? 'Value of 1 item.' : `Value of ${n} items.`),
  customs: 'Customs fees',
  customsNote: 'Duties and fees of customs.',
  brokerage: 'Brokerage',
  brokerageNote: (broker: string) => `Fees of ${broker}.`,
  brokerageExampleNote: (broker: string) => `Fees of ${broker}. Example fee schedule: ask your broker for theirs.`,
  customsConverts:
    'Prices in CAD are converted at the rate shown. Customs converts them at its own certified rate for the day of export (19 CFR 159.32 to 159.35), so the entered value may differ.',
  depositNotPriced:
    'Antidumping, countervailing or safeguard duty may reach these goods. Neither it nor a cash deposit is counted here, so every total is at least this much.',
  agricultureFee: (goods: string, source: string) =>
    `For ${goods}, customs may also collect a fee for the Department of Agriculture, by weight or number. It is small, and not counted here (${source}).`,
  saleExcise: (goods: string, source: string) =>
    `For ${goods}, the importer may owe an excise tax to the Internal Revenue Service on the first sale in the US. It is not counted here (${source}).`,
  /** What bears a charge that is not counted. */
  unpriced: {
    cotton: 'goods of cotton',
    honey: 'honey',
    beef: 'cattle and beef',
    pork: 'pigs and pork',
    dairy: 'dairy products',
    potatoes: 'potatoes',
    blueberries: 'blueberries',
    mushrooms: 'mushrooms',
    lumber: 'softwood lumber',
    'christmas-trees': 'Christmas trees',
    'heavy-tires': 'tires rated for more than 3,500 pounds',
    fishing: 'fishing gear',
    archery: 'archery gear',
    firearms: 'firearms and ammunition',
  } as Readonly<Record<string, string>>,
  certificateNotThen: (day: string) =>
    `A CUSMA certificate that covers goods today does not cover them on ${day}, outside its period: they are worked out without the claim. Sign one for that day.`,
  excludesFreight: 'Excludes freight and service fees.',
  formalEntry: (value: string) =>
    `Formal entry: USD ${value} is above 2,500. It needs a partnered broker account: email us to arrange one.`,
  formalMayBeAsked:
    'Customs may ask for a formal entry: a line above 250 USD carries a chapter 99 duty (19 CFR 143.21). Ask your broker.',
  feesNotKnown: (date: string) => `Excludes the merchandise processing fee: no rate is known for ${date}.`,
  brokerNotKnown: (date: string) => `Excludes brokerage: the fee schedule does not cover ${date}.`,
  excludedProhibited: (name: string, since: string) => `Excludes ${name}: it cannot be imported since ${since}.`,
  excludedUnknown: (name: string, missing: string) =>
    `Excludes duty of ${name} that is not known: ${missing} It is not counted as zero.`,
  excludedLacking: (name: string, missing: string) => `Excludes the duty of ${name}: ${missing} missing.`,
  excludedNoValue: (name: string) => `Excludes ${name}: its cost is missing.`,
  nothingToEnter: 'There are no goods that can be entered.',
  duties: 'Duties',
  oneClearanceAssumed: 'One importer, one port and one truck are assumed.',
  splittingNotFree:
    'Goods of one importer that arrive on one truck normally go on one entry (19 CFR 141.51). Splitting them to stay at or under 2,500 USD is unlawful (19 USC 1592).',
  allItemsNeeded:
    'All items must have HTS code, country of origin, quantity, and declared value to estimate customs costs.',
  estimateFailed: 'Failed to estimate customs costs',
  mergedFailed: 'Failed to generate merged estimate clearance',
  dutyCharge: 'Duty',
  fieldHtsCode: 'HTS code',
  fieldOrigin: 'country of origin',
} as const
