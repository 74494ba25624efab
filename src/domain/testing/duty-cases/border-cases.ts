// Column 2, claims of other agreements, specific and compound rates, and what keeps two duties apart, worked from the schedule's rows.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const claim = (code: string): Entry => ({ claim: code })
const CAR_PART: Entry = { answers: { 'part-use': 'car or light truck' } }
const TRUCK_PART: Entry = { answers: { 'part-use': 'heavy truck or bus' } }
const NO_VEHICLE: Entry = { answers: { 'part-use': 'neither' } }
const PATENTED: Entry = { answers: { 'patented-pharmaceutical': 'yes' } }

const bolts = goods('7318.15.20.65', '10000', { quantity: ['4000', 'kg'] })
const brassFittings = goods('7419.80.50.10', '10000', { quantity: ['700', 'kg'] })
const canSheet = goods('7606.12.30.45', '10000', { quantity: ['2500', 'kg'] })
const hubBearings = goods('8482.10.50.16', '10000', { quantity: ['400', 'No.'] })
const ovens = goods('8516.60.40.70', '10000', { quantity: ['80', 'No.'] })
const electricCar = goods('8703.80.00.20', '40000', { quantity: ['1', 'No.'] })
const hybridCar = goods('8703.40.00.20', '30000', { quantity: ['1', 'No.'] })
const pickup = goods('8704.21.01.00', '30000', { quantity: ['1', 'No.'] })
const truck = goods('8704.22.51.40', '80000', { quantity: ['1', 'No.'] })
const bus = goods('8702.10.61.00', '100000', { quantity: ['1', 'No.'] })
const steeringPart = goods('8708.94.65.00', '10000', { quantity: ['100', 'No.'] })
const carTires = goods('4011.10.10.50', '10000', { quantity: ['120', 'No.'] })
const spruce = goods('4407.12.00.19', '10000', { quantity: ['40', 'm3'] })
const sofas = goods('9401.61.60.11', '10000', { quantity: ['20', 'No.'] })
const cabinets = goods('9403.60.80.93', '10000', { quantity: ['25', 'No.'] })
const boards = goods('4411.14.20.00', '10000', { quantity: ['8000', 'kg'] })
const plywood = goods('4412.33.06.40', '10000', { quantity: ['20', 'm3'] })
const doors = goods('4418.21.80.60', '10000', { quantity: ['100', 'No.'] })
const woodenGoods = goods('4421.99.98.80', '10000', { quantity: ['900', 'kg'] })
const clogs = goods('6403.99.20.60', '9999', { quantity: ['300', 'prs.'] })
const coat = goods('6202.20.11.10', '10000', { quantity: ['200', 'kg'] })
const iceCream = goods('2105.00.20.00', '10000', { quantity: ['2000', 'kg'] })
const grapes = goods('0806.10.20.15', '10000', { quantity: ['20', 'm3'] })
const tomatoes = goods('0702.00.20.06', '10000', { quantity: ['5000', 'kg'] })
const avocados = goods('0804.40.00.40', '10000', { quantity: ['3000', 'kg'] })
const roses = goods('0603.11.00.50', '10000', { quantity: ['20000', 'No.'] })
const rum = goods('2208.40.60.00', '500', { quantity: ['800', 'pf.liters'] })
const scotch = goods('2208.30.30.30', '10000', { quantity: ['400', 'pf.liters'] })
const figurine = goods('3926.40.00.90', '10000', { quantity: ['900', 'No.'] })
const processor = goods('8542.31.00.45', '10000', { quantity: ['100', 'No.'] })
const suitcases = goods('4202.12.81.30', '5000', { quantity: ['100', 'No.'] })
const lamps = goods('9405.42.84.40', '10000', { quantity: ['300', 'No.'] })
const drone = goods('8806.23.00.00', '10000', { quantity: ['4', 'No.'] })
const antibiotic = goods('3004.20.00.10', '10000', { quantity: ['50', 'kg'] })

