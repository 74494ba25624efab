// The full duty under the code that a visitor picked. Source: specification part 2, sections 4 and 7.
import type { z } from 'zod'
import type { Received } from '#contract/endpoint.ts'
import type { calculateAsinDuty, dutyResult } from '#contract/public-tools.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { dutiesUnder, resultOf } from './duty-result.ts'
import { type Quota, takeUse, type Who } from './quota.ts'

type Body = Received<typeof calculateAsinDuty>['body']
type Answer = { readonly data: z.output<typeof dutyResult> } & Quota

/**
 * Costs no check, but a visitor has so many a day.
 * Throws `invalid` for a code that is no line of the tariff, `limited` when the day's calculations are used up.
 */
export async function calculatePickedDuty(deps: Deps, who: Who, body: Body, language: Language): Promise<Answer> {
  const code = parseHtsCode(body.selectedHtsCode)
  if (!code || !isDeclarable(deps.tariff, code)) throw new AppError('invalid', 'code-not-found')
  const quota = await takeUse(deps, who, 'calculation')
  const [duty] = await dutiesUnder(deps, [code], body, language)
  if (!duty) throw new TypeError('the duty of one code was not answered')
  return { data: resultOf(deps, code, duty, body), ...quota }
}
