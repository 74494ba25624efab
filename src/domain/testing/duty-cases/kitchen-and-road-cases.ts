// Kitchen metal, lamps, wheels, batteries, food and drink, and chapter 98: content, column 2, relief by claim and by answer.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const steakKnives = goods('8211.91.50.30', '3000', { quantity: ['2000', 'No.'] })
const sparklingWine = goods('2204.10.00.75', '9000', { quantity: ['900', 'liters'] })
const onions = goods('0703.10.40.66', '800', { quantity: ['1000', 'kg'] })
const lentils = goods('0713.40.20.50', '1800', { quantity: ['2000', 'kg'] })
const mapleSyrup = goods('1702.20.24.90', '5000', { quantity: ['600', 'kg'] })
const steelPans = goods('7323.93.00.80', '1000', { quantity: ['100', 'No.'] })
const copperPans = goods('7418.10.00.21', '1000', { quantity: ['100', 'kg'] })
const cables = goods('8544.42.90.90', '1000', { quantity: ['100', 'No.'] })
const fridges = goods('8418.10.00.55', '10000', { quantity: ['10', 'No.'] })
const coffeeMakers = goods('8516.71.00.80', '1000', { quantity: ['20', 'No.'] })
const headphones = goods('8518.30.20.00', '1000', { quantity: ['50', 'No.'] })
const brassLamps = goods('9405.11.40.10', '1000', { quantity: ['20', 'No.'] })
const metalShelves = goods('9403.20.00.90', '5000', { quantity: ['20', 'No.'] })
const electricBike = goods('8711.60.00.50', '1200', { quantity: ['1', 'No.'] })
const bicycles = goods('8712.00.25.00', '1000', { quantity: ['2', 'No.'] })
const wheels = goods('8708.70.45.48', '1000', { quantity: ['10', 'No.'] })
const screws = goods('7318.15.80.85', '1000', { quantity: ['300', 'kg'] })
const tea = goods('0902.30.00.50', '1000', { quantity: ['100', 'kg'] })
const cakes = goods('1905.90.10.50', '1000', { quantity: ['100', 'kg'] })
const tuna = goods('1604.14.22.91', '1000', { quantity: ['100', 'kg'] })
const batteries = goods('8507.60.00.90', '1000', { quantity: ['10', 'No.'] })
const returned = goods('9801.00.10.98', '5000')
const repaired = goods('9802.00.50.60', '5000')
const milkPowder = goods('0402.21.90.00', '5000', { quantity: ['1000', 'kg'] })
const sugar = goods('1701.99.50.25', '600', { quantity: ['1000', 'kg'] })

