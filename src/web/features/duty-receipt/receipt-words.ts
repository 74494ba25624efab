// What the paper of a receipt says in its own words, in the language of the page; titles and citations of law stay as they came.
import type { Big } from 'big.js'
import { parseDate } from '#domain/calendar.ts'
import { cad, decimal, usd } from '#domain/money.ts'
import { texts as english } from '#texts/en/duty.ts'
import { texts as englishItem } from '#texts/en/item.ts'
import type { texts as frenchDuty } from '#texts/fr/duty.ts'
import type { texts as frenchItem } from '#texts/fr/item.ts'
import { LOCALES } from '#words/language.ts'
import { amountIn, dateIn } from '#words/local-text.ts'
import { lawBook } from '../../language/books.ts'
import { french } from '../../language/french-shelf.ts'
import { inBoth, useLanguage, useWords } from '../../language/page-language.tsx'
import { useSaid } from '../../language/said.tsx'

const shown: Pick<typeof english, keyof typeof frenchDuty> = english
const shownOfItem: Pick<typeof englishItem, keyof typeof frenchItem> = englishItem
const dutyWords = inBoth(shown, () => french().duty)
const itemWords = inBoth(shownOfItem, () => french().item)

/** Words of the paper, and amounts, days and counts as the language writes them. */
export function useReceiptWords() {
  const texts = useWords(dutyWords)
  const itemTexts = useWords(itemWords)
  const language = useLanguage()
  const said = useSaid(lawBook)
  return {
    texts,
    itemTexts,
    /** A sentence of the receipt in the language of the page. */
    said,
    usdText: (amount: number) => amountIn(language, usd(String(amount))),
    cadText: (amount: Big | string) => amountIn(language, cad(decimal(amount))),
    percentText: (percent: string) => (language === 'fr' ? `${percent.replace('.', ',').replace('%', '')} %` : percent),
    unitsText: (units: number) => units.toLocaleString(LOCALES[language]),
    dayText: (day: string) => {
      const date = parseDate(day.slice(0, 10))
      return date ? dateIn(language, date) : day
    },
  }
}
