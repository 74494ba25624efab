// What the form of an invoice asks, whether of one shipment or of several, and the rules it follows (specification part 2, section 5).
import type { Charge, ChargeKind } from '#domain/invoice/charges.ts'
import { defaultReason, type ExportReason } from '#domain/invoice/export-reason.ts'
import { type LtlType, parseFulfilmentCentre } from '#domain/invoice/ltl.ts'
import type { Incoterm, RelatedParties } from '#domain/invoice/particulars.ts'
import type { BrokerType } from '#domain/invoice/parties.ts'
import { type ValueAnswers, valueBasisOf } from '#domain/invoice/value-basis.ts'
import { type Currency, type Decimal, money } from '#domain/money.ts'
import { readAmount } from '#domain/typed-number.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { centreLackText } from '#words/invoice-form.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { allConfirmed, type CodeShown, confirmedOf } from './confirmed-codes.ts'
import { type FcDraft, newFc } from './fc-draft.ts'

/** Empty where the provider's settings are to hold. */
export type DeliveryDraft = {
  readonly incoterm: Incoterm | ''
  readonly incotermPlace: string
  readonly reasonForExport: ExportReason
  readonly relatedParties: RelatedParties | ''
  /** As typed. */
  readonly portOfEntry: string
  readonly sale: SaleDraft
  readonly valueAnswers: ValueAnswers
  readonly charges: readonly ChargeDraft[]
}

/** As typed; `on` is a day of the calendar field, or empty. */
export type SaleDraft = {
  readonly on: string
  readonly place: string
  readonly buyerName: string
  readonly buyerAddress: string
}

export type ChargeDraft = {
  readonly kind: ChargeKind
  /** As typed. */
  readonly amount: string
  readonly currency: Currency
  readonly inPrices: boolean
}

export type PaperDraft = {
  readonly ltlType: LtlType
  readonly brokerType: BrokerType
  readonly fc: FcDraft
  readonly delivery: DeliveryDraft
  /** Keys of the proposed codes that the person has confirmed: each item with the very code that was shown. */
  readonly confirmed: readonly string[]
  readonly acceptsFallback: boolean
  readonly password: string
}

/** Default LTL type: specification part 1, section 9. */
export const newPaperDraft = (fcCode: string | null, goesToAmazon = true): PaperDraft => ({
  ltlType: 'pattern_middle_mile',
  brokerType: 'clearit',
  fc: newFc(fcCode),
  delivery: {
    incoterm: '',
    incotermPlace: '',
    reasonForExport: defaultReason(goesToAmazon),
    relatedParties: '',
    portOfEntry: '',
    sale: { on: '', place: '', buyerName: '', buyerAddress: '' },
    valueAnswers: {},
    charges: [],
  },
  confirmed: [],
  acceptsFallback: false,
  password: '',
})

/** What the shipments add to the rules of the form. */
export type PaperConditions = {
  readonly codes: readonly CodeShown[]
  readonly isFallbackRate: boolean
  /** Checks that stop the paper, beyond what the form itself asks to confirm. */
  readonly stops: number
}

/** The sentence of the fulfilment centre, when goods go direct to Amazon and a part is missing. */
export function fcProblem(language: Language, { ltlType, fc }: Pick<PaperDraft, 'ltlType' | 'fc'>): string | undefined {
  if (ltlType !== 'direct_amazon') return undefined
  const { fcId, ...fcAddress } = fc
  const parsed = parseFulfilmentCentre({ fcId, fcAddress })
  return parsed.kind === 'incomplete' ? centreLackText(language, parsed.lacks) : undefined
}

export const portProblem = (language: Language, { portOfEntry }: DeliveryDraft): string | undefined => {
  const texts = wordsIn(language, en)
  return /^(\d{4})?$/.test(portOfEntry) ? undefined : texts.portForm
}

/** Whether a charge has an amount above 0. */
export const isChargeWhole = (charge: ChargeDraft): boolean => chargeAmount(charge) !== undefined

const MOST_OF_A_CHARGE = '9999999.99'

function chargeAmount({ amount, currency }: ChargeDraft): Decimal | undefined {
  const read = readAmount(amount, { currency, decimals: 2, most: MOST_OF_A_CHARGE })
  return read.kind === 'amount' && read.value.gt('0') ? read.value : undefined
}

