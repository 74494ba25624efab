// The day before and the day of each change of law, on goods that stay the same: IEEPA, Section 122, forced labour, metals, wood, Canada.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const VANITY: Entry = { answers: { 'kitchen-cabinet': 'yes' } }
const dress = goods('6204.43.30.10', '10000', { quantity: ['40', 'doz.'] })
const deskFan = goods('8414.51.90.90', '10000', { quantity: ['500', 'No.'] })
const figurine = goods('3926.40.00.90', '10000', { quantity: ['900', 'No.'] })
const kitchenware = goods('3924.10.40.00', '10000')
const galvanized = goods('7210.49.00.95', '10000', { quantity: ['9000', 'kg'] })
const bakeware = goods('7615.10.71.30', '10000', { quantity: ['1500', 'No.'] })
const snowboards = goods('9506.11.40.10', '10000', { quantity: ['60', 'No.'] })
const sofas = goods('9401.61.60.11', '10000', { quantity: ['20', 'No.'] })
const vanity = goods('9403.60.80.93', '10000', { quantity: ['25', 'No.'], ...VANITY })
const mattresses = goods('9404.21.00.13', '10000', { quantity: ['50', 'No.'] })
const whisky = goods('2208.30.30.30', '10000', { quantity: ['400', 'pf.liters'] })
const oranges = goods('0805.10.00.60', '10000', { quantity: ['4000', 'kg'] })
const goldChains = goods('7113.19.29.00', '10000', { quantity: ['150', 'g'] })

const china: readonly DutyCase[] = [
  dress('CN', '2025-02-10', '1490', { '9903.88.15': '750', '9903.01.20': '1000' }, '3240', 'fentanyl 10 %, list 4A'),
  dress(
    'CN',
    '2025-04-10',
    '1490',
    { '9903.88.15': '750', '9903.01.24': '2000', '9903.01.63': '12500' },
    '16740',
    'reciprocal 125 % beside fentanyl 20 %',
  ),
  dress(
    'CN',
    '2025-05-14',
    '1490',
    { '9903.88.15': '750', '9903.01.24': '2000', '9903.01.25': '1000' },
    '5240',
    'reciprocal back to the 10 % of all',
  ),
  dress(
    'CN',
    '2025-11-09',
    '1490',
    { '9903.88.15': '750', '9903.01.24': '2000', '9903.01.25': '1000' },
    '5240',
    'the day before fentanyl is halved',
  ),
  dress(
    'CN',
    '2025-11-10',
    '1490',
    { '9903.88.15': '750', '9903.01.24': '1000', '9903.01.25': '1000' },
    '4240',
    'fentanyl 10 %',
  ),
  dress('CN', '2026-02-24', '1490', { '9903.88.15': '750', '9903.03.01': '1000' }, '3240', 'IEEPA ended, Section 122'),
  dress('CN', '2026-07-24', '1490', { '9903.88.15': '750', '9903.05.31': '1250' }, '3490', 'forced labour 12.5 %'),
]

const others: readonly DutyCase[] = [
  deskFan('VN', '2026-02-23', '470', { '9903.02.69': '2000' }, '2470', 'last day of the reciprocal 20 %'),
  deskFan('VN', '2026-07-23', '470', { '9903.03.01': '1000' }, '1470', 'last day of Section 122'),
  deskFan('VN', '2026-07-24', '470', { '9903.05.84': '1250' }, '1720', 'first day of the forced-labour duty'),
  deskFan('IN', '2026-02-06', '470', { '9903.02.26': '2500', '9903.01.84': '2500' }, '5470', 'with Russian oil 25 %'),
  deskFan('IN', '2026-02-07', '470', { '9903.02.26': '2500' }, '2970', 'without it'),
  deskFan('BR', '2026-01-15', '470', { '9903.02.09': '1000', '9903.01.77': '4000' }, '5470', '10 % and 40 %'),
  deskFan('BR', '2026-10-15', '470', { '9903.05.01': '2500', '9903.05.27': '1250' }, '4220', 'two acts of Section 301'),
  figurine('DE', '2025-08-06', '530', { '9903.01.25': '1000' }, '1530', 'the day before the EU framework'),
  figurine('DE', '2025-08-07', '530', { '9903.02.20': '970' }, '1500', '15 % in all'),
  figurine('KR', '2025-11-13', '530', { '9903.02.56': '1500' }, '2030', 'Korea 15 % on top'),
  figurine('KR', '2025-11-14', '530', { '9903.02.80': '970' }, '1500', 'Korea 15 % in all'),
  figurine('GB', '2025-08-07', '530', { '9903.02.66': '1000' }, '1530', 'the United Kingdom has no total'),
  oranges('ZA', '2025-11-12', '76', { '9903.02.55': '3000' }, '3076', '1.9c/kg; reciprocal 30 %'),
  oranges('ZA', '2025-11-13', '76', {}, '76', 'fruit taken out of the reciprocal duty'),
  oranges('ZA', '2026-10-15', '76', {}, '76', 'in note 52(b)'),
  goldChains('TH', '2026-06-30', '550', { '9903.03.01': '1000' }, '1550', 'the last day of this number'),
]

