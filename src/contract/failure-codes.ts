// Every way a call can fail: a closed list of codes, each with the facts that the answer carries as `details`. What a person
// reads is made of code and facts by the server, in the person's language (`http/failure-words.ts`); programs go by the code.
import { z } from 'zod'
import { OF_OTHER_COUNTRY, PLACES } from '#domain/address/place-doubts.ts'
import { NUMBER_PROBLEMS } from '#domain/business-info.ts'
import { PAST_REASONS, SCHEDULE_REASONS } from '#domain/clearance/fee-schedule-reasons.ts'
import type { MissingElement } from '#domain/cusma/certificate.ts'
import { CODE_PROBLEMS } from '#domain/fda/product-code.ts'
import type { ImportKind } from '#domain/import/import-kind.ts'
import type { LineReason } from '#domain/import/record-reason.ts'
import type { LineProblem } from '#domain/import/records.ts'
import { CENTRE_LACKS } from '#domain/invoice/ltl.ts'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { INPUT_PROBLEMS } from '#domain/origin/input-problems.ts'
import { FILE_REASONS, LINK_REASONS } from '#domain/origin/supplier-link.ts'
import { PASSWORD_PROBLEMS } from '#domain/password-strength.ts'
import { comparedValues } from './compared-values.ts'
import { importKind, lineProblem } from './line-problems.ts'
import { missingElement } from './missing-element.ts'
import { preflightCheck } from './preflight-check.ts'
import { SHARED_FAILURES } from './shared-failures.ts'

const none = z.undefined()
const named = z.object({ name: z.string() })
/** `turnsAt`: the instant the day turns; `nextDay`: the day it turns to in `timeZone`. */
const usedUp = z.object({ limit: z.int(), turnsAt: z.string(), nextDay: z.string(), timeZone: z.string() })
const inMinutes = z.object({ minutes: z.int() })
/** Counted from 1, as the form shows them. */
const inLine = z.object({ line: z.int().min(1) })
/** `status`: what the outside service answered with, where it answered at all; `said`: the trouble in the words of the log. */
const serviceTrouble = z.object({ status: z.int().optional(), said: z.string() })

