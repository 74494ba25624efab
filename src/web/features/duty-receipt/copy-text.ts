// The receipt as plain text, for pasting into a message to the broker.
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Receipt } from './duty-request.ts'
import { dayText, sourceText, usdText } from './receipt-view.ts'

/** Title, facts, lines, total, what was considered, versions; one fact a line. */
export function receiptAsText(language: Language, title: string, units: string, receipt: Receipt): string {
  const texts = wordsIn(language, en)
  const itemTexts = wordsIn(language, itemEn)
  return [
    `${itemTexts.dutyReceipt}: ${title}`,
    texts.unitsAndEntry(units, dayText(language, receipt.entryDate)),
    `${formatHtsCode(receipt.htsCode)}, ${receipt.origin}, USD ${usdText(language, receipt.enteredValueUsd)}`,
    '',
    ...receipt.lines.flatMap((line) => [
      `${line.heading}  ${line.title}  ${line.rateText}  USD ${usdText(language, line.amountUsd)}`,
      `    ${line.why}`,
      `    ${sourceText(language, line.source)}`,
    ]),
    outcomeText(language, receipt),
    ...(receipt.considered.length > 0 ? ['', itemTexts.considered] : []),
    ...receipt.considered.map((each) => `${each.heading}  ${each.title}  ${each.rateText}  ${each.because}`),
    '',
    `${texts.data(receipt.data.release, receipt.data.measures)}. ${texts.verified(dayText(language, receipt.data.measuresVerified))}`,
    texts.draft,
  ].join('\n')
}

function outcomeText(language: Language, { outcome }: Receipt): string {
  const texts = wordsIn(language, en)
  const itemTexts = wordsIn(language, itemEn)
  if (outcome.kind === 'dutiable') return `${texts.duty}: USD ${usdText(language, outcome.totalUsd)}`
  if (outcome.kind === 'free')
    return `${itemTexts.possiblyDutyFreeItem}. ${outcome.because} ${itemTexts.dutyFreeAdvice}`
  if (outcome.kind === 'unknown') return `${itemTexts.notKnownYet}: ${outcome.missing.join(', ')}`
  return `${itemTexts.prohibited}. ${itemTexts.cannotImport(dayText(language, outcome.since))} ${outcome.because}`
}
