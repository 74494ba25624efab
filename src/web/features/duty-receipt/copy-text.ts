// The receipt as plain text, for pasting into a message to the broker.
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as admissibilityEn } from '#texts/en/admissibility.ts'
import { texts as assumedEn } from '#texts/en/assumed.ts'
import { texts as en } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { unsaidTexts } from '#words/assumed.ts'
import { dutySay } from '#words/duty-say.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { labelledIn } from '#words/local-text.ts'
import { releaseName, versionDay } from '#words/release.ts'
import { writtenDay } from '../../ui/when-text.ts'
import type { DutyAnswer, Receipt } from './duty-request.ts'
import { sourceText, usdText } from './receipt-view.ts'

/** Title, facts, lines, total, what was considered, versions; one fact a line. */
export function receiptAsText(
  language: Language,
  title: string,
  units: string,
  { receipt, findings }: Pick<DutyAnswer, 'receipt' | 'findings'>,
): string {
  const entry = wordsIn(language, admissibilityEn)
  const texts = wordsIn(language, en)
  const itemTexts = wordsIn(language, itemEn)
  const say = dutySay(language)
  return [
    labelledIn(language, itemTexts.dutyReceipt, title),
    texts.unitsAndEntry(units, writtenDay(language, receipt.entryDate)),
    `${formatHtsCode(receipt.htsCode)}, ${receipt.origin}, USD ${usdText(language, receipt.enteredValueUsd)}`,
    ...findings.map(({ level, title: found, todo, source }) =>
      entry.onPaper(title, entry.levels[level], found[language], todo[language], source),
    ),
    '',
    ...receipt.lines.flatMap((line) => [
      `${line.heading}  ${say.title(line.reasons.title)}  ${say.rate(line.reasons.rate)}  USD ${usdText(language, line.amountUsd)}`,
      `    ${say.why(line.reasons.why)}`,
      `    ${sourceText(language, line.source)}`,
    ]),
    outcomeText(language, receipt),
    ...(findings.some(({ level }) => level === 'deposit') ? [wordsIn(language, assumedEn).depositFloor] : []),
    ...unsaidTexts(language, receipt),
    ...(receipt.considered.length > 0 ? ['', itemTexts.considered] : []),
    ...receipt.considered.map(({ heading, reasons: { title, rate, because } }) =>
      [heading, say.title(title), say.rate(rate), say.why(because)].join('  '),
    ),
    '',
    `${texts.data(releaseName(language, receipt.data.release), versionDay(language, receipt.data.measures))}. ${texts.verified(writtenDay(language, receipt.data.measuresVerified))}`,
    texts.draft,
  ].join('\n')
}

function outcomeText(language: Language, { outcome }: Receipt): string {
  const texts = wordsIn(language, en)
  const itemTexts = wordsIn(language, itemEn)
  const { why } = dutySay(language)
  if (outcome.kind === 'dutiable') return labelledIn(language, texts.duty, `USD ${usdText(language, outcome.totalUsd)}`)
  if (outcome.kind === 'free')
    return `${itemTexts.possiblyDutyFreeItem}. ${why(outcome.reason)} ${itemTexts.dutyFreeAdvice}`
  if (outcome.kind === 'unknown') return labelledIn(language, itemTexts.notKnownYet, outcome.reasons.map(why).join(' '))
  return `${itemTexts.prohibited}. ${itemTexts.cannotImport(writtenDay(language, outcome.since))} ${why(outcome.reason)}`
}
