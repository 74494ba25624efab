// Goods of chapter 98 (returned, repaired, processed or assembled abroad, under bond), quota headings, and exclusions that end.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

/** The duty that the printed rate makes of the goods' own rate is answered in USD under its first sixty characters. */
const byText = (printed: string, duty: string): Readonly<Record<string, string>> => ({
  [`duty-by-text:${printed.slice(0, 60)}`]: duty,
})
const REPAIR_RATE = 'A duty upon the value of the repairs or alterations (see U.S. note 3 of this subchapter)'
const PROCESSING_RATE =
  'A duty upon the value of such processing outside the United States (see U.S. note 3 of this subchapter)'
const ASSEMBLY_RATE =
  'A duty upon the full value of the imported article, less the cost or value of such products of the United States'

const repairs = (value: string, duty: string): Entry => ({
  answers: { 'work-abroad-value': value, ...byText(REPAIR_RATE, duty) },
})
const processing = (value: string, duty: string): Entry => ({
  answers: { 'work-abroad-value': value, ...byText(PROCESSING_RATE, duty) },
})
const assembly = (value: string, duty: string): Entry => ({
  answers: { 'assembled-value': value, ...byText(ASSEMBLY_RATE, duty) },
})
const heading = (code: string): Entry => ({ ...CUSMA, answers: { 'quota-heading': code } })

/** The goods' own code of chapters 1 to 97, beside what else is answered. */
const own = (code: string, { answers, ...rest }: Entry, more: Readonly<Record<string, string>> = {}): Entry => ({
  ...rest,
  answers: { 'own-code': code, ...answers, ...more },
})
const STEEL_BRACKET = '7326908688'
const SHIRT = '6109100012'

const returned = goods('9801.00.10.98', '5000')
const returnedFurniture = goods('9801.00.10.92', '5000')
const returnedByBuyer = goods('9801.00.26.00', '300')
const notAsOrdered = goods('9801.00.25.00', '5000')
const underWarranty = goods('9802.00.40.40', '5000')
const repaired = goods('9802.00.50.60', '5000')
const processed = goods('9802.00.60.00', '5000')
const assembled = goods('9802.00.80.69', '5000')
const sewnInMexico = goods('9802.00.91.00', '5000')
const exposedFilm = goods('9802.00.20.00', '400')
const underBond = goods('9813.00.05.40', '5000')
const samples = goods('9813.00.20.00', '5000')

const returns: readonly DutyCase[] = [
  returned('CN', '2026-10-15', '0', {}, '0', 'goods of any country, back within three years: no 301, no 52'),
  returned('CA', '2025-09-01', '0', {}, '0', 'nor the IEEPA duty'),
  returned('VN', '2026-03-15', '0', {}, '0', 'nor Section 122'),
  returnedFurniture('CA', '2026-10-15', '0', {}, '0', 'nor Section 338'),
  returnedByBuyer('VN', '2026-10-15', '0', {}, '0', 'sent back by a buyer'),
  notAsOrdered('BR', '2026-10-15', '0', {}, '0', 'sent back as not to sample'),
  exposedFilm('CA', '2026-10-15', '0', {}, '0', 'free whatever is claimed'),
  underBond('CA', '2026-10-15', '0', {}, '0', 'temporary, under bond'),
  samples('CN', '2026-10-15', '0', {}, '0', 'samples under bond'),
]

