// The many forms in which people write one line of goods, English and French, each with what is read out of it.
import { expect, it } from 'vitest'
import { itemLine } from '../testing/item-line.ts'
import { parseItems } from './parse-items.ts'

const FORMS: readonly (readonly [text: string, rows: readonly string[]])[] = [
  ['Wool toque, 60 units, CAD 14.50 each', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['60 pcs @ 14.50 CAD', [' | 60 | 14.5 CAD | - | - | - | - | description']],
  ['Wool toque x 12, $4.99/ea', ['Wool toque | 12 | 4.99 | - | - | - | - | currency']],
  ['Wool toque 12x $4.99', ['Wool toque | 12 | 4.99 | - | - | - | - | currency']],
  ['12x Wool toque $4.99', ['Wool toque | 12 | 4.99 | - | - | - | - | unitPrice currency']],
  ['12 x Wool toque @ $4.99 CAD', ['Wool toque | 12 | 4.99 CAD | - | - | - | - | sure']],
  ['Wool toque qty: 12 CAD 4,99', ['Wool toque | 12 | 4.99 CAD | - | - | - | - | unitPrice']],
  ['Wool toque - 12 pcs - 4,99 CAD', ['Wool toque | 12 | 4.99 CAD | - | - | - | - | unitPrice']],
  ['Tuque en laine, 60 unités, 14,50 $ CAD chacune', ['Tuque en laine | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['60 tuques en laine à 14,50 $ CA l’unité', ['tuques en laine | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['Wool toque, total CAD 870.00 for 60', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | quantity unitPrice']],
  ['60 wool toques, total $870.00 CAD', ['wool toques | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['60 wool toques for CAD 870', ['wool toques | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['60 wool toques = CAD 870', ['wool toques | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  [
    'Wool toque, made in China, 6505.00.30.90, 60 pcs, $14.50',
    ['Wool toque | 60 | 14.5 | 6505003090 | CN | - | - | unitPrice currency'],
  ],
  ['Wool toque, CN, 60, 14.50 USD', ['Wool toque | 60 | 14.5 USD | - | CN | - | - | unitPrice']],
  ['Wool toque (Fabriqué au Canada) 60 x 14,50 $', ['Wool toque | 60 | 14.5 | - | CA | - | - | currency']],
  ['Wool toque | 60 | 14.50 | CAD', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['Wool toque\t60\t14.50\tCAD', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['Wool toque: 60 @ $14.50', ['Wool toque | 60 | 14.5 | - | - | - | - | currency']],
  ['Wool toque (60) - $14.50 ea', ['Wool toque | 60 | 14.5 | - | - | - | - | currency']],
  ['Wool toque (x60) $14.50 USD', ['Wool toque | 60 | 14.5 USD | - | - | - | - | unitPrice']],
  ['Wool toque – 60 – US$14.50', ['Wool toque | 60 | 14.5 USD | - | - | - | - | unitPrice']],
  ['Qty 60 Wool toque 14.50', ['Wool toque | 60 | 14.5 | - | - | - | - | unitPrice currency']],
  ['60 units of wool toque at CAD 14.50 per unit', ['wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['Wool toque 60 units 14.50 CAD/unit', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['Wool toque, 60, $14.50, $870.00', ['Wool toque | 60 | 14.5 | - | - | - | - | currency']],
  ['Wool toque 60 14.50 870.00', ['Wool toque | 60 | 14.5 | - | - | - | - | quantity currency']],
  [
    'Wool toque, quantity 60, unit price 14.50, currency CAD, origin CA',
    ['Wool toque | 60 | 14.5 CAD | - | CA | - | - | sure'],
  ],
  ['Wool toque 60pcs 14.50CAD', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['Wool toque, 5 dozen, CAD 174 per dozen', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | quantity unitPrice']],
  ['Wool toque, 2 cartons of 30, CAD 14.50 each', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | quantity']],
  [
    "Tuque de laine, qté 60, 14,50 $ l'unité, origine Canada, code SH 6505.00.30.90",
    ['Tuque de laine | 60 | 14.5 | 6505003090 | CA | - | - | currency'],
  ],
  ['Wool toque, 60 ea, 14.50', ['Wool toque | 60 | 14.5 | - | - | - | - | unitPrice currency']],
  ['$14.50 - Wool toque - 60', ['Wool toque | 60 | 14.5 | - | - | - | - | unitPrice currency']],
  ['CAD 14.50 x 60 Wool toque', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['Wool toque 60 @ 14.50', ['Wool toque | 60 | 14.5 | - | - | - | - | currency']],
  ['Wool toque .... 60 .... $14.50', ['Wool toque | 60 | 14.5 | - | - | - | - | unitPrice currency']],
  ['Wool toque, 60 units', ['Wool toque | 60 | - | - | - | - | - | unitPrice']],
  ['Wool toque, CAD 14.50', ['Wool toque | - | 14.5 CAD | - | - | - | - | unitPrice quantity']],
  ['Wool toque, 1,200 units, CAD 1,014.50 each', ['Wool toque | 1200 | 1014.5 CAD | - | - | - | - | sure']],
  ['Wool toque, 1 200 unités, 14,50 $', ['Wool toque | 1200 | 14.5 | - | - | - | - | unitPrice currency']],
  ['toque en laine : 60 × 14,50 $ CAD = 870,00 $', ['toque en laine | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['60 toques @14.5', ['toques | 60 | 14.5 | - | - | - | - | currency']],
  ['Product: Wool toque, Qty: 60, Price: 14.50 CAD', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  ['Wool toque, 60 pieces @ USD14.50, COO: CN', ['Wool toque | 60 | 14.5 USD | - | CN | - | - | sure']],
  ['SKU NPG-1 Wool toque 60 units 14.50 CAD', ['Wool toque | 60 | 14.5 CAD | - | - | NPG-1 | - | unitPrice']],
  ['NPG-1, Wool toque, 60, 14.50', ['Wool toque | 60 | 14.5 | - | - | NPG-1 | - | unitPrice currency']],
  [
    'I have 60 wool toques, 24 candles and 12 rope toys to ship.',
    [
      'wool toques | 60 | - | - | - | - | - | unitPrice',
      'candles | 24 | - | - | - | - | - | unitPrice',
      'rope toys | 12 | - | - | - | - | - | unitPrice',
    ],
  ],
  [
    '* 12x beeswax candles (3406.00.00.00) – US$6.50 ea – made in China',
    ['beeswax candles | 12 | 6.5 USD | 3406000000 | CN | - | - | sure'],
  ],
  ['• 24 pcs beeswax candle, CN, $6.50/pc', ['beeswax candle | 24 | 6.5 | - | CN | - | - | currency']],
  [
    '- Bougies en cire (24 unités) 6,50 $ CAD chacune, fabriqué au Québec',
    ['Bougies en cire | 24 | 6.5 CAD | - | CA | - | - | sure'],
  ],
  [
    '- Bougies, 24 unités, 6,50 $ CAD, Fabriqué aux États-Unis',
    ['Bougies | 24 | 6.5 CAD | - | US | - | - | unitPrice'],
  ],
  [
    '1) Sirop d’érable 500 mL – 120 bouteilles – 11,40 $ CA',
    ['Sirop d’érable 500 mL | 120 | 11.4 CAD | - | - | - | - | unitPrice'],
  ],
  [
    '2. Savon à l’avoine, qté : 36, prix : 8,10 $ CAD, pays : Canada',
    ['Savon à l’avoine | 36 | 8.1 CAD | - | CA | - | - | sure'],
  ],
  ['Toque (wool), 60, $14.50 CAD', ['Toque (wool) | 60 | 14.5 CAD | - | - | - | - | unitPrice']],
  ['Toque, wool, grey, 60 units, $14.50 CAD each', ['Toque, wool, grey | 60 | 14.5 CAD | - | - | - | - | sure']],
  [
    'Stainless bottle 750 mL, 48 units, USD 7.25 each, China',
    ['Stainless bottle 750 mL | 48 | 7.25 USD | - | CN | - | - | sure'],
  ],
  ['USB-C cable 2 m x 100 @ $1.20 USD', ['USB-C cable 2 m | 100 | 1.2 USD | - | - | - | - | sure']],
  ['LED lamp 12 V 5 W, 30 pcs, USD 8.00', ['LED lamp 12 V 5 W | 30 | 8 USD | - | - | - | - | unitPrice']],
  [
    'Cotton sheets 100% 200 TC, 20 sets, CAD 40',
    ['Cotton sheets 100% 200 TC | 20 | 40 CAD | - | - | - | - | quantity unitPrice'],
  ],
  ['iPhone 15 case, 100 units, $3.00 USD', ['iPhone 15 case | 100 | 3 USD | - | - | - | - | unitPrice']],
  ['T-shirt 2XL black qty 15 $5.60 USD', ['T-shirt 2XL black | 15 | 5.6 USD | - | - | - | - | unitPrice']],
  ['Mug 3.60 USD x 144', ['Mug | 144 | 3.6 USD | - | - | - | - | sure']],
  ['144 mugs 3.60 USD each = 518.40 USD', ['mugs | 144 | 3.6 USD | - | - | - | - | sure']],
  ['144 mugs total 518.40 USD', ['mugs | 144 | 3.6 USD | - | - | - | - | unitPrice']],
  ['Mugs: 144 units, line total USD 518.40', ['Mugs | 144 | 3.6 USD | - | - | - | - | unitPrice']],
  ['Mug\t144\t3.60\t518.40', ['Mug | 144 | 3.6 | - | - | - | - | currency']],
  ['Mug, 144, 3.60, 518.40', ['Mug | 144 | 3.6 | - | - | - | - | currency']],
  ['mug 144 3.60', ['mug | 144 | 3.6 | - | - | - | - | unitPrice quantity currency']],
  ['144 mug 3.60', ['mug | 144 | 3.6 | - | - | - | - | unitPrice currency']],
  ['Mug | 144 pcs | $3.60 | China | 6912.00.44.00', ['Mug | 144 | 3.6 | 6912004400 | CN | - | - | unitPrice currency']],
  ['Mug;144;3,60 $;Chine', ['Mug | 144 | 3.6 | - | CN | - | - | unitPrice currency']],
  ['Mug / 144 / $3.60 USD', ['Mug | 144 | 3.6 USD | - | - | - | - | unitPrice']],
  ['Mug = 144 @ 3.60', ['Mug | 144 | 3.6 | - | - | - | - | currency']],
  [
    'Please invoice: mugs 144 @ $3.60 USD, plates 60 @ $4.10 USD',
    ['mugs | 144 | 3.6 USD | - | - | - | - | sure', 'plates | 60 | 4.1 USD | - | - | - | - | sure'],
  ],
  [
    'mugs 144 @ $3.60, plates 60 @ $4.10, bowls 12 @ $5',
    [
      'mugs | 144 | 3.6 | - | - | - | - | currency',
      'plates | 60 | 4.1 | - | - | - | - | currency',
      'bowls | 12 | 5 | - | - | - | - | currency',
    ],
  ],
  [
    '144 mugs at 3.60 and 60 plates at 4.10 USD',
    ['mugs | 144 | 3.6 | - | - | - | - | currency', 'plates | 60 | 4.1 USD | - | - | - | - | sure'],
  ],
  ['HTS 3406.00.00.00 candles 24 units CAD 6.50', ['candles | 24 | 6.5 CAD | 3406000000 | - | - | - | unitPrice']],
  ['3406.00.00.00\tCandle\t24\t6.50\tCAD\tCN', ['Candle | 24 | 6.5 CAD | 3406000000 | CN | - | - | unitPrice']],
  ['ASIN B0DEMO0018 Mug, 144 units, USD 3.60', ['Mug | 144 | 3.6 USD | - | - | - | B0DEMO0018 | unitPrice']],
  ['NPG-1 x 60', ['NPG-1 | 60 | - | - | - | NPG-1 | - | sku unitPrice']],
  ['Delivery in 3 days. 60 toques @ 14.50 CAD.', ['toques | 60 | 14.5 CAD | - | - | - | - | sure']],
  [
    'toques 60 units CAD 14.50, candles 24 units CAD 6.50, lamps 6 units USD 17.80',
    [
      'toques | 60 | 14.5 CAD | - | - | - | - | unitPrice',
      'candles | 24 | 6.5 CAD | - | - | - | - | unitPrice',
      'lamps | 6 | 17.8 USD | - | - | - | - | unitPrice',
    ],
  ],
  ['£14.50 toque x 60', ['toque | 60 | 14.5 | - | - | - | - | currency unitPrice']],
  ['60 toques à 14,50$ch.', ['toques | 60 | 14.5 | - | - | - | - | currency']],
  ['1,200 soap bars @ CAD 2.15 = CAD 2,580.00', ['soap bars | 1200 | 2.15 CAD | - | - | - | - | sure']],
  ['10 cases of 24 soap bars, CAD 2.00 each', ['soap bars | 240 | 2 CAD | - | - | - | - | quantity']],
  ['12 pairs of wool socks @ CAD 8', ['wool socks | 12 | 8 CAD | - | - | - | - | sure']],
  ['Wool socks, 12 pairs, CAD 8/pair', ['Wool socks | 12 | 8 CAD | - | - | - | - | sure']],
  ['2 dz candles @ 78.00/dz CAD', ['candles | 24 | 6.5 CAD | - | - | - | - | quantity unitPrice']],
  ['Candle 24 ea $6.50 CAD Made in PRC', ['Candle | 24 | 6.5 CAD | - | CN | - | - | unitPrice']],
  [
    'Candle (Country of origin: India), Qty 24, Unit price: CAD 6.50, Total: CAD 156.00',
    ['Candle | 24 | 6.5 CAD | - | IN | - | - | sure'],
  ],
  ['Candle, 24 units, CAD 6.50 each, total CAD 150.00', ['Candle | 24 | 6.5 CAD | - | - | - | - | unitPrice']],
  [
    'Description: Candle | Qty: 24 | Price: 6.50 | Currency: CAD | Origin: CA',
    ['Candle | 24 | 6.5 CAD | - | CA | - | - | sure'],
  ],
  ['product=Candle; quantity=24; price=6.50; currency=USD', ['Candle | 24 | 6.5 USD | - | - | - | - | sure']],
]

it('has many forms', () => {
  expect(FORMS.length).toBeGreaterThan(80)
})

it.each(FORMS)('reads %j', (text, rows) => {
  expect(parseItems(text).map(itemLine)).toEqual(rows)
})