const northAmerica: readonly DutyCase[] = [
  kitchenware('CA', '2025-03-03', '340', {}, '340', 'the day before'),
  kitchenware('CA', '2025-03-04', '340', { '9903.01.10': '2500' }, '2840', '25 %'),
  kitchenware('CA', '2025-03-06', '0', { '9903.01.10': '2500' }, '2500', 'the claim frees the base rate alone', CUSMA),
  kitchenware('CA', '2025-03-07', '0', {}, '0', 'the claim frees both from 7 March', CUSMA),
  kitchenware('CA', '2025-08-01', '340', { '9903.01.10': '3500' }, '3840', '35 %'),
  kitchenware('MX', '2025-03-06', '0', { '9903.01.01': '2500' }, '2500', 'Mexico likewise', CUSMA),
  kitchenware('MX', '2026-10-15', '0', {}, '0', 'the claim frees all', CUSMA),
  mattresses('CA', '2026-09-14', '300', { '9903.05.29': '1000' }, '1300', 'the day before the longer list'),
  mattresses('CA', '2026-09-15', '300', { '9903.03.14': '5000', '9903.05.29': '1000' }, '6300', 'on the longer list'),
  mattresses('CA', '2026-09-15', '0', { '9903.03.14': '5000' }, '5000', 'the claim does not lift 338', CUSMA),
  whisky('CA', '2026-09-28', '0', { '9903.03.12': '5000', '9903.05.29': '1000' }, '6000', 'the day before the ban'),
  whisky('CA', '2026-09-29', '0', {}, 'prohibited', 'bottled spirits of Canada are refused'),
  vanity('CA', '2026-09-14', '0', { '9903.76.03': '2500' }, '2500', 'wood duty keeps 338 away'),
  vanity('CA', '2026-09-15', '0', { '9903.76.03': '2500', '9903.03.14': '5000' }, '7500', 'both since 15 September'),
  sofas(
    'CA',
    '2026-10-15',
    '0',
    { '9903.76.02': '2500' },
    '2500',
    'not on the lists of 338; no relief by claim',
    CUSMA,
  ),
]

const metalsAndWood: readonly DutyCase[] = [
  galvanized('TR', '2025-03-11', '0', { '9903.80.01': '2500' }, '2500', 'the last day of the measure of 2018'),
  galvanized('BR', '2025-03-11', '0', {}, '0', 'Brazil had a quota until then'),
  galvanized('BR', '2025-03-12', '0', { '9903.81.87': '2500' }, '2500', 'all exemptions ended'),
  galvanized('BR', '2025-06-04', '0', { '9903.81.87': '5000' }, '5000', 'doubled'),
  galvanized(
    'CN',
    '2026-10-15',
    '0',
    { '9903.91.01': '2500', '9903.82.02': '5000' },
    '7500',
    'four-year review beside',
  ),
  bakeware(
    'DE',
    '2026-04-05',
    '310',
    { '9903.85.07': '5000' },
    '5310',
    'a derivative of chapter 76 on its whole value',
  ),
  bakeware('DE', '2026-04-06', '310', { '9903.82.09': '2500' }, '2810', 'Annex I-B'),
  bakeware('GB', '2026-04-06', '310', { '9903.82.05': '1500' }, '1810', 'British aluminum'),
  snowboards(
    'AT',
    '2026-04-05',
    '260',
    { '9903.03.01': '1000' },
    '1260',
    'never of the metals: 19(k) names skis alone',
  ),
  snowboards('AT', '2026-10-15', '260', { '9903.05.39': '740' }, '1000', '10 % in all'),
  sofas('VN', '2026-12-31', '0', { '9903.76.02': '2500' }, '2500', 'the last day of 25 %'),
  sofas('VN', '2027-01-01', '0', { '9903.76.02': '3000' }, '3000', '30 %'),
]

export const CHANGE_DAY_CASES: readonly DutyCase[] = [...china, ...others, ...northAmerica, ...metalsAndWood]
