// An invoice typed by hand while it is filled in, and the changes a person can make to it. Pure: the screen keeps and stores it.
import { z } from 'zod'
import { wholeParty } from '#contract/manual-invoices.ts'
import { parseDate } from '#domain/calendar.ts'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { sum, type Usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/manual-invoice.ts'
import { texts as formEn } from '#texts/en/manual-invoice-form.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { NO_PARTY } from '#words/papers/manual-invoice.ts'
import { type ItemDraft, isBlank, itemDraft, itemProblems, lineTotal, newItem } from './item-draft.ts'
import { PARTY_ROLES, type PartyDraft, type PartyRole, partyProblems } from './party-draft.ts'
import { type Proposal, proposal } from './proposal.ts'

export const invoiceDraft = z.object({
  /** Undefined, as the date and each party, while nobody has touched it: the proposed one counts. */
  invoiceNumber: z.string().optional(),
  invoiceDate: z.string().optional(),
  shippingDate: z.string(),
  /** Empty: by where the goods go. */
  reasonForExport: z.union([z.enum(EXPORT_REASONS), z.literal('')]).default(''),
  parties: z.object({
    shipper: wholeParty.optional(),
    importer: wholeParty.optional(),
    destination: wholeParty.optional(),
    broker: wholeParty.optional(),
  }),
  items: z.array(itemDraft),
  pasted: z.string(),
  proposals: z.array(proposal),
  /** Number of keys given out, so that none is given twice. */
  keys: z.number().int(),
})
type Stored = Readonly<z.infer<typeof invoiceDraft>>
export type InvoiceDraft = Omit<Stored, 'items' | 'proposals'> & {
  readonly items: readonly ItemDraft[]
  readonly proposals: readonly Proposal[]
}

/** The four parties as they would be printed. */
export type Parties = Readonly<Record<PartyRole, PartyDraft>>

/** At most this many lines on one invoice, as the call takes them. */
export const MOST_ITEMS = 1000

export const EMPTY_DRAFT: InvoiceDraft = {
  shippingDate: '',
  reasonForExport: '',
  parties: {},
  items: [],
  pasted: '',
  proposals: [],
  keys: 0,
}

/** What the next invoice begins with: number, dates and parties as the server proposes them. */
export type Defaults = {
  readonly invoiceNumber: string
  readonly invoiceDate: string
  readonly parties: Parties
  /** The importer whose number is kept, the number masked. */
  readonly numberedImporter: { readonly name: string; readonly number: string } | null
}

/** While the server's proposals are not known. */
export const NO_DEFAULTS: Defaults = {
  invoiceNumber: '',
  invoiceDate: '',
  parties: { shipper: NO_PARTY, importer: NO_PARTY, destination: NO_PARTY, broker: NO_PARTY },
  numberedImporter: null,
}

export const partiesOf = (draft: InvoiceDraft, defaults: Defaults): Parties => ({
  ...defaults.parties,
  ...draft.parties,
})

export const headOf = (draft: InvoiceDraft, defaults: Defaults) => ({
  invoiceNumber: draft.invoiceNumber ?? defaults.invoiceNumber,
  invoiceDate: draft.invoiceDate ?? defaults.invoiceDate,
  shippingDate: draft.shippingDate,
})

/** The lines that something was typed into: the others are not printed. */
export const filledItems = (draft: InvoiceDraft): readonly ItemDraft[] => draft.items.filter((item) => !isBlank(item))

/** Whether a person has put anything into it. */
export const isBegun = (draft: InvoiceDraft): boolean =>
  filledItems(draft).length > 0 ||
  draft.proposals.length > 0 ||
  draft.pasted.trim() !== '' ||
  draft.invoiceNumber !== undefined ||
  Object.values(draft.parties).some(Boolean)

export function addItem(draft: InvoiceDraft): InvoiceDraft {
  return { ...draft, keys: draft.keys + 1, items: [...draft.items, newItem(`item-${draft.keys + 1}`)] }
}

export const changeItem = (draft: InvoiceDraft, changed: ItemDraft): InvoiceDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === changed.key ? asChanged(item, changed) : item)),
})

/** A price typed over is no longer the converted one. */
const asChanged = (before: ItemDraft, changed: ItemDraft): ItemDraft =>
  before.unitPrice === changed.unitPrice ? changed : { ...changed, priceCad: undefined }

export const removeItem = (draft: InvoiceDraft, key: string): InvoiceDraft => ({
  ...draft,
  items: draft.items.filter((item) => item.key !== key),
})

