// What a client's program can be refused with stands in every language, not only in that of the page.
import { expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { FAILURES, type FailureCode } from '#contract/failure-codes.ts'
import { failuresOf } from '#contract/failures-of.ts'
import { LANGUAGES } from '#domain/language.ts'
import { type Words, wordsOf } from '#words/language.ts'
import '#words/every-language.ts'
import { failureSentence } from './failure-words.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
/** Staff work in English, and sign in so. */
const OF_STAFF = [
  'staffLogin',
  'memberPasskeyLogin',
  'memberLogin',
  'memberCode',
  'beginSignOn',
  'finishSignOn',
  'openInvitation',
  'acceptInvitation',
]
const FOR_CLIENTS = ALL_ENDPOINTS.filter(
  ({ name, endpoint: { access } }) => access !== 'staff' && access !== 'api-key' && !OF_STAFF.includes(name),
)

/** Whether its sentence needs no facts. */
const isBare = (code: FailureCode): boolean => FAILURES[code].safeParse(undefined).success

it.each(OTHERS)('says to clients in %s why a call failed', (language) => {
  const [english, other] = [wordsOf('en'), wordsOf(language)]
  const alike = FOR_CLIENTS.filter(({ endpoint }) => endpoint.failure(english) === endpoint.failure(other))
  expect(alike.map(({ name }) => name)).toEqual([])
  const codes = new Set(FOR_CLIENTS.flatMap(({ endpoint }) => [...failuresOf(endpoint)]))
  const said = (say: Words, code: FailureCode): unknown => Reflect.apply(failureSentence, undefined, [say, code])
  const inEnglish = [...codes].filter(isBare).filter((code) => said(english, code) === said(other, code))
  expect(inEnglish).toEqual([])
})
