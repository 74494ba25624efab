// Clothing, shoes, electronics, toys, ceramics, art and lamps: the goods of the reference examples on other days and of other origins.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const trousers = goods('6104.63.20.11', '8000', { quantity: ['40', 'doz.'] })
const shoes = goods('6404.11.20.30', '20000', { quantity: ['1000', 'prs.'] })
const incense = goods('3307.41.00.00', '3000', { quantity: ['600', 'kg'] })
const tv = goods('8528.72.32.00', '30000', { quantity: ['100', 'No.'] })
const smartphone = goods('8517.13.00.00', '50000', { quantity: ['100', 'No.'] })
const puzzle = goods('9503.00.00.73', '10000', { quantity: ['5000', 'No.'] })
const gameConsole = goods('9504.50.00.00', '40000', { quantity: ['100', 'No.'] })
const hotelChina = goods('6911.10.10.00', '6000', { quantity: ['300', 'Dz Pcs'] })
const painting = goods('9701.21.00.00', '80000', { quantity: ['1', 'No.'] })
const handbag = goods('4202.21.60.00', '1000', { quantity: ['10', 'No.'] })
const highChair = goods('9401.69.60.01', '1000', { quantity: ['10', 'No.'] })
const lamp = goods('9405.21.60.10', '1000', { quantity: ['10', 'No.'] })

