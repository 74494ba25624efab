import { describe, expect, it } from 'vitest'
import type { AddressParts } from './address.ts'
import { isMid, proposeMid } from './mid.ts'

const address = (name: string, streetAddress: string, city: string, state: string, country: string): AddressParts => ({
  name,
  streetAddress,
  city,
  state,
  country,
  zipCode: '',
})

describe('the MID proposed for an address', () => {
  it.each([
    // Examples of the customs instructions.
    ['FRLAVIE243BRE', 'La Vie de France', '243 Rue de la Payees', 'Bremond', '', 'FR'],
    ['VE20TCEN5880CAR', '20th Century Technologies', 'Suite 5880', 'Caracas', '', 'VE'],
    ['GBEKRODLON', 'The E.K. Rodgers Companies', 'One Hundred Regent Street', 'London', '', 'GB'],
    ['USGRE45BIR', 'The Greenhouse', '45 Royal Crescent', 'Birmingham', 'AL', 'US'],
    ['AUCARJON88SID', 'Carduccio and Jones', '88 Canburra Avenue', 'Sidney', '', 'AU'],
    ['ITBOCSPA61VER', 'Bocchaccio S.p.A.', 'Via Mendotti 61', 'Verona', '', 'IT'],
    ['GRMURINCATH', 'Murla-Praxiteles Inc.', '', 'Athens', '', 'GR'],
    // Canadian addresses, worked out by hand with the rule.
    ['XOMAPRID1450MIS', 'Maple Ridge Foods Inc.', '1450 Meyerside Dr Unit 12', 'Mississauga', 'ON', 'CA'],
    ['XQLESALI75MON', 'Les Aliments Boréal Ltée', "75 rue de l'Église", 'Montréal', 'QC', 'CA'],
    ['XNBER9HAL', 'Bergstrom', '9 Granville Street', 'Halifax', 'NS', 'CA'],
    ['XAABCAN2021CAL', 'A & B Candle Co.', 'P.O. Box 20211', 'Calgary', 'AB', 'CA'],
    ['XPWOOCOMCHA', 'The Wool Company of Prince Edward', 'One Hundred Kent Street', 'Charlottetown', 'PE', 'CA'],
    ['XCRYACYC6118VAN', "Ryan's Cycle Inc.", '6-1188 12th Avenue W', 'Vancouver', 'BC', 'CA'],
    ['XMPRASOA455WIN', 'Prairie Soap', 'Suite 302, 455 Broadway', 'Winnipeg', 'MB', 'CA'],
    ['XWSTJOH18STJ', "St. John's Candle Works", '18 Water St', "St. John's", 'NL', 'CA'],
  ])('is %s for %s', (mid, name, street, city, state, country) => {
    expect(proposeMid(address(name, street, city, state, country))).toBe(mid)
  })

  it.each([
    ['counts initials standing together as one word', 'A.B.C. Company', '', 'Paris', 'FRABCCOMPAR'],
    ['skips a lone initial', 'Thomas S. Delvaux', '', 'Paris', 'FRTHODELPAR'],
    [
      'takes the first four digits of the largest number',
      'Bergstrom',
      '11455 Main, Suite 9999',
      'Paris',
      'FRBER1145PAR',
    ],
    ['takes the suite when its number is larger', 'Bergstrom', '232 Main, Suite 1234', 'Paris', 'FRBER1234PAR'],
    ['joins a number with hyphens', 'Bergstrom', '12-34-56 Main', 'Paris', 'FRBER1234PAR'],
    ['passes over an ordinal street', 'Bergstrom', '7 12th St', 'Paris', 'FRBER7PAR'],
    ['leaves out a leading "the" of the city', 'Bergstrom', '', 'The Hague', 'FRBERHAG'],
    ['joins the parts of a city', 'Bergstrom', '', 'St. Michel', 'FRBERSTM'],
    ['skips kinds of firm in front', 'Companhia Textil Karsten', '', 'Paris', 'FRKARPAR'],
  ])('%s', (_rule, name, street, city, mid) => {
    expect(proposeMid(address(name, street, city, '', 'FR'))).toBe(mid)
  })

  it('uses the country where it is one city', () => {
    expect(proposeMid(address('Lucky Star', '8 Nathan Road', 'Kowloon', '', 'HK'))).toBe('HKLUCSTA8HON')
  })

  it('reads the province by name, in either language', () => {
    expect(proposeMid(address('Bergstrom', '', 'Laval', 'Québec', 'Canada'))).toBe('XQBERLAV')
  })

  it.each([
    ['no province', address('Bergstrom', '9 Granville Street', 'Halifax', '', 'CA')],
    ['a name without a Latin letter', address('中山市明耀灯饰有限公司', '88', 'Zhongshan', '', 'CN')],
    ['no city', address('Bergstrom', '9 Granville Street', '', 'NS', 'CA')],
  ])('is unknown with %s', (_case, given) => {
    expect(proposeMid(given)).toBeUndefined()
  })

  it('uses the Latin name beside one in another script', () => {
    const maker = address('中山市明耀灯饰 (Zhongshan Mingyao Lighting)', '古镇镇同益路 88 号', 'Zhongshan', '', 'CN')
    expect(proposeMid(maker)).toBe('CNZHOMIN88ZHO')
  })
})

it.each([
  ['XOMAPRID1450MIS', true],
  ['CN123', true],
  ['XO', false],
  ['xomaprid1450mis', false],
  ['XOMAPRID1450MISSI', false],
])('takes %s for a MID: %s', (text, expected) => {
  expect(isMid(text)).toBe(expected)
})
