// Units of quantity of the tariff schedule, as printed or typed, and conversion between those that measure the same thing.
// Sources of factors: exact definitions (pound, US gallon of 231 cubic inches, barrel of 42 gallons, metric carat).
import type { Big } from 'big.js'
import { decimal } from '../money.ts'
import type { Quantity } from './duty-outcome.ts'

type Dimension =
  | 'mass'
  | 'volume'
  | 'proof-volume'
  | 'length'
  | 'area'
  | 'pieces'
  | 'pairs'
  | 'lines'
  | 'power'
  | 'radioactivity'
  | 'energy'
  | 'doses'
  | 'squares'
  | 'jewels'
  | 'fiber-length'

/** What one unit measures: `factor` base units (kg, liter, meter, m2, piece, pair ...) of a dimension, perhaps of a part only. */
type Unit = { readonly dimension: Dimension; readonly factor: Big; readonly of?: string }

/** A unit out of text such as 'kg', 'Dz Pcs', 'Pb kg', 'kg of total sugars'; undefined when it is none we know. */
export function parseUnit(text: string): Unit | undefined {
  const typed = folded(text)
  const plain = PLAIN_UNITS.get(typed)
  if (plain) return plain
  const part = PART_UNITS.get(typed)
  if (part) return part
  const [, unit = '', of = ''] = /^(\S+(?: liter)?) (?:of|on) (?:the )?(.+)$/.exec(typed) ?? []
  const measured = PLAIN_UNITS.get(unit)
  return measured && { ...measured, of: partName(of) }
}

/** One name for a part that the schedule words in several ways ('entire contents of container' is contents with container). */
export function partName(text: string): string {
  const plain = folded(text)
  return /container/.test(plain) && !/gross|immediate/.test(plain) ? WITH_CONTAINER : plain
}

/** The part that is the goods with what they are packed in: rates on 'contents and container'. */
export const WITH_CONTAINER = 'goods and their container'

type UnitOfPart = { readonly unit: string; readonly of?: string | undefined }

/** 'kg of lead content'; 'kg' where no part is named. `splitUnit` reads it back. */
export const unitWithPart = ({ unit, of }: UnitOfPart): string => (of === undefined ? unit : `${unit} of ${of}`)

/** The unit and the part of a text of `unitWithPart`. */
export function splitUnit(text: string): UnitOfPart {
  const [, unit = text, of] = /^(.+?) of (.+)$/.exec(text) ?? []
  return { unit, of }
}

/** Amount of goods in the unit asked for, out of quantities in any convertible unit; undefined when none converts. */
export function quantityIn(unit: string, quantities: readonly Quantity[]): Big | undefined {
  const wanted = parseUnit(unit)
  if (!wanted) return undefined
  for (const { amount, unit: given } of quantities) {
    const known = parseUnit(given)
    if (known && known.dimension === wanted.dimension && known.of === wanted.of) {
      return amount.times(known.factor).div(wanted.factor)
    }
  }
  return undefined
}

const folded = (text: string): string =>
  text.toLowerCase().replace(/²/g, '2').replace(/³/g, '3').replace(/[.]/g, '').replace(/\s+/g, ' ').trim()

