// One change of a field in words: names for codes and ids, 'emptied' for nothing.
import { formatHtsCode } from '#domain/hts-code.ts'
import { cad } from '#domain/money.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn } from '#words/local-text.ts'
import { makerLine, type SavedAddress } from './maker-line.ts'

export type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

/** Without what only repeats another change: the time of a confirmation, and the id of a maker that is there in words. */
export const shownChanges = <C extends Change>(changes: readonly C[]): readonly C[] => {
  const named = changes.some((change) => change.field === 'manufacturing_address')
  return changes.filter(({ field }) => field !== 'hts_confirmed_at' && !(named && field === 'manufacturing_address_id'))
}

/** `before` is empty when there was nothing. */
export function changeLine(language: Language, change: Change, addresses: readonly SavedAddress[]) {
  const texts = wordsIn(language, en)
  const names: Readonly<Record<string, string>> = texts.fieldNames
  return {
    field: names[change.field] ?? change.field.replaceAll('_', ' '),
    before: words(language, change.field, change.before, addresses),
    after: words(language, change.field, change.after, addresses) || texts.emptied,
  }
}

function words(language: Language, field: string, value: unknown, addresses: readonly SavedAddress[]): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object') return Object.values(value).map(String).filter(Boolean).join(', ')
  const text = String(value)
  if (field === 'cogs_cad' && /^\d+(\.\d+)?$/.test(text)) return amountIn(language, cad(text))
  if (/country/i.test(field)) return countryIn(language, text)
  if (/^hts_?code$/i.test(field)) return formatHtsCode(text)
  const saved = addresses.find((each) => each.id === text)
  return saved ? makerLine(saved) : text
}
