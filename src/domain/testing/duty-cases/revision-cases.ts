// Law of HTS 2026 Revisions 5 to 21: metal of the United States, exempt lists of single countries, polysilicon, medicines, exclusions.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const US_METAL: Entry = { answers: { 'us-metal-85-percent': 'yes' } }
const PARTS: Entry = { answers: { 'equipment-parts': 'yes' } }
const AUTHORIZED: Entry = { answers: { 'commerce-authorized-metal': 'yes' }, ...CUSMA }
const NAMED: Entry = { answers: { 'named-article': 'yes' } }
const CAFTA: Entry = { claim: 'P' }
const DOCUMENTED: Entry = { answers: { 'polysilicon-documents': 'yes' } }
const PATENTED = { 'patented-pharmaceutical': 'yes' }
const programme = (kind: string): Entry => ({ answers: { ...PATENTED, 'pharmaceutical-programme': kind } })

const bracket = goods('7326.90.86.88', '10000', { quantity: ['300', 'kg'] })
const container = goods('7612.10.00.00', '1000', { quantity: ['100', 'kg'] })
const castings = goods('7616.99.51.60', '1000', { quantity: ['100', 'kg'] })
const fitting = goods('7307.19.90.80', '1000', { quantity: ['100', 'kg'] })
const sheet = goods('7208.39.00.30', '1000', { quantity: ['1200', 'kg'] })
const foil = goods('7604.29.10.90', '1000', { quantity: ['240', 'kg'] })
const furniturePart = goods('9403.99.90.20', '1000')
const muffler = goods('8708.92.50.00', '1000', { quantity: ['10', 'No.'] })
const lampPart = goods('8513.90.20.00', '1000')
const gear = goods('8483.40.90.00', '1000', { quantity: ['10', 'No.'] })

const metals: readonly DutyCase[] = [
  bracket(
    'DE',
    '2026-10-01',
    '290',
    { '9903.82.06': '1000' },
    '1290',
    '16(c)(iv) with US metal: 10 % not 50 %',
    US_METAL,
  ),
  bracket('DE', '2026-05-01', '290', { '9903.82.06': '1000' }, '1290', 'the same before 8 June, at 95 %', US_METAL),
  bracket('DE', '2026-10-01', '290', { '9903.82.02': '5000' }, '5290', 'without US metal 50 %'),
  bracket('GB', '2026-10-01', '290', { '9903.82.06': '1000' }, '1290', 'it beats the rate of British metal', US_METAL),
  bracket('GB', '2026-10-01', '290', { '9903.82.04': '2500' }, '2790', 'a derivative of British metal'),
  sheet('DE', '2026-10-01', '0', { '9903.82.02': '500' }, '500', '16(c)(iii) knows no rate for US metal', US_METAL),
  fitting('RU', '2026-10-01', '450', { '9903.82.15': '100' }, '550', 'US metal in goods of Russia', US_METAL),
  fitting('RU', '2026-10-01', '450', { '9903.82.14': '500' }, '950', 'goods of Russia otherwise'),
  furniturePart('DE', '2026-10-01', '0', { '9903.82.09': '250' }, '250', '16(c)(vii): not free'),
  container(
    'RU',
    '2026-10-01',
    '450',
    { '9903.85.68': '2000', '9903.05.66': '125' },
    '2575',
    'derivative aluminum of Russia; 52(f) does not name it',
  ),
  castings(
    'RU',
    '2026-10-01',
    '450',
    { '9903.85.67': '2000', '9903.05.66': '125' },
    '2575',
    'an article of aluminum of Russia',
  ),
  gear('DE', '2026-10-01', '25', { '9903.82.25': '125' }, '150', 'parts for equipment: 15 % in all', PARTS),
  gear('DE', '2026-10-01', '25', { '9903.82.09': '250' }, '275', 'other parts 25 %'),
  gear('DE', '2026-10-01', '25', { '9903.82.23': '75' }, '100', 'of US metal too: 10 % in all', {
    answers: { 'equipment-parts': 'yes', 'us-metal-85-percent': 'yes' },
  }),
  muffler('TW', '2026-10-01', '25', { '9903.94.69': '125' }, '150', '33(r): certified parts of Taiwan 15 % in all', {
    answers: { 'certified-vehicle-part': 'yes', 'part-use': 'neither' },
  }),
  lampPart('DE', '2026-10-01', '125', { '9903.82.25': '25' }, '150', '12.5 % brought up to 15 %', PARTS),
  lampPart('DE', '2026-10-01', '125', {}, '125', '9903.82.24, of US metal: 12.5 % is over 10 % already', {
    answers: { 'equipment-parts': 'yes', 'us-metal-85-percent': 'yes' },
  }),
  gear('DE', '2026-06-07', '25', { '9903.82.09': '250' }, '275', 'the day before note 16(k)', PARTS),
  sheet('CA', '2026-10-01', '0', { '9903.82.18': '250' }, '250', 'authorized steel of Canada', AUTHORIZED),
  sheet('CA', '2026-04-22', '0', { '9903.82.02': '500' }, '500', 'the day before 91 FR 21790', AUTHORIZED),
  sheet('CA', '2026-10-01', '0', { '9903.82.02': '500' }, '500', 'not without the claim', {
    answers: { 'commerce-authorized-metal': 'yes' },
  }),
  foil('MX', '2026-10-01', '0', { '9903.82.19': '250' }, '250', 'authorized aluminum of Mexico', AUTHORIZED),
]

