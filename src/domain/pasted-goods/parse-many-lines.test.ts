// Tables, lists and letters of goods as people paste them, English and French, each with what is read out of it.
import { expect, it } from 'vitest'
import { itemLine } from '../testing/item-line.ts'
import { parseItems } from './parse-items.ts'

const FORMS: readonly (readonly [text: string, rows: readonly string[]])[] = [
  ['Wool toque\n60 pcs @ 14.50 CAD', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  [
    'Wool toque, 60 units, CAD 14.50 each\nBeeswax candle, 24 units, CAD 6.50 each',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure', 'Beeswax candle | 24 | 6.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Wool toque, 60 units, CAD 14.50 each\nBeeswax candle, 24 units, CAD 6.50 each\nRope toy, 12 units, USD 2.90 each',
    [
      'Wool toque | 60 | 14.5 CAD | - | - | - | - | sure',
      'Beeswax candle | 24 | 6.5 CAD | - | - | - | - | sure',
      'Rope toy | 12 | 2.9 USD | - | - | - | - | sure',
    ],
  ],
  [
    'Wool toque, 60, 14.50\nCandle, 24, 6.50',
    ['Wool toque | 60 | 14.5 | - | - | - | - | currency', 'Candle | 24 | 6.5 | - | - | - | - | currency'],
  ],
  [
    'Bonjour,\nVoici la commande :\n- 60 tuques en laine à 14,50 $ CAD\n- 24 bougies (Fabriqué au Canada), 6,50 $ CAD\nMerci,\nMarie',
    ['tuques en laine | 60 | 14.5 CAD | - | - | - | - | sure', 'bougies | 24 | 6.5 CAD | - | CA | - | - | unitPrice'],
  ],
  [
    'Wool toque\nBeeswax candle',
    [
      'Wool toque | - | - | - | - | - | - | quantity unitPrice',
      'Beeswax candle | - | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    '- Wool toque\n- Beeswax candle, 24 pcs',
    ['Wool toque | - | - | - | - | - | - | quantity unitPrice', 'Beeswax candle | 24 | - | - | - | - | - | unitPrice'],
  ],
  [
    '1. Wool toque\n2. Beeswax candle',
    [
      'Wool toque | - | - | - | - | - | - | quantity unitPrice',
      'Beeswax candle | - | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    'Wool toque | 60 | 14.50 | CAD\nCandle | 24 | 6.50 | CAD',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure', 'Candle | 24 | 6.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Wool toque; 60; 14,50; CAD\nBougie; 24; 6,50; CAD',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure', 'Bougie | 24 | 6.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Hi team,\n\nPlease prepare an invoice for 60 wool toques at $14.50 CAD each, 24 beeswax candles at $6.50 CAD each and 12 rope toys at $2.90 CAD.\n\nThanks,\nDana Roy\n604-555-0155',
    [
      'wool toques | 60 | 14.5 CAD | - | - | - | - | sure',
      'beeswax candles | 24 | 6.5 CAD | - | - | - | - | sure',
      'rope toys | 12 | 2.9 CAD | - | - | - | - | sure',
    ],
  ],
  [
    'Item: Wool toque\nQty: 60\nPrice: 14.50 CAD\nOrigin: Canada',
    ['Wool toque | 60 | 14.5 CAD | - | CA | - | - | sure'],
  ],
  ['Quantité : 60\nDescription : Tuque\nPrix : 14,50 $', ['Tuque | 60 | 14.5 | - | - | - | - | currency']],
  ['Wool toque\n  Qty: 60\n  Price: CAD 14.50', ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure']],
  [
    'Description, Quantity, Price\nWool toque, 60, CAD 14.50\nCandle, 24, CAD 6.50',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure', 'Candle | 24 | 6.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Please see below:\nWool toque - 60\nCandle - 24',
    [
      'Wool toque | 60 | - | - | - | - | - | quantity unitPrice',
      'Candle | 24 | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    'Our new warehouse is at 12 King Street, Toronto.\nWool toque, 60 units, CAD 14.50 each',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Wool toque 60 units @ CAD 14.50 = CAD 870.00\nTotal CAD 870.00\nHST 13% 113.10',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Item\tQty\tPrice (CAD)\nMug\t10\t3.60\nPlate\t\t4.00\nBowl\t6\t',
    [
      'Mug | 10 | 3.6 CAD | - | - | - | - | sure',
      'Plate | - | 4 CAD | - | - | - | - | quantity',
      'Bowl | 6 | - | - | - | - | - | unitPrice',
    ],
  ],
  [
    'Item\tQty\tPrice (CAD)\nMug\t10\t3.60\nPlate\t\t',
    ['Mug | 10 | 3.6 CAD | - | - | - | - | sure', 'Plate | - | - | - | - | - | - | quantity unitPrice'],
  ],
  [
    '| Produit | Qté | Prix | Pays |\n|---|---|---|---|\n| Tuque | 60 | 14,50 $ | Chine |',
    ['Tuque | 60 | 14.5 | - | CN | - | - | currency'],
  ],
  [
    'Article,Quantité,Prix unitaire (CAD),Origine\nTuque,60,"14,50",Canada',
    ['Tuque | 60 | 14.5 CAD | - | CA | - | - | sure'],
  ],
  [
    'Product Name  Qty  Unit Cost\nWool toque    60   $14.50\nBeeswax candle   24   $6.50',
    ['Wool toque | 60 | 14.5 | - | - | - | - | currency', 'Beeswax candle | 24 | 6.5 | - | - | - | - | currency'],
  ],
  [
    'SKU | Product | Units | Cost/unit | COO | HTS\nNPG-1 | Wool toque | 60 | $14.50 | CN | 6505.00.30.90',
    ['Wool toque | 60 | 14.5 | 6505003090 | CN | NPG-1 | - | currency'],
  ],
  [
    'Bonjour Dana,\n\nVeuillez expédier 200 bougies à 6,50 $ CAD chacune et 50 tuques à 14,50 $ CAD chacune, fabriquées au Canada.\n\nCordialement,\nMarc Tremblay\n514-555-0111',
    ['bougies | 200 | 6.5 CAD | - | - | - | - | sure', 'tuques | 50 | 14.5 CAD | - | CA | - | - | sure'],
  ],
  [
    'Hi,\nwe are sending the following:\n\nWool toque\n60 units\n$14.50 CAD each\n\nBeeswax candle\n24 units\n$6.50 CAD each\n\nThanks!\nSam',
    ['Wool toque | 60 | 14.5 CAD | - | - | - | - | sure', 'Beeswax candle | 24 | 6.5 CAD | - | - | - | - | sure'],
  ],
  [
    'Hi Sam,\n\n60 x Wool toque @ $14.50\n24 x Beeswax candle @ $6.50\n\nAll prices in CAD. All made in Canada.\n\nRegards,\nDana',
    ['Wool toque | 60 | 14.5 CAD | - | CA | - | - | sure', 'Beeswax candle | 24 | 6.5 CAD | - | CA | - | - | sure'],
  ],
  [
    'Subject: PO 4471\nFrom: Dana\nTo: Sam\n\nWool toque - qty 60 - $14.50 USD\nSubtotal $870.00\nShipping $25.00',
    ['Wool toque | 60 | 14.5 USD | - | - | - | - | unitPrice'],
  ],
  ['Candle\nQty 24\n$6.50 CAD', ['Candle | 24 | 6.5 CAD | - | - | - | - | unitPrice']],
  [
    'Candle - 24\nMug - 12\nLamp - 6',
    [
      'Candle | 24 | - | - | - | - | - | quantity unitPrice',
      'Mug | 12 | - | - | - | - | - | quantity unitPrice',
      'Lamp | 6 | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    'Candle: 24\nMug: 12\nLamp: 6',
    [
      'Candle | 24 | - | - | - | - | - | quantity unitPrice',
      'Mug | 12 | - | - | - | - | - | quantity unitPrice',
      'Lamp | 6 | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    '24 candles\n12 mugs\n6 lamps',
    [
      'candles | 24 | - | - | - | - | - | unitPrice',
      'mugs | 12 | - | - | - | - | - | unitPrice',
      'lamps | 6 | - | - | - | - | - | unitPrice',
    ],
  ],
  [
    'candles\nmugs\nlamps',
    [
      'candles | - | - | - | - | - | - | quantity unitPrice',
      'mugs | - | - | - | - | - | - | quantity unitPrice',
      'lamps | - | - | - | - | - | - | quantity unitPrice',
    ],
  ],
  [
    '- candles\n- mugs\n- lamps, $17.80 USD each',
    [
      'candles | - | - | - | - | - | - | quantity unitPrice',
      'mugs | - | - | - | - | - | - | quantity unitPrice',
      'lamps | - | 17.8 USD | - | - | - | - | quantity',
    ],
  ],
  ['Invoice No. 12345\nDate: 2026-11-20\n60 toques @ 14.50 CAD', ['toques | 60 | 14.5 CAD | - | - | - | - | sure']],
  [
    '60 toques @ 14.50 CAD\nPlease ship to 12 King Street, Toronto ON M5H 1A1.\nCall 416-555-0142 before 5 pm.',
    ['toques | 60 | 14.5 CAD | - | - | - | - | sure'],
  ],
]

it('has many forms', () => {
  expect(FORMS.length).toBeGreaterThan(35)
})

it.each(FORMS)('reads %j', (text, rows) => {
  expect(parseItems(text).map(itemLine)).toEqual(rows)
})
