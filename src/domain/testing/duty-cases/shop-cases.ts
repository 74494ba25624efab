// Glass, clothing, shoes, bags, pens, combs and candles: compound rates, brackets, totals, and the days on which each action began or ended.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const tumblers = goods('7013.37.20.10', '2400', { quantity: ['1000', 'No.'] })
const glasses = goods('7013.37.30.00', '2000', { quantity: ['500', 'No.'] })
const goblets = goods('7013.37.60.10', '2000', { quantity: ['100', 'No.'] })
const socks = goods('6115.95.90.00', '3000', { quantity: ['300', 'doz. prs.'] })
const pens = goods('9608.10.00.00', '1500', { quantity: ['10000', 'No.'] })
const pensFew = goods('9608.10.00.00', '1500', { quantity: ['5000', 'No.'] })
const pensUncounted = goods('9608.10.00.00', '1500')
const combs = goods('9615.19.40.00', '900', { quantity: ['50', 'gross'] })
const shorts = goods('6203.42.07.51', '6000', { quantity: ['100', 'doz.'] })
const sweaters = goods('6110.20.20.79', '5000', { quantity: ['20', 'doz.'] })
const sweatersFew = goods('6110.20.20.79', '1000', { quantity: ['10', 'doz.'] })
const sweatersWorthless = goods('6110.20.20.79', '0', { quantity: ['10', 'doz.'] })
const fabricShoes = goods('6404.19.69.30', '4000', { quantity: ['1000', 'prs.'] })
const cheapTrainers = goods('6404.11.79.30', '5000', { quantity: ['1000', 'prs.'] })
const trainers = goods('6404.11.89.30', '9000', { quantity: ['1000', 'prs.'] })
const rainBoots = goods('6402.91.50.10', '4000', { quantity: ['200', 'prs.'] })
const backpacks = goods('4202.92.31.20', '2000', { quantity: ['50', 'No.'] })
const leatherGoods = goods('4205.00.80.00', '1500', { quantity: ['20', 'kg'] })
const candles = goods('3406.00.00.00', '1000', { quantity: ['80', 'kg'] })
const pillowcases = goods('6302.21.90.10', '1000', { quantity: ['100', 'No.'] })
const shampoo = goods('3305.10.00.00', '1000', { quantity: ['100', 'kg'] })
const bangles = goods('7117.90.90.00', '1000', { quantity: ['10', 'kg'] })
const rings = goods('7113.19.50.25', '1000', { quantity: ['5', 'pcs'] })
const watches = goods('9102.11.25.10', '1000', { quantity: ['10', 'No.'] })

