// What the current release says of a complete HTS code.
import { validateHts } from '#contract/classification.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import { checkProblem } from '../../api/code-problem.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage } from '../../language/page-language.tsx'

export type CodeCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'valid'; readonly text: string }
  | {
      readonly kind: 'invalid'
      readonly text: string
      readonly ended: AnswerOf<typeof validateHts>['ended']
    }

/** A release does not change while a product is edited. */
const FRESH_MS = 3_600_000

export function useCodeCheck(typed: string): CodeCheck {
  const language = useLanguage()
  const digits = htsDigits(typed)
  const enabled = digits.length === HTS_CODE_DIGITS
  const checked = useEndpoint(validateHts, { body: { htsCode: digits } }, { enabled, freshFor: FRESH_MS })
  if (enabled && checked.isError && !checked.isFetching) return { kind: 'failed', retry: () => void checked.refetch() }
  if (!enabled || !checked.data) return { kind: 'none' }
  const { valid, plainTitle, ended } = checked.data
  return valid
    ? { kind: 'valid', text: plainTitle ?? '' }
    : { kind: 'invalid', text: checkProblem(language, digits, checked.data), ended }
}
