// Parts of vehicles with and without a CUSMA claim, certified or not, and parts for motorcycles: worked from notes 16(g), 33, 38 and 52.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const FOR_CARS: Entry = { answers: { 'part-use': 'car or light truck' } }
const FOR_TRUCKS: Entry = { answers: { 'part-use': 'heavy truck or bus' } }
const FOR_NONE: Entry = { answers: { 'part-use': 'neither' } }
const CLAIMED_FOR_CARS: Entry = { ...CUSMA, ...FOR_CARS }

const rotors = goods('8708.30.50.30', '10000', { quantity: ['300', 'No.'] })
const stampings = goods('8708.29.51.60', '10000', { quantity: ['300', 'No.'] })
const otherParts = goods('8708.99.81.80', '10000', { quantity: ['300', 'No.'] })
const beltsForCars = goods('8708.21.00.00', '10000', { quantity: ['900', 'kg'] })
const lightTruckTires = goods('4011.20.10.05', '10000', { quantity: ['80', 'No.'] })
const mufflers = goods('8708.92.50.00', '10000', { quantity: ['300', 'No.'] })
const turbochargers = goods('8414.80.05.00', '1000', { quantity: ['10', 'No.'] })
const CERTIFIED: Entry = { answers: { 'certified-vehicle-part': 'yes', 'part-use': 'neither' } }
const engineParts = goods('8412.90.90.70', '1000', { quantity: ['10', 'kg'] })
const computers = goods('8471.50.01.50', '10000', { quantity: ['10', 'No.'] })

