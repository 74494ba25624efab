// What a check before a paper is, and what it looks at. Checks are rows of tables: pure, one sentence for each finding.
import type { Big } from 'big.js'
import type { CalendarDate } from '../../calendar.ts'
import type { CusmaFormStatus } from '../../cusma/form-status.ts'
import type { ExchangeRate } from '../../exchange.ts'
import type { Worksheet } from '../../fda/worksheet.ts'
import type { PgaRow } from '../../pga.ts'
import type { EntryPermission } from '../../shipment/entry-permission.ts'
import type { CustomsItem } from '../../shipment/item.ts'
import type { DutyOutcome } from '../../tariff/duty-outcome.ts'
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

/** Something a check found. `item` is an id; `field` the name of what to change there. */
export type Finding = {
  readonly sentence: string
  readonly item?: string
  readonly field?: string
  /** Present where findings that differ by the item alone may stand in one line. */
  readonly alike?: Alike
}

/** What a sentence calls the item, and the sentence for several of them: findings with the same one are alike. */
export type Alike = { readonly name: string; readonly together: (names: string) => string }

export type Check = {
  readonly id: string
  readonly level: Level
  readonly papers: readonly PreflightPaper[]
  readonly fix: FixPlace
  readonly find: (facts: PreflightFacts) => readonly Finding[]
}

export type PreflightItem = CustomsItem & {
  readonly expiryDate: CalendarDate | null
  readonly isCodeConfirmed: boolean
  readonly htsConfidence: Big | null
  /** Whether the code stands in the current release; undefined while it has not ten digits. */
  readonly isCodeCurrent: boolean | undefined
  /** Title of the tariff line and the units it is counted in. */
  readonly tariff: { readonly title: string; readonly units: readonly string[] } | null
  /** Null while code, origin or cost is missing. `additional`: whether a line of the receipt adds to the base duty. */
  readonly duty: { readonly outcome: DutyOutcome; readonly additional: boolean } | null
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
  /** Lines typed on the invoice form beside the items, how many of them have no code, how many name no maker, and their USD. */
  readonly typedLines: number
  readonly typedOpen: number
  readonly typedMakerless: number
  readonly typedUsd: Big
  readonly boxes: readonly PackedBox[]
  readonly seller: Seller | null
  readonly importer: 'none' | 'locked' | { readonly name: string; readonly number: string; readonly contact: string }
  /** The fulfilment centre it goes to; confidence undefined when the code is not in our list. */
  readonly centre: { readonly code: string; readonly confidence: 'high' | 'medium' | 'low' | undefined } | null
  readonly hasAddresses: boolean
  /** Whether the paper delivers to a warehouse on the way, from which the goods go on. */
  readonly viaWarehouse: boolean
  readonly particulars: Pick<Particulars, 'terms' | 'reason' | 'relatedParties' | 'portOfEntry' | 'references'>
  readonly exchange: ExchangeRate
  readonly measuresVerified: CalendarDate
  readonly certificate: {
    readonly status: CusmaFormStatus | null
    readonly periodStart: CalendarDate | null
    readonly periodEnd: CalendarDate | null
    /** Whether the signed paper itself is kept. */
    readonly isKept: boolean
    /** Sentences of what the form still lacks to be signed. */
    readonly missing: readonly string[]
  }
  readonly worksheets: readonly Worksheet[]
  readonly hasWorksheetPaper: boolean
  /** Numbers of the shipment's invoices, newest first. */
  readonly invoiceNumbers: readonly string[]
  /** Items whose proposed code the paper itself confirms, and whether the fallback rate is accepted with it. */
  readonly confirming: readonly string[]
  readonly acceptsFallbackRate: boolean
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

/** A check of every item: `say` answers a sentence for an item that fails. */
export function eachItem(
  say: (item: PreflightItem, facts: PreflightFacts) => string | undefined,
  field: string,
): Check['find'] {
  return (facts) =>
    facts.items.flatMap((item) => {
      const sentence = say(item, facts)
      return sentence === undefined ? [] : [{ sentence, item: item.id, field }]
    })
}

/** A sentence for one item, and one that names several. */
export type Said = { readonly one: string; readonly together: (names: string) => string }

/** A check that may say several things of an item; items of which it says the same are named in one line. */
export function alikeItems(
  say: (item: PreflightItem, facts: PreflightFacts) => readonly Said[],
  field: string,
): Check['find'] {
  return (facts) =>
    facts.items.flatMap((item) =>
      say(item, facts).map(({ one, together }) => ({
        sentence: one,
        item: item.id,
        field,
        alike: { name: called(item), together },
      })),
    )
}

/** A check of the shipment as a whole. */
export function whole(say: (facts: PreflightFacts) => string | undefined, field?: string): Check['find'] {
  return (facts) => {
    const sentence = say(facts)
    return sentence === undefined ? [] : [{ sentence, ...(field ? { field } : {}) }]
  }
}

/** What a sentence calls an item. */
export const called = ({ description, sku }: Pick<CustomsItem, 'description' | 'sku'>): string => description || sku