export const KITCHEN_AND_ROAD_CASES: readonly DutyCase[] = [
  steakKnives(
    'CN',
    '2026-10-10',
    '125',
    { '9903.82.09': '750', '9903.88.15': '225' },
    '1100',
    '0.7c each + 3.7; 232 I-B 25; list 4A',
  ),
  sparklingWine('FR', '2026-10-01', '178.2', { '9903.05.39': '721.8' }, '900', 'sparkling wine 19.8c/l brought to 10'),
  sparklingWine('CA', '2026-09-20', '178.2', { '9903.03.12': '4500', '9903.05.29': '900' }, '5578.2', 'before the ban'),
  sparklingWine('CA', '2026-09-29', '0', {}, 'prohibited', 'bottled: ban from 29 Sep'),
  onions('MX', '2026-10-01', '31', { '9903.05.55': '80' }, '111', 'onions 3.1c/kg'),
  onions('MX', '2026-10-01', '0', {}, '0', 'claimed', CUSMA),
  lentils('CA', '2026-10-01', '3', { '9903.05.29': '180' }, '183', 'lentils .15c/kg'),
  mapleSyrup('CA', '2026-11-20', '300', { '9903.05.29': '500' }, '800', 'maple syrup unclaimed'),
  steelPans('CN', '2026-10-10', '20', { '9903.82.09': '250' }, '270', 'I-B; list 4B never; no forced-labor duty'),
  steelPans('GB', '2026-10-10', '20', { '9903.82.05': '150' }, '170', 'British metal 15'),
  copperPans('CN', '2026-10-10', '30', { '9903.82.02': '500', '9903.88.15': '75' }, '605', 'copper I-A'),
  copperPans(
    'CN',
    '2026-03-10',
    '30',
    { '9903.78.01': '300', '9903.03.01': '40', '9903.88.15': '75' },
    '445',
    'copper content 600; 122 on the rest',
    { answers: { 'copper-content-value': '600' } },
  ),
  cables('CN', '2026-10-10', '26', { '9903.82.09': '250', '9903.88.03': '250' }, '526', 'cables I-B'),
  cables(
    'CN',
    '2026-10-10',
    '26',
    { '9903.88.03': '250', '9903.05.31': '125' },
    '401',
    'little metal: the forced-labor duty instead',
    { answers: { 'metal-under-15-percent': 'yes' } },
  ),
  fridges('MX', '2026-10-10', '0', { '9903.82.09': '2500' }, '2500', 'fridge, claim does not lift 232', CUSMA),
  fridges('MX', '2026-10-10', '0', { '9903.82.06': '1000' }, '1000', 'US metal', {
    ...CUSMA,
    answers: { 'us-metal-85-percent': 'yes' },
  }),
  coffeeMakers('CN', '2026-10-10', '37', { '9903.88.15': '75', '9903.05.31': '125' }, '237', 'coffee maker'),
  headphones('CN', '2026-11-20', '0', { '9903.05.31': '125' }, '125', 'wired earphones: 4B never'),
  brassLamps('CN', '2026-11-20', '39', { '9903.88.03': '250', '9903.05.31': '125' }, '414', 'brass lamp'),
  metalShelves('CA', '2026-10-10', '0', { '9903.03.14': '2500' }, '2500', 'metal furniture off 232 since April', CUSMA),
  electricBike('CN', '2026-11-20', '0', { '9903.88.02': '300', '9903.05.31': '150' }, '450', 'e-bike list 2'),
  electricBike('TW', '2026-11-20', '0', { '9903.05.76': '120' }, '120', 'Taiwan total 10'),
  bicycles('JP', '2026-11-20', '27.5', { '9903.05.49': '97.5' }, '125', 'Japan agreement 2.75, total 12.5', {
    claim: 'JP',
  }),
  wheels('JP', '2026-10-10', '25', { '9903.94.43': '125' }, '150', 'car wheels Japan 15 total', {
    answers: { 'part-use': 'car or light truck' },
  }),
  wheels('CN', '2026-10-10', '25', { '9903.94.05': '250', '9903.88.03': '250' }, '525', 'car wheels China', {
    answers: { 'part-use': 'car or light truck' },
  }),
  wheels('CA', '2026-10-10', '0', {}, '0', 'car wheels claimed', {
    ...CUSMA,
    answers: { 'part-use': 'car or light truck' },
  }),
  screws('RU', '2026-10-10', '450', { '9903.82.14': '500' }, '950', 'column 2 45 + steel 50'),
  tea('CN', '2026-11-20', '0', { '9903.88.15': '75' }, '75', 'tea is exempt of forced labor, not of list 4A'),
  tea('IN', '2026-11-20', '0', {}, '0', 'tea'),
  cakes('FR', '2026-10-10', '0', { '9903.05.39': '100' }, '100', 'cakes not the named article'),
  tuna('TH', '2026-10-10', '60', { '9903.05.77': '125' }, '185', 'tuna in quota'),
  batteries('CN', '2026-10-10', '34', { '9903.91.06': '250', '9903.05.31': '125' }, '409', 'battery 2026'),
  batteries(
    'CN',
    '2025-12-15',
    '34',
    { '9903.01.24': '100', '9903.01.25': '100', '9903.88.15': '75' },
    '309',
    'battery 2025: 7.5 + fentanyl 10 + reciprocal 10',
  ),
  returned('US', '2026-11-20', '0', {}, '0', 'US goods returned'),
  repaired('CA', '2026-11-20', '0', {}, 'unknown', 'repairs: duty on repairs unclaimed'),
  repaired('CA', '2026-11-20', '0', {}, '0', 'repairs in Canada claimed: free (S)', CUSMA),
  milkPowder('NZ', '2026-11-20', '1556', { '9903.05.57': '625' }, '2181', 'over quota milk powder $1.556/kg'),
  sugar('BR', '2026-11-20', '357.4', { '9903.05.01': '150', '9903.05.27': '75' }, '582.4', 'over quota sugar'),
]
