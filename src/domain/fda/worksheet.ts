// The FDA worksheets of a shipment: one for each product and tariff line, filled in with what is known. What is not known stays
// blank and is marked so; what a person typed stands before what was filled in. Source: customs facts, section 5.
import type { Big } from 'big.js'
import { type AddressParts, addressLines } from '../address/address.ts'
import { type CalendarDate, dateText } from '../calendar.ts'
import { countryName, parseCountry } from '../countries.ts'
import { formatHtsCode } from '../hts-code.ts'
import { kilogramsText, type PackedBox, type PackedGoods, packedGoods } from '../invoice/packing.ts'
import type { PgaRow } from '../pga.ts'
import { type FdaGroup, type FdaNeed, worksheetNeed } from './fda-need.ts'
import { affirmedCodes, type EntryType } from './proposals.ts'
import { type FieldId, fieldsOf, type SectionId, TRUCK_FIELDS } from './worksheet-fields.ts'

/** Registrations of a maker's facility: they are the same for whatever it makes. */
export const FACILITY_FIELDS = ['makerRegistration', 'establishment', 'cosmeticFacility', 'fce'] as const
export type Facility = { readonly [F in (typeof FACILITY_FIELDS)[number]]?: string }

/** An item of the shipment. `netKg` is of one unit; `mid` the code that is set or proposed. */
export type FdaItem = {
  readonly id: string
  readonly sku: string
  readonly description: string
  readonly quantity: number
  readonly htsCode: string | null
  readonly origin: string | null
  readonly maker: AddressParts | null
  /** What was typed of the maker's facility on an earlier worksheet. */
  readonly facility?: Facility | undefined
  readonly mid: string | null
  readonly netKg: Big | null
  readonly expiryDate: CalendarDate | null
}

/** A firm on the worksheet: parts that are not known are empty. */
export type FdaParty = { readonly name: string; readonly address: string }

export type FdaFacts = {
  readonly items: readonly FdaItem[]
  readonly boxes: readonly PackedBox[]
  readonly pga: readonly PgaRow[]
  readonly shipper: FdaParty & { readonly country: string }
  readonly importer: FdaParty & { readonly number: string }
  readonly consignee: string
  /** As value and orders tell; absent while a value is missing. */
  readonly entryType?: EntryType | undefined
  readonly contact: { readonly name: string; readonly title: string; readonly reach: string }
}

/** What a person typed, by worksheet key and field. An empty text blanks what was filled in. */
export type WorksheetEdits = Readonly<Record<string, Readonly<Record<string, string>>>>

type FilledField = {
  readonly id: FieldId
  readonly value: string
  readonly state: 'known' | 'edited' | 'blank'
}

export type Worksheet = {
  /** Id of the first item it is for. */
  readonly key: string
  readonly itemIds: readonly string[]
  readonly description: string
  readonly sku: string
  readonly need: FdaNeed
  readonly entryType?: EntryType | undefined
  readonly sections: readonly {
    readonly id: SectionId
    readonly fields: readonly FilledField[]
  }[]
  readonly blanks: number
}

/** How quantities, packages and uses are written on the worksheet. */
export type WorksheetWords = {
  readonly intended: Readonly<Record<FdaGroup | 'animalFood', string>>
  readonly units: (count: string) => string
  readonly kilograms: (weight: string) => string
  readonly cartons: (boxes: number, pieces: number) => string
  readonly mixedCartons: (boxes: number, pieces: number) => string
  readonly packages: (boxes: number) => string
  readonly packagesShared: (boxes: number, shared: number) => string
}

/** What was typed of the truck on one worksheet holds for those it was not typed on, such as of goods that came later. */
function truckTyped(edits: WorksheetEdits): Readonly<Record<string, string>> {
  const of: readonly string[] = TRUCK_FIELDS
  const typed = Object.values(edits).flatMap((fields) => Object.entries(fields).filter(([name]) => of.includes(name)))
  return Object.fromEntries(typed)
}

/** In shipment order. Items of one product (SKU, code, origin, maker, best before) share a worksheet. */
export function buildWorksheets(
  facts: FdaFacts,
  words: WorksheetWords,
  edits: WorksheetEdits = {},
): readonly Worksheet[] {
  const concerned = facts.items.flatMap((item) => {
    const need = worksheetNeed(facts.pga, item.htsCode ?? '')
    return need ? [{ item, need }] : []
  })
  const truck = truckTyped(edits)
  return [...Map.groupBy(concerned, ({ item }) => productKey(item)).values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const items = together.map(({ item }) => item)
    const sheet = worksheetOf(knownValues(facts, items, first, words), items, first.need, {
      ...truck,
      ...edits[first.item.id],
    })
    return [{ ...sheet, entryType: facts.entryType }]
  })
}

