// Rates by the kilogram, litre, pair, dozen, gross and part of a watch; column 2; preferences that lapsed or stand; days of a start or end.
import type { DutyCase, Entry } from './duty-case.ts'
import { CUSMA, goods } from './duty-case.ts'

const claim = (code: string): Entry => ({ claim: code })

const watches = goods('9102.11.10.00', '10000', { quantity: ['200', 'No.'] })
const PARTS: Entry = {
  answers: { 'value:case': '3000', 'value:strap, band or bracelet': '1000', 'value:battery': '200' },
}
const rubberShoes = goods('6402.91.70.60', '5000', { quantity: ['1000', 'prs.'] })
const trainers = goods('6402.99.80.31', '10000', { quantity: ['1000', 'prs.'] })
const bigTrainers = goods('6404.11.90.20', '10000', { quantity: ['500', 'prs.'] })
const leatherShoes = goods('6403.99.60.75', '10000', { quantity: ['200', 'prs.'] })
const redWine = goods('2204.21.50.40', '9000', { quantity: ['900', 'liters'] })
const cider = goods('2206.00.15.20', '1000', { quantity: ['500', 'liters'] })
const plumWine = goods('2206.00.30.00', '1000', { quantity: ['100', 'liters'] })
const vodka = goods('2208.60.20.00', '1000', { quantity: ['300', 'pf.liters'] })
const beer = goods('2203.00.00.60', '1000', { quantity: ['800', 'liters'] })
const cigars = goods('2402.10.80.50', '10000', { quantity: ['100', 'kg'] })
const cigarettes = goods('2402.20.80.00', '1000', { quantity: ['20', 'kg'] })
const oliveOil = goods('1509.20.20.90', '5000', { quantity: ['700', 'kg of goods and their container'] })
const lemons = goods('0805.50.20.50', '1000', { quantity: ['2000', 'kg'] })
const eggs = goods('0407.21.00.30', '1000', { quantity: ['600', 'doz.'] })
const cattle = goods('0102.29.40.54', '10000', { quantity: ['4000', 'kg'] })
const potatoes = goods('0701.90.50.66', '1000', { quantity: ['5000', 'kg'] })
const orangeJuice = goods('2009.11.00.40', '1000', { quantity: ['1000', 'liters'] })
const water = goods('2201.10.00.00', '1000', { quantity: ['5000', 'liters'] })
const pencils = goods('9609.10.00.00', '1000', { quantity: ['100', 'gross'] })
const buttons = goods('9606.21.40.00', '1000', { quantity: ['4000', 'gr.lines'] })
const wool = goods('5101.11.60.60', '1000', { quantity: ['300', 'cy kg'] })
const leadOre = goods('2607.00.00.20', '1000', { quantity: ['800', 'Pb kg'] })
const glasses = goods('7013.37.20.90', '1000', { quantity: ['500', 'No.'] })