const whisky = goods('2208.30.30.60', '1000', { quantity: ['100', 'pf.liters'] })
const resin = goods('1301.90.91.90', '1000', { quantity: ['100', 'kg'] })
const shirt = goods('6109.10.00.12', '1000', { quantity: ['50', 'doz.'] })
const leather = goods('4202.21.60.00', '1000', { quantity: ['10', 'No.'] })
const hat = goods('6506.91.00.60', '1000', { quantity: ['50', 'doz.'] })
const stockings = goods('6115.10.05.00', '1000', { quantity: ['50', 'doz. prs.'] })
const insulation = goods('7019.80.10.90', '1000', { quantity: ['100', 'kg'] })
const glassMat = goods('7019.19.70.00', '1000', { quantity: ['100', 'kg'] })
const psyllium = goods('1211.90.89.20', '1000', { quantity: ['100', 'kg'] })
const mask = goods('6307.90.98.75', '1000', { quantity: ['50', 'kg'] })
const salt = goods('2501.00.00.00', '1000', { quantity: ['10', 't'] })

const countryLists: readonly DutyCase[] = [
  whisky('GB', '2026-10-01', '0', {}, '0', '52(j)(1): 9903.05.96'),
  whisky('AU', '2026-10-01', '0', { '9903.05.23': '125' }, '125', 'not for Australia'),
  resin('MY', '2026-10-01', '0', { '9903.05.54': '100' }, '100', 'only boswellia is exempt'),
  resin('MY', '2026-10-01', '0', {}, '0', 'boswellia: 9903.06.01', NAMED),
  shirt('JO', '2026-10-01', '165', {}, '165', 'textiles of Jordan need no claim: 9903.06.20'),
  shirt('GT', '2026-10-01', '165', { '9903.05.40': '100' }, '265', 'Guatemala without a claim'),
  shirt('GT', '2026-10-01', '0', {}, '0', 'with a CAFTA-DR claim: 9903.06.06', CAFTA),
  leather('JO', '2026-10-01', '100', {}, '100', '52(j)(13)(i) lists every bag of heading 4202, of leather too'),
  leather('GT', '2026-10-01', '0', {}, '0', '52(j)(6)(iii) lists them with a CAFTA-DR claim', CAFTA),
  leather('GT', '2026-10-01', '100', { '9903.05.40': '100' }, '200', 'and not without the claim'),
  hat('JO', '2026-10-01', '0', {}, '0', 'hats are listed: 9903.06.20'),
  hat('SV', '2026-10-01', '0', { '9903.05.37': '100' }, '100', 'hats of El Salvador without a claim'),
  hat('SV', '2026-10-01', '0', {}, '0', 'with a CAFTA-DR claim: 9903.06.09', CAFTA),
  stockings('JO', '2026-10-01', '0', { '9903.05.50': '100' }, '100', 'compression hosiery is not listed'),
  insulation('JO', '2026-10-01', '49', { '9903.05.50': '100' }, '149', 'nor is glass wool'),
  glassMat('JO', '2026-10-01', '0', {}, '0', 'chopped glass strands are'),
  glassMat('SV', '2026-10-01', '0', { '9903.05.37': '100' }, '100', 'but not for El Salvador', CAFTA),
  psyllium('JO', '2026-10-01', '0', { '9903.05.50': '100' }, '100', 'the line alone is not exempt'),
  psyllium('JO', '2026-10-01', '0', {}, '0', 'the named article is: 9903.06.21', NAMED),
  psyllium('MY', '2026-10-01', '0', {}, '0', 'and of Malaysia: 9903.06.01', NAMED),
  shirt('NI', '2026-12-31', '165', { '9903.05.58': '125' }, '290', 'Nicaragua: nothing yet in 2026'),
  shirt('NI', '2027-01-01', '165', { '9903.89.01': '100', '9903.05.58': '125' }, '390', '10 % from 2027'),
  shirt('NI', '2028-01-01', '165', { '9903.89.01': '150', '9903.05.58': '125' }, '440', '15 % from 2028'),
  shirt('NI', '2027-01-01', '0', {}, '0', 'textiles under CAFTA-DR are outside both actions', CAFTA),
  mask('CN', '2025-01-10', '70', { '9903.91.01': '250' }, '320', 'masks: 25 % in 2025'),
  mask(
    'CN',
    '2025-12-31',
    '70',
    { '9903.91.01': '250', '9903.01.24': '100', '9903.01.25': '100' },
    '520',
    'the last day of 25 %',
  ),
  mask(
    'CN',
    '2026-01-01',
    '70',
    { '9903.91.07': '500', '9903.01.24': '100', '9903.01.25': '100' },
    '770',
    '50 % from 2026',
  ),
  salt('CA', '2026-10-01', '0', { '9903.05.29': '100' }, '100', 'a free line of Canada needs the claim: 52(g)'),
  salt('CA', '2026-10-01', '0', {}, '0', 'and is relieved with it', CUSMA),
]