export const FAILURES = {
  ...SHARED_FAILURES,

  // Signing in
  'sign-in-refused': none,
  'sign-in-code-wrong': z.object({ triesLeft: z.int().min(1) }),
  'sign-in-code-over': z.object({ triesLeft: z.literal(0) }),
  'too-many-sign-in-codes': none,
  'too-many-sign-in-codes-today': none,
  'staff-password-wrong': none,
  'staff-password-off': none,
  'member-sign-in-wrong': none,
  'second-step-over': none,
  'authenticator-code-wrong': none,
  'recovery-code-wrong': none,
  'passkey-refused': none,
  'passkeys-not-here': none,
  'passkey-kept-already': none,
  'too-many-passkeys': none,
  'last-passkey': none,
  'only-second-step': none,
  'sign-on-off': none,
  'sign-on-away': none,
  'sign-on-over': none,
  'sign-on-refused': none,
  'sign-on-unknown': none,
  'sign-on-unverified': none,
  'sign-on-only': none,
  'invitation-over': none,
  'client-invitation-over': none,

  // People of a client
  'person-belongs-already': none,
  'person-invited-already': none,
  'too-many-people': none,
  'too-many-invitations': none,
  'last-client-owner': none,
  'company-address-is-theirs': none,
  'not-an-owner': none,
  'address-of-other-client': none,
  'address-change-over': none,
  'address-change-refused': none,

  // Asking for an account
  'access-requests-used-up': none,
  'access-request-settled': none,

  // Comments, notifications
  'comment-not-own': none,
  'comment-too-old': none,
  'too-many-comments': none,
  'letter-link-over': none,

  // Views of the list of shipments
  'view-name-taken': named,
  'too-many-views': z.object({ most: z.int() }),

  // Public tools
  'daily-checks-used-up': usedUp,
  'daily-calculations-used-up': usedUp,

  // Shipments, items, codes
  'no-such-shipment': none,
  'no-such-client': none,
  'reference-taken': named,
  /** It was invoiced, has left, or is cancelled. */
  'shipment-not-editable': none,
  'shipment-changed-meanwhile': none,
  /** `saved`: what another has put there since the editor looked; `sent`: what was refused. By field, each as in an item. */
  'item-changed-meanwhile': z.object({ saved: comparedValues, sent: comparedValues }),
  'code-first': none,
  'code-not-found': none,
  'code-not-one-for-one': none,
  'no-code-to-replace': none,
  'no-replacement': none,
  'code-not-ten-digits': z.object({ digits: z.int() }),
  'origin-first': none,
  'code-in-no-edition': z.object({ code: z.string() }),
  'no-such-product': none,
  'no-such-product-certificate': none,
  'product-certificate-signed': none,
  'recipe-wrong': z.object({ problems: z.array(z.object({ field: z.string(), reason: z.enum(INPUT_PROBLEMS) })) }),
  'supplier-link-over': z.object({ reason: z.enum(LINK_REASONS) }),
  'supplier-file-wrong': z.object({ reason: z.enum(FILE_REASONS) }),
  'supplier-answers-full': none,
  'too-many-supplier-links': none,
  'answer-settled': none,
  'description-or-asin': none,
  'not-prohibited': named,
  'no-permission': none,

  // Business information
  'business-info-wrong': z.object({ problem: z.enum([...NUMBER_PROBLEMS, 'agreement-not-signed']) }),
  /** Staff change what is saved; they do not agree for the client. */
  'client-agrees': none,
  /** Printed as it is, the address would lie in a country it is not in. */
  'place-of-other-country': z.object({
    of: z.enum(PLACES),
    doubt: z.object({ reason: z.enum(OF_OTHER_COUNTRY), country: z.enum(['CA', 'US']) }),
    chosen: z.string(),
  }),
  'encryption-key-missing': none,
  'importer-details-locked': none,
  'importer-number-masked': none,
  'importer-number-form': none,

  // CUSMA
  'signature-incomplete': none,
  'signature-not-drawn': none,
  'signature-no-image': none,
  'signature-other-image': none,
  'signature-gif': none,
  'signature-too-large': none,
  'signature-damaged': none,
  'no-cusma-form': none,
  'no-north-american-goods': none,
  'no-certificate-stored': none,
  'no-certificate-signed': none,
  'certificate-of-other-shipment': none,
  /** `periodEnd`: the last day of a period that is over; null: an item changed after it was signed. */
  'certificate-out-of-date': z.object({ periodEnd: z.string().nullable() }),
  'certificate-incomplete': z.object({
    missing: z.array(missingElement),
    hasGoods: z.boolean(),
  }),
  /** Staff prepare and do not sign: the client was asked to, by a letter to `email` where it could be sent. */
  'client-signs': z.object({ email: z.string(), wasSent: z.boolean() }),
  'mandate-later-than-today': none,
  'only-reading': none,
  'link-expired': none,

  // Papers
  /** What stops it, of which each has its own reason as `id`. */
  'paper-stopped': z.object({ checks: z.array(preflightCheck) }),
  'centre-incomplete': z.object({ lacks: z.enum(CENTRE_LACKS) }),
  'manual-line-incomplete': none,
  /** Of a line typed on an invoice: a code has ten digits; amounts are USD as they are printed, `rate` is USD for one CAD. */
  'line-code-wrong': inLine.extend({ digits: z.int() }),
  'line-total-differs': inLine.extend({
    given: z.string(),
    quantity: z.int(),
    price: z.string(),
    total: z.string(),
  }),
  'line-price-moved': inLine.extend({ cad: z.string(), usd: z.string(), rate: z.string() }),
  'product-code-wrong': z.object({ problem: z.enum(CODE_PROBLEMS), industry: z.string() }),
  'no-such-document': none,
  'no-such-worksheet': none,
  'no-worksheet-field': z.object({ field: z.string() }),
  'several-importers': none,
  'several-clients': none,
  'paper-of-several-clients': none,
  'no-manual-items': none,
  'invoice-number-taken': z.object({ number: z.string() }),
  'shipment-changing': none,
  'document-password-not-set': none,
  'document-password-wrong': none,
  'document-password-locked': inMinutes,
  'certificate-not-again': none,
  'request-not-kept': none,
  'shipment-gone': none,
  'archive-under-way': none,
  'client-name-differs': none,
  'too-many-papers-waiting': none,
  'too-many-own-papers-waiting': z.object({ waiting: z.int() }),
  'paper-took-too-long': none,

  // Freight
  'freight-not-configured': none,
  'freight-service-failed': serviceTrouble,
  'freight-not-booked': serviceTrouble,
  'no-freight-rates': none,
  'no-freight-origin': none,
  'no-such-placement': none,
  'several-placements': none,
  'no-such-rate': none,
  'rate-moved': z.object({ total: z.string() }),
  'already-sent': z.object({ service: z.string() }),
  'being-sent': none,
  'sent-stays': none,
  'no-such-cart': none,
  'customs-data-lacking': named.extend({ lacks: z.array(z.enum(['hts-code', 'origin', 'cost'])) }),
  'unknown-warehouse': z.object({ warehouse: z.string() }),
  'no-warehouse': none,

  // Staff settings and data
  /** Rows and fees by their place from 0; -1: the schedule as a whole. `next`: first day of the row it runs into. */
  'fee-schedule-wrong': z.object({
    row: z.int(),
    fee: z.int().optional(),
    field: z.string(),
    reason: z.enum(SCHEDULE_REASONS),
    next: z.string().optional(),
  }),
  'fee-row-begun': z.object({ reason: z.enum(PAST_REASONS), from: z.string() }),
  'changed-meanwhile': none,
  'no-own-account': none,
  'no-authenticator-begun': none,
  'last-owner': none,
  'staff-email-taken': none,
  'invitation-not-sent': none,
  'member-disabled': none,
  'password-missing': none,
  'password-wrong': none,
  'password-locked': inMinutes,
  'sign-in-locked': inMinutes,
  'password-weak': z.object({ problem: z.enum(PASSWORD_PROBLEMS) }),
  'password-same-as-before': none,
  'password-same-as-other': none,
  'update-running': none,
  'update-off': none,
  'update-file-unnamed': none,
  'update-file-broken': none,

  // Imports
  'lines-wrong': z.object({
    kind: importKind.optional().meta({ description: 'where records of several kinds were sent' }),
    errors: z.array(lineProblem),
    errorCount: z.int(),
  }),
  'data-changed-since': none,
  'rows-out-of-order': none,
  'import-not-open': none,
  'too-many-lines': z.object({ limit: z.int() }),
  'no-such-column': named,
  'column-twice': named,

  // Looking up all items of a shipment
  'lookup-when-pending': none,
  'no-such-lookup': none,

  // Shops
  'shop-off': none,
  'shop-silent': serviceTrouble,

  // Amazon
  'amazon-off': none,
  'amazon-no-such-plan': none,
  'amazon-refused': z.object({ status: z.int() }),
  'amazon-busy': z.object({ status: z.literal(429) }),
  'amazon-silent': serviceTrouble,
  'amazon-unreadable': serviceTrouble,
} as const

export type FailureCode = keyof typeof FAILURES
/** Facts that are reasons yet where a failure is thrown; the answer carries them in the words of the reader. */
type UnsaidFacts = {
  readonly 'paper-stopped': { readonly stops: readonly Finding[] }
  readonly 'lines-wrong': {
    readonly kind?: ImportKind
    readonly errors: readonly (LineProblem<LineReason> & { readonly value?: string | null })[]
    readonly errorCount: number
  }
  readonly 'certificate-incomplete': { readonly missing: readonly MissingElement[]; readonly hasGoods: boolean }
}
/** What a failure is told with: nothing, or its facts. */
export type FailureFacts<C extends FailureCode> = C extends keyof UnsaidFacts
  ? [facts: UnsaidFacts[C]]
  : C extends FailureCode
    ? undefined extends z.output<(typeof FAILURES)[C]>
      ? []
      : [facts: z.output<(typeof FAILURES)[C]>]
    : never
/** A code and its facts, as one tuple. */
export type SaidFailure = { [C in FailureCode]: [code: C, ...facts: FailureFacts<C>] }[FailureCode]

export const failureCode = z.object(FAILURES).keyof().meta({ id: 'FailureCode' })
