// Vehicles with and without a CUSMA claim, metals by annex and day, medicines, drones: worked from notes 16, 33, 38, 40, 43, 52.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const usContent = (value: string): Entry => ({ ...CUSMA, answers: { 'us-content-value': value } })
const OLD: Entry = { answers: { 'vehicle-25-years': 'yes' } }

const car = goods('8703.23.01.40', '10000', { quantity: ['1', 'No.'] })
const lightTruck = goods('8704.21.01.00', '10000', { quantity: ['1', 'No.'] })
const usedTractor = goods('8701.21.00.80', '10000', { quantity: ['1', 'No.'] })

const vehicles: readonly DutyCase[] = [
  car('MX', '2026-10-15', '0', {}, 'unknown', 'the content of the United States is not said', CUSMA),
  car('MX', '2026-10-15', '0', { '9903.94.03': '1500' }, '1500', '25 % of 6000', usContent('4000')),
  car('MX', '2026-10-15', '250', { '9903.94.01': '2500' }, '2750', 'no claim: the whole value'),
  car('GB', '2026-10-15', '250', { '9903.94.31': '750' }, '1000', '7.5 % within the quota'),
  car('GB', '2026-10-15', '250', { '9903.94.01': '2500' }, '2750', 'over it', {
    answers: { 'uk-vehicle-quota': 'no' },
  }),
  car('KR', '2026-10-15', '0', { '9903.94.61': '1500' }, '1500', 'KORUS frees the column: 15 % in all', {
    claim: 'KR',
  }),
  car('DE', '2026-10-15', '250', { '9903.05.39': '750' }, '1000', '25 years old: 52(f) does not name 9903.94.04', OLD),
  car('MX', '2026-10-15', '0', {}, '0', 'old and claimed', { ...CUSMA, ...OLD }),
  car('RU', '2026-10-15', '3500', { '9903.94.01': '2500' }, '6000', '9903.90.08 35 %; no forced labour beside 232'),
  lightTruck('GB', '2026-10-15', '2500', { '9903.94.01': '2500' }, '5000', 'the quota takes no trucks'),
  lightTruck(
    'MX',
    '2026-10-15',
    '0',
    { '9903.94.03': '2500' },
    '2500',
    'no content of the United States',
    usContent('0'),
  ),
  usedTractor('DE', '2026-04-24', '400', { '9903.74.01': '2500' }, '2900', 'a heavy vehicle pays no metals duty'),
]

const hinges = goods('8302.10.60.60', '10000', { quantity: ['2000', 'kg'] })
const electricTrucks = goods('8704.60.00.00', '1000', { quantity: ['1', 'No.'] })
const steelRacks = goods('9403.20.00.82', '10000', { quantity: ['100', 'No.'] })
const plates = goods('3701.30.00.00', '10000', { quantity: ['500', 'm2'] })
const airConditioners = goods('8415.10.60.00', '10000', { quantity: ['20', 'No.'] })
const loaders = goods('8429.51.10.15', '10000', { quantity: ['1', 'No.'] })
const sprayers = goods('8424.89.90.00', '10000', { quantity: ['10', 'No.'] })
const conductors = goods('8544.42.90.90', '10000', { quantity: ['500', 'No.'] })
const LITTLE_METAL: Entry = { answers: { 'metal-under-15-percent': 'yes' } }
const LIGHT: Entry = { answers: { 'light-truck': 'yes' } }
const CAFTA: Entry = { claim: 'P' }
const CONFIRMED: Entry = { answers: { 'cafta-textile': 'yes' } }
const shirts = goods('6109.10.00.12', '1000', { quantity: ['10', 'doz.'] })
const cotton = goods('5201.00.05.00', '1000', { quantity: ['500', 'kg'] })
const totes = goods('4202.92.15.00', '1000', { quantity: ['100', 'No.'] })
const US_METAL: Entry = { answers: { 'us-metal-85-percent': 'yes' } }

