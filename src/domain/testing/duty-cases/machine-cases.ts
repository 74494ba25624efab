// Vehicles and their parts, electronics, drones, safeguards, books and art, rounding, and what cannot be answered.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const car = goods('8703.23.01.30', '30000', { quantity: ['1', 'No.'] })
const pickup = goods('8704.21.01.00', '30000', { quantity: ['1', 'No.'] })
const truck = goods('8701.21.00.80', '50000', { quantity: ['1', 'No.'] })
const bus = goods('8702.10.31.00', '50000', { quantity: ['1', 'No.'] })
const brake = goods('8708.30.50.90', '1000', { quantity: ['20', 'No.'] })
const pump = goods('8413.30.90.90', '1000', { quantity: ['20', 'No.'] })
const phone = goods('8517.13.00.00', '1000', { quantity: ['2', 'No.'] })
const router = goods('8517.62.00.90', '1000', { quantity: ['2', 'No.'] })
const laptop = goods('8471.30.01.00', '1000', { quantity: ['2', 'No.'] })
const battery = goods('8507.60.00.90', '1000', { quantity: ['10', 'No.'] })
const glove = goods('4015.12.10.10', '1000', { quantity: ['100', 'doz. prs.'] })
const mask = goods('6307.90.98.42', '1000', { quantity: ['100', 'No.'] })
const syringe = goods('9018.31.00.80', '1000', { quantity: ['100', 'No.'] })
const drone = goods('8806.22.00.00', '1000', { quantity: ['1', 'No.'] })
const largeDrone = goods('8806.24.00.00', '1000', { quantity: ['1', 'No.'] })
const solarModule = goods('8541.43.00.10', '1000', { quantity: ['10', 'No.'] })
const solarCell = goods('8541.42.00.10', '1000', { quantity: ['10', 'No.'] })
const quartz = goods('6810.99.00.20', '1000', { quantity: ['10', 'm2'] })
const toy = goods('9503.00.00.73', '1000', { quantity: ['10', 'No.'] })
const book = goods('4901.99.00.93', '1000', { quantity: ['10', 'No.'] })
const chassis = goods('8716.39.00.90', '1000', { quantity: ['1', 'No.'] })
const crane = goods('8426.19.00.00', '1000')
const watch = goods('9101.11.40.00', '1000', { quantity: ['10', 'No.'] })
const shirt = (value: string) => goods('6109.10.00.12', value)

const vehicles: readonly DutyCase[] = [
  car('JP', '2025-04-02', '750', {}, '750', 'the day before Section 232 on cars'),
  car('JP', '2025-05-01', '750', { '9903.94.01': '7500' }, '8250', '25 %, no baseline beside it'),
  car('JP', '2025-09-16', '750', { '9903.94.41': '3750' }, '4500', '15 % in all'),
  car('DE', '2025-08-01', '750', { '9903.94.51': '3750' }, '4500', '15 % in all, back to 1 August 2025'),
  car('KR', '2025-10-31', '750', { '9903.94.01': '7500' }, '8250', 'before the Korean framework'),
  car('KR', '2025-11-01', '0', { '9903.94.61': '4500' }, '4500', 'KORUS free, then 15 % in all', { claim: 'KR' }),
  car('GB', '2025-06-30', '750', { '9903.94.31': '2250' }, '3000', '7.5 % within the quota'),
  car('GB', '2025-06-30', '750', { '9903.94.01': '7500' }, '8250', 'outside it', {
    answers: { 'uk-vehicle-quota': 'no' },
  }),
  car('CN', '2026-11-20', '750', { '9903.94.01': '7500', '9903.88.01': '7500' }, '15750', 'list 1 is added'),
  car('MX', '2026-11-20', '0', { '9903.94.03': '4500' }, '4500', '25 % of the 18000 from outside the United States', {
    ...CUSMA,
    answers: { 'us-content-value': '12000' },
  }),
  car('MX', '2026-11-20', '0', {}, 'unknown', 'a claim on a car turns on its United States content', CUSMA),
  car('MX', '2026-11-20', '750', { '9903.94.01': '7500' }, '8250', 'no claim: on the full value'),
  car('JP', '2026-11-20', '750', { '9903.05.49': '3000' }, '3750', 'a classic pays no 232, so 12.5 % in all', {
    answers: { 'vehicle-25-years': 'yes' },
  }),
  pickup('JP', '2026-11-20', '7500', {}, '7500', 'column 1 of 25 % is above 15 %'),
  truck(
    'DE',
    '2025-10-31',
    '2000',
    { '9903.81.91': '5000', '9903.02.20': '4400' },
    '11400',
    'steel of 10000; 15 % less 4 % on 40000',
    {
      answers: { 'steel-content-value': '10000' },
    },
  ),
  truck('DE', '2026-11-20', '2000', { '9903.74.01': '12500' }, '14500', 'medium and heavy trucks 25 %'),
  bus('DE', '2026-11-20', '1000', { '9903.74.02': '5000' }, '6000', 'buses 10 %'),
  brake('JP', '2025-04-20', '25', { '9903.01.25': '100' }, '125', 'before parts: the baseline'),
  brake('JP', '2025-05-03', '25', { '9903.94.05': '250' }, '275', 'parts 25 %'),
  brake('JP', '2026-11-20', '25', { '9903.94.43': '125' }, '150', '15 % in all'),
  brake('GB', '2026-11-20', '25', { '9903.94.32': '75' }, '100', '10 % in all'),
  brake('CA', '2026-11-20', '0', {}, '0', 'parts that qualify are exempt', CUSMA),
  brake('CA', '2026-11-20', '25', { '9903.94.05': '250' }, '275', 'no claim'),
  brake('CN', '2026-11-20', '25', { '9903.94.05': '250', '9903.88.03': '250' }, '525', 'list 3 is added'),
  brake('CN', '2026-11-20', '25', { '9903.74.08': '250', '9903.88.03': '250' }, '525', 'for heavy trucks', {
    answers: { 'part-use': 'heavy truck or bus' },
  }),
  brake('CN', '2026-11-20', '25', { '9903.88.03': '250', '9903.05.31': '125' }, '400', 'for neither: forced labour', {
    answers: { 'part-use': 'neither' },
  }),
  brake('TW', '2026-05-01', '25', { '9903.94.67': '125' }, '150', '15 % in all for Taiwan'),
  pump('JP', '2026-11-20', '25', { '9903.05.49': '100' }, '125', 'a part with many uses counts as none of a vehicle'),
  pump('JP', '2026-11-20', '25', { '9903.94.43': '125' }, '150', 'for cars', {
    answers: { 'part-use': 'car or light truck' },
  }),
]