const byMeasure: readonly DutyCase[] = [
  watches(
    'CH',
    '2026-10-15',
    '418.60',
    { '9903.05.74': '831.40' },
    '1250',
    '44c each, 6, 14 and 5.3 % of the parts',
    PARTS,
  ),
  watches('CN', '2026-10-15', '0', {}, 'unknown', 'the parts are not valued'),
  watches('RU', '2026-10-15', '2900', { '9903.05.66': '1250' }, '4150', '$1.90 each + 45 % + 110 % + 35 %', PARTS),
  rubberShoes('VN', '2026-10-15', '2775', { '9903.05.84': '625' }, '3400', '90c a pair + 37.5 %'),
  rubberShoes('MX', '2026-10-15', '0', {}, '0', 'free by claim', CUSMA),
  trainers(
    'CN',
    '2026-10-15',
    '2900',
    { '9903.88.15': '750', '9903.05.31': '1250' },
    '4900',
    '90c a pair + 20 %, list 4A',
  ),
  trainers('VN', '2026-10-15', '0', {}, 'unknown', 'the pairs are not counted', { quantity: ['900', 'kg'] }),
  bigTrainers('ID', '2026-10-15', '2000', { '9903.05.45': '1000' }, '3000', '20 %, over $12 a pair'),
  leatherShoes('IT', '2026-10-15', '850', { '9903.05.39': '150' }, '1000', '8.5 % brought up to 10'),
  redWine('FR', '2026-10-15', '56.70', { '9903.05.39': '843.30' }, '900', '6.3c a litre brought up to 10 %'),
  redWine('CL', '2026-10-15', '0', { '9903.05.30': '1125' }, '1125', 'Chile free by claim, 12.5 % on top', claim('CL')),
  redWine('JO', '2026-10-15', '25.20', { '9903.05.50': '900' }, '925.20', 'Jordan 2.8c a litre by claim', claim('JO')),
  redWine('ZA', '2026-10-15', '0', { '9903.05.69': '1125' }, '1125', 'AGOA stands to the end of 2026', claim('D')),
  redWine('ZA', '2027-01-01', '56.70', { '9903.05.69': '1125' }, '1181.70', 'and is over the day after', claim('D')),
  cider('GB', '2026-10-15', '2', { '9903.05.81': '100' }, '102', '0.4c a litre'),
  plumWine('JP', '2026-10-15', '0', {}, 'unknown', 'the alcohol in it is not said'),
  vodka('BY', '2026-10-15', '534', {}, '534', 'column 2 $1.78 a proof litre'),
  vodka('PL', '2026-10-15', '0', { '9903.05.39': '100' }, '100', 'free in column 1, 10 % in all'),
  beer('CN', '2026-10-15', '0', { '9903.88.03': '250', '9903.05.31': '125' }, '375', 'list 3'),
  beer('MX', '2026-10-15', '0', {}, '0', 'a claim on a free line', CUSMA),
  cigars('DO', '2026-10-15', '197', { '9903.05.34': '1250' }, '1447', '57c a kg + 1.4 %'),
  cigars(
    'DO',
    '2026-10-15',
    '0',
    { '9903.05.34': '1250' },
    '1250',
    'free by claim; no textile, so 52 stays',
    claim('P'),
  ),
  cigarettes('KR', '2026-10-15', '44', { '9903.05.71': '81' }, '125', '$1.05 a kg + 2.3 %, brought up to 12.5 %'),
  oliveOil('IT', '2026-10-15', '35', { '9903.05.39': '465' }, '500', '5c a kg of contents and container'),
  oliveOil('TR', '2026-10-15', '35', { '9903.05.79': '625' }, '660', 'and 12.5 %'),
  lemons('CL', '2026-10-15', '44', { '9903.05.30': '125' }, '169', '2.2c a kg; lemons are not in 52(b)'),
  eggs('CA', '2026-10-15', '16.80', { '9903.05.29': '100' }, '116.80', '2.8c a dozen'),
  eggs('CA', '2026-10-15', '0', {}, '0', 'free by claim', CUSMA),
  eggs('CA', '2026-10-15', '16.80', { '9903.05.29': '100' }, '116.80', '7,200 pieces are 600 dozen', {
    quantity: ['7200', 'No.'],
  }),
  cattle('CA', '2026-10-15', '40', { '9903.05.29': '1000' }, '1040', '1c a kg'),
  potatoes('CA', '2026-10-15', '25', { '9903.05.29': '100' }, '125', '0.5c a kg'),
  orangeJuice('MX', '2026-10-15', '78.50', {}, '78.50', '7.85c a litre; in 52(b)'),
  water('FR', '2026-10-15', '13', { '9903.05.39': '87' }, '100', '0.26c a litre'),
  pencils('CN', '2026-10-15', '57', { '9903.88.15': '75', '9903.05.31': '125' }, '257', '14c a gross + 4.3 %'),
  buttons('IT', '2026-10-15', '58', { '9903.05.39': '42' }, '100', '0.3c a line and gross + 4.6 %'),
  wool('AU', '2026-10-15', '56.10', { '9903.05.23': '125' }, '181.10', '18.7c a clean kg'),
  leadOre('PE', '2026-10-15', '8.80', { '9903.05.63': '125' }, '133.80', '1.1c a kg of lead; 2607 is not in 52(b)'),
  glasses('TR', '2026-10-15', '225', { '9903.05.79': '125' }, '350', '22.5 %'),
]

const shirt = goods('6105.10.00.10', '10000', { quantity: ['200', 'doz.'] })
const bags = goods('4202.92.31.31', '10000', { quantity: ['500', 'No.'] })
const jewellery = goods('7113.19.50.91', '10000')