/** Rows of dimension, factor and the spellings of one unit, lower case and without full stops. */
const SPELLINGS: readonly (readonly [Dimension, string, string])[] = [
  ['mass', '1', 'kg|kgs|kilogram|kilograms'],
  ['mass', '0.001', 'g|gram|grams'],
  ['mass', '0.000001', 'mg'],
  ['mass', '1000', 't|tonne|tonnes|metric ton'],
  ['mass', '0.45359237', 'lb|lbs|pound|pounds'],
  ['mass', '0.028349523125', 'oz|ounce|ounces'],
  ['mass', '0.0002', 'carat|carats|ct'],
  ['volume', '1', 'l|liter|liters|litre|litres'],
  ['volume', '0.001', 'ml|milliliter|milliliters|millilitre|millilitres'],
  ['volume', '1000', 'm3'],
  ['volume', '1000000', 'thousand m3'],
  ['volume', '0.001', 'cm3'],
  ['volume', '3.785411784', 'gal|gallon|gallons'],
  ['volume', '158.987294928', 'bbl|barrel|barrels'],
  ['proof-volume', '1', 'pfliter|pfliters|pf liter|pf liters|proof liter|proof liters'],
  ['proof-volume', '3.785411784', 'pfgal|pf gal|proof gallon|proof gallons'],
  ['length', '1', 'm|meter|meters|metre|metres|lin m'],
  ['length', '0.01', 'cm'],
  ['length', '1000', 'thousand m'],
  ['length', '0.3048', 'ft|foot|feet'],
  ['area', '1', 'm2'],
  ['area', '0.0001', 'cm2'],
  ['area', '0.09290304', 'ft2|sq ft'],
  ['pieces', '1', 'no|number|each|pc|pcs|piece|pieces|article|articles|unit|units|item|items|head|pack|packs|pins|ea'],
  ['pieces', '12', 'doz|dozen|dozens|dz pcs|doz pcs|dz'],
  ['pieces', '100', 'hundreds|hundred'],
  ['pieces', '144', 'gross'],
  ['pieces', '1000', 'thousands|thousand'],
  ['pairs', '1', 'prs|pr|pair|pairs'],
  ['pairs', '12', 'doz prs|dz pr|dz prs|doz pr|dozen pairs|dpr'],
  ['lines', '144', 'gr lines|grlines|line/ gross|line/gross'],
  ['jewels', '1', 'jwls|jewel|jewels'],
  ['power', '1', 'w'],
  ['radioactivity', '1', 'gbq'],
  ['energy', '1', 'mwh'],
  ['doses', '1', 'doses|dose'],
  ['squares', '1', 'square|squares'],
  ['fiber-length', '1', 'fiber m'],
]

const PLAIN_UNITS: ReadonlyMap<string, Unit> = new Map(
  SPELLINGS.flatMap(([dimension, factor, names]) =>
    names.split('|').map((name) => [name, { dimension, factor: decimal(factor) }] as const),
  ),
)

/** Mass of one part of the goods: how the unit column abbreviates it, and how the rate columns word it. */
const PARTS: Readonly<Record<string, string>> = {
  ag: 'silver content',
  au: 'gold content',
  co: 'cobalt content',
  cr: 'chromium content',
  cr2o3: 'chromic oxide content',
  cu: 'copper content',
  ir: 'iridium content',
  mg: 'magnesium content',
  mn: 'manganese content',
  mo: 'molybdenum content',
  naoh: 'sodium hydroxide content',
  nh3: 'ammonia content',
  ni: 'nickel content',
  os: 'osmium content',
  pb: 'lead content',
  pd: 'palladium content',
  pt: 'platinum content',
  rh: 'rhodium content',
  ru: 'ruthenium content',
  sb: 'antimony content',
  si: 'silicon content',
  sn: 'tin content',
  v: 'vanadium content',
  v2o5: 'vanadium pentoxide content',
  w: 'tungsten content',
  zn: 'zinc content',
}

const massOf = (unit: 'kg' | 'g' | 't', of: string): Unit => {
  const factors = { kg: '1', g: '0.001', t: '1000' }
  return { dimension: 'mass', factor: decimal(factors[unit]), of }
}

const PART_UNITS: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(PARTS).flatMap(([symbol, of]) =>
    (['kg', 'g', 't'] as const).map((unit) => [`${symbol} ${unit}`, massOf(unit, of)] as const),
  ),
  ['cy kg', massOf('kg', 'clean yield')],
  ['clean kg', massOf('kg', 'clean yield')],
  ['kg ttl sug', massOf('kg', 'total sugars')],
  ['kg msc', massOf('kg', 'milk solids content')],
  ['kg cmsc', massOf('kg', 'cow’s milk solids content')],
  ['kg amc', massOf('kg', 'anhydrous morphine content')],
  ['t adw', massOf('t', 'air dry weight')],
  ['t dwb', massOf('t', 'dry weight basis')],
])
