// Food, drink, energy and chemicals: specific rates, exemptions by date, import bans, questions that only a person can answer.
import { CUSMA, type DutyCase, goods } from './duty-case.ts'

const honey = goods('0409.00.00.10', '2000', { quantity: ['400', 'kg'] })
const crude = goods('2709.00.10.00', '60000', { quantity: ['1000', 'bbl'] })
const beer = goods('2203.00.00.30', '1000', { quantity: ['500', 'liters'] })
const wine = goods('2204.21.50.05', '3000', { quantity: ['900', 'liters'] })
const juice = goods('2009.19.00.00', '20000', { quantity: ['10000', 'liters'] })
const nuts = goods('0801.21.00.00', '1000', { quantity: ['100', 'kg'] })
const coffee = goods('0901.21.00.20', '10000', { quantity: ['1000', 'kg'] })
const sugar = goods('1701.13.05.00', '500', { quantity: ['1000', 'kg'] })
const sweets = goods('2106.90.99.98', '1000', { quantity: ['100', 'kg'] })
const whey = goods('0404.10.15.00', '1000', { quantity: ['100', 'kg'] })
const potash = goods('3104.20.00.10', '10000', { quantity: ['20', 't'] })
const antibiotic = goods('2941.90.50.00', '1000', { quantity: ['1', 'kg'] })
const PATENTED = { answers: { 'patented-pharmaceutical': 'yes' } }

const specificRates: readonly DutyCase[] = [
  honey('CA', '2026-08-21', '7.60', { '9903.05.29': '200' }, '207.60', '400 kg at 1.9 cents, and forced labour 10 %'),
  honey('CA', '2026-11-20', '7.60', { '9903.03.14': '1000', '9903.05.29': '200' }, '1207.60', 'with Section 338'),
  honey('CA', '2026-11-20', '0', { '9903.03.14': '1000' }, '1000', 'the claim leaves Section 338', CUSMA),
  honey('CA', '2025-09-01', '7.60', { '9903.01.10': '700' }, '707.60', 'IEEPA 35 %'),
  honey('CN', '2026-11-20', '7.60', { '9903.88.03': '500', '9903.05.31': '250' }, '757.60', 'list 3 and forced labour'),
  honey('AR', '2026-11-20', '7.60', { '9903.05.22': '200' }, '207.60', 'Argentina 10 %'),
  honey('CA', '2026-11-20', '0', {}, 'unknown', 'no weight, so no base duty', { quantity: ['400', 'No.'] }),
  honey(
    'AR',
    '2026-11-20',
    '3.45',
    { '9903.05.22': '200' },
    '203.45',
    '400 lb are 181.436948 kg: 3.4473 rounds to 3.45',
    {
      quantity: ['400', 'lb'],
    },
  ),
  sugar(
    'DO',
    '2026-11-20',
    '13.78',
    { '9903.05.34': '62.50' },
    '76.28',
    '1.4606 - 4 x 0.020668 = 1.377928 cents a kg',
    {
      answers: { 'sugar-degrees': '96' },
    },
  ),
  sugar('DO', '2026-11-20', '0', {}, 'unknown', 'the degrees are missing'),
]

const energyAndMinerals: readonly DutyCase[] = [
  crude('CA', '2025-03-05', '52.50', { '9903.01.13': '6000' }, '6052.50', 'energy pays 10 %, not 25 %'),
  crude('CA', '2025-09-01', '52.50', { '9903.01.13': '6000' }, '6052.50', 'and still 10 % when others pay 35 %'),
  crude('CA', '2025-09-01', '0', {}, '0', 'CUSMA goods are exempt', CUSMA),
  crude('CA', '2026-03-15', '52.50', {}, '52.50', 'on the Section 122 exemption list'),
  crude('CA', '2026-11-20', '52.50', {}, '52.50', 'in note 52(b)'),
  crude('SA', '2025-06-15', '52.50', {}, '52.50', 'Annex II'),
  potash('CA', '2025-03-05', '0', { '9903.01.10': '2500' }, '2500', 'the potash rate began on 7 March'),
  potash('CA', '2025-03-07', '0', { '9903.01.15': '1000' }, '1000', 'potash 10 %'),
  potash('MX', '2025-03-07', '0', { '9903.01.05': '1000' }, '1000', 'potash 10 % for Mexico too'),
]

