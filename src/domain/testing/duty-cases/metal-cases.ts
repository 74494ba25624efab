// Metals and wood: Section 232 before and after 6 Apr 2026, what yields to it and what is added to it.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const steel = goods('7208.39.00.30', '1000', { quantity: ['1200', 'kg'] })
const profile = goods('7604.29.10.90', '1000', { quantity: ['240', 'kg'] })
const wire = goods('7408.11.30.00', '1000', { quantity: ['100', 'kg'] })
const bracket = goods('7326.90.86.88', '1000', { quantity: ['300', 'kg'] })
const tube = goods('7304.31.30.00', '1000', { quantity: ['300', 'kg'] })
const pan = goods('7615.10.71.80', '1000', { quantity: ['100', 'kg'] })
const knife = goods('8211.92.20.00', '5000', { quantity: ['1000', 'No.'] })
const drill = goods('8207.20.00.70', '1000', { quantity: ['50', 'No.'] })
const forklift = goods('8427.20.40.00', '1000', { quantity: ['1', 'No.'] })
const lumber = goods('4407.11.00.42', '1000', { quantity: ['5', 'm3'] })
const chair = goods('9401.61.40.11', '1000', { quantity: ['10', 'No.'] })
const cabinet = goods('9403.40.90.60', '1000', { quantity: ['4', 'No.'] })

const metalBed = goods('9403.20.00.50', '1000', { quantity: ['10', 'No.'] })
const preparation = goods('2106.90.99.90', '1000', { quantity: ['100', 'kg'] })
const sprayCan = goods('2106.90.99.98', '1000', { quantity: ['100', 'kg'] })
const skis = goods('9506.11.40.80', '1000', { quantity: ['10', 'prs.'] })
const steelBumper = goods('8708.10.30.20', '1000', { quantity: ['10', 'No.'] })
const aluminumBumper = goods('8708.10.30.30', '1000', { quantity: ['10', 'No.'] })
const steelContent: Entry = { answers: { 'steel-content-value': '400', 'aluminum-content-value': '0' } }

/** U.S. notes 16(l) to (n) and 19(i) to (k) as of 5 Apr 2026: whole subheadings for some goods, one statistical number for others. */
const numbersOf2025: readonly DutyCase[] = [
  metalBed(
    'DE',
    '2025-07-01',
    '0',
    { '9903.81.91': '200', '9903.85.08': '0', '9903.01.25': '60' },
    '260',
    '16(n) lists the whole of 9403.20.00 since March 2025, not racks and lockers alone',
    steelContent,
  ),
  metalBed('DE', '2025-07-01', '0', {}, 'unknown', 'the value of the steel is asked'),
  metalBed('DE', '2025-03-11', '0', {}, '0', 'the day before'),
  preparation('DE', '2025-10-15', '64', { '9903.02.20': '86' }, '150', '16(n) and 19(k) name 2106.90.99.98 alone'),
  sprayCan('DE', '2025-10-15', '64', {}, 'unknown', 'of that number the metal is asked'),
  preparation(
    'RU',
    '2026-10-01',
    '200',
    { '9903.05.66': '125' },
    '325',
    'nor is it a derivative of Russian aluminum: column 2 and forced labor',
  ),
  skis(
    'AT',
    '2026-04-05',
    '26',
    { '9903.85.08': '50', '9903.03.01': '90' },
    '166',
    '19(k) names 9506.11.40.80, skis, and not snowboards',
    { answers: { 'aluminum-content-value': '100' } },
  ),
  steelBumper('DE', '2025-04-01', '25', { '9903.81.89': '250' }, '275', '16(l): stampings of steel, on the full value'),
  aluminumBumper('DE', '2025-04-01', '25', { '9903.85.04': '250' }, '275', '19(i): stampings of aluminum'),
]