const workAbroad: readonly DutyCase[] = [
  repaired('CA', '2026-10-15', '0', {}, 'unknown', 'what the repairs were worth is not said', {
    answers: byText(REPAIR_RATE, '20'),
  }),
  repaired('CA', '2026-10-15', '20', { '9903.05.29': '80' }, '100', '10 % of repairs of 800', repairs('800', '20')),
  repaired('CA', '2026-10-15', '0', { '9903.05.29': '0' }, '0', 'repairs of nothing', repairs('0', '0')),
  repaired('CA', '2025-09-01', '0', { '9903.01.10': '280' }, '280', 'IEEPA 35 % of 800', repairs('800', '0')),
  repaired(
    'CN',
    '2025-06-15',
    '0',
    { '9903.01.24': '160', '9903.01.25': '80' },
    '240',
    '20 + 10 %',
    repairs('800', '0'),
  ),
  repaired('VN', '2026-03-15', '0', { '9903.03.01': '80' }, '80', 'Section 122 of 800', repairs('800', '0')),
  repaired('BR', '2026-10-15', '0', { '9903.05.01': '250', '9903.05.27': '125' }, '375', '25 + 12.5 % of 1000', {
    ...repairs('1000', '0'),
  }),
  repaired(
    'DE',
    '2026-10-15',
    '68',
    { '9903.05.39': '132' },
    '200',
    'repairs brought up to 10 % of 2000',
    repairs('2000', '68'),
  ),
  repaired('DE', '2026-10-15', '240', {}, '240', '12 % of the repairs is over 10 % already', repairs('2000', '240')),
  repaired(
    'JP',
    '2026-10-15',
    '0',
    { '9903.05.49': '125' },
    '125',
    'brought up to 12.5 % of 1000',
    repairs('1000', '0'),
  ),
  repaired('KE', '2026-10-15', '12', {}, '12', 'Kenya has no forced-labour duty: the printed rate alone', {
    answers: byText(REPAIR_RATE, '12'),
  }),
  repaired('MX', '2026-10-15', '0', {}, '0', 'free by claim, and the forced-labour duty is lifted', CUSMA),
  underWarranty('CA', '2026-10-15', '0', {}, '0', 'warranty repairs: S is printed', CUSMA),
  underWarranty('KR', '2026-10-15', '0', { '9903.05.71': '62.5' }, '62.5', 'KORUS frees the column, not the total', {
    claim: 'KR',
    answers: { 'work-abroad-value': '500' },
  }),
  processed('CA', '2026-10-15', '25', { '9903.05.29': '100' }, '125', 'the special column prints no S here', {
    ...CUSMA,
    ...processing('1000', '25'),
  }),
  assembled('MX', '2026-10-15', '0', {}, 'unknown', 'the value less United States components is not said', {
    answers: byText(ASSEMBLY_RATE, '480'),
  }),
  assembled('MX', '2026-10-15', '480', { '9903.05.55': '300' }, '780', '10 % of 3000', assembly('3000', '480')),
  assembled(
    'VN',
    '2026-10-15',
    '100',
    { '9903.05.84': '625' },
    '725',
    'never on more than the value',
    assembly('9999', '100'),
  ),
  assembled('CA', '2026-04-15', '30', { '9903.03.01': '150' }, '180', 'Section 122 of 1500', assembly('1500', '30')),
  assembled('HN', '2026-10-15', '0', { '9903.05.42': '100' }, '100', 'CAFTA-DR frees the column, no textile', {
    claim: 'P',
    answers: { 'assembled-value': '1000' },
  }),
  assembled('CA', '2026-10-15', '0', {}, '0', 'free by claim', CUSMA),
  sewnInMexico('MX', '2026-10-15', '0', {}, '0', 'the special column alone has a rate', CUSMA),
  sewnInMexico('MX', '2026-10-15', '0', {}, 'unknown', 'without the claim nothing is printed'),
]