/** What of the delivery is said on the paper itself. */
function saidOf(delivery: DeliveryDraft) {
  const { incoterm, incotermPlace, reasonForExport, relatedParties, portOfEntry, valueAnswers } = delivery
  const valueBasis = valueBasisOf(reasonForExport, undefined, valueAnswers)
  return {
    ...(incoterm ? { incoterm } : {}),
    ...(incotermPlace.trim() ? { incotermPlace: incotermPlace.trim() } : {}),
    reasonForExport,
    ...(relatedParties ? { relatedParties } : {}),
    ...(/^\d{4}$/.test(portOfEntry) ? { portOfEntry } : {}),
    ...(valueBasis ? { valueBasis } : {}),
  }
}

/** What an invoice says of its sale, its value and its charges. */
function saidOfSale({ reasonForExport, sale, valueAnswers, charges }: DeliveryDraft) {
  const { on, ...words } = sale
  return {
    ...(reasonForExport === 'sale' ? { sale: { ...(on ? { on } : {}), ...words } } : { valueAnswers }),
    ...(charges.length > 0 ? { charges: charges.flatMap(chargeSaid) } : {}),
  }
}

function chargeSaid(charge: ChargeDraft) {
  const amount = chargeAmount(charge)
  return amount ? [{ ...charge, amount: Number(amount.toFixed(2)) }] : []
}

function chargeText(charge: ChargeDraft): readonly string[] {
  const amount = chargeAmount(charge)
  return amount ? [`${charge.kind} ${amount.toFixed(2)} ${charge.currency} ${charge.inPrices ? 'in' : 'out'}`] : []
}

/** Charges that have an amount, as the builder of the paper takes them. */
export const chargesOf = (charges: readonly ChargeDraft[]): readonly Charge[] =>
  charges.flatMap((charge) => {
    const amount = chargeAmount(charge)
    return amount ? [{ kind: charge.kind, amount: money(charge.currency, amount), inPrices: charge.inPrices }] : []
  })

/** The part of the call that is the same for one shipment and for several. The centre is sent only for goods that go direct to Amazon. */
export function paperTerms(draft: PaperDraft, codes: readonly CodeShown[]) {
  const { fcId, street, city, state, zip } = draft.fc
  const sendsCentre = draft.ltlType === 'direct_amazon' && fcId.trim() !== ''
  return {
    password: draft.password,
    brokerType: draft.brokerType,
    ...(sendsCentre ? { fcInfo: { fcId, fcAddress: { street, city, state, zip } } } : {}),
    ...saidOf(draft.delivery),
    ...saidOfSale(draft.delivery),
    confirmCodes: confirmedOf(draft.confirmed, codes),
    acceptFallbackRate: draft.acceptsFallback,
  }
}

const yesOrNo = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false')

/** Lines typed beside the items: how many, those without a code, those without a maker, and USD of all as plain decimal text. */
export type TypedLines = {
  readonly lines: number
  readonly open: number
  readonly makerless: number
  /** Those that name no goods, and those with a short description. */
  readonly vague: number
  readonly short: number
  readonly usd: string
}
const NONE_TYPED: TypedLines = { lines: 0, open: 0, makerless: 0, vague: 0, short: 0, usd: '0' }

/** What the checks before the paper need to know of the form. */
export function paperChoices(draft: PaperDraft, codes: readonly CodeShown[], typed: TypedLines = NONE_TYPED) {
  const { incoterm, reasonForExport, relatedParties, portOfEntry, valueBasis } = saidOf(draft.delivery)
  const { buyerName } = draft.delivery.sale
  const fcId = draft.fc.fcId.trim()
  return {
    ltlType: draft.ltlType,
    brokerType: draft.brokerType,
    ...(draft.ltlType === 'direct_amazon' && fcId ? { fcId } : {}),
    ...(incoterm ? { incoterm } : {}),
    reasonForExport,
    ...(relatedParties ? { relatedParties } : {}),
    ...(portOfEntry ? { portOfEntry } : {}),
    ...(valueBasis ? { valueBasis } : {}),
    namesBuyer: yesOrNo(buyerName.trim() !== ''),
    typedLines: typed.lines,
    typedOpen: typed.open,
    typedMakerless: typed.makerless,
    typedVague: typed.vague,
    typedShort: typed.short,
    ...(draft.delivery.charges.length > 0 ? { charges: draft.delivery.charges.flatMap(chargeText).join() } : {}),
    typedUsd: typed.usd,
    confirmCodes: yesOrNo(codes.length > 0 && allConfirmed(draft.confirmed, codes)),
    acceptFallbackRate: yesOrNo(draft.acceptsFallback),
  }
}