const beforeAnnexes: readonly DutyCase[] = [
  steel('JP', '2025-03-01', '0', {}, '0', 'Japan was outside Section 232 by its quota'),
  steel('TR', '2025-03-01', '0', { '9903.80.01': '250' }, '250', 'Proc. 9705'),
  steel(
    'CN',
    '2025-03-01',
    '0',
    { '9903.80.01': '250', '9903.01.20': '100', '9903.91.01': '250' },
    '600',
    '232, fentanyl and China 301 are added',
  ),
  steel('JP', '2025-03-12', '0', { '9903.81.87': '250' }, '250', 'the exemptions end'),
  steel('CA', '2025-03-11', '0', {}, '0', 'Canada was exempt, and claims', CUSMA),
  steel('CA', '2025-03-12', '0', { '9903.81.87': '250' }, '250', 'a claim does not help', CUSMA),
  steel('CA', '2025-05-01', '0', { '9903.81.87': '250' }, '250', 'goods that pay 232 do not pay IEEPA'),
  steel('JP', '2025-06-03', '0', { '9903.81.87': '250' }, '250', 'last day at 25 %'),
  steel('JP', '2025-06-04', '0', { '9903.81.87': '500' }, '500', '50 %'),
  steel('GB', '2025-06-04', '0', { '9903.81.94': '250' }, '250', 'the United Kingdom stays at 25 %'),
  steel('JP', '2026-03-15', '0', { '9903.81.87': '500' }, '500', 'no Section 122 on goods that pay 232'),
  profile('DE', '2025-01-15', '50', {}, '50', 'the EU was outside by its quota'),
  profile('TR', '2025-01-15', '50', { '9903.85.01': '100' }, '150', 'aluminum was 10 % then'),
  profile('DE', '2025-05-01', '50', { '9903.85.02': '250' }, '300', '25 %'),
  profile(
    'CN',
    '2025-11-20',
    '50',
    { '9903.85.02': '500', '9903.01.24': '100', '9903.91.01': '250' },
    '900',
    'all three',
  ),
  bracket('DE', '2025-11-20', '29', { '9903.81.90': '500' }, '529', 'a derivative inside chapter 73: full value'),
  bracket('GB', '2025-11-20', '29', { '9903.81.97': '250' }, '279', 'derivative of the United Kingdom'),
  bracket('VN', '2025-03-11', '29', {}, '29', 'the day before derivatives were added'),
  wire('DE', '2025-07-15', '10', {}, '10', 'copper was in Annex II until 31 July 2025'),
  wire('CA', '2025-09-01', '0', {}, 'unknown', 'the copper value is missing', CUSMA),
  wire('CA', '2025-09-01', '0', { '9903.78.01': '400' }, '400', '50 % of 800', {
    ...CUSMA,
    answers: { 'copper-content-value': '800' },
  }),
  wire('CA', '2025-09-01', '10', { '9903.78.01': '400', '9903.01.10': '70' }, '480', 'IEEPA 35 % of the other 200', {
    answers: { 'copper-content-value': '800' },
  }),
  knife('VN', '2025-11-20', '238', { '9903.81.91': '500', '9903.02.69': '800' }, '1538', '50 % of 1000, 20 % of 4000', {
    answers: { 'steel-content-value': '1000' },
  }),
  knife('VN', '2025-08-17', '238', { '9903.02.69': '1000' }, '1238', 'the day before knives were added'),
]

/** USD of the metal of a line of chapter 73 or 76 that is partly of other materials, declared apart. */
const ofMetal = (metal: 'steel' | 'aluminum', value: string, rest: Entry = {}): Entry => ({
  ...rest,
  answers: { 'metal-content-declared': 'yes', [`${metal}-content-value`]: value },
})
const US_METAL: Entry = { answers: { 'us-metal-whole': 'yes' } }