/** Parts that CUSMA frees pay none of the vehicle duty, and what displaces nothing leaves the metals duty standing. */
export const VEHICLE_PART_CASES: readonly DutyCase[] = [
  rotors(
    'CA',
    '2026-10-15',
    '0',
    {},
    '0',
    '9903.94.06: the whole value is exempt, non-US content too',
    CLAIMED_FOR_CARS,
  ),
  rotors('CA', '2026-10-15', '250', { '9903.94.05': '2500' }, '2750', 'no claim; 52(f)(3) leaves it alone', FOR_CARS),
  rotors('CA', '2026-10-15', '250', { '9903.05.29': '1000' }, '1250', 'for no vehicle', FOR_NONE),
  rotors('MX', '2026-10-15', '0', {}, '0', 'for trucks: 9903.74.10', { ...CUSMA, ...FOR_TRUCKS }),
  rotors('DE', '2026-10-15', '250', { '9903.94.53': '1250' }, '1500', '15 % in all', FOR_CARS),
  rotors('DE', '2026-10-15', '250', { '9903.74.08': '2500' }, '2750', 'for trucks no partner has a total', FOR_TRUCKS),
  rotors('GB', '2026-10-15', '250', { '9903.94.32': '750' }, '1000', '10 % in all', FOR_CARS),
  rotors('KR', '2026-10-15', '0', { '9903.94.63': '1500' }, '1500', 'KORUS frees the column', {
    claim: 'KR',
    ...FOR_CARS,
  }),
  rotors('CN', '2026-10-15', '250', { '9903.88.03': '2500', '9903.94.05': '2500' }, '5250', 'list 3 beside', FOR_CARS),
  rotors('BY', '2026-10-15', '2500', { '9903.94.05': '2500' }, '5000', 'column 2 adds it too', FOR_CARS),
  stampings('MX', '2026-10-15', '250', { '9903.94.05': '2500' }, '2750', 'no metals beside the vehicle duty', FOR_CARS),
  stampings(
    'MX',
    '2026-10-15',
    '0',
    { '9903.82.09': '2500' },
    '2500',
    'freed by claim, so annex I-B stands',
    CLAIMED_FOR_CARS,
  ),
  stampings('MX', '2026-10-15', '0', {}, '0', 'of little metal: free of both', {
    ...CUSMA,
    answers: { 'part-use': 'car or light truck', 'metal-under-15-percent': 'yes' },
  }),
  stampings('JP', '2026-10-15', '250', { '9903.94.43': '1250' }, '1500', '15 % in all, no metals', FOR_CARS),
  otherParts(
    'MX',
    '2026-10-15',
    '0',
    { '9903.82.09': '2500' },
    '2500',
    'not in 33(g): metals whatever is claimed',
    CUSMA,
  ),
  otherParts('CN', '2026-10-15', '250', { '9903.82.09': '2500', '9903.88.03': '2500' }, '5250', 'metals and list 3'),
  beltsForCars('MX', '2025-05-02', '0', {}, '0', 'the day before parts were covered', CLAIMED_FOR_CARS),
  beltsForCars(
    'VN',
    '2025-05-03',
    '250',
    { '9903.94.05': '2500' },
    '2750',
    'the first day, in place of IEEPA',
    FOR_CARS,
  ),
  lightTruckTires('CA', '2026-10-15', '0', {}, '0', 'for light trucks, claimed', CLAIMED_FOR_CARS),
  computers(
    'GB',
    '2026-10-15',
    '0',
    { '9903.94.05': '2500' },
    '2500',
    '33(j) does not name it for the United Kingdom',
    FOR_CARS,
  ),
  mufflers(
    'DE',
    '2026-10-15',
    '250',
    { '9903.94.45': '1250' },
    '1500',
    'certified parts of the EU: 15 % in all',
    CERTIFIED,
  ),
  mufflers('JP', '2026-10-15', '250', { '9903.94.55': '1250' }, '1500', 'of Japan', CERTIFIED),
  mufflers('GB', '2026-10-15', '250', { '9903.94.33': '750' }, '1000', 'of the United Kingdom: 10 % in all', CERTIFIED),
  mufflers(
    'CA',
    '2026-10-15',
    '0',
    { '9903.82.09': '2500' },
    '2500',
    'parts free of the vehicle duty pay that on metals',
    {
      ...CUSMA,
      ...CERTIFIED,
    },
  ),
  mufflers(
    'CA',
    '2026-10-15',
    '250',
    { '9903.94.07': '2500' },
    '2750',
    'certified parts of any other country',
    CERTIFIED,
  ),
  mufflers('CN', '2025-10-31', '250', {}, 'unknown', 'the day before: the value of the steel is asked', CERTIFIED),
  mufflers(
    'VN',
    '2025-11-01',
    '250',
    { '9903.94.07': '2500' },
    '2750',
    'in place of the steel and the rest',
    CERTIFIED,
  ),
  mufflers('VN', '2026-10-15', '250', { '9903.74.09': '2500' }, '2750', 'for heavy trucks', {
    answers: { 'certified-vehicle-part': 'yes', 'part-use': 'heavy truck or bus' },
  }),
  engineParts(
    'GB',
    '2026-10-15',
    '0',
    { '9903.82.13': '0' },
    '0',
    'for motorcycles: no metals, no forced-labour duty',
    {
      answers: { 'motorcycle-parts': 'yes', 'part-use': 'neither' },
    },
  ),
  engineParts('GB', '2026-10-15', '0', { '9903.82.05': '150' }, '150', 'for anything else', FOR_NONE),
  computers('MX', '2026-10-15', '0', { '9903.94.05': '2500' }, '2500', 'a computer for cars is in 33(g)', FOR_CARS),
  computers('MX', '2026-10-15', '0', {}, '0', 'any other: 52(b) lists 8471.50', FOR_NONE),
  turbochargers('CA', '2026-09-14', '0', {}, '0', '51(c)(3): parts under 9903.94.06 pay no 338', CLAIMED_FOR_CARS),
  turbochargers('CA', '2026-09-14', '0', {}, '0', '51(c)(6): nor those under 9903.74.10', { ...CUSMA, ...FOR_TRUCKS }),
  turbochargers('CA', '2026-09-14', '0', { '9903.03.14': '500' }, '500', 'for no vehicle', { ...CUSMA, ...FOR_NONE }),
  turbochargers('CA', '2026-09-14', '0', { '9903.94.05': '250' }, '250', 'no claim: 9903.03.15', FOR_CARS),
  turbochargers(
    'CA',
    '2026-09-15',
    '0',
    { '9903.03.14': '500' },
    '500',
    'since then 9903.03.15 is for the dairy list alone: CSMS #69851916',
    CLAIMED_FOR_CARS,
  ),
  turbochargers(
    'CA',
    '2026-09-15',
    '0',
    { '9903.94.05': '250', '9903.03.14': '500' },
    '750',
    'both without the claim',
    FOR_CARS,
  ),
]