const metals: readonly DutyCase[] = [
  hinges('VN', '2026-10-15', '350', { '9903.82.09': '2500' }, '2850', 'on two lists of annex I-B: charged once'),
  hinges('GB', '2026-10-15', '350', { '9903.82.05': '1500' }, '1850', 'British metal 15 %'),
  hinges('RU', '2026-10-15', '4500', { '9903.85.68': '20000', '9903.05.66': '1250' }, '25750', '19(k) names it: 200 %'),
  steelRacks('MX', '2026-06-07', '0', { '9903.03.01': '1000' }, '1000', 'not yet in 16(c)(vii)'),
  steelRacks('MX', '2026-06-08', '0', { '9903.82.09': '2500' }, '2500', 'in it; no Section 122 beside'),
  steelRacks('CA', '2026-09-14', '0', { '9903.82.09': '2500' }, '2500', '9903.03.15 still relieves of 338', CUSMA),
  steelRacks(
    'CA',
    '2026-09-15',
    '0',
    { '9903.82.09': '2500', '9903.03.14': '5000' },
    '7500',
    'both from that day',
    CUSMA,
  ),
  plates('VN', '2026-06-07', '0', { '9903.03.01': '1000' }, '1000', 'not yet in 16(c)(vi)'),
  plates('VN', '2026-06-08', '0', { '9903.82.09': '2500' }, '2500', 'in it'),
  plates('VN', '2026-10-15', '0', { '9903.05.84': '1250' }, '1250', 'of little aluminum', LITTLE_METAL),
  airConditioners('VN', '2026-06-07', '100', { '9903.82.09': '2500' }, '2600', '16(c)(vii) until then'),
  airConditioners('VN', '2026-06-08', '100', { '9903.82.10': '1400' }, '1500', '16(c)(x) since: 15 % in all'),
  airConditioners(
    'VN',
    '2026-10-15',
    '100',
    { '9903.82.07': '900' },
    '1000',
    'metal of the United States: 10 % in all',
    US_METAL,
  ),
  airConditioners('BY', '2026-10-15', '3500', { '9903.82.12': '2500' }, '6000', 'column 2 countries add 25 %'),
  loaders('DE', '2026-10-15', '0', { '9903.82.22': '1500' }, '1500', 'annex I-C of a partner: 15 % in all'),
  loaders('VN', '2026-10-15', '0', { '9903.82.09': '2500' }, '2500', 'of any other'),
  loaders(
    'MX',
    '2026-10-15',
    '0',
    { '9903.82.20': '2000' },
    '2000',
    '25 % of the 80 % that is not of the US',
    usContent('2000'),
  ),
  loaders(
    'MX',
    '2026-10-15',
    '0',
    { '9903.82.20': '1500' },
    '1500',
    'what is over 40 % counts again',
    usContent('6000'),
  ),
  sprayers('DE', '2026-10-15', '180', { '9903.82.10': '1320' }, '1500', '1.8 % brought up to 15'),
  conductors(
    'VN',
    '2026-07-01',
    '260',
    { '9903.03.01': '1000' },
    '1260',
    'little copper: Section 122 is back',
    LITTLE_METAL,
  ),
  conductors('CA', '2026-10-15', '0', { '9903.82.09': '2500' }, '2500', 'copper cables, no relief by claim', CUSMA),
]

const ingredient = goods('2918.99.30.00', '10000', { quantity: ['100', 'kg'] })
const drone = goods('8806.22.00.00', '10000', { quantity: ['10', 'No.'] })
const PATENTED = { 'patented-pharmaceutical': 'yes' }
const medicine = (kind: string): Entry => ({ answers: { ...PATENTED, 'pharmaceutical-programme': kind } })