/** From 4 Jun 2025 to 5 Apr 2026 the duty within chapters 73 and 76 was on the metal alone where its value was declared. */
const onContentWithinChapters: readonly DutyCase[] = [
  bracket('VN', '2025-11-20', '29', { '9903.81.90': '300', '9903.02.69': '80' }, '409', '50 % of 600, 20 % of 400', {
    ...ofMetal('steel', '600'),
  }),
  bracket('DE', '2025-11-20', '29', { '9903.81.90': '300', '9903.02.20': '48.4' }, '377.4', '15 % in all of 400', {
    ...ofMetal('steel', '600'),
  }),
  bracket('GB', '2025-11-20', '29', { '9903.81.97': '150', '9903.02.66': '40' }, '219', '25 % of 600, 10 % of 400', {
    ...ofMetal('steel', '600'),
  }),
  bracket('CA', '2025-09-01', '0', { '9903.81.90': '300' }, '300', 'the claim frees the rest', {
    ...ofMetal('steel', '600', CUSMA),
  }),
  bracket('CA', '2025-09-01', '29', { '9903.81.90': '300', '9903.01.10': '140' }, '469', 'IEEPA 35 % of the rest', {
    ...ofMetal('steel', '600'),
  }),
  bracket('VN', '2025-11-20', '29', { '9903.81.90': '500', '9903.02.69': '0' }, '529', 'never on more than the value', {
    ...ofMetal('steel', '1500'),
  }),
  bracket('VN', '2025-11-20', '29', {}, 'unknown', 'declared apart, but its value is not said', {
    answers: { 'metal-content-declared': 'yes' },
  }),
  bracket(
    'VN',
    '2025-06-03',
    '29',
    { '9903.81.90': '250' },
    '279',
    'the day before: full value, whatever is declared',
    {
      ...ofMetal('steel', '600'),
    },
  ),
  bracket('VN', '2026-04-06', '29', { '9903.82.02': '500' }, '529', 'full value again, by annex', {
    ...ofMetal('steel', '600'),
  }),
  bracket('VN', '2025-11-20', '29', { '9903.02.69': '200' }, '229', 'steel of the United States: 9903.81.92', US_METAL),
  knife('VN', '2025-11-20', '238', { '9903.02.69': '1000' }, '1238', 'and outside chapter 73', US_METAL),
  pan('VN', '2025-11-20', '31', { '9903.85.07': '450', '9903.02.69': '20' }, '501', '50 % of 900, 20 % of 100', {
    ...ofMetal('aluminum', '900'),
  }),
  pan('VN', '2025-11-20', '31', { '9903.02.69': '200' }, '231', 'aluminum of the United States: 9903.85.09', US_METAL),
  steel('VN', '2025-11-20', '0', { '9903.81.87': '500' }, '500', 'chapter 72 is on the full value', {
    ...ofMetal('steel', '600'),
  }),
  tube('VN', '2025-11-20', '0', { '9903.81.87': '300', '9903.02.69': '80' }, '380', 'mill goods of chapter 73 too', {
    ...ofMetal('steel', '600'),
  }),
  tube('VN', '2025-11-20', '0', { '9903.81.87': '500' }, '500', 'mill goods know no 9903.81.92', US_METAL),
]

const annexes: readonly DutyCase[] = [
  steel('JP', '2026-04-05', '0', { '9903.81.87': '500' }, '500', 'last day of the old headings'),
  steel('JP', '2026-04-06', '0', { '9903.82.02': '500' }, '500', 'annex I-A'),
  steel('GB', '2026-11-20', '0', { '9903.82.04': '250' }, '250', 'metal of the United Kingdom'),
  steel('GB', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'metal from elsewhere', {
    answers: { 'uk-metal': 'no' },
  }),
  steel('CN', '2026-11-20', '0', { '9903.82.02': '500', '9903.91.01': '250' }, '750', 'forced labour yields to 232'),
  steel('CA', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'a claim does not help', CUSMA),
  profile('CA', '2026-09-14', '0', { '9903.82.02': '500' }, '500', 'not yet on the Section 338 list', CUSMA),
  profile('CA', '2026-09-15', '0', { '9903.82.02': '500', '9903.03.14': '500' }, '1000', '338 is added to 232', CUSMA),
  profile('CA', '2026-11-20', '50', { '9903.82.02': '500', '9903.03.14': '500' }, '1050', 'no claim: base too'),
  wire('CA', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'copper on the full value now', CUSMA),
  bracket('DE', '2026-11-20', '29', { '9903.82.02': '500' }, '529', 'annex I-A'),
  pan('CN', '2026-11-20', '31', { '9903.82.09': '250' }, '281', 'annex I-B; list 4B is suspended'),
  pan('GB', '2026-11-20', '31', { '9903.82.05': '150' }, '181', 'annex I-B of the United Kingdom'),
  pan('DE', '2026-11-20', '31', { '9903.82.06': '100' }, '131', 'metal of the United States', {
    answers: { 'us-metal-85-percent': 'yes' },
  }),
  knife(
    'CN',
    '2026-11-20',
    '238',
    { '9903.82.09': '1250', '9903.88.15': '375' },
    '1863',
    '1000 x 0.008 + 4.6 % of 5000',
  ),
  knife('CN', '2026-11-20', '238', { '9903.88.15': '375', '9903.05.31': '625' }, '1238', 'no 232, so forced labour', {
    answers: { 'metal-under-15-percent': 'yes' },
  }),
  drill('DE', '2026-11-20', '39', { '9903.82.10': '111' }, '150', 'annex III: 15 % in all'),
  drill('CN', '2026-11-20', '39', { '9903.82.10': '111', '9903.88.03': '250' }, '400', 'China 301 on top'),
  drill('DE', '2028-01-03', '39', { '9903.82.09': '250' }, '289', 'annex III ends with 2027'),
  forklift('DE', '2026-06-07', '0', { '9903.82.09': '250' }, '250', 'annex I-B before 8 June 2026'),
  forklift('DE', '2026-06-08', '0', { '9903.82.22': '150' }, '150', 'annex I-C of a partner: 15 % in all'),
  forklift('CN', '2026-11-20', '0', { '9903.82.09': '250', '9903.88.01': '250' }, '500', 'annex I-C and list 1'),
  forklift('CA', '2026-11-20', '0', { '9903.82.20': '150' }, '150', '25 % of 600', {
    ...CUSMA,
    answers: { 'us-content-value': '400' },
  }),
  forklift('CA', '2026-11-20', '0', { '9903.82.20': '150' }, '150', '25 % of 100 is under the 15 % least', {
    ...CUSMA,
    answers: { 'us-content-value': '900' },
  }),
]