export const SHOP_CASES: readonly DutyCase[] = [
  tumblers(
    'CN',
    '2026-11-20',
    '540',
    { '9903.88.15': '180', '9903.05.31': '300' },
    '1020',
    'tumblers of China: 22.5 + list 4A 7.5 + 12.5',
  ),
  tumblers('JP', '2026-10-01', '540', {}, '540', 'column 1 over the total of 12.5'),
  glasses('GB', '2026-09-01', '226', { '9903.05.81': '200' }, '426', '11.3 + 10 of Britain, no total'),
  goblets('FR', '2026-10-01', '100', { '9903.05.39': '100' }, '200', 'EU total of 10'),
  socks('TR', '2026-08-10', '405', { '9903.05.79': '375' }, '780', 'socks'),
  socks('PK', '2026-08-10', '405', { '9903.05.62': '300' }, '705', 'socks'),
  socks('CA', '2026-11-20', '0', {}, '0', 'socks not on the 338 list, claim lifts both', CUSMA),
  socks('CA', '2026-11-20', '405', { '9903.05.29': '300' }, '705', 'same unclaimed'),
  pens(
    'CN',
    '2026-11-20',
    '161',
    { '9903.88.15': '112.5', '9903.05.31': '187.5' },
    '461',
    'pens compound 0.8c each + 5.4',
  ),
  pens('DE', '2026-11-20', '161', {}, '161', 'AVE 10.73 is over the EU total of 10'),
  pens('CH', '2026-11-20', '161', { '9903.05.74': '26.5' }, '187.5', 'AVE brought to 12.5'),
  pensFew('JP', '2026-11-20', '121', { '9903.05.49': '66.5' }, '187.5', 'AVE of 5000 pens'),
  pensUncounted('CN', '2026-11-20', '0', {}, 'unknown', 'pens that nobody counted'),
  combs('IN', '2026-10-05', '55.8', { '9903.05.44': '90' }, '145.8', '28.8c/gross + 4.6'),
  shorts('BD', '2026-10-01', '996', { '9903.05.26': '600' }, '1596', 'shorts 16.6 + 10'),
  shorts('NI', '2026-10-01', '0', {}, '0', 'CAFTA-DR textile: .95', { claim: 'P' }),
  sweaters('KR', '2026-10-01', '0', { '9903.05.71': '625' }, '625', 'KORUS free, brought to 12.5', { claim: 'KR' }),
  sweatersFew(
    'IN',
    '2026-01-15',
    '165',
    { '9903.02.26': '250', '9903.01.84': '250' },
    '665',
    'India 25 + 25 in January',
  ),
  sweatersFew('CA', '2026-01-15', '165', { '9903.01.10': '350' }, '515', 'Canada 35 in January'),
  sweatersFew('CA', '2026-03-15', '165', { '9903.03.01': '100' }, '265', 'Section 122 adds 10'),
  sweatersFew('CA', '2026-07-23', '165', { '9903.03.01': '100' }, '265', 'last day of 122'),
  sweatersFew('CA', '2026-07-24', '165', { '9903.05.29': '100' }, '265', 'first day of the forced-labor duty'),
  sweatersWorthless('CN', '2026-11-20', '0', {}, 'unknown', 'a value of zero is asked for'),
  fabricShoes('VN', '2026-10-01', '1500', { '9903.05.84': '500' }, '2000', '37.5 + 12.5'),
  cheapTrainers('VN', '2026-10-01', '2775', { '9903.05.84': '625' }, '3400', '90c/pr + 37.5 at 5.00 a pair'),
  trainers('ID', '2026-10-01', '2700', { '9903.05.45': '900' }, '3600', '90c/pr + 20 at 9.00 a pair'),
  rainBoots('CA', '2026-11-20', '0', {}, '0', 'rain boots, S', CUSMA),
  backpacks('CA', '2026-08-21', '0', {}, '0', 'day before 338', CUSMA),
  backpacks('CA', '2026-08-22', '0', { '9903.03.14': '1000' }, '1000', 'first day of 338, claim does not lift', CUSMA),
  backpacks('CN', '2026-11-05', '352', { '9903.05.31': '250' }, '602', 'exclusion confirmed while in force', {
    answers: { 'china-exclusion': 'yes' },
  }),
  backpacks('CN', '2026-11-20', '352', { '9903.88.03': '500', '9903.05.31': '250' }, '1102', 'exclusions end 9 Nov'),
  backpacks('CN', '2026-11-20', '352', { '9903.88.03': '500', '9903.05.31': '250' }, '1102', 'as known until 9 Nov', {
    answers: { 'china-exclusion': 'yes' },
  }),
  backpacks('CN', '2026-11-20', '352', { '9903.05.31': '250' }, '602', 'extended, as the broker confirmed', {
    answers: { 'china-exclusion-extended': 'yes' },
  }),
  leatherGoods('CA', '2026-11-20', '0', { '9903.03.14': '750', '9903.05.29': '150' }, '900', 'leather goods'),
  candles('CA', '2026-08-01', '0', { '9903.05.29': '100' }, '100', 'candles before 338'),
  candles('CA', '2026-02-27', '0', {}, '0', 'aboard a ship before 24 Feb', {
    answers: { 'loaded-before-24-feb': 'yes' },
  }),
  candles('CA', '2026-02-28', '0', { '9903.03.01': '100' }, '100', 'too late for that', {
    answers: { 'loaded-before-24-feb': 'yes' },
  }),
  candles('CA', '2026-07-27', '0', {}, '0', 'in transit before 24 July', {
    answers: { 'loaded-before-24-jul': 'yes' },
  }),
  candles('CA', '2026-07-28', '0', { '9903.05.29': '100' }, '100', 'relief in transit ended', {
    answers: { 'loaded-before-24-jul': 'yes' },
  }),
  pillowcases('RU', '2026-10-10', '350', { '9903.05.66': '125' }, '475', 'Russia 35 in place of 25, + 12.5'),
  shampoo('BY', '2026-10-10', '750', {}, '750', 'Belarus column 2, none of the 60'),
  bangles('HK', '2026-10-10', '110', { '9903.05.43': '125' }, '235', 'Hong Kong: no China 301'),
  rings('IL', '2026-10-10', '0', { '9903.05.47': '125' }, '125', 'rings, Israel claim lifts base alone', {
    claim: 'IL',
  }),
  watches('CN', '2026-11-20', '0', {}, 'unknown', 'watch by its parts'),
]
