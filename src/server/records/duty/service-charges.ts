// The duty of one line as the freight service says it, where its customs charges are asked for; otherwise as our own engine does.
import type { calculateDuty as call } from '#contract/duty.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { nextWeekday } from '#domain/freight/ship-day.ts'
import { exporterOf, type Party } from '#domain/invoice/parties.ts'
import { decimal } from '#domain/money.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import type { ChargedGoods, CustomsCharge, FreightAddress } from '../../providers/freight/freight.ts'
import { findBusinessInfo } from '../../store/business-info.ts'
import { answeredOrNot } from '../customs-service/answered-or-not.ts'
import { findDefaultShipper, findWarehouse } from '../invoices/configured-parties.ts'
import { dutyOfLine } from './calculate-duty.ts'

type PlaceNeeds = Pick<Deps, 'db' | 'today'>
type Needs = Parameters<typeof dutyOfLine>[0] & Pick<Deps, 'customsCharges'>
type Line = Received<typeof call>['body']
type Answer = Pick<AnswerOf<typeof call>, 'data' | 'answeredBy'>
/** `clientId`: whose goods they are; undefined for staff who named nobody. */
type Reader = { readonly clientId: string | undefined; readonly language: Language }

/**
 * The receipt is always our own. The charges are the service's where it gives any, with ours beside them; never for goods that may not
 * enter, nor where a claim, an answer or another day is given, of which the service knows nothing.
 */
export async function dutyAnswered(deps: Needs, line: Line, { clientId, language }: Reader): Promise<Answer> {
  const own = await dutyOfLine(deps, line, language)
  const mayAsk = deps.customsCharges.configured && isPlain(line, deps.today())
  if (!mayAsk || own.receipt.outcome.kind === 'prohibited') return { data: own, answeredBy: 'portage' }
  const places = await findPlaces(deps, clientId)
  const rates = places && (await answeredOrNot(deps, () => deps.customsCharges.charges(goodsOf(line, places))))
  if (!rates || rates.length === 0) return { data: own, answeredBy: 'portage' }
  const theirs = rates.map((charges) => ({ customsChargesDTO: { charges: charges.map(wireCharge(line.currency)) } }))
  const ownCharges = own.ratesDetails.flatMap((each) => each.customsChargesDTO.charges)
  return { data: { ...own, ratesDetails: theirs, ownCharges }, answeredBy: 'eshipper' }
}

const isPlain = ({ claimCusma, answers, entryDate }: Line, today: string): boolean =>
  !claimCusma && Object.keys(answers).length === 0 && (entryDate === undefined || entryDate === today)

type Places = Pick<ChargedGoods, 'origin' | 'destination' | 'shipOn'>

/** From the client, or the shipper that is set up, to the warehouse that is; undefined where either address is not known. */
export async function findPlaces(deps: PlaceNeeds, clientId: string | undefined): Promise<Places | undefined> {
  const origin = (clientId && (await clientPlace(deps, clientId))) || placeOf(await findDefaultShipper(deps))
  const warehouse = (await findWarehouse(deps, 'ups_buffalo')) ?? (await findWarehouse(deps, 'pattern_middle_mile'))
  const destination = placeOf(warehouse)
  return origin && destination && { origin, destination, shipOn: nextWeekday(deps.today()) }
}

async function clientPlace({ db }: PlaceNeeds, clientId: string): Promise<FreightAddress | undefined> {
  const row = await findBusinessInfo(db, clientId)
  return placeOf(row ? exporterOf(row) : null)
}

function placeOf(party: Party | null): FreightAddress | undefined {
  if (!party?.addressLine1 || !party.city || !party.postalCode || !party.country) return undefined
  const { name, city, state: region, postalCode, country, phone } = party
  const street = [party.addressLine1, party.addressLine2].filter(Boolean).join(', ')
  return { name, street, city, region, postalCode, country, phone, email: '' }
}

const goodsOf = ({ htsCode, countryOfOrigin, quantity, price, ...line }: Line, places: Places): ChargedGoods => ({
  ...places,
  currency: line.currency,
  htsCode,
  countryOfOrigin,
  quantity,
  unitPrice: decimal(String(price)),
  description: line.description ?? '',
  sku: line.sku,
})

const wireCharge =
  (currency: Line['currency']) =>
  ({ type, name, amount }: CustomsCharge) => ({ type, name, amount: Number(amount.toFixed(2)), currency })