const silicon = goods('2804.61.00.00', '1000', { quantity: ['100', 'kg'] })
const wafer = goods('3818.00.00.20', '1000', { quantity: ['20', 'kg'] })
const solarCell = goods('8541.42.00.10', '1000', { quantity: ['5000', 'W'] })
const solarModule = goods('8541.43.00.10', '1000', { quantity: ['5000', 'W'] })
const medicine = goods('2918.99.30.00', '1000', { quantity: ['10', 'kg'] })
const sterile = goods('3006.93.80.00', '1000')
const fiber = goods('5504.10.00.00', '1000', { quantity: ['100', 'kg'] })
const pulley = goods('8483.50.90.40', '1000', { quantity: ['10', 'No.'] })
const chip = goods('8471.50.01.50', '1000', { quantity: ['1', 'No.'] })

const others: readonly DutyCase[] = [
  silicon('CA', '2026-12-03', '0', {}, '0', 'the day before Proc. 11052', CUSMA),
  silicon(
    'CA',
    '2026-12-04',
    '0',
    { '9903.45.33': '2100' },
    '2100',
    '21 USD a kg without documents; no CUSMA relief',
    CUSMA,
  ),
  silicon('CA', '2026-12-04', '0', { '9903.45.33': '1100' }, '1100', 'documented: 2,100 less the value of 1,000', {
    ...DOCUMENTED,
    ...CUSMA,
  }),
  wafer('MX', '2026-12-04', '0', { '': '150', '9903.45.34': '1000' }, '1150', '15 % and the gap to 100 USD a kg', {
    ...DOCUMENTED,
    ...CUSMA,
  }),
  solarCell('MX', '2026-12-04', '0', { '': '150', '9903.45.35': '100' }, '250', '0.22 USD a watt is 1,100', {
    ...DOCUMENTED,
    ...CUSMA,
  }),
  solarModule('MX', '2026-12-04', '0', { '': '150', '9903.45.36': '900' }, '1050', '0.38 USD a watt is 1,900', {
    ...DOCUMENTED,
    ...CUSMA,
  }),
  solarModule(
    'MX',
    '2026-12-04',
    '0',
    { '': '150', '9903.45.36': '1900' },
    '2050',
    'without documents all of it',
    CUSMA,
  ),
  medicine('IN', '2026-09-28', '65', { '9903.04.61': '0' }, '65', '9903.04.61 lifts the forced-labor duty', {
    answers: PATENTED,
  }),
  medicine('IN', '2026-10-01', '65', { '9903.04.64': '200' }, '265', 'onshoring: 20 %', programme('onshoring plan')),
  medicine(
    'IN',
    '2026-10-01',
    '65',
    { '9903.04.65': '0' },
    '65',
    'onshoring with a pricing agreement: nothing',
    programme('onshoring plan and pricing agreement'),
  ),
  medicine(
    'IN',
    '2026-10-01',
    '65',
    { '9903.04.66': '0' },
    '65',
    'specialty: nothing',
    programme('specialty medicine'),
  ),
  medicine(
    'IN',
    '2026-10-01',
    '65',
    { '9903.05.44': '100' },
    '165',
    '9903.04.68: the forced-labor duty stays',
    programme('United States ingredient'),
  ),
  sterile('IN', '2026-10-01', '50', {}, '50', '52(e): chapter 30 is the pharmaceutical use'),
  fiber('CN', '2026-10-01', '43', { '9903.05.31': '125' }, '168', 'the exclusion names the whole number'),
  pulley('CN', '2025-01-15', '28', {}, '28', 'excluded: 20(vvv)(i)(1)'),
  chip('DE', '2026-10-01', '0', { '9903.79.01': '250' }, '250', 'a semiconductor pays that duty alone', {
    answers: { 'semiconductor-test': 'yes', 'part-use': 'car or light truck' },
  }),
]

export const REVISION_CASES: readonly DutyCase[] = [...metals, ...countryLists, ...others]
