// Whether a code stands in the release in use, with what it is called and its rates; else its nearest relatives.

import type { validateHts } from '#contract/classification.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { nearestCodes } from '#domain/classification/relatives.ts'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits, isHtsText } from '#domain/hts-code.ts'
import type { EndedCode } from '#domain/tariff/code-succession.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { TariffLine, TariffSchedule } from '#domain/tariff/schedule.ts'
import { texts } from '#texts/en/classification.ts'
import { texts as itemTexts } from '#texts/en/item.ts'
import { endedText } from '#words/ended-code.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { tariffLaw } from '../duty/tariff-law.ts'
import { dutyAUnit, pricedGoods, type RateNeeds } from './duty-a-unit.ts'

type Needs = Pick<Deps, 'tariff' | 'measures' | 'preferences' | 'today'> & RateNeeds
type Asked = Received<typeof validateHts>['body']
type Answer = Omit<AnswerOf<typeof validateHts>, 'success'>

/** A code of fewer digits that exists is not valid, but its details are given. */
export async function validateCode(deps: Needs, say: Words, { htsCode: typed, ...goods }: Asked): Promise<Answer> {
  const { tariff } = deps
  const on = deps.today()
  const digits = htsDigits(typed)
  const line = tariff.find(digits)
  const isWhole = isHtsText(typed) && digits.length === HTS_CODE_DIGITS
  const end = isWhole ? tariff.ended(digits, on) : undefined
  const changed = isWhole ? tariff.renumbered(digits, on) : undefined
  const valid = isWhole && !end && isDeclarable(tariff, digits)
  return {
    valid,
    plainTitle: line ? tariff.plainTitle(digits) : null,
    fullDescription: line ? fullTitle(tariff, digits) : null,
    error: valid ? null : problemText(say, typed, digits, end),
    details: line ? detailsOf(tariff, say, line) : null,
    ended: end ? await endAnswer(deps, end, goods) : null,
    renumbered: changed ? await endAnswer(deps, changed, goods) : null,
    succeeds: line ? predecessorsAnswer(tariff, digits) : null,
    relatives:
      valid || end?.successors.length ? [] : nearestCodes(tariff, digits).map((code) => relativeOf(tariff, code)),
  }
}

/** What took the place of a number: titles, ordinary rates and, where price and origin are given, the duty of a unit. */
async function endAnswer(
  deps: Needs,
  { on, successors, isOneForOne }: EndedCode,
  said: Omit<Asked, 'htsCode'>,
): Promise<NonNullable<Answer['ended']>> {
  const { tariff } = deps
  const goods = await pricedGoods(deps, said)
  return {
    on,
    isOneForOne,
    successors: successors.map((code) => {
      const duty = goods && dutyAUnit(code, goods, tariffLaw(deps))
      return {
        ...relativeOf(tariff, code),
        general: tariff.find(code)?.general ?? '',
        succeeds: predecessorsAnswer(tariff, code),
        dutyAmount: duty?.amountCad ?? null,
        dutyPercentage: duty?.percent ?? null,
      }
    }),
  }
}

/** The numbers a new one took over from; null once its own title is here. */
export function predecessorsAnswer(tariff: TariffSchedule, code: string): Answer['succeeds'] {
  const found = tariff.succeeds(code)
  return found ? { on: found.on, codes: [...found.codes] } : null
}

export const fullTitle = (tariff: TariffSchedule, digits: string): string => tariff.path(digits).join(' > ')

function problemText(say: Words, typed: string, digits: string, end: EndedCode | undefined): string {
  if (end) return endedText(say.language, digits, end)
  if (digits.length !== HTS_CODE_DIGITS) return say(itemTexts).tenDigits(digits.length)
  return isHtsText(typed) ? say(itemTexts).codeNotFound : say(itemTexts).codeSigns
}

const detailsOf = (tariff: TariffSchedule, say: Words, line: TariffLine): Answer['details'] => ({
  level: say(texts).level[line.digits],
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
