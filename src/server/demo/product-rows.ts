// The demo goods, one a row. Costs are of one unit in CAD, units are what one unit holds in the units of its tariff line,
// a carton holds `carton` units and weighs `kg`; `line` says in our own words what the tariff line covers.
export const PRODUCT_ROWS = `
key | sku | asin | origin | code | cost | maker | units | picture | carton | kg | description | line
maple-amber | NPG-MAPLE-500 | B0DEMO0001 | CA | 1702.20.40.70 | 11.40 | lac-brule | kg 0.66 | bottle b5762a | 12 | 14.2 | Pure maple syrup, Grade A amber, 500 mL glass bottle | Maple syrup, not organic, in containers up to 5 kg
maple-organic | NPG-MAPLE-ORG-250 | B0DEMO0002 | CA | 1702.20.40.50 | 7.85 | lac-brule | kg 0.33 | bottle 7a4a1c | 24 | 15.6 | Organic maple syrup, Grade A dark, 250 mL glass bottle | Maple syrup, certified organic, in containers up to 5 kg
maple-sugar | NPG-MAPLE-SUGAR-340 | B0DEMO0003 | CA | 1702.20.40.10 | 9.20 | lac-brule | kg 0.34 | pouch c8924a | 24 | 9.1 | Granulated pure maple sugar, 340 g pouch | Maple sugar
honey | NPG-HONEY-500 | B0DEMO0004 | CA | 0409.00.00.10 | 6.95 | prairie-hive | kg 0.5 | jar e0a526 | 12 | 8.9 | Natural wildflower honey, 500 g glass jar | Natural honey packed for retail sale
soap | NPG-SOAP-OAT-3 | B0DEMO0005 | CA | 3401.11.50.00 | 8.10 | rive-nord | kg 0.33 | bar d9c9a3 | 36 | 13.4 | Oatmeal toilet soap, set of 3 bars of 110 g | Soap in bars for toilet use, other than castile
candle | NPG-CANDLE-SOY | B0DEMO0006 | CA | 3406.00.00.00 | 9.75 | prairie-wax | kg 0.22 | candle efe3c8 | 12 | 6.3 | Soy wax candle with cotton wick in a glass jar, 220 g | Candles
candle-pillar | NPG-CANDLE-PILLAR | B0DEMO0028 | CA | 3406.00.00.00 | 9.75 | prairie-wax | kg 0.3 | candle d8b25a | 12 | 6.8 | Soy wax pillar candle, unscented, 300 g | Candles
sweater | NPG-SWEATER-W | B0DEMO0007 | CA | 6110.11.00.30 | 48.00 | tidewater | kg 0.45 | garment 6d7f95 | 12 | 6.2 | Women's pullover sweater, knitted, 100% wool | Women's sweaters, knitted, of wool
toque | NPG-TOQUE | B0DEMO0008 | CA | 6505.00.30.90 | 14.50 | tidewater | kg 0.11 | hat a4473c | 60 | 7.4 | Knitted hat (toque), 100% wool, adult | Hats, knitted, of wool
mittens | NPG-MITTENS | B0DEMO0009 | CA | 6116.91.00.00 | 12.25 | tidewater | kg 0.12 | mitten 3f5f4f | 60 | 8.0 | Knitted mittens, 100% wool, one pair | Mittens, knitted, of wool
dog-treats | NPG-DOG-SALMON | B0DEMO0010 | CA | 2309.10.00.90 | 6.40 | good-dog | kg 0.3 | pouch 8a6f52 | 20 | 6.9 | Baked salmon dog treats, 300 g resealable bag | Dog food for retail sale, not in airtight containers
beer | NPG-LAGER-4 | B0DEMO0011 | CA | 2203.00.00.30 | 8.60 | trois-clochers | liters 1.364 | bottle d2a52c | 6 | 15.0 | Craft lager beer made from malt, 4 glass bottles of 341 mL | Beer made from malt, in glass containers up to 4 liters
jam | NPG-JAM-BLUE | B0DEMO0012 | CA | 2007.99.15.00 | 4.15 | hearth-maple | kg 0.3 | jar 3d3a78 | 12 | 6.1 | Wild blueberry jam, 300 g glass jar | Jams of currants and other berries
cookies | NPG-WAFER-MAPLE | B0DEMO0013 | CA | 1905.32.00.49 | 3.30 | hearth-maple | kg 0.35 | box c99a5b | 24 | 9.6 | Maple cream wafers, 350 g box | Waffles and wafers, not frozen, without peanuts
bottle-insulated | NPG-FLASK-750 | B0DEMO0014 | CN | 9617.00.10.00 | 8.90 | hengda | No. 1, kg 0.38 | flask 4d6a7d | 24 | 10.4 | Vacuum insulated stainless steel bottle, 750 mL | Vacuum vessels up to 1 liter
bottle-steel | NPG-BOTTLE-600 | B0DEMO0015 | CN | 7323.93.00.80 | 6.20 | hengda | No. 1, kg 0.19 | flask 98a2a8 | 40 | 8.6 | Single-wall stainless steel water bottle, 600 mL | Household articles of stainless steel
toy | NPG-TOY-STACK | B0DEMO0016 | CN | 9503.00.00.71 | 6.70 | qihang | No. 1 | rings 4b8f8c | 24 | 11.5 | Wooden stacking toy for children from 1 to 3 years | Toys for children under 3 years
lamp | NPG-LAMP-LED | B0DEMO0017 | CN | 9405.21.60.10 | 17.80 | mingyao | No. 1 | lamp 2f3e4e | 8 | 10.8 | LED desk lamp with steel arm, household | Electric table lamps for LED sources, of base metal, household
mug | NPG-MUG-STONE | B0DEMO0018 | CN | 6912.00.44.00 | 3.60 | qingtao | No. 1 | mug b9b2a5 | 36 | 14.9 | Stoneware coffee mug, 350 mL | Ceramic mugs other than of porcelain
pet-toy | NPG-PET-ROPE | B0DEMO0019 | CN | 6307.90.75.00 | 2.90 | qihang | No. 1, kg 0.15 | rope 5d8a57 | 60 | - | Knotted cotton rope toy for dogs | Toys for pets, of textile materials
tshirt-men | NPG-TEE-M | B0DEMO0020 | VN | 6109.10.00.12 | 5.60 | may-van-xanh | kg 0.18 | garment 2e4a6b | 60 | 11.6 | Men's T-shirt, knitted, 100% cotton, navy | Men's T-shirts, knitted, of cotton
tshirt-women | NPG-TEE-W | B0DEMO0021 | VN | 6109.10.00.40 | 5.40 | may-van-xanh | kg 0.15 | garment b0677b | 60 | 9.8 | Women's T-shirt, knitted, 100% cotton, rose | Women's T-shirts, knitted, of cotton
backpack | NPG-PACK-20 | B0DEMO0022 | VN | 4202.92.31.20 | 13.90 | may-van-xanh | No. 1, kg 0.52 | bag 4a5a3c | 12 | 7.2 | Day backpack, 20 L, outer surface of polyester fabric | Backpacks, outer surface of man-made fiber textiles
incense | NPG-INCENSE-100 | B0DEMO0023 | IN | 3307.41.00.00 | 2.75 | sugandh | kg 0.12 | box 8b5a9c | 50 | 7.5 | Sandalwood incense sticks (agarbatti), box of 100 | Agarbatti and other preparations that scent by burning
olive-oil | NPG-OLIVE-500 | B0DEMO0024 | IT | 1509.20.20.90 | 8.40 | colle-sereno | kg 0.458, kg on contents and container 0.86 | bottle 6b7a2a | 12 | 10.9 | Extra virgin olive oil, 500 mL glass bottle | Extra virgin olive oil, container under 18 kg, not organic
tea | NPG-TEA-80 | B0DEMO0025 | LK | 0902.30.00.50 | 5.20 | hill-mist | kg 0.16 | box a85a32 | 36 | 8.2 | Black breakfast tea, 80 tea bags | Black tea in tea bags, packings up to 3 kg, not organic
coffee | NPG-COFFEE-454 | B0DEMO0026 | CO | 0901.21.00.20 | 9.60 | alto-cafe | kg 0.454 | pouch 4a2c20 | 20 | 9.8 | Roasted arabica coffee beans, not decaffeinated, 454 g bag | Roasted arabica coffee in retail containers up to 2 kg
hot-sauce | NPG-SALSA-150 | B0DEMO0027 | MX | 2103.90.90.91 | 3.10 | valle-rojo | kg 0.16 | bottle b2332b | 24 | 8.4 | Hot sauce of chile peppers and vinegar, 150 mL glass bottle | Sauces and preparations for sauces, other
`
