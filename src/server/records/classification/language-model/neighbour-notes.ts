// What sets headings apart that sellers confuse, in our own words.
// Source: headings and notes of the Harmonized Tariff Schedule of the United States, edition 2026; each names its own.
import type { LegalNote } from './chapter-notes.ts'

export const NEIGHBOUR_NOTES: readonly LegalNote[] = [
  {
    of: ['3304', '3305', '3307', '3401'],
    text: 'Body wash and other liquid or cream skin cleansers for retail are 3401, with soap or without; shampoo is 3305; shaving foam, bath salts and bubble bath are 3307; creams and lotions left on the skin are 3304.',
    source: 'headings 3304, 3305, 3307 and 3401, chapter 34 note 1(c)',
  },
  {
    of: ['3304', '3307', '4818', '5603', '5601'],
    text: 'Wipes and paper soaked with perfume or cosmetics, scented sachets, incense, contact lens solution and grooming products for animals are 3307; wipes with soap or detergent are 3401.',
    source: 'chapter 33 note 4, heading 3401',
  },
  {
    of: ['3301', '3302', '3303', '3304'],
    text: '3303 to 3307 take goods fit for that use and packed for retail for it; a plain essential oil is 3301, a blend of scents for making other goods 3302.',
    source: 'chapter 33 note 3, headings 3301 and 3302',
  },
  {
    of: ['3401', '3402', '3405'],
    text: 'Soap is 3401 in bars; with abrasive powder in any other form it is 3405; dish, laundry and surface cleaners are 3402.',
    source: 'chapter 34 note 2, headings 3402 and 3405',
  },
  {
    of: ['3307', '3406', '9405', '8509', '8516'],
    text: 'Scented candles are 3406; incense, room sprays and reed diffusers 3307; candle holders without electricity are lamps of 9405.',
    source: 'headings 3307, 3406 and 9405',
  },
  {
    of: ['3004', '3307', '3808', '3824'],
    text: 'Disinfectants, insect repellents and pest killers packed for retail are 3808, not cosmetics or chemicals.',
    source: 'heading 3808, chapter 38 note 1(a)(2)',
  },
  {
    of: ['3923', '3924', '3925', '3926'],
    text: 'Plastic for packing or carrying goods and closures is 3923; table, kitchen, household and toilet articles 3924; builders’ ware 3925; 3926 takes only what is left.',
    source: 'headings 3923 to 3926, chapter 39 note 11',
  },
  {
    of: ['3923', '3926', '4202', '6307', '7326', '4016'],
    text: 'Spectacle, camera and similar fitted cases, trunks and briefcases are 4202 of any material; handbags, backpacks, wallets, toiletry and insulated bags are 4202 when of leather, plastic sheeting, textile or paperboard or covered with them.',
    source: 'heading 4202, chapter 39 note 2, section XI note 1',
  },
  {
    of: ['4202', '4420', '4819', '7117', '7323'],
    text: 'Jewelry boxes are 4202 when of or covered with leather, plastic sheeting, textile or paperboard; of bare wood 4420; packing boxes of paper are 4819.',
    source: 'headings 4202, 4420 and 4819, chapter 44 note 1(e)',
  },
  {
    of: ['3926', '4201', '4205', '6307', '6117', '6217', '9503'],
    text: 'Collars, leashes, harness and coats for animals are 4201 of any material; toys for animals only are not 9503 but go by their material.',
    source: 'heading 4201, chapter 95 note 5',
  },
  {
    of: ['6301', '6302', '6303', '6304', '6307', '9404'],
    text: 'Pillows, cushions, quilts and comforters with a filling are 9404; empty pillowcases and sheets 6302, blankets 6301, curtains 6303, cushion covers and bedspreads 6304.',
    source: 'headings 6301 to 6304 and 9404',
  },
  {
    of: ['6302', '6304', '6307', '6911', '6912', '7013', '9503', '9504', '9505', '3924'],
    text: 'Useful articles of table, kitchen, bath, bed and floor and clothing stay with their material though made in a festive design; 9505 takes decorations and party goods.',
    source: 'chapter 95 note 1(x), heading 9505',
  },
  {
    of: ['9503', '9504', '9505', '9506'],
    text: 'Toys, dolls, puzzles, scale models and scooters are 9503; board and card games, playing cards and video game consoles 9504; festive and party articles 9505; sports and exercise equipment and pools 9506.',
    source: 'headings 9503 to 9506',
  },
  {
    of: ['4203', '6116', '6216', '9506', '4015', '3926'],
    text: 'Gloves go by material, for sports too: leather 4203, rubber 4015, plastic 3926, knitted 6116, other textile 6216; other protective sports gear is 9506.',
    source: 'chapter 95 note 1, headings 3926, 4015, 4203, 6116 and 6216',
  },
  {
    of: ['6105', '6106', '6109', '6110'],
    text: 'T-shirts, tank tops and the like, knitted, without collar or opening, are 6109; sweaters, hoodies, sweatshirts, cardigans and knitted vests 6110; polo and other knitted shirts 6105, blouses 6106.',
    source: 'headings 6105, 6106, 6109 and 6110',
  },
  {
    of: ['6112', '6114', '6211', '6210', '6113'],
    text: '6114 and 6211 take garments no other heading names; knitted track suits and swimwear are 6112, those not knitted 6211; garments of felt, nonwoven, coated or rubbered fabric are 6113 (knitted) or 6210, save babies’.',
    source: 'headings 6112, 6114 and 6211, chapter 61 note 8, chapter 62 note 6',
  },
  {
    of: ['61', '62'],
    text: 'Garments of different headings sold as a set are each classified on their own, save suits, ensembles, pajamas, track suits and the like that a heading names.',
    source: 'section XI note 14',
  },
  {
    of: ['6117', '6213', '6214', '6217'],
    text: 'Scarves and shawls are 6117 knitted, 6214 otherwise; a square of no side above 60 cm is a handkerchief (6213).',
    source: 'headings 6117 and 6214, chapter 62 note 8',
  },
  {
    of: ['6504', '6505', '6506', '6117', '6217'],
    text: 'Knitted or textile hats, caps and hairnets are 6505, plaited ones 6504, helmets and headgear of rubber, plastic, leather or fur 6506; headbands are clothing accessories (6117, 6217).',
    source: 'headings 6117, 6217 and 6504 to 6506',
  },
  {
    of: ['7018', '7113', '7116', '7117', '8308', '9615', '9606'],
    text: '7117 takes small objects of personal adornment, not hair-slides, combs and hairpins (9615), buttons (9606), loose glass beads (7018), or clasps, buckles and metal beads (8308).',
    source: 'chapter 71 notes 9(a) and 11, headings 7018, 8308, 9606 and 9615',
  },
  {
    of: ['7117', '7326', '8305', '8306', '4205', '3926'],
    text: 'Key rings and other things carried on the person are not imitation jewelry: they go by their material.',
    source: 'chapter 71 notes 9 and 11',
  },
  {
    of: ['7323', '8205', '8210', '8211', '8215'],
    text: 'Spoons, forks, ladles and tongs are 8215, knives 8211, hand-cranked kitchen appliances up to 10 kg 8210, other household hand tools such as can openers 8205; pots, pans and other steel kitchenware 7323.',
    source: 'headings 7323, 8205, 8210, 8211 and 8215',
  },
  {
    of: ['8211', '8215'],
    text: 'A set of knives with at least as many spoons, forks and the like is 8215.',
    source: 'chapter 82 note 3',
  },
  {
    of: ['7323', '7326', '8302', '8306', '9403'],
    text: 'Steel household articles are 7323; hat racks, hooks, brackets and fittings for furniture and doors 8302; metal ornaments and photo frames 8306; 7326 takes what is left.',
    source: 'headings 7323, 7326, 8302 and 8306',
  },
  {
    of: ['4414', '4419', '4420', '4421'],
    text: 'Wooden frames are 4414, table and kitchenware 4419, ornaments and jewelry cases 4420; 4421 takes what is left.',
    source: 'headings 4414, 4419, 4420 and 4421',
  },
  {
    of: ['6911', '6912', '6913', '7010', '7013', '7018'],
    text: 'Ceramic table and household ware is 6911 of porcelain, else 6912; ceramic ornaments 6913; glass for table, kitchen and decoration 7013; bottles and jars for packing goods 7010.',
    source: 'headings 6911 to 6913, 7010 and 7013',
  },
  {
    of: ['9401', '9403', '9404', '7323', '3924', '4420', '4421'],
    text: 'Seats are 9401, also when they turn into beds; other furniture 9403; mattresses and stuffed bedding 9404; small racks, hooks and boxes that do not stand on the floor go by their material.',
    source: 'headings 9401, 9403 and 9404, chapter 94 note 2',
  },
  {
    of: ['8513', '8539', '8541', '9405', '9505', '8512'],
    text: 'Flashlights and headlamps with their own battery are 8513; bulbs and LED modules 8539; lamps for vehicles and bicycles 8512; other lamps and strings of lights, for Christmas too, 9405.',
    source: 'headings 8512, 8513, 8539 and 9405, chapter 95 note 1',
  },
  {
    of: ['8517', '8518', '8519', '8527', '8543'],
    text: 'Loudspeakers, microphones and headphones are 8518; radios 8527; apparatus that sends or receives voice or data by network or radio 8517; 8543 only machines with a function of their own that no heading of chapter 85 names.',
    source: 'headings 8517, 8518, 8527 and 8543',
  },
  {
    of: ['8471', '8473', '8443', '8517', '8518', '8525', '8528'],
    text: 'Not 8471 though used with a computer: printers (8443), network equipment (8517), loudspeakers and microphones (8518), cameras (8525), monitors and projectors (8528); what does another job goes by that job.',
    source: 'chapter 84 note 6(D) and (E)',
  },
  {
    of: ['8504', '8507', '8544', '8536', '8473'],
    text: 'Chargers and power supplies are 8504, power banks and rechargeable batteries 8507, cables with connectors 8544, plugs and sockets alone 8536.',
    source: 'headings 8504, 8507, 8536 and 8544',
  },
  {
    of: ['8479', '8509', '8508', '84'],
    text: 'Household appliances with a motor are 8509, vacuum cleaners 8508, not chapter 84; 8479 only machines with a function of their own that no heading of chapter 84 names.',
    source: 'chapter 84 note 1(e) and (f), note 8, heading 8479',
  },
  {
    of: ['8509', '8516', '8414', '8210'],
    text: 'What heats by electricity in the home is 8516: kettles, coffee makers, toasters, hair dryers, irons; what stirs, grinds or blends by motor 8509; fans 8414; worked by hand 8210.',
    source: 'headings 8210, 8414, 8509 and 8516, chapter 85 note 4',
  },
  {
    of: ['8212', '8213', '8214', '8510', '9603', '9616', '9615'],
    text: 'Razors are 8212, scissors 8213, nail files and manicure sets 8214, shavers and clippers with a motor 8510; toothbrushes and make-up brushes 9603, puffs and sponges for make-up 9616.',
    source: 'headings 8212 to 8214, 8510, 9603 and 9616',
  },
  {
    of: ['6212', '6307', '9019', '9021', '3005'],
    text: 'Massagers are 9019; braces and splints 9021, but textile supports that work by their stretch alone stay with textiles.',
    source: 'headings 9019 and 9021, chapter 90 note 1(b)',
  },
  {
    of: ['4820', '4901', '4903', '4910', '4911', '4909', '4821'],
    text: 'Notebooks, diaries, planners and albums are 4820; books 4901, children’s picture and coloring books 4903, cards 4909, calendars 4910, posters and other printed matter 4911; paper labels 4821, printed too.',
    source: 'headings 4820, 4821, 4901, 4903 and 4909 to 4911, chapter 48 note 12',
  },
  {
    of: ['1704', '1806', '2106', '2202', '3004', '2009'],
    text: 'Food supplements and drink powders are 2106, drinks ready to drink 2202 (juices 2009); candy and chewing gum 1704, with cocoa 1806.',
    source: 'headings 1704, 1806, 2009, 2106 and 2202, chapter 30 note 1(a)',
  },
  {
    of: ['0712', '2001', '2005', '0904', '2004'],
    text: 'Dried vegetables not further prepared are 0712; prepared otherwise 2005, frozen 2004, in vinegar 2001; dried peppers of capsicum or pimenta 0904.',
    source: 'chapter 7 notes 3 and 4, chapter 20 note 1(a), headings 2001, 2004 and 2005',
  },
  {
    of: ['0801', '0802', '0813', '2006', '2008'],
    text: 'Nuts and dried fruit stay in chapter 8 while only dried or treated to keep; roasted, salted or flavored ones are 2008, candied ones 2006.',
    source: 'chapter 8 note 3, headings 2006 and 2008',
  },
  {
    of: ['0901', '0902', '1211', '2101', '2106'],
    text: 'Coffee, roasted too, is 0901, tea 0902, flavored too; instant coffee and tea and their extracts 2101; a single dried herb for infusion 1211.',
    source: 'headings 0901, 0902, 1211 and 2101',
  },
  {
    of: ['0904', '0906', '0908', '0909', '0910', '2103'],
    text: 'Mixtures of spices of different headings are 0910, also with other things added while they stay spices; mixed seasonings that do not are 2103.',
    source: 'chapter 9 note 1',
  },
  {
    of: ['1806', '1901', '1904', '1905'],
    text: 'Bread, cookies and crackers are 1905, cereal and granola 1904, mixes and dough 1901; cereal coated with chocolate or with more than 6 % cocoa is 1806.',
    source: 'chapter 19 note 3, headings 1901, 1904 and 1905',
  },
]
