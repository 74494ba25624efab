// What the two printed estimates share, out of the answer their screens get: sections of costs, facts, notices.
import type { z } from 'zod'
import type { clearanceFacts, costLine } from '#contract/cost-estimate.ts'
import { dateText, parseDate } from '#domain/calendar.ts'
import type { CostRow, CostSection, Fact } from '#domain/estimate-paper/estimate-paper.ts'
import { amountText, usd } from '#domain/money.ts'
import { texts as clearanceTexts } from '#texts/en/clearance.ts'
import { texts } from '#texts/en/estimate-paper.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'

type Line = z.infer<typeof costLine>
export type Clearance = z.infer<z.ZodObject<typeof clearanceFacts>>

/** An amount of an answer, which has two decimals at most, as text. */
export const wireText = (amount: number): string => amountText(usd(amount.toFixed(2)))

export function costSection(title: string, lines: readonly Line[], total: Both): CostSection {
  return { title, rows: lines.map(costRow), total: totalRow(title, total) }
}

type Both = { readonly usd: number; readonly cad: number }

export const totalRow = (description: string, { usd: inUsd, cad }: Both): CostRow => ({
  description,
  notes: [],
  usd: wireText(inUsd),
  cad: wireText(cad),
})

function costRow({ lineDescription, lineAmount, lineAmountCad, note, heading }: Line): CostRow {
  const law = [heading, note].filter(Boolean).join(' · ')
  return {
    description: lineDescription,
    notes: [law].filter(Boolean),
    usd: wireText(lineAmount),
    cad: wireText(lineAmountCad),
  }
}

/** Entry, value, rate; `data` says which data the duties rest on. */
export function factsOf(answer: Clearance, data: readonly string[]): readonly Fact[] {
  const { goodsValue, entryDate, entryType, mode, exchangeRate, feeSchedule } = answer
  return [
    {
      label: texts.entry,
      values: [
        entryType === 'formal' ? texts.formal : texts.informal,
        texts.assumedDay(dayText(entryDate)),
        texts.byMode(mode),
      ],
    },
    {
      label: texts.goodsValue,
      values: [
        texts.currencyAmount(texts.usd, wireText(goodsValue.usd)),
        texts.currencyAmount(texts.cad, wireText(goodsValue.cad)),
      ],
    },
    {
      label: texts.exchange,
      values: [
        paperTexts.rate(exchangeRate.cadToUsd.toFixed(4)),
        texts.backRate(exchangeRate.usdToCad.toFixed(4)),
        rateSource(exchangeRate.asOf, exchangeRate.source),
      ],
    },
    { label: texts.data, values: [...data, texts.fees(feeSchedule.version)] },
  ]
}

function rateSource(asOf: string | null, source: Clearance['exchangeRate']['source']): string {
  if (asOf === null || source === 'fallback') return paperTexts.fallback
  return source === 'stored' ? paperTexts.storedRate(dayText(asOf)) : paperTexts.bankOfCanada(dayText(asOf))
}

/** Fees a unit and customs as percent of the value; both are a floor while goods or their duties are left out. units: of all goods. */
export function figuresOf(answer: Clearance, units: number): readonly Fact[] {
  const { feesPerUnitCad, percentOfValue, excluded } = answer
  const isFloor = excluded.length > 0
  const perUnit = feesPerUnitCad === null ? texts.notKnown : texts.currencyAmount(texts.cad, wireText(feesPerUnitCad))
  const percent = percentOfValue === null ? texts.notKnown : texts.percent(percentOfValue.toFixed(2))
  return [
    { label: texts.units, values: [units.toLocaleString('en-CA')] },
    { label: isFloor ? texts.perUnitFloor : texts.perUnit, values: [perUnit] },
    { label: isFloor ? texts.percentFloor : texts.percentOfValue, values: [percent] },
  ]
}

/** What may not be missed: old data, a fallback rate, a formal entry, what is left out. The rest are notes. */
export function noticesOf(
  answer: Clearance,
  oldData: string | undefined,
  contact: string | undefined,
): { readonly warnings: readonly string[]; readonly notes: readonly string[] } {
  const formal = clearanceTexts.formalEntry(wireText(answer.goodsValue.usd))
  const fallback = answer.exchangeRate.source === 'fallback' ? [texts.fallbackRate] : []
  return {
    warnings: [
      ...answer.notices.filter((notice) => notice === formal),
      ...answer.excluded.map(({ text }) => text),
      ...fallback,
      ...(oldData ? [oldData] : []),
    ],
    notes: [
      ...(contact && answer.entryType === 'formal' ? [texts.arrangeWith(contact)] : []),
      ...answer.notices.filter((notice) => notice !== formal),
    ],
  }
}

export function dayText(day: string): string {
  const date = parseDate(day)
  return date ? dateText(date) : day
}
