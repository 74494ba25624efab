// The fields of an FDA worksheet, in the order of the paper, and which kinds of goods have them. Source: customs facts, section 5
// (21 CFR 1.281(a) for prior notice, 1.509 for the FSVP importer).
import type { FdaGroup } from './fda-need.ts'

export type FieldId =
  | 'commonName'
  | 'tradeName'
  | 'productCode'
  | 'intendedUse'
  | 'htsCode'
  | 'origin'
  | 'productionCountry'
  | 'shippedFrom'
  | 'refusedBy'
  | 'baseQuantity'
  | 'packaging'
  | 'packages'
  | 'netWeight'
  | 'grossWeight'
  | 'lot'
  | 'bestBefore'
  | 'storage'
  | 'makerName'
  | 'makerAddress'
  | 'mid'
  | 'makerRegistration'
  | 'grower'
  | 'shipperName'
  | 'shipperAddress'
  | 'shipperRegistration'
  | 'importerName'
  | 'importerAddress'
  | 'importerNumber'
  | 'owner'
  | 'consignee'
  | 'fsvpName'
  | 'fsvpEmail'
  | 'fsvpDuns'
  | 'port'
  | 'arrivalDate'
  | 'arrivalTime'
  | 'carrier'
  | 'truckPlate'
  | 'transportReference'
  | 'lacf'
  | 'fce'
  | 'sid'
  | 'canSize'
  | 'establishment'
  | 'activeIngredient'
  | 'ndc'
  | 'application'
  | 'deviceListing'
  | 'premarket'
  | 'cosmeticFacility'
  | 'cosmeticListing'
  | 'responsiblePerson'
  | 'accession'
  | 'licence'
  | 'affirmations'
  | 'submitter'
  | 'transmitter'
  | 'entryType'
  | 'entryNumber'
  | 'preparedBy'
  | 'preparedTitle'
  | 'preparedContact'
  | 'signature'
  | 'signedOn'
export type SectionId =
  | 'product'
  | 'quantity'
  | 'batch'
  | 'maker'
  | 'shipper'
  | 'importer'
  | 'arrival'
  | 'canned'
  | 'listing'
  | 'filing'
  | 'signature'

type WorksheetField = {
  readonly id: FieldId
  readonly section: SectionId
  /** The kinds of goods that have it; absent: all. */
  readonly only?: readonly FdaGroup[]
}

const FOOD: readonly FdaGroup[] = ['food']
const DRUG: readonly FdaGroup[] = ['drug']
const DEVICE: readonly FdaGroup[] = ['device']
const COSMETIC: readonly FdaGroup[] = ['cosmetic']

const inSection = (
  section: SectionId,
  ids: readonly FieldId[],
  only?: readonly FdaGroup[],
): readonly WorksheetField[] => ids.map((id) => ({ id, section, ...(only ? { only } : {}) }))

const ALL: readonly WorksheetField[] = [
  ...inSection('product', ['commonName', 'tradeName', 'productCode', 'intendedUse', 'htsCode', 'origin']),
  ...inSection('product', ['productionCountry', 'shippedFrom', 'refusedBy']),
  ...inSection('quantity', ['baseQuantity', 'packaging', 'packages', 'netWeight', 'grossWeight']),
  ...inSection('batch', ['lot', 'bestBefore', 'storage']),
  ...inSection('maker', ['makerName', 'makerAddress', 'mid', 'makerRegistration']),
  ...inSection('maker', ['grower'], FOOD),
  ...inSection('shipper', ['shipperName', 'shipperAddress', 'shipperRegistration']),
  ...inSection('importer', ['importerName', 'importerAddress', 'importerNumber', 'owner', 'consignee']),
  ...inSection('importer', ['fsvpName', 'fsvpEmail', 'fsvpDuns'], FOOD),
  ...inSection('arrival', ['port', 'arrivalDate', 'arrivalTime', 'carrier', 'truckPlate', 'transportReference']),
  ...inSection('canned', ['lacf', 'fce', 'sid', 'canSize'], FOOD),
  ...inSection('listing', ['establishment'], ['drug', 'device', 'biologic']),
  ...inSection('listing', ['activeIngredient', 'ndc', 'application'], DRUG),
  ...inSection('listing', ['deviceListing', 'premarket'], DEVICE),
  ...inSection('listing', ['cosmeticFacility', 'cosmeticListing', 'responsiblePerson'], COSMETIC),
  ...inSection('listing', ['accession'], ['radiation']),
  ...inSection('listing', ['licence'], ['biologic', 'tobacco']),
  ...inSection('listing', ['affirmations']),
  ...inSection('filing', ['submitter', 'transmitter', 'entryType', 'entryNumber']),
  ...inSection('signature', ['preparedBy', 'preparedTitle', 'preparedContact', 'signature', 'signedOn']),
]

export const fieldsOf = (group: FdaGroup): readonly WorksheetField[] =>
  ALL.filter(({ only }) => !only || only.includes(group))

/** Of the truck and its entry: said once for a shipment, printed on each of its worksheets. */
export const TRUCK_FIELDS: readonly FieldId[] = [
  ...(['port', 'arrivalDate', 'arrivalTime', 'carrier', 'truckPlate', 'transportReference'] as const),
  ...(['submitter', 'transmitter', 'entryType', 'entryNumber'] as const),
  ...(['preparedBy', 'preparedTitle', 'preparedContact', 'signature', 'signedOn'] as const),
]