const electronics: readonly DutyCase[] = [
  phone('CN', '2025-06-15', '0', { '9903.01.24': '200' }, '200', 'Annex II frees the baseline, not fentanyl'),
  phone('CN', '2026-11-20', '0', {}, '0', 'in note 52(b), and on no China list in force'),
  phone('CA', '2026-11-20', '0', { '9903.03.14': '500' }, '500', 'on the Section 338 list', CUSMA),
  router('CN', '2026-11-20', '0', { '9903.88.04': '250' }, '250', 'network equipment'),
  router('CN', '2026-11-20', '0', { '9903.88.15': '75' }, '75', 'headphones and watches are on list 4A', {
    answers: { 'wireless-audio-or-watch': 'yes' },
  }),
  laptop('CN', '2025-04-20', '0', { '9903.01.24': '200' }, '200', 'Annex II back to 5 April; list 4B suspended'),
  laptop('CN', '2026-11-20', '0', {}, '0', 'in note 52(b)'),
  battery('CN', '2025-06-15', '34', { '9903.01.24': '200', '9903.01.25': '100', '9903.88.15': '75' }, '409', 'list 4A'),
  battery('CN', '2026-11-20', '34', { '9903.91.06': '250', '9903.05.31': '125' }, '409', 'the review replaces list 4A'),
  glove(
    'CN',
    '2025-06-15',
    '0',
    { '9903.01.24': '200', '9903.01.25': '100', '9903.91.05': '500' },
    '800',
    '50 % in 2025',
  ),
  glove('CN', '2026-11-20', '0', { '9903.91.08': '1000', '9903.05.31': '125' }, '1125', '100 % from 2026'),
  mask(
    'CN',
    '2025-06-15',
    '70',
    { '9903.01.24': '200', '9903.01.25': '100', '9903.91.01': '250' },
    '620',
    '25 % in 2025, under the heading of the first step',
  ),
  mask('CN', '2026-03-15', '70', { '9903.03.01': '100', '9903.91.07': '500' }, '670', '50 % from 2026'),
  syringe('CN', '2025-06-15', '0', { '9903.01.24': '200', '9903.01.25': '100', '9903.91.03': '1000' }, '1300', '100 %'),
  syringe('CN', '2025-06-15', '0', { '9903.01.24': '200', '9903.01.25': '100' }, '300', 'enteral syringes in 2025', {
    answers: { 'enteral-syringe': 'yes' },
  }),
  drone('CN', '2026-09-02', '0', { '9903.88.01': '250', '9903.05.31': '125' }, '375', 'the day before Section 232'),
  drone(
    'CN',
    '2026-09-03',
    '0',
    { '9903.08.22': '250', '9903.88.01': '250', '9903.05.31': '125' },
    '625',
    'drones pay 232 and forced labour',
  ),
  drone(
    'CN',
    '2026-11-20',
    '0',
    { '9903.08.21': '1000', '9903.88.01': '250', '9903.05.31': '125' },
    '1375',
    'thermal imaging: 100 %',
    { answers: { 'drone-thermal': 'yes' } },
  ),
  drone(
    'JP',
    '2026-11-20',
    '0',
    { '9903.08.24': '150', '9903.05.49': '125' },
    '275',
    'allied: 15 %, and 12.5 % in all',
    {
      answers: { 'drone-allied-components': 'yes' },
    },
  ),
  drone('GB', '2026-11-20', '0', { '9903.08.23': '100', '9903.05.81': '100' }, '200', 'allied, United Kingdom: 10 %', {
    answers: { 'drone-allied-components': 'yes' },
  }),
  largeDrone('VN', '2026-11-20', '0', { '9903.08.21': '1000', '9903.05.84': '125' }, '1125', 'over 25 kg: 100 %'),
  solarModule('VN', '2026-02-06', '0', { '9903.45.25': '140', '9903.02.69': '200' }, '340', 'safeguard 14 %, last day'),
  solarModule('VN', '2026-02-07', '0', { '9903.02.69': '200' }, '200', 'the safeguard has ended'),
  solarCell('CN', '2026-11-20', '0', { '9903.91.02': '500', '9903.05.31': '125' }, '625', 'the review at 50 %'),
  quartz('VN', '2026-08-14', '0', { '9903.05.84': '125' }, '125', 'the day before the safeguard'),
  quartz('VN', '2026-08-15', '0', { '9903.45.30': '250', '9903.05.84': '125' }, '375', 'within the quota'),
  quartz('VN', '2026-11-20', '0', { '9903.45.31': '500', '9903.05.84': '125' }, '625', 'over the quota', {
    answers: { 'quartz-over-quota': 'yes' },
  }),
  quartz('MX', '2026-11-20', '0', {}, '0', 'Mexico is exempt from the safeguard, a claim from forced labour', CUSMA),
  quartz('CA', '2026-11-20', '0', { '9903.03.14': '500' }, '500', 'so is Canada; Section 338 remains', CUSMA),
  quartz('IN', '2026-11-20', '0', { '9903.45.30': '250', '9903.05.44': '100' }, '350', 'India is not exempt'),
  toy('CN', '2026-11-20', '0', { '9903.05.31': '125' }, '125', 'list 4B was never collected'),
  toy('CA', '2026-11-20', '0', { '9903.03.14': '500' }, '500', 'Section 338', CUSMA),
  book('CN', '2026-11-20', '0', { '9903.88.15': '75' }, '75', 'informational materials are free of forced labour only'),
  book('CA', '2025-05-01', '0', {}, '0', 'informational materials were exempt from IEEPA'),
  chassis(
    'CN',
    '2026-11-20',
    '0',
    { '9903.82.09': '250', '9903.88.03': '250', '9903.91.12': '1000' },
    '1500',
    'annex I-B, list 3, and the shipbuilding duty unless its suspension went on',
  ),
  crane('DE', '2026-11-09', '0', { '9903.05.39': '100' }, '100', 'before the shipbuilding duty: brought up to 10 %'),
  crane('DE', '2026-11-20', '0', { '9903.05.39': '100', '9903.91.14': '1000' }, '1100', 'nobody attests to the crane'),
  crane('DE', '2026-11-20', '0', { '9903.05.39': '100' }, '100', 'nothing of it is Chinese, and that is attested', {
    answers: { 'crane-attested': 'yes' },
  }),
  crane('DE', '2026-11-20', '0', { '9903.05.39': '100' }, '100', 'a contract of before 17 Apr 2025', {
    answers: { 'crane-before-2025': 'yes' },
  }),
  crane('DE', '2026-11-20', '0', { '9903.05.39': '100' }, '100', 'a crane that unloads no ships', {
    answers: { 'ship-to-shore-crane': 'no' },
  }),
  crane(
    'CN',
    '2026-11-20',
    '0',
    { '9903.05.31': '125', '9903.91.14': '1000' },
    '1125',
    'a crane of China cannot be attested to',
    { answers: { 'crane-attested': 'yes' } },
  ),
  watch('CH', '2026-11-20', '0', {}, 'unknown', 'values of case, strap and battery are missing'),
]

const rounding: readonly DutyCase[] = [
  shirt('1000.49')('KE', '2026-11-20', '165', {}, '165', 'the value rounds down to 1000'),
  shirt('1000.50')('KE', '2026-11-20', '165.17', {}, '165.17', 'the value rounds up to 1001: 165.165 is 165.17'),
  shirt('0.49')('CN', '2026-11-20', '0', { '9903.88.15': '0', '9903.05.31': '0' }, '0', 'a value of 0'),
  shirt('33')(
    'CN',
    '2026-11-20',
    '5.45',
    { '9903.88.15': '2.48', '9903.05.31': '4.13' },
    '12.06',
    '5.445, 2.475, 4.125',
  ),
  shirt('1000')('CN', '2024-12-31', '0', {}, 'unknown', 'the law of 2024 is not known here'),
]

export const MACHINE_CASES: readonly DutyCase[] = [...vehicles, ...electronics, ...rounding]
