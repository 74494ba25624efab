// The optional part of the business information: importer of record, contact and the MID to fall back on.

import { z } from 'zod'
import type { businessInfo, importerDetails } from '#contract/client-data.ts'
import { isMid } from '#domain/address/mid.ts'
import { isMasked, parseImporterNumber } from '#domain/importer-number.ts'
import { looksLikeMailAddress } from '#domain/mail-address.ts'
import { texts as addressEn } from '#texts/en/address.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { type Language, wordsIn } from '#words/language.ts'

/** All as typed; a number nobody has replaced stays masked. */
export const importerValues = z.object({
  name: z.string(),
  number: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string().nullable(),
  postalCode: z.string(),
  contactName: z.string(),
  contactTitle: z.string(),
  contactEmail: z.string(),
  defaultMid: z.string(),
  /** The place that is to be kept although its parts do not fit each other. */
  placeKept: z.string().default(''),
  /** What the server keeps: nothing, the number as it shows it, or details that it cannot open. */
  kept: z.object({ number: z.string(), isEmpty: z.boolean(), isLocked: z.boolean() }),
})
export type ImporterValues = Readonly<z.infer<typeof importerValues>>
export type ImporterField = Exclude<keyof ImporterValues, 'kept' | 'placeKept'>

export const NO_IMPORTER: ImporterValues = {
  name: '',
  number: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  country: null,
  postalCode: '',
  contactName: '',
  contactTitle: '',
  contactEmail: '',
  defaultMid: '',
  placeKept: '',
  kept: { number: '', isEmpty: true, isLocked: false },
}

type Info = z.output<typeof businessInfo>

export function importerFrom({ importer, importer_locked: isLocked = false }: Info): ImporterValues {
  if (!importer) return { ...NO_IMPORTER, kept: { ...NO_IMPORTER.kept, isLocked } }
  return {
    name: importer.name ?? '',
    number: importer.number ?? '',
    addressLine1: importer.address_line1 ?? '',
    addressLine2: importer.address_line2 ?? '',
    city: importer.city ?? '',
    state: importer.state ?? '',
    country: importer.country,
    postalCode: importer.postal_code ?? '',
    contactName: importer.contact_name ?? '',
    contactTitle: importer.contact_title ?? '',
    contactEmail: importer.contact_email ?? '',
    defaultMid: importer.default_mid ?? '',
    placeKept: '',
    kept: { number: importer.number ?? '', isEmpty: false, isLocked },
  }
}

/** A sentence for each field whose content has a wrong form; all may be empty. */
export function importerErrors(language: Language, { number, contactEmail, defaultMid }: ImporterValues) {
  const addressTexts = wordsIn(language, addressEn)
  const texts = wordsIn(language, en)
  const email = contactEmail.trim()
  const isNumber = number.trim() === '' || isMasked(number) || parseImporterNumber(number) !== undefined
  return {
    number: isNumber ? undefined : texts.importerNumberForm,
    contactEmail: email === '' || looksLikeMailAddress(email) ? undefined : texts.contactEmailForm,
    defaultMid: defaultMid.trim() === '' || isMid(midOf(defaultMid)) ? undefined : addressTexts.midForm,
  }
}

const midOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Nothing is typed, and nothing is kept that could not be opened. */
export const isBlankImporter = ({ kept, country, placeKept: _, ...typed }: ImporterValues): boolean =>
  !kept.isLocked && country === null && Object.values(typed).every((each) => each.trim() === '')

/** What is sent: undefined leaves what is kept, null removes it. */
export function importerBody(values: ImporterValues): z.input<typeof importerDetails> | null | undefined {
  const { kept, country, placeKept: _, ...typed } = values
  if (kept.isLocked) return undefined
  if (isBlankImporter(values)) return kept.isEmpty ? undefined : null
  return {
    name: filled(typed.name),
    number: isMasked(typed.number) ? typed.number : (parseImporterNumber(typed.number) ?? null),
    address_line1: filled(typed.addressLine1),
    address_line2: filled(typed.addressLine2),
    city: filled(typed.city),
    state: filled(typed.state),
    country,
    postal_code: filled(typed.postalCode),
    contact_name: filled(typed.contactName),
    contact_title: filled(typed.contactTitle),
    contact_email: filled(typed.contactEmail),
    default_mid: filled(midOf(typed.defaultMid)),
  }
}

const filled = (typed: string): string | null => typed.trim() || null
