// Whether a complete HTS code stands in the current release.
import { validateHts } from '#contract/classification.ts'
import { HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { checkProblem } from '../../api/code-problem.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'

type CodeCheck = { readonly kind: 'none' | 'checking' | 'valid' | 'invalid' | 'failed'; readonly text: string }

const NO_CHECK: CodeCheck = { kind: 'none', text: '' }

/** A release does not change while an invoice is typed. */
const FRESH_MS = 3_600_000

export function useCodeCheck(typed: string): CodeCheck {
  const language = useLanguage()
  const texts = useTexts(en)
  const digits = htsDigits(typed)
  const complete = digits.length === HTS_CODE_DIGITS
  const checked = useEndpoint(validateHts, { body: { htsCode: digits } }, { enabled: complete, freshFor: FRESH_MS })
  if (!complete) return NO_CHECK
  if (checked.isError) return { kind: 'failed', text: texts.codeNotChecked }
  if (!checked.data) return { kind: 'checking', text: texts.checking }
  if (checked.data.valid) return { kind: 'valid', text: checked.data.plainTitle ?? '' }
  return { kind: 'invalid', text: checkProblem(language, digits, checked.data) }
}