const bans: readonly DutyCase[] = [
  beer('CA', '2026-09-28', '0', { '9903.03.12': '500' }, '500', 'the day before the ban: Section 338', CUSMA),
  beer('CA', '2026-09-29', '0', {}, 'prohibited', 'packaged beer is the assumption', CUSMA),
  beer('CA', '2026-11-20', '0', { '9903.03.12': '500' }, '500', 'bulk beer may enter', {
    ...CUSMA,
    answers: { 'bottled-for-sale': 'no' },
  }),
  beer('CA', '2026-11-20', '0', { '9903.03.12': '500', '9903.05.29': '100' }, '600', 'bulk, no claim', {
    answers: { 'bottled-for-sale': 'no' },
  }),
  beer('MX', '2026-11-20', '0', { '9903.05.55': '100' }, '100', 'the ban is on Canada'),
  wine('CA', '2026-09-28', '0', { '9903.03.12': '1500' }, '1500', 'Section 338', CUSMA),
  wine('CA', '2026-09-29', '0', {}, 'prohibited', 'banned in any package', CUSMA),
  wine('FR', '2026-11-20', '56.70', { '9903.05.39': '243.30' }, '300', '900 l at 6.3 cents, brought up to 10 % in all'),
  wine('FR', '2025-08-20', '56.70', { '9903.02.20': '393.30' }, '450', 'brought up to 15 % in all'),
  whey(
    'CA',
    '2026-09-28',
    '188.50',
    { '9903.03.13': '500', '9903.05.29': '100' },
    '788.50',
    '100 kg at 1.035 and 8.5 %',
  ),
  whey('CA', '2026-09-29', '0', {}, 'prohibited', 'whey is banned'),
]

const exemptions: readonly DutyCase[] = [
  juice(
    'BR',
    '2025-10-01',
    '785',
    { '9903.02.09': '2000', '9903.01.77': '8000' },
    '10785',
    'before the November lists',
  ),
  juice('BR', '2025-11-13', '785', {}, '785', 'exempt from both since 13 November 2025'),
  juice('BR', '2026-11-20', '785', {}, '785', 'in notes 50(a)(ii) and 52(b)'),
  nuts('BR', '2025-10-01', '0', { '9903.02.09': '100' }, '100', 'exempt from the 40 % at once, from the 10 % later'),
  nuts('BR', '2025-11-13', '0', {}, '0', 'now in Annex II'),
  coffee('CO', '2025-11-12', '0', { '9903.01.25': '1000' }, '1000', 'the day before coffee was exempt'),
  coffee('CO', '2025-11-13', '0', {}, '0', 'exempt'),
  sweets(
    'IN',
    '2026-11-20',
    '64',
    { '9903.05.44': '100' },
    '164',
    '6.4 %; the exemption names particular articles only',
  ),
  sweets('IN', '2026-11-20', '64', {}, '64', 'when it is the named article', { answers: { 'named-article': 'yes' } }),
  antibiotic('IN', '2026-11-20', '0', {}, '0', 'in note 52(b), and a generic'),
  antibiotic('IN', '2026-11-20', '0', { '9903.04.60': '1000' }, '1000', 'patented: 100 % in all', PATENTED),
  antibiotic('DE', '2026-11-20', '0', { '9903.04.62': '150' }, '150', 'patented of a partner: 15 % in all', PATENTED),
  antibiotic('GB', '2026-11-20', '0', { '9903.04.63': '0' }, '0', 'patented of the United Kingdom: nothing', PATENTED),
  antibiotic(
    'IN',
    '2026-09-28',
    '0',
    { '9903.04.61': '0' },
    '0',
    'before 29 September only the companies of Annex III pay',
    PATENTED,
  ),
]

export const FOOD_CASES: readonly DutyCase[] = [...specificRates, ...energyAndMinerals, ...bans, ...exemptions]
