// What is wrong with a request, in words: the first problem. Programs read all of them beside it.
import type { FieldProblem, ProblemFacts } from '#contract/field-problems.ts'
import { texts as address } from '#texts/en/address.ts'
import { texts as api } from '#texts/en/api.ts'
import { texts } from '#texts/en/bad-input.ts'
import { texts as clearance } from '#texts/en/clearance.ts'
import { texts as invoice } from '#texts/en/invoice.ts'
import { texts as item } from '#texts/en/item.ts'
import { texts as parseItems } from '#texts/en/parse-items.ts'
import { texts as pga } from '#texts/en/pga.ts'
import { texts as tools } from '#texts/en/public-tools.ts'
import { texts as settings } from '#texts/en/settings.ts'
import { texts as signInCode } from '#texts/en/sign-in-code.ts'
import type { Words } from '#words/language.ts'
import type { InputIssue } from './input-issues.ts'

export function issueWords(say: Words, [first]: readonly InputIssue[]): string {
  if (!first) return say(texts).wrongForm
  if (first.code === 'unknown-field') return say(api).unknownField(first.path)
  return PROBLEM_WORDS[first.code](say, first.facts ?? {})
}

type ProblemWords = Readonly<
  Record<Exclude<FieldProblem, 'unknown-field'>, (say: Words, facts: ProblemFacts) => string>
>

const PROBLEM_WORDS: ProblemWords = {
  required: (say) => say(texts).required,
  'not-text': (say) => say(texts).notText,
  'not-a-number': (say) => say(texts).notNumber,
  'not-whole': (say) => say(texts).notWhole,
  'not-yes-or-no': (say) => say(texts).notYesNo,
  'not-a-list': (say) => say(texts).notList,
  'not-an-object': (say) => say(texts).notObject,
  empty: (say) => say(texts).mayNotBeEmpty,
  'too-long': (say, { limit = 0 }) => say(texts).atMostCharacters(limit),
  'too-short': (say, { limit = 0 }) => say(texts).atLeastCharacters(limit),
  'too-many-entries': (say, { limit = 0 }) => say(texts).atMostEntries(limit),
  'too-few-entries': (say, { limit = 0 }) => say(texts).atLeastEntries(limit),
  'above-the-most': (say, { limit = 0 }) => say(texts).atMost(String(limit)),
  'below-the-least': (say, { limit = 0 }) => say(texts).atLeast(String(limit)),
  'not-an-id': (say) => say(texts).notAnId,
  'not-a-choice': (say, { choices = [] }) => say(texts).oneOf(choices.join(', ')),
  'wrong-form': (say) => say(texts).wrongForm,
  'too-deep': (say) => say(texts).tooDeep,
  'unreadable-characters': (say) => say(texts).unreadableCharacters,
  'two-decimals': (say) => say(api).twoDecimals,
  'ten-decimals': (say) => say(api).tenDecimals,
  'not-a-decimal': (say) => say(api).decimalText,
  'not-a-date': (say) => say(api).realDate,
  'date-too-far': (say) => say(api).nearDate,
  'unknown-country': (say, { given = '' }) => say(api).knownCountry(given),
  'code-not-ten-digits': (say, { digits = 0 }) => say(item).tenDigits(digits),
  'code-incomplete': (say) => say(api).tenDigits,
  'code-with-signs': (say) => say(item).codeSigns,
  'code-too-short': (say) => say(pga).fourDigits,
  'not-an-asin': (say) => say(api).asin,
  'not-an-email': (say) => say(api).email,
  'not-a-mail-address': (say) => say(settings).badEmail,
  'web-address-in-name': (say) => say(api).nameWithoutAddress,
  'not-six-digits': (say) => say(signInCode).sixDigits,
  'no-item-text': (say) => say(parseItems).nothingTyped,
  'not-a-port': (say) => say(invoice).portForm,
  'not-a-mid': (say) => say(address).midForm,
  'not-above-zero': (say) => say(tools).cadAboveZero,
  'price-not-above-zero': (say) => say(clearance).allItemsNeeded,
}