/** Duties by the own code: notes 16 and 19 keep the terms of chapter 98, but for the full value under 9802.00.60; notes 20(a), 33(a), 51. */
const byOwnCode: readonly DutyCase[] = [
  repaired('CA', '2026-10-15', '20', { '9903.82.02': '400' }, '420', 'metals 50 % of the repairs; 52 yields', {
    ...own(STEEL_BRACKET, repairs('800', '20')),
  }),
  repaired('CA', '2026-10-15', '0', { '9903.82.02': '400' }, '400', 'a claim does not lift the metals duty', {
    ...own(STEEL_BRACKET, { ...CUSMA, ...repairs('800', '0') }),
  }),
  repaired('DE', '2026-10-15', '20', { '9903.82.02': '400' }, '420', 'nor is a total of a partner due beside it', {
    ...own(STEEL_BRACKET, repairs('800', '20')),
  }),
  repaired('CA', '2025-11-20', '20', { '9903.81.90': '400' }, '420', 'before the annexes the same, and no IEEPA', {
    ...own(STEEL_BRACKET, repairs('800', '20')),
  }),
  repaired('CN', '2026-10-15', '0', { '9903.88.15': '60', '9903.05.31': '100' }, '160', 'list 4A and 52 of 800', {
    ...own(SHIRT, repairs('800', '0')),
  }),
  repaired('CA', '2026-11-20', '0', { '9903.03.14': '400', '9903.05.29': '80' }, '480', 'Section 338 of 800', {
    ...own(SHIRT, repairs('800', '0')),
  }),
  repaired('CA', '2026-10-15', '0', { '9903.05.29': '80' }, '80', 'an own code that no such duty lists', {
    ...own('4901990010', repairs('800', '0')),
  }),
  repaired('CA', '2026-10-15', '0', {}, 'unknown', 'a code of chapter 98 is no own code', {
    ...own('9802005060', repairs('800', '0')),
  }),
  repaired('CA', '2026-10-15', '0', {}, 'unknown', 'nor one that is in no schedule', {
    ...own('7326909999', repairs('800', '0')),
  }),
  repaired('CA', '2026-10-15', '0', {}, 'unknown', 'nor one that has ended', {
    ...own('1905310049', repairs('800', '0')),
  }),
  repaired('CA', '2026-10-15', '0', {}, 'unknown', 'the repairs are not said', {
    ...own(STEEL_BRACKET, { answers: byText(REPAIR_RATE, '0') }),
  }),
  processed('CA', '2026-10-15', '25', { '9903.82.02': '2500' }, '2525', 'metals 50 % of the full value of 5000', {
    ...own(STEEL_BRACKET, processing('1000', '25')),
  }),
  processed(
    'CN',
    '2026-10-15',
    '0',
    { '9903.88.15': '75', '9903.05.31': '125' },
    '200',
    'the others on the processing',
    {
      ...own(SHIRT, processing('1000', '0')),
    },
  ),
  assembled('MX', '2026-10-15', '480', { '9903.82.02': '1500' }, '1980', 'metals 50 % of 3000', {
    ...own(STEEL_BRACKET, assembly('3000', '480')),
  }),
  underWarranty('CA', '2026-09-14', '0', { '9903.82.09': '200' }, '200', 'Section 338 spares what pays on metals', {
    ...own('9403200075', repairs('800', '0')),
  }),
  underWarranty('CA', '2026-09-15', '0', { '9903.82.09': '200', '9903.03.14': '400' }, '600', 'and no longer does', {
    ...own('9403200075', repairs('800', '0')),
  }),
  assembled('CA', '2026-11-20', '0', { '9903.03.14': '1000' }, '1000', 'a claim lifts 52 and leaves Section 338', {
    ...own(SHIRT, { ...CUSMA, answers: { 'assembled-value': '2000' } }),
  }),
  assembled('MX', '2026-10-15', '75', { '9903.94.01': '750' }, '825', 'vehicles 25 % of 3000', {
    ...own('8703230140', assembly('3000', '75')),
  }),
  assembled(
    'MX',
    '2026-10-15',
    '75',
    { '9903.94.05': '750' },
    '825',
    'their parts, taken to be for cars by their wording',
    {
      ...own('8708210000', assembly('3000', '75')),
    },
  ),
]

const cream = goods('0401.40.25.00', '1000', { quantity: ['500', 'liters'] })
const freshCheese = goods('0406.10.48.00', '1000', { quantity: ['100', 'kg'] })
const iceCream = goods('2105.00.20.00', '1000', { quantity: ['200', 'kg'] })
const rawSugar = goods('1701.14.20.00', '600', { quantity: ['1000', 'kg'] })
const degrees = (count: string): Entry => ({ answers: { 'sugar-degrees': count } })

