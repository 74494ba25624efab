// Whether a code stands in the release in use, with what it is called and its rates; else its nearest relatives.

import type { validateHts } from '#contract/classification.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { nearestCodes } from '#domain/classification/relatives.ts'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits, isHtsText } from '#domain/hts-code.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { TariffLine, TariffSchedule } from '#domain/tariff/schedule.ts'
import { texts } from '#texts/en/classification.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import type { Deps } from '../../deps.ts'

type Answer = Omit<AnswerOf<typeof validateHts>, 'success'>

/** A code of fewer digits that exists is not valid, but its details are given. */
export function validateCode({ tariff }: Pick<Deps, 'tariff'>, typed: string): Answer {
  const digits = htsDigits(typed)
  const line = tariff.find(digits)
  const valid = isHtsText(typed) && digits.length === HTS_CODE_DIGITS && isDeclarable(tariff, digits)
  return {
    valid,
    plainTitle: line ? tariff.plainTitle(digits) : null,
    fullDescription: line ? fullTitle(tariff, digits) : null,
    error: valid ? null : errorFor(typed, digits),
    details: line ? detailsOf(tariff, line) : null,
    relatives: valid ? [] : nearestCodes(tariff, digits).map((code) => relativeOf(tariff, code)),
  }
}

export const fullTitle = (tariff: TariffSchedule, digits: string): string => tariff.path(digits).join(' > ')

function errorFor(typed: string, digits: string): string {
  if (digits.length !== HTS_CODE_DIGITS) return itemTexts.tenDigits(digits.length)
  return isHtsText(typed) ? itemTexts.codeNotFound : itemTexts.codeSigns
}

const detailsOf = (tariff: TariffSchedule, line: TariffLine): Answer['details'] => ({
  level: texts.level[line.digits],
  general: line.general,
  special: line.special,
  other: line.other,
  units: [...line.units],
  release: tariff.release,
})

const relativeOf = (tariff: TariffSchedule, code: string): Answer['relatives'][number] => ({
  htsCode: code,
  formattedHtsCode: formatHtsCode(code),
  description: tariff.plainTitle(code),
})
