// What a check before a paper is, and what it looks at. Checks are rows of tables, by the reason they give: pure, and without a sentence.
import type { Big } from 'big.js'
import type { AdmissibilityFinding } from '../../admissibility/finding.ts'
import type { CalendarDate } from '../../calendar.ts'
import type { CusmaFormStatus } from '../../cusma/form-status.ts'
import type { CertificateLack } from '../../cusma/lacks.ts'
import type { ExchangeRate } from '../../exchange.ts'
import type { Worksheet } from '../../fda/worksheet.ts'
import type { PgaRow } from '../../pga.ts'
import type { EntryPermission } from '../../shipment/entry-permission.ts'
import type { CustomsItem } from '../../shipment/item.ts'
import type { CodeStanding } from '../../tariff/code-standing.ts'
import type { EndedCode } from '../../tariff/code-succession.ts'
import type { Assumption, DutyOutcome, DutyRange, PriceOutsideLine, Quantity } from '../../tariff/duty-outcome.ts'
import type { PackedBox } from '../packing.ts'
import type { Particulars } from '../particulars.ts'

export const PREFLIGHT_PAPERS = ['commercial_invoice', 'combined_invoice', 'cusma', 'fda'] as const
export type PreflightPaper = (typeof PREFLIGHT_PAPERS)[number]

/** 'stops': the paper is not made. 'warns': it is made and stamped as a draft. 'notes': good to know. */
export const LEVELS = ['stops', 'warns', 'notes'] as const
export type Level = (typeof LEVELS)[number]

/** Where a finding is put right. */
export const FIX_PLACES = [
  'item',
  'business-info',
  'cusma-form',
  'boxes',
  'shipment',
  'invoice-form',
  'fda-worksheets',
  'provider',
] as const
export type FixPlace = (typeof FIX_PLACES)[number]

/**
 * What a check found of one item, or of the shipment as a whole. `item` is an id; `field` the name of what to change there; `fix` is where it
 * is put right, if elsewhere than what the check finds else.
 */
export type Found<Facts> = {
  readonly facts: Facts
  readonly item?: string
  readonly field?: string
  readonly fix?: FixPlace
}

/** The row of one reason. */
type Check<Facts, Of = PreflightFacts> = {
  readonly level: Level
  readonly papers: readonly PreflightPaper[]
  readonly fix: FixPlace
  readonly find: (of: Of) => readonly Found<Facts>[]
  /** False for a warning about something the paper does not say: it is no draft for that. */
  readonly stamps?: false
  /** Present where findings that differ by the item alone stand in one line: what else must be equal. */
  readonly alike?: (facts: Facts) => string
}

/** Checks by reason, in the order a person can act on. */
export type Checks<Reasons, Of = PreflightFacts> = { readonly [Reason in keyof Reasons]: Check<Reasons[Reason], Of> }

/** Facts of a reason that has none. */
export type Nothing = Readonly<Record<never, never>>
/** What an item or a worksheet is called. */
export type Named = { readonly name: string }

export type PreflightItem = CustomsItem &
  CodeStanding & {
    readonly expiryDate: CalendarDate | null
    readonly isCodeConfirmed: boolean
    readonly htsConfidence: Big | null
    /** Of the code as it was proposed, and who proposed it. */
    readonly htsDescription: string | null
    readonly htsProposedBy: string | null
    /** Title of the tariff line and the units it is counted in. */
    readonly tariff: { readonly title: string; readonly units: readonly string[] } | null
    /** How much of it there is in each unit the tariff counts in, for the whole line; what nobody gave is left out. */
    readonly counted: readonly Quantity[]
    /** Null while code, origin or cost is missing. `additional`: whether a line of the receipt adds to the base duty. */
    readonly duty: {
      readonly outcome: DutyOutcome
      readonly additional: boolean
      /** Of chapters 98 and 99 that the line is entered under beside its own code: added duties and relief from them. */
      readonly headings: readonly string[]
      /** What nobody said and the outcome rests on, and what it can come to. */
      readonly assumed?: readonly Assumption[]
      readonly range?: DutyRange | undefined
      /** The price of a unit is not within the words of the line. */
      readonly outsideLine?: PriceOutsideLine['facts'] | undefined
    } | null
    /** Whether it may enter, the gravest first. */
    readonly findings: readonly AdmissibilityFinding[]
    /** Why it may enter although its kind is prohibited; absent while nobody recorded that. */
    readonly permission?: EntryPermission | undefined
    readonly agencies: readonly PgaRow[]
    /** Of one unit. */
    readonly netKg: Big | null
    readonly mid: { readonly code: string; readonly isProposed: boolean } | null
    readonly usdValue: Big | null
  }