const metals: readonly DutyCase[] = [
  bolts('JP', '2026-10-15', '0', { '9903.82.02': '5000' }, '5000', 'Annex I-A knows no total of a partner'),
  bolts('CN', '2026-10-15', '0', { '9903.88.03': '2500', '9903.82.02': '5000' }, '7500', 'list 3 beside, no 52'),
  brassFittings('GB', '2026-10-15', '0', { '9903.82.02': '5000' }, '5000', 'British steel and aluminum, not copper'),
  canSheet(
    'RU',
    '2026-10-15',
    '7000',
    { '9903.85.67': '20000', '9903.05.66': '1250' },
    '28250',
    '9903.90.09 70 %; aluminum of Russia 200 %, not named in 52(f)',
  ),
  hubBearings('JP', '2026-10-15', '900', { '9903.82.09': '2500' }, '3400', 'a steel derivative of I-B'),
  ovens('KR', '2026-10-15', '0', { '9903.82.09': '2500' }, '2500', 'I-B; not forced labour too'),
  ovens('DE', '2026-10-15', '0', { '9903.05.39': '1000' }, '1000', '9903.82.03 leaves it to the forced-labour duty', {
    answers: { 'metal-under-15-percent': 'yes' },
  }),
]

const vehicles: readonly DutyCase[] = [
  electricCar('DE', '2026-10-15', '1000', { '9903.94.51': '5000' }, '6000', '15 % in all'),
  electricCar('CN', '2026-10-15', '1000', { '9903.91.03': '40000', '9903.94.01': '10000' }, '51000', '100 % and 25 %'),
  hybridCar('CA', '2026-10-15', '0', { '9903.94.03': '4500' }, '4500', '25 % of 18,000 that is not of the US', {
    ...CUSMA,
    answers: { 'us-content-value': '12000' },
  }),
  pickup('KR', '2026-10-15', '7500', {}, '7500', 'KORUS still 25 %: over 15 % already', claim('KR')),
  truck('MX', '2026-10-15', '0', { '9903.74.03': '15000' }, '15000', '25 % of 60,000', {
    ...CUSMA,
    answers: { 'us-content-value': '20000' },
  }),
  bus('DE', '2026-10-15', '2000', { '9903.74.02': '10000' }, '12000', '10 %; no metals duty beside'),
  steeringPart('MX', '2026-10-15', '0', {}, '0', '9903.94.06 by claim', { ...CUSMA, ...CAR_PART }),
  steeringPart(
    'CN',
    '2026-10-15',
    '0',
    { '9903.88.03': '2500', '9903.74.08': '2500' },
    '5000',
    'for trucks',
    TRUCK_PART,
  ),
  carTires('TH', '2026-10-15', '400', { '9903.94.05': '2500' }, '2900', 'for cars 25 %', CAR_PART),
  carTires('JP', '2026-10-15', '400', { '9903.94.43': '1100' }, '1500', 'for cars 15 % in all', CAR_PART),
  carTires('TH', '2026-10-15', '400', { '9903.05.77': '1250' }, '1650', 'for no vehicle: forced labour', NO_VEHICLE),
]

const wood: readonly DutyCase[] = [
  spruce('CA', '2026-10-15', '0', { '9903.76.01': '1000' }, '1000', 'no relief by claim', CUSMA),
  spruce('RU', '2026-10-15', '3500', { '9903.76.01': '1000' }, '4500', '9903.90.08 35 % for the $1.70/m3 of column 2'),
  sofas('CN', '2026-10-15', '0', { '9903.88.03': '2500', '9903.76.02': '2500' }, '5000', 'list 3 and upholstered'),
  cabinets('IT', '2026-10-15', '0', { '9903.76.22': '1500' }, '1500', 'a vanity: 15 % in all', {
    answers: { 'kitchen-cabinet': 'yes' },
  }),
  cabinets('IT', '2026-10-15', '0', { '9903.05.39': '1000' }, '1000', 'none: 10 % in all', {
    answers: { 'kitchen-cabinet': 'no' },
  }),
  boards('CA', '2026-10-15', '302', { '9903.03.14': '5000', '9903.05.29': '1000' }, '6302', '1.9c/kg + 1.5 %'),
  boards('DE', '2026-10-15', '302', { '9903.05.39': '698' }, '1000', '3.02 % brought up to 10 %'),
  plywood('RU', '2026-10-15', '5000', { '9903.05.66': '1250' }, '6250', 'column 2 50 %, forced labour on top'),
  doors('BY', '2026-10-15', '3333.33', {}, '3333.33', 'column 2, a third; Belarus has no forced-labour duty'),
  clogs('BY', '2026-10-15', '3333', {}, '3333', 'a third of 9,999'),
  woodenGoods('RU', '2026-10-15', '3500', { '9903.05.66': '1250' }, '4750', '9903.90.08 35 % for a third'),
]

