// Values as they travel on the wire, and their limits.
import { z } from 'zod'
import { parseAsin } from '#domain/asin.ts'
import { parseDate } from '#domain/calendar.ts'
import { CLIENT_ROLES } from '#domain/client-role.ts'
import { HTS_CODE_DIGITS, htsDigits, isHtsText } from '#domain/hts-code.ts'
import { holdsWebAddress, inOneLine } from '#domain/one-line.ts'
import { seenText } from '#domain/seen-text.ts'
import { STAFF_ROLES } from '#domain/staff-role.ts'
import { problem } from './field-problems.ts'

/** Written in capitals it is the same id. */
export const id = z.uuid().toLowerCase()

/** Whose answer it is: our own engine's, or that of the service that is set up. */
export const answeredBy = z
  .enum(['portage', 'clearit', 'eshipper'])
  .default('portage')
  .meta({ description: 'whose answer it is: our own engine, or the service that is set up' })

/** Free text of a person or a system, trimmed and without what nobody sees. */
export const text = (max: number) => z.string().overwrite(seenText).trim().max(max)
export const requiredText = (max: number) => text(max).min(1)

/** What somebody or something is called, in one line: it stands in letters to others. */
export const nameText = (max: number) => z.string().overwrite(inOneLine).min(1).max(max)

/** What a person is called: it opens letters to people who asked for none, so nothing in it may be a link. */
export const personName = (max: number) =>
  nameText(max).refine((name) => !holdsWebAddress(name), problem('web-address-in-name'))

/** An amount as a JSON number with at most two decimals, not negative. */
export const amount = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine((value) => Number(value.toFixed(2)) === value, problem('two-decimals'))

/** A decimal as text, for weights and answers that must not pass through a float. */
export const decimalText = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,6})?$/, problem('not-a-decimal'))

/** 'YYYY-MM-DD' of a real day near our time: rules count months from it, and years of five digits are no days any more. */
export const date = z
  .string()
  .refine((value) => parseDate(value) !== undefined, problem('not-a-date'))
  .refine((value) => /^(19|20|21)/.test(value), problem('date-too-far'))

/** An instant in UTC as ISO text. */
export const instant = z.string()

/**
 * Digits of a tariff code as typed: dots and blanks are dropped, a blank text is none, other words are refused; its length is the
 * domain's business.
 */
export const typedHtsCode = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const digits = htsDigits(typed)
    if (isHtsText(typed) || typed.trim() === '') return digits
    const isWhole = digits.length === HTS_CODE_DIGITS
    context.addIssue({
      code: 'custom',
      ...(isWhole ? problem('code-with-signs') : problem('code-not-ten-digits', { digits: digits.length })),
    })
    return z.NEVER
  })

/** A complete ten-digit code. */
export const tenDigitHtsCode = typedHtsCode.refine((digits) => digits.length === 10, problem('code-incomplete'))

export const asin = z
  .string()
  .max(20)
  .transform((value, context) => {
    const parsed = parseAsin(value)
    if (parsed) return parsed as string
    context.addIssue({ code: 'custom', ...problem('not-an-asin') })
    return z.NEVER
  })

/** An instant near our time, as ISO text in UTC: no database keeps the year 0. */
export const typedInstant = z.iso.datetime().refine((value) => /^(19|20|21)/.test(value), problem('date-too-far'))

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine((value) => value.includes('@'), problem('not-an-email'))
export const password = z.string().max(200)

export const clientRole = z.enum(CLIENT_ROLES)
export const staffRole = z.enum(STAFF_ROLES)