const productKey = ({ sku, description, htsCode, origin, maker, expiryDate }: FdaItem): string =>
  JSON.stringify([sku, description, htsCode, origin, maker, expiryDate])

function worksheetOf(
  known: KnownValues,
  items: readonly FdaItem[],
  need: FdaNeed,
  typed: Readonly<Record<string, string>>,
): Worksheet {
  const [item] = items
  if (!item) throw new RangeError('a worksheet without an item')
  const affirmations = affirmedCodes(need.group, (field) => filled(field, known, typed).value)
  const all = { ...known, affirmations }
  const fields = fieldsOf(need.group).map(({ id, section }) => ({ section, field: filled(id, all, typed) }))
  const sections = [...Map.groupBy(fields, ({ section }) => section)].map(([id, group]) => ({
    id,
    fields: group.map(({ field }) => field),
  }))
  return {
    key: item.id,
    itemIds: items.map(({ id }) => id),
    description: item.description,
    sku: item.sku,
    need,
    sections,
    blanks: fields.filter(({ field }) => field.state === 'blank').length,
  }
}

function filled(id: FieldId, known: KnownValues, typed: Readonly<Record<string, string>>): FilledField {
  const edit = Object.hasOwn(typed, id) ? typed[id] : undefined
  const value = (edit ?? known[id] ?? '').trim()
  if (value === '') return { id, value, state: 'blank' }
  return { id, value, state: edit === undefined || edit === known[id] ? 'known' : 'edited' }
}

type KnownValues = { readonly [K in FieldId]?: string }

/** What Portage knows: nothing is guessed, so lot, storage, registrations, arrival and the like are left out. */
function knownValues(
  facts: FdaFacts,
  items: readonly FdaItem[],
  { item, need }: { readonly item: FdaItem; readonly need: FdaNeed },
  words: WorksheetWords,
): KnownValues {
  const units = items.reduce((total, { quantity }) => total + quantity, 0)
  return {
    commonName: item.description,
    intendedUse: intendedUse(need, item.htsCode ?? '', words),
    htsCode: formatHtsCode(item.htsCode ?? ''),
    origin: item.origin ? countryName(item.origin) : '',
    shippedFrom: facts.shipper.country ? countryName(facts.shipper.country) : '',
    baseQuantity: words.units(String(units)),
    // Where the maker is, the goods were made: FDA asks for the place of making, not for the origin of the tariff.
    productionCountry: countryOfMaker(item.maker),
    ...item.facility,
    submitter: [facts.contact.name, facts.shipper.name, facts.shipper.address, facts.contact.reach]
      .filter(Boolean)
      .join(', '),
    ...packagingOf(packedGoods(facts.boxes, item.sku), words),
    netWeight: item.netKg ? words.kilograms(kilogramsText(item.netKg.times(String(units)))) : '',
    bestBefore: item.expiryDate ? dateText(item.expiryDate) : '',
    makerName: item.maker?.name ?? '',
    makerAddress: item.maker ? addressLines(item.maker).join(', ') : '',
    mid: item.mid ?? '',
    shipperName: facts.shipper.name,
    shipperAddress: facts.shipper.address,
    importerName: facts.importer.name,
    importerAddress: facts.importer.address,
    importerNumber: facts.importer.number,
    owner: facts.shipper.name,
    consignee: facts.consignee,
    preparedBy: facts.contact.name,
    preparedTitle: facts.contact.title,
    preparedContact: facts.contact.reach,
  }
}

function countryOfMaker(maker: AddressParts | null): string {
  const country = parseCountry(maker?.country ?? '')
  return country ? countryName(country) : ''
}

/** Feed and pet food of heading 2309 is for animals. */
function intendedUse({ group }: FdaNeed, digits: string, words: WorksheetWords): string {
  return group === 'food' && digits.startsWith('2309') ? words.intended.animalFood : words.intended[group]
}

function packagingOf(goods: PackedGoods | undefined, words: WorksheetWords): KnownValues {
  if (!goods) return {}
  const own = goods.own.map(({ boxes, pieces }) => words.cartons(boxes, pieces))
  const { shared } = goods
  const mixed = shared.boxes > 0 ? [words.mixedCartons(shared.boxes, shared.pieces)] : []
  const boxes = goods.own.reduce((total, each) => total + each.boxes, shared.boxes)
  return {
    packaging: [...own, ...mixed].join(' + '),
    packages: shared.boxes > 0 ? words.packagesShared(boxes, shared.boxes) : words.packages(boxes),
    grossWeight: goods.grossKg ? words.kilograms(kilogramsText(goods.grossKg)) : '',
  }
}