const preferences: readonly DutyCase[] = [
  shirt(
    'IN',
    '2026-10-15',
    '1970',
    { '9903.05.44': '1000' },
    '2970',
    'GSP expired with 2020 and prints no A here',
    claim('A'),
  ),
  jewellery('IN', '2026-10-15', '550', { '9903.05.44': '1000' }, '1550', 'GSP expired with 2020', claim('A')),
  jewellery('TH', '2026-10-15', '550', { '9903.05.77': '1250' }, '1800', 'for Thailand too', claim('A')),
  shirt('IL', '2026-10-15', '0', { '9903.05.47': '1250' }, '1250', 'Israel free by claim, 12.5 % on top', claim('IL')),
  shirt('JO', '2026-10-15', '0', {}, '0', 'textiles of Jordan are outside 52', claim('JO')),
  shirt('HN', '2026-10-15', '0', {}, '0', 'textiles under CAFTA-DR: 9903.05.95', claim('P')),
  shirt('HN', '2026-10-15', '1970', { '9903.05.42': '1000' }, '2970', 'without the claim both are due'),
  shirt('KE', '2026-10-15', '1970', {}, '1970', 'Kenya has no forced-labour duty'),
  shirt('BD', '2026-10-15', '1970', { '9903.05.26': '1000' }, '2970', 'Bangladesh 10 %'),
  shirt('PE', '2026-10-15', '0', { '9903.05.63': '1250' }, '1250', 'Peru free by claim', claim('PE')),
  shirt(
    'CN',
    '2026-10-15',
    '1970',
    { '9903.88.15': '750', '9903.05.31': '1250' },
    '3970',
    'a claim of CUSMA is refused',
    CUSMA,
  ),
  shirt('BY', '2026-10-15', '4500', {}, '4500', 'column 2 45 %; no claim, no forced-labour duty', claim('A')),
  shirt('RU', '2026-10-15', '4500', { '9903.05.66': '1250' }, '5750', 'the heading of Russia adds in column 2 too'),
  bags('CA', '2026-10-15', '1760', { '9903.03.14': '5000', '9903.05.29': '1000' }, '7760', '51(b)(3) lists 4202.92.31'),
]

const AFLOAT_JULY: Entry = { answers: { 'loaded-before-24-jul': 'yes' } }
const AFLOAT_BRAZIL: Entry = { answers: { 'loaded-before-22-jul': 'yes', 'loaded-before-24-jul': 'yes' } }
const AFLOAT_FEBRUARY: Entry = { answers: { 'loaded-before-24-feb': 'yes' } }

const days: readonly DutyCase[] = [
  shirt('VN', '2026-02-23', '1970', { '9903.02.69': '2000' }, '3970', 'the last day of the IEEPA duties'),
  shirt('VN', '2026-02-24', '1970', { '9903.03.01': '1000' }, '2970', 'the first of Section 122'),
  shirt('VN', '2026-02-27', '1970', {}, '1970', 'afloat before it began, the last day of relief', AFLOAT_FEBRUARY),
  shirt('VN', '2026-02-28', '1970', { '9903.03.01': '1000' }, '2970', 'a day too late', AFLOAT_FEBRUARY),
  shirt('VN', '2026-07-23', '1970', { '9903.03.01': '1000' }, '2970', 'the last day of Section 122'),
  shirt('VN', '2026-07-24', '1970', { '9903.05.84': '1250' }, '3220', 'the first of the forced-labour duty'),
  shirt('VN', '2026-07-27', '1970', {}, '1970', 'afloat before it began', AFLOAT_JULY),
  shirt('VN', '2026-07-28', '1970', { '9903.05.84': '1250' }, '3220', 'a day too late', AFLOAT_JULY),
  shirt('BR', '2026-07-21', '1970', { '9903.03.01': '1000' }, '2970', 'the day before note 50'),
  shirt('BR', '2026-07-22', '1970', { '9903.03.01': '1000', '9903.05.01': '2500' }, '5470', 'note 50 and Section 122'),
  shirt('BR', '2026-07-25', '1970', {}, '1970', 'afloat before either began: 9903.05.02 and 9903.05.85', AFLOAT_BRAZIL),
  shirt(
    'BR',
    '2026-07-28',
    '1970',
    { '9903.05.27': '1250' },
    '3220',
    'the last day of 9903.05.02 alone',
    AFLOAT_BRAZIL,
  ),
  shirt(
    'BR',
    '2026-07-29',
    '1970',
    { '9903.05.01': '2500', '9903.05.27': '1250' },
    '5720',
    'a day too late',
    AFLOAT_BRAZIL,
  ),
  shirt('CA', '2026-02-23', '1970', { '9903.01.10': '3500' }, '5470', 'IEEPA 35 %'),
  shirt('CA', '2026-02-24', '1970', { '9903.03.01': '1000' }, '2970', 'Section 122'),
  shirt('CA', '2026-07-24', '1970', { '9903.05.29': '1000' }, '2970', 'forced labour'),
]

export const SPECIFIC_RATE_CASES: readonly DutyCase[] = [...byMeasure, ...preferences, ...days]