export const CONSUMER_CASES: readonly DutyCase[] = [
  // women’s trousers, 28.2 %
  trousers(
    'CN',
    '2025-02-10',
    '2256',
    { '9903.01.20': '800', '9903.88.15': '600' },
    '3656',
    'fentanyl 10 % and list 4A',
  ),
  trousers(
    'CN',
    '2025-04-20',
    '2256',
    { '9903.01.24': '1600', '9903.01.63': '10000', '9903.88.15': '600' },
    '14456',
    'fentanyl 20 %, reciprocal 125 %, list 4A',
  ),
  trousers(
    'CN',
    '2025-11-20',
    '2256',
    { '9903.01.24': '800', '9903.01.25': '800', '9903.88.15': '600' },
    '4456',
    'fentanyl halved, baseline, list 4A',
  ),
  trousers('VN', '2025-11-20', '2256', { '9903.02.69': '1600' }, '3856', 'Vietnam 20 %'),
  trousers('BD', '2025-11-20', '2256', { '9903.02.05': '1600' }, '3856', 'Bangladesh 20 %'),
  trousers('MX', '2026-11-20', '0', {}, '0', 'CUSMA goods of Mexico are exempt', CUSMA),
  trousers('DE', '2026-11-20', '2256', {}, '2256', '28.2 % is above the total'),
  trousers('KH', '2026-11-20', '2256', { '9903.05.28': '800' }, '3056', 'Cambodia 10 %'),
  // sports shoes, 10.5 %
  shoes('VN', '2025-04-20', '2100', { '9903.01.25': '2000' }, '4100', 'baseline'),
  shoes('VN', '2025-11-20', '2100', { '9903.02.69': '4000' }, '6100', 'Vietnam 20 %'),
  shoes('VN', '2026-11-20', '2100', { '9903.05.84': '2500' }, '4600', 'forced labor 12.5 %'),
  shoes('CN', '2026-11-20', '2100', { '9903.88.15': '1500', '9903.05.31': '2500' }, '6100', 'list 4A and forced labor'),
  shoes('IT', '2025-11-20', '2100', { '9903.02.20': '900' }, '3000', 'brought up to 15 %'),
  shoes('IT', '2026-11-20', '2100', {}, '2100', '10.5 % is above the total of 10 %'),
  shoes('JP', '2026-11-20', '2100', { '9903.05.49': '400' }, '2500', 'brought up to 12.5 %'),
  shoes('KR', '2026-11-20', '2100', { '9903.05.71': '400' }, '2500', 'brought up to 12.5 %'),
  shoes('ID', '2025-11-20', '2100', { '9903.02.27': '3800' }, '5900', 'Indonesia 19 %'),
  shoes('CA', '2026-11-20', '2100', { '9903.05.29': '2000' }, '4100', 'not on the Section 338 list'),
  // incense, 2.4 %
  incense(
    'IN',
    '2025-09-15',
    '72',
    { '9903.02.26': '750', '9903.01.84': '750' },
    '1572',
    'India 25 % and 25 % for oil',
  ),
  incense('IN', '2026-03-15', '72', { '9903.03.01': '300' }, '372', 'Section 122'),
  incense(
    'CN',
    '2025-06-15',
    '72',
    { '9903.01.24': '600', '9903.01.25': '300', '9903.88.03': '750' },
    '1722',
    'fentanyl, baseline, list 3',
  ),
  incense('GB', '2026-11-20', '72', { '9903.05.81': '300' }, '372', 'United Kingdom 10 %'),
  // televisions, 5 %
  tv(
    'CN',
    '2025-06-15',
    '1500',
    { '9903.01.24': '6000', '9903.01.25': '3000', '9903.88.15': '2250' },
    '12750',
    'fentanyl, baseline, list 4A',
  ),
  tv('CN', '2026-09-20', '1500', { '9903.88.15': '2250', '9903.05.31': '3750' }, '7500', 'list 4A and forced labor'),
  tv('MX', '2026-03-15', '0', {}, '0', 'CUSMA goods are exempt from Section 122', CUSMA),
  tv('MX', '2026-11-20', '1500', { '9903.05.55': '3000' }, '4500', 'no claim: 5 % and forced labor'),
  tv('KR', '2025-11-20', '1500', { '9903.02.80': '3000' }, '4500', 'brought up to 15 %'),
  // telephones, toys, consoles: free
  smartphone('VN', '2025-11-20', '0', {}, '0', 'Annex II'),
  smartphone('CN', '2025-11-20', '0', { '9903.01.24': '5000' }, '5000', 'fentanyl at 10 %'),
  smartphone('CN', '2026-03-15', '0', {}, '0', 'on the Section 122 exemption list'),
  smartphone('IN', '2026-11-20', '0', {}, '0', 'in note 52(b)'),
  puzzle('CN', '2025-06-15', '0', { '9903.01.24': '2000', '9903.01.25': '1000' }, '3000', 'list 4B is never charged'),
  puzzle('CN', '2026-03-15', '0', { '9903.03.01': '1000' }, '1000', 'Section 122 alone'),
  puzzle('CA', '2026-11-20', '0', { '9903.03.14': '5000' }, '5000', 'Section 338 in spite of the claim', CUSMA),
  puzzle('DE', '2025-11-20', '0', { '9903.02.20': '1500' }, '1500', 'brought up to 15 %'),
  gameConsole(
    'CN',
    '2025-06-15',
    '0',
    { '9903.01.24': '8000', '9903.01.25': '4000' },
    '12000',
    'list 4B is never charged',
  ),
  gameConsole('JP', '2025-11-20', '0', { '9903.02.73': '6000' }, '6000', 'brought up to 15 %'),
  gameConsole('VN', '2026-11-20', '0', { '9903.05.84': '5000' }, '5000', 'Vietnam 12.5 %'),
  gameConsole('TW', '2026-11-20', '0', { '9903.05.76': '4000' }, '4000', 'brought up to 10 %'),
  gameConsole('CH', '2026-11-20', '0', { '9903.05.74': '5000' }, '5000', 'brought up to 12.5 %'),
  // ceramics, art, leather goods, lamps
  hotelChina(
    'CN',
    '2026-09-20',
    '1500',
    { '9903.88.15': '450', '9903.05.31': '750' },
    '2700',
    'list 4A and forced labor',
  ),
  hotelChina('GB', '2025-11-20', '1500', { '9903.02.66': '600' }, '2100', 'United Kingdom 10 %'),
  hotelChina('JP', '2026-11-20', '1500', {}, '1500', '25 % is above the total'),
  hotelChina('TR', '2025-11-20', '1500', { '9903.02.64': '900' }, '2400', 'Türkiye 15 %'),
  painting('CN', '2025-06-15', '0', { '9903.88.15': '6000' }, '6000', 'informational: no IEEPA duty; list 4A stays'),
  painting('GB', '2025-06-15', '0', {}, '0', 'informational: no baseline'),
  painting('FR', '2026-03-15', '0', {}, '0', 'exempt from Section 122'),
  handbag(
    'CN',
    '2025-06-15',
    '100',
    { '9903.01.24': '200', '9903.01.25': '100', '9903.88.03': '250' },
    '650',
    'list 3',
  ),
  handbag('FR', '2026-11-20', '100', {}, '100', '10 % reaches the total of 10 %: 9903.05.38'),
  handbag('CH', '2026-11-20', '100', { '9903.05.74': '25' }, '125', 'brought up to 12.5 %'),
  highChair(
    'CN',
    '2026-11-20',
    '0',
    { '9903.88.15': '75', '9903.05.31': '125' },
    '200',
    'note 20(s) has the children’s seat on list 4A',
  ),
  lamp('CN', '2026-11-20', '60', { '9903.88.03': '250', '9903.05.31': '125' }, '435', 'list 3'),
  lamp('CA', '2026-11-20', '60', { '9903.03.14': '500', '9903.05.29': '100' }, '660', '338 and forced labor'),
]
