// Wine, juice, coffee, honey, fish and sweets: the goods of the reference examples on other days and of other origins.
import { CUSMA, type DutyCase, type Entry, goods } from './duty-case.ts'

const redWine = goods('2204.21.50.05', '3000', { quantity: ['900', 'liters'] })
const naturalHoney = goods('0409.00.00.10', '2000', { quantity: ['400', 'kg'] })
const roastedCoffee = goods('0901.21.00.20', '10000', { quantity: ['1000', 'kg'] })
const tuna = goods('1604.14.10.91', '10000', { quantity: ['2000', 'kg'] })
const orangeJuice = goods('2009.19.00.00', '20000', { quantity: ['10000', 'liters'] })
const jelly = goods('2106.90.58.70', '3000', { quantity: ['500', 'kg'] })
const chocolate = goods('1806.32.90.00', '1000', { quantity: ['100', 'kg'] })
const salmon = goods('0302.14.00.03', '1000', { quantity: ['100', 'kg'] })

const cookies = goods('1905.90.10.41', '1000', { quantity: ['100', 'kg'] })
const preparation = goods('2106.90.99.90', '1000', { quantity: ['100', 'kg'] })
const NAMED: Entry = { answers: { 'named-article': 'yes' } }

export const GROCERY_CASES: readonly DutyCase[] = [
  // drink
  redWine('IT', '2026-03-15', '56.70', { '9903.03.01': '300' }, '356.70', 'Section 122 is added, no total'),
  redWine('IT', '2026-11-20', '56.70', { '9903.05.39': '243.30' }, '300', 'brought up to 10 %'),
  redWine('AR', '2026-11-20', '56.70', { '9903.05.22': '300' }, '356.70', 'Argentina 10 %'),
  redWine('CL', '2025-06-15', '56.70', { '9903.01.25': '300' }, '356.70', 'baseline'),
  redWine('CA', '2026-08-25', '0', { '9903.03.12': '1500' }, '1500', 'Section 338 before the ban', CUSMA),
  redWine('CA', '2026-09-29', '0', {}, 'prohibited', 'banned, claim or not'),
  redWine('JP', '2026-11-20', '56.70', { '9903.05.49': '318.30' }, '375', 'brought up to 12.5 %'),
  redWine('ZA', '2025-11-20', '56.70', { '9903.02.55': '900' }, '956.70', 'South Africa 30 %'),
  orangeJuice('BR', '2025-06-15', '785', { '9903.01.25': '2000' }, '2785', 'baseline'),
  orangeJuice('MX', '2025-06-15', '0', {}, '0', 'CUSMA', CUSMA),
  orangeJuice('MX', '2026-11-20', '785', {}, '785', 'in note 52(b)'),
  orangeJuice('CR', '2025-11-20', '785', {}, '785', 'Annex II since 13 November 2025'),
  roastedCoffee('BR', '2025-08-20', '0', { '9903.02.09': '1000', '9903.01.77': '4000' }, '5000', 'both of Brazil'),
  roastedCoffee('BR', '2025-11-20', '0', {}, '0', 'exempt from both'),
  roastedCoffee('BR', '2026-11-20', '0', {}, '0', 'exempt from both 301 duties'),
  roastedCoffee('CA', '2025-11-20', '0', { '9903.01.10': '3500' }, '3500', 'IEEPA of Canada knows no Annex II'),
  roastedCoffee('CA', '2025-11-20', '0', {}, '0', 'CUSMA', CUSMA),
  roastedCoffee('VN', '2025-10-20', '0', { '9903.02.69': '2000' }, '2000', 'before the November list'),
  roastedCoffee(
    'CN',
    '2025-11-20',
    '0',
    { '9903.01.24': '1000', '9903.88.15': '750' },
    '1750',
    'fentanyl and list 4A stay',
  ),
  // food
  naturalHoney('CA', '2026-08-22', '0', { '9903.03.14': '1000' }, '1000', 'first day of Section 338', CUSMA),
  naturalHoney('CA', '2026-08-21', '0', {}, '0', 'the day before', CUSMA),
  naturalHoney('MX', '2026-11-20', '0', {}, '0', 'CUSMA', CUSMA),
  naturalHoney('VN', '2026-11-20', '7.60', { '9903.05.84': '250' }, '257.60', 'forced labor 12.5 %'),
  naturalHoney('IN', '2025-09-15', '7.60', { '9903.02.26': '500', '9903.01.84': '500' }, '1007.60', 'India twice'),
  naturalHoney('BR', '2026-11-20', '7.60', { '9903.05.01': '500', '9903.05.27': '250' }, '757.60', 'both 301 duties'),
  naturalHoney('NZ', '2025-11-20', '7.60', { '9903.02.46': '300' }, '307.60', 'New Zealand 15 %'),
  naturalHoney('DE', '2026-11-20', '7.60', { '9903.05.39': '192.40' }, '200', 'brought up to 10 %'),
  naturalHoney('CA', '2026-03-15', '7.60', { '9903.03.01': '200' }, '207.60', 'no claim: Section 122'),
  tuna('TH', '2025-11-20', '3500', { '9903.02.61': '1900' }, '5400', 'Thailand 19 %'),
  tuna('TH', '2026-03-15', '3500', { '9903.03.01': '1000' }, '4500', 'Section 122'),
  tuna('VN', '2026-11-20', '3500', { '9903.05.84': '1250' }, '4750', 'Vietnam 12.5 %'),
  tuna('EC', '2025-11-20', '3500', { '9903.02.17': '1500' }, '5000', 'Ecuador 15 %'),
  tuna('PH', '2026-11-20', '3500', { '9903.05.64': '1250' }, '4750', 'Philippines 12.5 %'),
  tuna('ES', '2026-11-20', '3500', {}, '3500', '35 % is above the total'),
  jelly('CA', '2026-11-20', '0', {}, '0', 'CUSMA: exempt under 9903.05.93, not on the 338 list', CUSMA),
  jelly('CA', '2026-03-15', '144', { '9903.03.01': '300' }, '444', 'no claim'),
  jelly('CN', '2026-09-20', '144', { '9903.88.15': '225', '9903.05.31': '375' }, '744', 'list 4A'),
  jelly('MX', '2025-11-20', '144', { '9903.01.01': '750' }, '894', 'no claim: IEEPA'),
  jelly('MX', '2026-11-20', '144', { '9903.05.55': '300' }, '444', 'no claim: forced labor'),
  chocolate('CH', '2026-11-20', '60', { '9903.05.74': '65' }, '125', 'brought up to 12.5 %'),
  chocolate('DE', '2025-11-20', '60', { '9903.02.20': '90' }, '150', 'brought up to 15 %'),
  chocolate('CA', '2025-11-20', '0', {}, '0', 'CUSMA', CUSMA),
  salmon('NO', '2025-11-20', '0', { '9903.02.50': '150' }, '150', 'Norway 15 %'),
  salmon('NO', '2026-11-20', '0', { '9903.05.60': '125' }, '125', 'forced labor 12.5 %'),
  salmon('CL', '2026-03-15', '0', { '9903.03.01': '100' }, '100', 'Section 122'),
  // of eleven subheadings the orders of November 2025 free one named article alone: CSMS #66814923
  cookies('DE', '2025-10-15', '0', { '9903.02.20': '150' }, '150', 'brought up to 15 %'),
  cookies('DE', '2025-12-01', '0', { '9903.02.20': '150' }, '150', 'bakery for religious purposes alone is exempt'),
  cookies('DE', '2025-12-01', '0', {}, '0', 'such bakery: 9903.02.78', NAMED),
  cookies('DE', '2025-11-12', '0', { '9903.02.20': '150' }, '150', 'not the day before', NAMED),
  preparation(
    'CN',
    '2025-10-15',
    '64',
    { '9903.01.24': '200', '9903.01.25': '100', '9903.88.15': '75' },
    '439',
    'a supplement is not on Annex II',
  ),
  preparation(
    'BR',
    '2025-12-01',
    '64',
    { '9903.02.09': '100', '9903.01.77': '400' },
    '564',
    'açaí for beverages alone is exempt',
  ),
  preparation('BR', '2025-12-01', '64', {}, '64', 'açaí: 9903.02.78 and 9903.01.90', NAMED),
  preparation('IN', '2025-12-01', '64', { '9903.02.26': '250', '9903.01.84': '250' }, '564', 'the same for India'),
]
