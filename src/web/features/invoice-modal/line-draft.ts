// A manual line of an invoice while it is typed: description, quantity and unit value are asked for.
import { z } from 'zod'
import { parseCountry } from '#domain/countries.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { lineAmounts, printedRate } from '#domain/invoice/line-amounts.ts'
import { type ManualLine, manualLineProblem } from '#domain/invoice/manual-lines.ts'
import { type Decimal, money, sum } from '#domain/money.ts'
import { COST_LIMITS, parseQuantity, readAmount } from '#domain/typed-number.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { TypedLines } from '../../ui/paper-draft.ts'
import type { InvoiceBody } from './invoice-draft.ts'

export const keptLine = z.object({
  /** Its place in the form, not sent. */
  key: z.string(),
  description: z.string(),
  quantity: z.string(),
  unitValue: z.string(),
  currency: z.enum(['CAD', 'USD']),
  origin: z.string(),
  htsCode: z.string(),
})
export type LineDraft = Readonly<z.output<typeof keptLine>>

export const newLine = (key: string): LineDraft => ({
  key,
  description: '',
  quantity: '1',
  unitValue: '',
  currency: 'CAD',
  origin: 'CA',
  htsCode: '',
})

/** The first thing wrong with a line, as a sentence; undefined when it may be printed. */
export function lineProblem(language: Language, line: LineDraft): string | undefined {
  const texts = wordsIn(language, en)
  const parsed = toManualLine(line)
  if (!parsed) return parseCountry(line.origin) ? texts.manualLineIncomplete : countryProblem(language, line)
  return manualLineProblem(parsed)
}

/** The three specified fields come first; a country nobody knows is named once they are filled. */
function countryProblem(language: Language, line: LineDraft): string {
  const texts = wordsIn(language, en)
  const filled = line.description.trim() !== '' && quantityOf(line) !== undefined && unitValueOf(line) !== undefined
  return filled ? texts.unknownCountry(line.origin) : texts.manualLineIncomplete
}

/** The line in the words of the domain; undefined while quantity, value or country are not readable. */
export function toManualLine(line: LineDraft): ManualLine | undefined {
  const quantity = quantityOf(line)
  const value = unitValueOf(line)
  const origin = parseCountry(line.origin)
  if (quantity === undefined || value === undefined || !origin) return undefined
  const digits = htsDigits(line.htsCode)
  return {
    sku: '',
    description: line.description.trim(),
    quantity,
    unitValue: money(line.currency, value),
    origin,
    htsCode: digits === '' ? null : digits,
    maker: null,
  }
}

/** The line as the call takes it. */
export function toManualItem(line: LineDraft): NonNullable<InvoiceBody['manualItems']>[number] | undefined {
  const parsed = toManualLine(line)
  if (!parsed) return undefined
  return {
    description: parsed.description,
    quantity: parsed.quantity,
    unitValue: Number(parsed.unitValue.amount.toFixed(2)),
    currency: line.currency,
    countryOfOrigin: parsed.origin,
    ...(parsed.htsCode ? { htsCode: parsed.htsCode } : {}),
  }
}

/** What the checks need to know of the lines that can be read; their value as the paper sums it, each line to the cent. */
export function typedLines(drafts: readonly LineDraft[], { cadToUsd }: Pick<ExchangeRate, 'cadToUsd'>): TypedLines {
  const lines = drafts.flatMap((draft) => toManualLine(draft) ?? [])
  const rate = printedRate(cadToUsd)
  const values = lines.map(({ unitValue, quantity }) => lineAmounts(unitValue, quantity, rate).totalUsd)
  return {
    lines: lines.length,
    open: lines.filter(({ htsCode }) => htsCode === null).length,
    makerless: lines.filter(({ maker }) => maker === null).length,
    usd: sum('USD', values).amount.toFixed(2),
  }
}

const quantityOf = ({ quantity }: LineDraft): number | undefined => parseQuantity(quantity)

/** At most two decimals, above 0, in the currency of the line. */
function unitValueOf({ unitValue, currency }: LineDraft): Decimal | undefined {
  const read = readAmount(unitValue, { ...COST_LIMITS, currency })
  return read.kind === 'amount' && read.value.gt('0') ? read.value : undefined
}