const others: readonly DutyCase[] = [
  ingredient('IN', '2026-10-15', '650', { '9903.04.60': '9350' }, '10000', 'brought up to 100 %', {
    answers: PATENTED,
  }),
  ingredient('DE', '2026-10-15', '650', { '9903.04.62': '850' }, '1500', '15 % in all', { answers: PATENTED }),
  ingredient('GB', '2026-10-15', '650', { '9903.04.63': '0' }, '650', 'nothing for the United Kingdom', {
    answers: PATENTED,
  }),
  ingredient(
    'JP',
    '2026-10-15',
    '650',
    { '9903.04.62': '850' },
    '1500',
    'a plan relieves of .60, which Japan does not pay',
    {
      ...medicine('onshoring plan'),
    },
  ),
  ingredient(
    'IN',
    '2026-10-15',
    '650',
    { '9903.04.64': '2000' },
    '2650',
    'an onshoring plan: 20 %',
    medicine('onshoring plan'),
  ),
  ingredient(
    'IN',
    '2026-10-15',
    '650',
    { '9903.05.44': '1000' },
    '1650',
    'for research: 52 stays',
    medicine('research use'),
  ),
  ingredient('IN', '2026-10-15', '650', { '9903.05.44': '1000' }, '1650', 'a generic'),
  drone('VN', '2026-09-02', '0', { '9903.05.84': '1250' }, '1250', 'the day before Proc. 11055'),
  drone('VN', '2026-10-15', '0', { '9903.08.22': '2500', '9903.05.84': '1250' }, '3750', '25 % and 52'),
  drone(
    'VN',
    '2026-10-15',
    '0',
    { '9903.08.21': '10000', '9903.05.84': '1250' },
    '11250',
    'with thermal imaging 100 %',
    {
      answers: { 'drone-thermal': 'yes' },
    },
  ),
  electricTrucks('DE', '2025-04-02', '250', {}, '250', 'the day before note 33'),
  electricTrucks('DE', '2025-04-03', '250', { '9903.94.01': '250' }, '500', '33(b) lists electric light trucks'),
  electricTrucks('VN', '2025-11-01', '250', { '9903.74.01': '250' }, '500', '38(b) lists them beside'),
  electricTrucks('JP', '2026-10-15', '250', { '9903.74.01': '250' }, '500', 'not said: heavy'),
  electricTrucks('JP', '2025-10-31', '250', {}, '250', 'light before the duty on heavy ones: 25 % reaches 15'),
  electricTrucks('JP', '2026-10-15', '250', {}, '250', 'light: 15 % in all, column 1 is 25', LIGHT),
  electricTrucks('DE', '2026-10-15', '250', {}, '250', 'light of the EU: the same', LIGHT),
  electricTrucks('KR', '2026-10-15', '250', {}, '250', 'light of Korea: the same', LIGHT),
  electricTrucks('AU', '2026-10-15', '0', { '9903.94.01': '250' }, '250', 'light under a free claim', {
    claim: 'AU',
    ...LIGHT,
  }),
  electricTrucks('GB', '2026-10-15', '250', { '9903.94.01': '250' }, '500', 'light of no deal: 25 % more', LIGHT),
  electricTrucks('CA', '2026-10-15', '0', { '9903.74.03': '150' }, '150', 'heavy under CUSMA: 25 % of 600', {
    ...CUSMA,
    answers: { 'us-content-value': '400' },
  }),
  electricTrucks('CA', '2026-10-15', '0', { '9903.94.03': '150' }, '150', 'light under CUSMA: 25 % of 600', {
    ...CUSMA,
    answers: { 'us-content-value': '400', 'light-truck': 'yes' },
  }),
  shirts('GT', '2026-10-15', '0', {}, '0', 'a textile under CAFTA-DR', CAFTA),
  shirts('HN', '2026-10-15', '0', {}, '0', 'a textile under CAFTA-DR: 9903.05.95', CAFTA),
  cotton(
    'HN',
    '2026-10-15',
    '0',
    { '9903.05.42': '100' },
    '100',
    'raw cotton is no textile good of the 1994 agreement',
    CAFTA,
  ),
  cotton('HN', '2026-10-15', '0', {}, '0', 'unless the broker confirms it', { ...CAFTA, ...CONFIRMED }),
  totes('HN', '2026-10-15', '0', { '9903.05.42': '100' }, '100', 'bags may be one: charged until confirmed', CAFTA),
  totes('HN', '2026-10-15', '0', {}, '0', 'and free when they are', { ...CAFTA, ...CONFIRMED }),
]

export const VEHICLE_AND_METAL_CASES: readonly DutyCase[] = [...vehicles, ...metals, ...others]