const rates: readonly DutyCase[] = [
  coat('IT', '2026-10-15', '1712', {}, '1712', '41c/kg + 16.3 %: over 10 % already'),
  coat('GB', '2026-10-15', '1712', { '9903.05.81': '1000' }, '2712', 'the United Kingdom has no total'),
  iceCream('NZ', '2026-10-15', '2704', { '9903.05.57': '1250' }, '3954', 'over the quota 50.2c/kg + 17 %'),
  grapes('CL', '2026-03-15', '22.60', { '9903.03.01': '1000' }, '1022.60', '$1.13/m3; Section 122'),
  tomatoes('MX', '2026-05-01', '195', {}, '195', '3.9c/kg; not in Section 122'),
  avocados('MX', '2026-10-15', '336', {}, '336', '11.2c/kg; in note 52(b)'),
  roses('CO', '2026-10-15', '0', { '9903.05.32': '1250' }, '1250', 'free by claim, forced labour stays', claim('CO')),
  roses('EC', '2026-10-15', '680', {}, '680', '52(j) lists roses of Ecuador'),
  rum('JM', '2026-10-15', '189.60', {}, '189.60', '23.7c a proof liter'),
  rum('JM', '2026-10-15', '0', {}, '0', 'free for the Caribbean basin', claim('E')),
  scotch('GB', '2026-10-15', '0', {}, '0', '9903.05.96 lists it for the United Kingdom'),
  figurine('TW', '2026-10-15', '530', { '9903.05.76': '470' }, '1000', '10 % in all'),
  figurine('CH', '2026-10-15', '530', { '9903.05.74': '720' }, '1250', '12.5 % in all'),
  figurine(
    'KR',
    '2026-10-15',
    '0',
    { '9903.05.71': '1250' },
    '1250',
    'free by claim, brought up to 12.5 %',
    claim('KR'),
  ),
  figurine('AU', '2026-10-15', '0', { '9903.05.23': '1250' }, '1250', 'free by claim, 12.5 % on top', claim('AU')),
]

const technology: readonly DutyCase[] = [
  processor('CN', '2026-10-15', '0', { '9903.91.05': '5000' }, '5000', 'four-year review; in note 52(b)'),
  suitcases('CN', '2026-10-15', '880', { '9903.88.03': '1250', '9903.05.31': '625' }, '2755', '17.6 %, list 3'),
  lamps('CN', '2026-10-15', '390', { '9903.88.03': '2500', '9903.05.31': '1250' }, '4140', '3.9 %, list 3'),
  drone(
    'CN',
    '2026-10-15',
    '0',
    { '9903.88.01': '2500', '9903.08.22': '2500', '9903.05.31': '1250' },
    '6250',
    'list 1, small drones 25 %, forced labour beside',
  ),
  antibiotic('JP', '2026-09-29', '0', { '9903.04.62': '1500' }, '1500', 'patented: 15 % in all', PATENTED),
  antibiotic('CA', '2026-09-29', '0', { '9903.04.60': '10000' }, '10000', 'patented: 100 %', { ...CUSMA, ...PATENTED }),
  antibiotic('IN', '2026-10-15', '0', {}, '0', 'a generic pays none, and 52(b) names it'),
]

export const BORDER_CASES: readonly DutyCase[] = [...metals, ...vehicles, ...wood, ...rates, ...technology]