/** Puts a removed line back where it stood. */
export const restoreItem = (draft: InvoiceDraft, item: ItemDraft, position: number): InvoiceDraft =>
  draft.items.some((each) => each.key === item.key)
    ? draft
    : { ...draft, items: draft.items.toSpliced(position, 0, item) }

/** Moves a line up (-1) or down (1); at the end it stays. */
export function moveItem(draft: InvoiceDraft, key: string, step: -1 | 1): InvoiceDraft {
  const from = draft.items.findIndex((item) => item.key === key)
  const item = draft.items[from]
  const to = from + step
  if (!item || to < 0 || to >= draft.items.length) return draft
  return { ...draft, items: draft.items.toSpliced(from, 1).toSpliced(to, 0, item) }
}

/** Takes proposals over as lines, in their order. `toItem` makes the line of a proposal. */
export function accept(
  draft: InvoiceDraft,
  chosen: readonly Proposal[],
  toItem: (read: Proposal, key: string) => ItemDraft,
): InvoiceDraft {
  const added = chosen.map((read, index) => toItem(read, `item-${draft.keys + index + 1}`))
  return { ...reject(draft, chosen), keys: draft.keys + chosen.length, items: [...filledItems(draft), ...added] }
}

/** Lays freshly read items beside those still open. */
export const propose = (draft: InvoiceDraft, read: readonly Omit<Proposal, 'key'>[]): InvoiceDraft => ({
  ...draft,
  keys: draft.keys + read.length,
  proposals: [
    ...draft.proposals,
    ...read.map((each, index) => ({ ...each, key: `proposal-${draft.keys + index + 1}` })),
  ],
})

export const reject = (draft: InvoiceDraft, chosen: readonly Proposal[]): InvoiceDraft => ({
  ...draft,
  proposals: draft.proposals.filter((each) => !chosen.includes(each)),
})

/** Puts rejected proposals back in their order; what was accepted meanwhile or came later is left alone. */
export function restoreProposals(
  draft: InvoiceDraft,
  before: readonly Proposal[],
  rejected: readonly Proposal[],
): InvoiceDraft {
  const open = new Set(draft.proposals.map((each) => each.key))
  const back = before.filter((each) => open.has(each.key) || rejected.includes(each))
  const later = draft.proposals.filter((each) => !before.some((known) => known.key === each.key))
  return { ...draft, proposals: [...back, ...later] }
}

/** `counted` of the lines have a readable quantity and price; `total` is of those, USD, exact. */
export function totalsOf(items: readonly ItemDraft[]): {
  readonly total: Usd
  readonly counted: number
} {
  const totals = items.flatMap((item) => lineTotal(item) ?? [])
  return { total: sum('USD', totals), counted: totals.length }
}

/** Something to put right, and the id of the field where. */
export type Problem = { readonly fieldId: string; readonly text: string }

export const itemFieldId = (key: string, field: string): string => `manual-${key}-${field}`
export const partyFieldId = (role: PartyRole, field: string): string => `manual-${role}-${field}`
export const headFieldId = (field: string): string => `manual-head-${field}`

/**
 * All that keeps the invoice from being made, in the order of the screen. What is merely missing is no problem here:
 * it is printed as not given and named in the paper's warnings.
 */
export function draftProblems(language: Language, draft: InvoiceDraft, defaults: Defaults): readonly Problem[] {
  const texts = wordsIn(language, en)
  const formTexts = wordsIn(language, formEn)
  const { invoiceDate, shippingDate } = headOf(draft, defaults)
  const parties = partiesOf(draft, defaults)
  return [
    ...draft.items.flatMap((item, index) =>
      (isBlank(item) ? [] : itemProblems(language, item)).map((problem) => ({
        fieldId: itemFieldId(item.key, problem.field),
        text: texts.inLine(index + 1, problem.text),
      })),
    ),
    ...PARTY_ROLES.flatMap((role) =>
      partyProblems(language, parties[role]).map((problem) => ({
        fieldId: partyFieldId(role, problem.field),
        text: formTexts.atParty(formTexts.roles[role], problem.text),
      })),
    ),
    ...dateProblem('invoiceDate', invoiceDate, formTexts.invoiceDateWrong),
    ...dateProblem('shippingDate', shippingDate, formTexts.shippingDateWrong),
  ]
}

const dateProblem = (field: string, date: string, text: string): readonly Problem[] =>
  date === '' || parseDate(date) ? [] : [{ fieldId: headFieldId(field), text }]