const quotas: readonly DutyCase[] = [
  cream('CA', '2026-08-01', '0', {}, 'unknown', 'within the quota or over it: nobody said', CUSMA),
  cream(
    'CA',
    '2026-08-01',
    '0',
    {},
    '0',
    'within the quota: entered free, so 52(g) relieves it',
    heading('9823.01.02'),
  ),
  cream(
    'CA',
    '2026-08-01',
    '386',
    { '9903.05.29': '100' },
    '486',
    '77.2c x 500, not entered free',
    heading('9823.01.03'),
  ),
  cream('CA', '2026-08-01', '386', { '9903.05.29': '100' }, '486', 'no claim: the same rate of the line'),
  cream('MX', '2026-08-01', '0', {}, '0', 'goods of Mexico know no quota', heading('9823.01.01')),
  cream('AU', '2026-08-01', '0', { '9903.05.23': '125' }, '125', 'Australia within its quota; 52 stays', {
    claim: 'AU',
    answers: { 'quota-heading': '9822.04.05' },
  }),
  freshCheese('MX', '2026-08-01', '180.30', { '9903.05.55': '100' }, '280.30', '$1.803/kg without a claim'),
  freshCheese('DE', '2026-08-01', '180.30', {}, '180.30', '18.03 % is over the 10 % of the EU'),
  iceCream('JP', '2026-08-01', '270.40', {}, '270.40', '50.2c x 200 + 17 %: over 12.5 %'),
  iceCream('KR', '2026-08-01', '0', { '9903.05.71': '125' }, '125', 'KORUS free, brought up to 12.5 %', {
    claim: 'KR',
  }),
  rawSugar(
    'TH',
    '2026-10-15',
    '13.78',
    { '9903.05.77': '75' },
    '88.78',
    '1.4606c less 4 x 0.020668c a kg',
    degrees('96'),
  ),
  rawSugar('TH', '2026-10-15', '9.44', { '9903.05.77': '75' }, '84.44', 'never under 0.943854c a kg', degrees('70')),
  rawSugar(
    'TH',
    '2026-10-15',
    '14.61',
    { '9903.05.77': '75' },
    '89.61',
    'whole 1.4606c at 100 degrees',
    degrees('100'),
  ),
]

const pulley = goods('8483.50.90.40', '1000', { quantity: ['10', 'No.'] })
const mirrors = goods('7009.10.00.00', '1000', { quantity: ['40', 'No.'] })
const hooks = goods('7326.90.86.88', '1000', { quantity: ['300', 'kg'] })
const EXCLUDED: Entry = { answers: { 'china-exclusion': 'yes' } }
const EXTENDED: Entry = { answers: { 'china-exclusion-extended': 'yes' } }

const exclusions: readonly DutyCase[] = [
  pulley('CN', '2026-10-15', '28', { '9903.82.09': '250' }, '278', 'the whole number is excluded; metals I-B stays'),
  pulley('CN', '2026-11-09', '28', { '9903.82.09': '250' }, '278', 'the last day of the exclusions'),
  pulley('CN', '2026-11-10', '28', { '9903.82.09': '250', '9903.88.01': '250' }, '528', 'the day after: list 1 again'),
  pulley('CN', '2026-11-10', '28', { '9903.82.09': '250' }, '278', 'the broker knows of an extension', EXTENDED),
  mirrors(
    'CN',
    '2026-10-15',
    '39',
    { '9903.88.03': '250', '9903.05.31': '125' },
    '414',
    'a number with described articles',
    {
      answers: { 'part-use': 'neither' },
    },
  ),
  mirrors('CN', '2026-10-15', '39', { '9903.05.31': '125' }, '164', 'the described article: 52 stays', {
    answers: { 'part-use': 'neither', 'china-exclusion': 'yes' },
  }),
  hooks('CN', '2026-10-15', '29', { '9903.82.02': '500' }, '529', 'the described hook: metals stay', EXCLUDED),
  hooks('CN', '2026-10-15', '29', { '9903.82.02': '500', '9903.88.03': '250' }, '779', 'any other steel article'),
  hooks('HK', '2026-10-15', '29', { '9903.82.02': '500' }, '529', 'Hong Kong is not under the China lists'),
]

export const CHAPTER_98_CASES: readonly DutyCase[] = [...returns, ...workAbroad, ...byOwnCode, ...quotas, ...exclusions]
