// What the paper of a receipt says, in the language of the page: its own words, the reasons of the receipt, amounts and days.
import type { Big } from 'big.js'
import { useMemo } from 'react'
import { cad, decimal, usd } from '#domain/money.ts'
import { texts as dutyEn } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { dutySay } from '#words/duty-say.ts'
import { amountIn, countIn, percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { writtenDay } from '../../ui/when-text.ts'

export function useReceiptWords() {
  const language = useLanguage()
  const texts = useTexts(dutyEn)
  const itemTexts = useTexts(itemEn)
  const say = useMemo(() => dutySay(language), [language])
  return {
    language,
    texts,
    itemTexts,
    /** The reasons of the receipt in words. */
    say,
    usdText: (amount: number) => amountIn(language, usd(String(amount))),
    cadText: (amount: Big | string) => amountIn(language, cad(decimal(amount))),
    percentText: (percent: string) => percentIn(language, percent.replace('%', '')),
    unitsText: (units: number) => countIn(language, units),
    dayText: (day: string) => writtenDay(language, day),
  }
}