const AIRCRAFT = { answers: { 'civil-aircraft': 'yes' } }

const aircraft: readonly DutyCase[] = [
  tube('DE', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'annex I-A'),
  tube('DE', '2026-11-20', '0', {}, '0', 'for civil aircraft: no metals duty, no forced labour either', AIRCRAFT),
  tube('TW', '2026-11-20', '0', {}, '0', 'Taiwan has the same since May 2026', AIRCRAFT),
  tube('IN', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'India has no such agreement', AIRCRAFT),
]

const wood: readonly DutyCase[] = [
  lumber('CA', '2025-09-01', '0', { '9903.01.10': '350' }, '350', 'IEEPA before Section 232'),
  lumber('DE', '2025-10-13', '0', {}, '0', 'Annex II until that day'),
  lumber('DE', '2025-10-14', '0', { '9903.76.01': '100' }, '100', 'softwood 10 %'),
  lumber('CA', '2025-10-14', '0', { '9903.76.01': '100' }, '100', 'in place of IEEPA, claim or not'),
  lumber('CA', '2026-11-20', '0', { '9903.76.01': '100' }, '100', 'a claim does not help', CUSMA),
  lumber(
    'CN',
    '2025-12-01',
    '0',
    { '9903.76.01': '100', '9903.01.24': '100', '9903.88.03': '250' },
    '450',
    'fentanyl and China 301 are added to 232',
  ),
  chair('VN', '2026-11-20', '0', { '9903.76.02': '250' }, '250', 'upholstered 25 %'),
  chair('VN', '2027-01-01', '0', { '9903.76.02': '300' }, '300', '30 % from 2027'),
  chair('GB', '2026-11-20', '0', { '9903.76.20': '100' }, '100', 'United Kingdom 10 %'),
  chair('JP', '2026-11-20', '0', { '9903.76.21': '150' }, '150', '15 % in all'),
  chair('KR', '2025-11-13', '0', { '9903.76.02': '250' }, '250', 'before the Korean framework'),
  chair('KR', '2025-11-14', '0', { '9903.76.23': '150' }, '150', '15 % in all'),
  chair('TW', '2026-04-30', '0', { '9903.76.02': '250' }, '250', 'before the Taiwan framework'),
  chair('TW', '2026-05-01', '0', { '9903.76.24': '150' }, '150', '15 % in all'),
  chair('CN', '2026-11-20', '0', { '9903.76.02': '250', '9903.88.04': '250' }, '500', 'list 3 in part'),
  cabinet('VN', '2026-12-31', '0', { '9903.76.03': '250' }, '250', 'last day at 25 %'),
  cabinet('VN', '2027-01-01', '0', { '9903.76.03': '500' }, '500', '50 % from 2027'),
]

export const METAL_CASES: readonly DutyCase[] = [
  ...numbersOf2025,
  ...beforeAnnexes,
  ...onContentWithinChapters,
  ...annexes,
  ...aircraft,
  ...wood,
]
