// What section and chapter notes keep out of a chapter, in our own words, for goods that are often put in the wrong one.
// Source: notes of the Harmonized Tariff Schedule of the United States, edition 2026; each names its own.

/** of: beginnings of codes the note is read for. */
export type LegalNote = { readonly of: readonly string[]; readonly text: string; readonly source: string }

export const CHAPTER_NOTES: readonly LegalNote[] = [
  {
    of: ['16', '19', '20', '21'],
    text: 'Food with more than 20 % by weight of meat, fish or seafood belongs to chapter 16, save stuffed pasta (1902), sauces and soups (2103, 2104).',
    source: 'chapter 16 note 2',
  },
  {
    of: ['17', '18', '19'],
    text: 'Sweets with cocoa are 1806, not 1704; white chocolate, which has no cocoa mass, is 1704.',
    source: 'chapter 17 note 1(a), chapter 18 note 2, heading 1704',
  },
  {
    of: ['30'],
    text: 'Foods, drinks and food supplements stay with the foods (2106, 2202); cosmetics stay in 3303 to 3307 even where they heal; medicated soap is 3401; nicotine gum and patches are 2404.',
    source: 'chapter 30 note 1(a), (b), (e) and (f)',
  },
  {
    of: ['33', '34'],
    text: 'Perfumed soap is 3401, not chapter 33; candles, scented ones too, are 3406.',
    source: 'chapter 33 note 1(b), heading 3406',
  },
  {
    of: ['39'],
    text: 'Not in chapter 39 though of plastic: bags and cases (4202), footwear (64), headgear (65), imitation jewelry (7117), machines and electrical goods (84, 85), optical goods (90), furniture and lamps (94), toys, games and sports goods (95), brushes, buttons, combs, pens, zippers (96).',
    source: 'chapter 39 note 2',
  },
  {
    of: ['40'],
    text: 'Not in chapter 40 though of rubber: footwear (64), headgear (65), machine parts of hard rubber (84, 85), furniture (94), toys and sports goods other than sports gloves (95), brushes and combs (96).',
    source: 'chapter 40 note 2',
  },
  {
    of: ['42'],
    text: 'Not in chapter 42: light carrier bags of plastic sheeting (3923), plaited bags (4602), footwear (64), headgear (65), watch straps (9113), imitation jewelry (7117), toys and sports goods (95).',
    source: 'chapter 42 notes 2, 3 and 4',
  },
  {
    of: ['44'],
    text: 'Not in chapter 44 though of wood: cases of 4202, wickerwork (46), imitation jewelry (7117), furniture and lamps (94), toys and games (95), brushes, buttons, pencils, pipes (96).',
    source: 'chapter 44 note 1',
  },
  {
    of: ['48'],
    text: 'Paper whose printing is more than incidental to its main use is chapter 49; not in chapter 48: cases of 4202, paper games (95), diapers and sanitary towels (9619).',
    source: 'chapter 48 notes 2 and 12',
  },
  {
    of: ['61'],
    text: 'Chapter 61 is for knitted or crocheted garments only; brassieres, girdles and suspenders are 6212 even knitted; babies’ garments (height to 86 cm) are 6111 whatever they are.',
    source: 'chapter 61 notes 1, 2 and 6',
  },
  {
    of: ['61'],
    text: 'Shirts of 6105 and blouses of 6106 have no pockets below the waist, no ribbed or drawn hem and at least 10 stitches a centimeter; shirts of 6105 have sleeves.',
    source: 'chapter 61 note 4',
  },
  {
    of: ['62'],
    text: 'Chapter 62 is for garments that are not knitted or crocheted, save 6212; babies’ garments (height to 86 cm) are 6209 whatever they are.',
    source: 'chapter 62 notes 1 and 5',
  },
  {
    of: ['61', '62'],
    text: 'Garments closing left over right are men’s, right over left women’s, unless the cut says otherwise; those for either are women’s or girls’.',
    source: 'chapter 61 note 9, chapter 62 note 9',
  },
  {
    of: ['63'],
    text: '6301 to 6307 take made-up textiles that chapters 56 to 62 do not describe; not bags and cases (4202), pet coats and leashes (4201), bedding with filling (9404), toys and festive articles (95), diapers (9619).',
    source: 'chapter 63 notes 1 and 2, section XI note 1',
  },
  {
    of: ['64'],
    text: 'The upper is of the material with the greatest outer surface, the sole of that with the greatest contact with the ground; toy shoes and footwear with skates attached are chapter 95.',
    source: 'chapter 64 notes 1 and 4',
  },
  {
    of: ['65'],
    text: 'Hats for dolls, toy hats and carnival articles are chapter 95.',
    source: 'chapter 65 note 1(c)',
  },
  {
    of: ['69', '70'],
    text: 'Not with ceramics or glass: imitation jewelry (7117), lamps (9405), toys and Christmas ornaments (95), vacuum flasks (9617).',
    source: 'chapter 69 note 2, chapter 70 note 1',
  },
  {
    of: ['71'],
    text: 'Jewelry of precious metal, alone or clad, is 7113; base metal merely plated with it is imitation jewelry (7117); articles of pearls or gemstones are 7116.',
    source: 'chapter 71 notes 2, 4, 9 and 11',
  },
  {
    of: ['72', '73', '74', '75', '76', '78', '79', '80', '81', '82', '83'],
    text: 'Not base-metal wares: imitation jewelry (7117), machines and electrical goods (84, 85), vehicles (87), instruments and watches (90, 91), furniture and lamps (94), toys and sports goods (95), brushes, pens, buttons, zippers (96).',
    source: 'section XV note 1',
  },
  {
    of: ['84', '85', '87', '90', '95'],
    text: 'Screws, bolts, springs, chains, hinges and other metal parts of general use stay with their metal (73, 76, 83); those of plastic stay in chapter 39.',
    source:
      'section XV note 2; section XVI note 1(g); section XVII note 2(b); chapter 90 note 1(f); chapter 95 note 1(k)',
  },
  {
    of: ['84', '85'],
    text: 'A part that is itself named by a heading goes to that heading; other parts go with the machine they are made for; a machine of several functions goes by its main one.',
    source: 'section XVI notes 2 and 3',
  },
  {
    of: ['8509'],
    text: '8509 is for household appliances with a motor; not fans and hoods (8414), dishwashers (8422), washing machines (8450) or heating appliances (8516); above 20 kg only floor polishers, grinders, mixers and juicers; vacuum cleaners are 8508, shavers and clippers 8510.',
    source: 'chapter 85 note 4, headings 8508 and 8510',
  },
  {
    of: ['87'],
    text: 'Not parts of vehicles: tires (4011), engines and pumps (84), batteries, lamps and electrical goods (85), instruments (90), seats (9401); parts must be solely or mainly for the vehicle.',
    source: 'section XVII notes 2 and 3',
  },
  {
    of: ['90', '91'],
    text: 'Parts that are goods of 84, 85, 90 or 91 go to their own headings; cases shaped for the goods and sold with them follow the goods, others are 4202.',
    source: 'chapter 90 note 2; General Rule 5(a)',
  },
  {
    of: ['94'],
    text: 'Furniture stands on the floor, save cupboards, shelves, unit furniture, seats and beds; not air or water mattresses (39, 40, 63), mirrors that stand alone (7009), toy furniture (95).',
    source: 'chapter 94 notes 1 and 2',
  },
  {
    of: ['95'],
    text: 'Not in chapter 95: candles (3406), bags (4202), sports clothing and fancy dress of textile (61, 62), sports footwear (64), headgear (65), bicycles (8712), tents (6306), strings of lights (9405).',
    source: 'chapter 95 note 1',
  },
  {
    of: ['96'],
    text: 'Not in chapter 96: cosmetic pencils (33), umbrellas (66), imitation jewelry (7117), cutlery (82), toys (95).',
    source: 'chapter 96 note 1',
  },
]
