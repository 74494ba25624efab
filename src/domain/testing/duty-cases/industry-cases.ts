// Wood, metals, vehicles, energy and solar cells: the goods of the reference examples on other days and of other origins.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const armchair = goods('9401.61.40.11', '7000', { quantity: ['50', 'No.'] })
const vanity = goods('9403.40.90.60', '7000', { quantity: ['50', 'No.'] })
const coffeeTable = goods('9403.60.80.93', '10000', { quantity: ['50', 'No.'] })
const boards = goods('4407.11.00.42', '30000', { quantity: ['150', 'm3'] })
const coil = goods('7208.39.00.30', '100000', { quantity: ['120000', 'kg'] })
const profile = goods('7604.29.10.90', '50000', { quantity: ['12000', 'kg'] })
const knife = goods('8211.92.20.00', '5000', { quantity: ['1000', 'No.'] })
const sedan = goods('8703.23.01.30', '30000', { quantity: ['1', 'No.'] })
const cells = goods('8541.42.00.10', '20000', { quantity: ['10000', 'No.'] })
const oil = goods('2709.00.10.00', '60000', { quantity: ['1000', 'bbl'] })
const motorcycle = goods('8711.50.00.30', '9000', { quantity: ['1', 'No.'] })
const chip = goods('8542.31.00.15', '1000', { quantity: ['10', 'No.'] })
const screw = goods('7318.15.20.61', '1000', { quantity: ['300', 'kg'] })
const copperWire = goods('7408.11.60.00', '1000', { quantity: ['100', 'kg'] })

