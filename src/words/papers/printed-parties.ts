// The parties of a commercial invoice as it prints them. Source: 19 CFR 141.86(a)(2); specification part 2, sections 3 and 9.
import { countryName } from '#domain/countries.ts'
import type { ImporterOfRecord } from '#domain/invoice/particulars.ts'
import type { BrokerType, Destination, Exporter, Party } from '#domain/invoice/parties.ts'
import { texts as words } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { destinationText } from '../destination.ts'
import { ltlName } from '../ltl-name.ts'
import type { OnwardConsignee } from './onward-consignee.ts'
import { importerLines } from './printed-facts.ts'

/** What is printed of a party: its role, its name, and lines below it. */
export type PrintedParty = { readonly role: string; readonly name: string; readonly lines: readonly string[] }

export function exporterParty(exporter: Exporter): PrintedParty {
  const number = exporter.businessNumber ? [texts.businessNumber(exporter.businessNumber)] : []
  return { role: texts.seller, name: exporter.name, lines: [...addressOf(exporter), ...number] }
}

/**
 * The importer of record that is kept; without one the exporter imports its own goods, and no number is known. A firm outside
 * the US does so as a non-resident importer (Facts 2). Left out: nobody looked, as on a preview.
 */
export function importerParty(exporter: Exporter, importer?: ImporterOfRecord | null): PrintedParty {
  const isOwn = !importer?.name || importer.name === exporter.name
  const country = importer?.country || (isOwn ? exporter.country : '')
  const standing = country === '' || country === 'US' ? [] : [texts.nonResident]
  const unnumbered = importer === null ? [texts.importerNumberMissing] : []
  const address = importer ? importerLines(importer) : unnumbered
  const same = isOwn && !importer?.addressLine1 ? [texts.sameAsSeller] : []
  return { role: texts.importer, name: importer?.name || exporter.name, lines: [...standing, ...same, ...address] }
}

/** `onward` undefined: the goods stay where they are delivered, and who takes them there is the ultimate consignee. */
export function consigneeParty(destination: Destination, onward?: OnwardConsignee): PrintedParty {
  if (destination.type !== 'direct_amazon') {
    const role = onward === undefined ? texts.shipTo : texts.deliverTo
    return configuredParty(role, ltlName(destination.type), destination.warehouse)
  }
  const { fcId, street, city, state, zip } = destination.centre
  const name = destinationText('amazon_fba', fcId)
  return { role: texts.shipTo, name, lines: [street, `${city} ${state} ${zip}`, countryName('US')] }
}

export function brokerParty(type: BrokerType, broker: Party | null): PrintedParty {
  return configuredParty(texts.broker, type === 'acb' ? words.acb : words.clearit, broker)
}

/** A party whose address the operator sets up; without one the paper says who gives it instead of leaving a gap. */
function configuredParty(role: string, usualName: string, party: Party | null): PrintedParty {
  if (!party) return { role, name: usualName, lines: [texts.addressFromProvider] }
  return { role, name: party.name, lines: addressOf(party) }
}

function addressOf(party: Party): readonly string[] {
  const place = [party.city, party.state, party.postalCode].filter(Boolean).join(' ')
  const country = party.country ? countryName(party.country) : ''
  const phone = party.phone ? texts.phone(party.phone) : ''
  return [party.addressLine1, party.addressLine2, place, country, phone].filter(Boolean)
}