export type PreflightFacts = {
  readonly today: CalendarDate
  readonly shipment: {
    readonly status: string
    readonly goesToAmazon: boolean
    readonly shippedOn: CalendarDate | null
  }
  readonly items: readonly PreflightItem[]
  readonly typed: TypedLines
  /** USD of the prices of all shipments that go on one entry with this one, null while some are unknown; absent where it goes alone. */
  readonly entryUsd?: Big | null
  readonly boxes: readonly PackedBox[]
  readonly seller: Seller | null
  readonly importer: 'none' | 'locked' | { readonly name: string; readonly number: string; readonly contact: string }
  /** The fulfilment centre it goes to; confidence undefined when the code is not in our list. */
  readonly centre: { readonly code: string; readonly confidence: 'high' | 'medium' | 'low' | undefined } | null
  readonly hasAddresses: boolean
  /** Whether the paper delivers to a warehouse on the way, from which the goods go on. */
  readonly viaWarehouse: boolean
  readonly particulars: Pick<
    Particulars,
    'terms' | 'reason' | 'relatedParties' | 'sale' | 'value' | 'charges' | 'portOfEntry' | 'references'
  >
  readonly exchange: ExchangeRate
  readonly measuresVerified: CalendarDate
  readonly certificate: {
    readonly status: CusmaFormStatus | null
    readonly periodStart: CalendarDate | null
    readonly periodEnd: CalendarDate | null
    /** Whether the signed paper itself is kept. */
    readonly isKept: boolean
    /** What the form still lacks to be signed. */
    readonly missing: readonly CertificateLack[]
    /** Goods of the signed certificate whose decision on origin does not hold any more, by name. */
    readonly outdated: readonly string[]
    /** Ids of the goods it names on the word of a person alone: no decision on their recipe stands behind them. */
    readonly untested: readonly string[]
    /** Ids of items that a certificate for products covers. */
    readonly covered: readonly string[]
  }
  readonly worksheets: readonly Worksheet[]
  readonly hasWorksheetPaper: boolean
  /** Numbers of the shipment's invoices, newest first. */
  readonly invoiceNumbers: readonly string[]
  /** Items whose proposed code the paper itself confirms, and whether the fallback rate is accepted with it. */
  readonly confirming: readonly string[]
  readonly acceptsFallbackRate: boolean
}

/** Lines typed on the invoice form beside the items: how many, how many have no code or name no maker, and their USD. */
export type TypedLines = {
  readonly count: number
  readonly withoutCode: number
  readonly withoutMaker: number
  /** How many have a description that names no goods, and one too short to say what they are. */
  readonly vague: number
  readonly short: number
  readonly usd: Big
  /** Those with a code that is no line of the release, and those that may not enter; empty as long as they are only counted. */
  readonly goneCodes: readonly { readonly name: string; readonly code: string }[]
  readonly endedCodes: readonly { readonly name: string; readonly code: string; readonly ended: EndedCode }[]
  readonly prohibited: readonly { readonly name: string; readonly since: CalendarDate }[]
  /** Whether each may enter, the gravest first; empty as long as they are only counted. */
  readonly entering: readonly { readonly name: string; readonly findings: readonly AdmissibilityFinding[] }[]
}

/** The seller as the business information has it; absent parts are empty. */
export type Seller = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
  readonly businessNumber: string
  readonly hasSignedAgreement: boolean
}

export const INVOICES: readonly PreflightPaper[] = ['commercial_invoice', 'combined_invoice']
export const ALL_PAPERS: readonly PreflightPaper[] = PREFLIGHT_PAPERS

/** A check of every item: `factsOf` answers the facts of an item that fails, beside what it is called. */
export function eachItem<Facts extends object>(
  factsOf: (item: PreflightItem, facts: PreflightFacts) => Facts | undefined,
  field: string,
): (facts: PreflightFacts) => readonly Found<Facts & Named>[] {
  return (facts) =>
    facts.items.flatMap((item) => {
      const found = factsOf(item, facts)
      return found ? [{ facts: { name: called(item), ...found }, item: item.id, field }] : []
    })
}

/** A check of the shipment as a whole. */
export function whole<Facts extends object>(
  factsOf: (facts: PreflightFacts) => Facts | undefined,
  field?: string,
): (facts: PreflightFacts) => readonly Found<Facts>[] {
  return (facts) => {
    const found = factsOf(facts)
    return found ? [{ facts: found, ...(field ? { field } : {}) }] : []
  }
}

/** The facts of a finding that needs none; undefined where it is not so. */
export const so = (is: unknown): Nothing | undefined => (is ? {} : undefined)

/** What an item is called. */
export const called = ({ description, sku }: Pick<CustomsItem, 'description' | 'sku'>): string => description || sku
