// What calls that make papers may be refused with, by what the making of a paper passes through.
import type { FailureCode } from './failure-codes.ts'

/** Printing waits for its turn and has a deadline. */
export const OF_PRINTING = [
  'paper-took-too-long',
  'too-many-own-papers-waiting',
  'too-many-papers-waiting',
] as const satisfies readonly FailureCode[]

/** A paper gets a number of its own while what it says stands still. */
export const OF_NUMBERED_PAPER = [
  ...OF_PRINTING,
  'invoice-number-taken',
  'shipment-changing',
] as const satisfies readonly FailureCode[]

/** What a paper of a shipment that the document password opens is checked for before it is made. */
const OF_GUARDED_CHECK = [
  'document-password-locked',
  'document-password-not-set',
  'document-password-wrong',
  'no-such-shipment',
  'paper-stopped',
] as const satisfies readonly FailureCode[]

/** Such a paper, after the checks before it. */
export const OF_GUARDED_PAPER = [...OF_NUMBERED_PAPER, ...OF_GUARDED_CHECK] as const satisfies readonly FailureCode[]

/** What the form of an invoice says beside the items. */
export const OF_INVOICE_FORM = [
  'centre-incomplete',
  'code-not-ten-digits',
  'manual-line-incomplete',
] as const satisfies readonly FailureCode[]

export const OF_TYPED_INVOICE = [
  ...OF_NUMBERED_PAPER,
  'line-code-wrong',
  'line-price-moved',
  'line-total-differs',
  'no-manual-items',
  'paper-stopped',
] as const satisfies readonly FailureCode[]

/** Fields typed on a worksheet. */
export const OF_WORKSHEET_EDITS = [
  'no-such-worksheet',
  'no-worksheet-field',
  'product-code-wrong',
] as const satisfies readonly FailureCode[]

/** The image of a signature is drawn once to see that it can be; name and title belong to it. */
export const OF_SIGNATURE_IMAGE = [
  ...OF_PRINTING,
  'signature-damaged',
  'signature-gif',
  'signature-incomplete',
  'signature-no-image',
  'signature-not-drawn',
  'signature-other-image',
  'signature-too-large',
] as const satisfies readonly FailureCode[]