export const INDUSTRY_CASES: readonly DutyCase[] = [
  // wood
  armchair(
    'CN',
    '2025-10-20',
    '0',
    { '9903.76.02': '1750', '9903.01.24': '1400', '9903.88.04': '1750' },
    '4900',
    'wood, fentanyl, list 3',
  ),
  armchair('VN', '2025-08-20', '0', { '9903.02.69': '1400' }, '1400', 'before Section 232'),
  armchair('CA', '2026-11-20', '0', { '9903.76.02': '1750' }, '1750', 'a claim does not lift it', CUSMA),
  armchair('MX', '2025-11-20', '0', { '9903.76.02': '1750' }, '1750', 'in place of IEEPA'),
  armchair('IT', '2026-11-20', '0', { '9903.76.22': '1050' }, '1050', '15 % in all'),
  vanity(
    'CN',
    '2026-03-15',
    '0',
    { '9903.76.03': '1750', '9903.88.03': '1750' },
    '3500',
    'Section 122 yields, list 3 is added',
  ),
  vanity('CA', '2026-11-20', '0', { '9903.76.03': '1750' }, '1750', 'a claim does not lift it', CUSMA),
  vanity('DE', '2026-11-20', '0', { '9903.76.22': '1050' }, '1050', '15 % in all'),
  vanity('JP', '2027-01-01', '0', { '9903.76.21': '1050' }, '1050', 'the step to 50 % is not for partners'),
  vanity('GB', '2026-11-20', '0', { '9903.76.20': '700' }, '700', 'United Kingdom 10 %'),
  coffeeTable(
    'VN',
    '2026-03-15',
    '0',
    { '9903.03.01': '1000' },
    '1000',
    'no kitchen cabinet: the surcharge in place of Section 232',
  ),
  coffeeTable('DE', '2026-11-20', '0', { '9903.05.39': '1000' }, '1000', 'no partner rate of Section 232'),
  coffeeTable(
    'CA',
    '2026-11-20',
    '0',
    { '9903.03.14': '5000' },
    '5000',
    'only Section 338 is left with a claim',
    CUSMA,
  ),
  boards('CA', '2025-10-13', '0', { '9903.01.10': '10500' }, '10500', 'the day before Section 232'),
  boards('CA', '2025-10-13', '0', {}, '0', 'CUSMA goods are exempt from IEEPA', CUSMA),
  boards('CA', '2025-11-20', '0', { '9903.76.01': '3000' }, '3000', 'Section 232 in place of IEEPA'),
  boards('BR', '2026-11-20', '0', { '9903.76.01': '3000' }, '3000', 'neither of the two 301 duties'),
  boards('SE', '2026-11-20', '0', { '9903.76.01': '3000' }, '3000', 'no partner rate for lumber'),
  boards('RU', '2026-11-20', '10500', { '9903.76.01': '3000' }, '13500', '35 % for Russia; forced labor yields'),
  // metals
  coil('JP', '2025-03-12', '0', { '9903.81.87': '25000' }, '25000', '25 % for all from this day'),
  coil('JP', '2025-06-03', '0', { '9903.81.87': '25000' }, '25000', 'last day at 25 %'),
  coil('JP', '2025-06-04', '0', { '9903.81.87': '50000' }, '50000', '50 % begins'),
  coil('GB', '2025-06-04', '0', { '9903.81.94': '25000' }, '25000', 'the United Kingdom stays at 25 %'),
  coil(
    'CN',
    '2025-11-20',
    '0',
    { '9903.81.87': '50000', '9903.01.24': '10000', '9903.91.01': '25000' },
    '85000',
    'fentanyl and the review are added',
  ),
  coil('CA', '2026-11-20', '0', { '9903.82.02': '50000' }, '50000', 'no relief by a claim', CUSMA),
  coil('KR', '2026-04-05', '0', { '9903.81.87': '50000' }, '50000', 'last day of the old heading'),
  coil('KR', '2026-04-06', '0', { '9903.82.02': '50000' }, '50000', 'first day of the annexes'),
  coil('GB', '2026-11-20', '0', { '9903.82.04': '25000' }, '25000', 'steel melted in the United Kingdom'),
  profile('CN', '2026-11-20', '2500', { '9903.82.02': '25000', '9903.91.01': '12500' }, '40000', 'the review is added'),
  profile('MX', '2025-11-20', '0', { '9903.85.02': '25000' }, '25000', 'CUSMA lifts the base only', CUSMA),
  profile('GB', '2025-11-20', '2500', { '9903.85.12': '12500' }, '15000', 'United Kingdom 25 %'),
  profile(
    'CA',
    '2026-09-14',
    '0',
    { '9903.82.02': '25000' },
    '25000',
    'the day before the wider Section 338 list',
    CUSMA,
  ),
  profile(
    'CA',
    '2026-09-15',
    '0',
    { '9903.82.02': '25000', '9903.03.14': '25000' },
    '50000',
    '338 is added to 232',
    CUSMA,
  ),
  profile(
    'RU',
    '2025-11-20',
    '22500',
    { '9903.85.67': '100000' },
    '122500',
    'aluminum of Russia 200 %, column 2 at 45 %',
  ),
  screw(
    'CN',
    '2025-11-20',
    '0',
    { '9903.81.90': '500', '9903.01.24': '100', '9903.88.03': '250' },
    '850',
    'a derivative within chapter 73: full value',
  ),
  screw('TW', '2026-11-20', '0', { '9903.82.02': '500' }, '500', 'annex I-A'),
  copperWire('CL', '2026-11-20', '30', { '9903.82.02': '500' }, '530', 'copper in annex I-A'),
  copperWire('CL', '2025-11-20', '0', {}, 'unknown', 'copper content value is missing'),
  knife(
    'CN',
    '2025-06-15',
    '238',
    { '9903.01.24': '1000', '9903.01.25': '500', '9903.88.15': '375' },
    '2113',
    'no derivative before 18 August 2025',
  ),
  knife('DE', '2025-08-17', '238', { '9903.02.20': '512' }, '750', 'brought up to 15 %'),
  knife('DE', '2025-08-18', '0', {}, 'unknown', 'steel content value is missing'),
  knife('CN', '2026-03-15', '0', {}, 'unknown', 'steel content value is missing'),
  knife('DE', '2026-04-06', '238', { '9903.82.09': '1250' }, '1488', 'annex I-B, on the full value'),
  knife('GB', '2026-11-20', '238', { '9903.82.05': '750' }, '988', 'annex I-B of the United Kingdom'),
  knife('CA', '2026-11-20', '0', { '9903.82.09': '1250' }, '1250', 'no relief by a claim', CUSMA),
  // vehicles, energy, electronics
  sedan('DE', '2025-07-31', '750', { '9903.94.01': '7500' }, '8250', 'before the framework'),
  sedan('DE', '2026-11-20', '750', { '9903.94.51': '3750' }, '4500', '15 % in all'),
  sedan('KR', '2026-11-20', '750', { '9903.94.61': '3750' }, '4500', '15 % in all'),
  sedan('GB', '2026-11-20', '750', { '9903.94.31': '2250' }, '3000', 'within the quota'),
  sedan('CA', '2025-03-05', '750', { '9903.01.10': '7500' }, '8250', 'IEEPA before Section 232'),
  sedan('CA', '2026-11-20', '0', {}, 'unknown', 'United States content is missing', CUSMA),
  sedan('JP', '2025-09-15', '750', { '9903.94.01': '7500' }, '8250', 'the day before the partner rate'),
  sedan('TW', '2026-11-20', '750', { '9903.94.01': '7500' }, '8250', 'cars of Taiwan have no partner rate'),
  motorcycle('CA', '2026-09-28', '0', { '9903.03.14': '4500' }, '4500', 'the day before the ban', CUSMA),
  motorcycle('CA', '2026-09-29', '0', {}, 'prohibited', 'over 800 cc', CUSMA),
  motorcycle('JP', '2026-11-20', '216', { '9903.05.49': '909' }, '1125', 'brought up to 12.5 %'),
  cells(
    'CN',
    '2025-06-15',
    '0',
    { '9903.01.24': '4000', '9903.01.25': '2000', '9903.91.02': '10000' },
    '16000',
    'fentanyl, baseline, review 50 %',
  ),
  cells('CN', '2026-03-15', '0', { '9903.03.01': '2000', '9903.91.02': '10000' }, '12000', 'Section 122 and review'),
  cells('VN', '2026-11-20', '0', { '9903.05.84': '2500' }, '2500', 'forced labor'),
  cells('MY', '2025-11-20', '0', { '9903.02.39': '3800' }, '3800', 'Malaysia 19 %'),
  chip(
    'CN',
    '2025-06-15',
    '0',
    { '9903.01.24': '200', '9903.91.05': '500' },
    '700',
    'Annex II frees the baseline only',
  ),
  chip('TW', '2025-11-20', '0', {}, '0', 'Annex II'),
  oil('CA', '2025-03-10', '0', {}, '0', 'CUSMA', CUSMA),
  oil('MX', '2025-06-15', '52.50', { '9903.01.01': '15000' }, '15052.50', 'Mexico has no energy rate'),
  oil('IQ', '2026-11-20', '52.50', {}, '52.50', 'in note 52(b)'),
  oil('RU', '2026-11-20', '210', {}, '210', 'column 2 at 21 cents a barrel'),
]
