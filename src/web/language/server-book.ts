// Sentences of the server that any public page can show: refusals, failures, the end of the day.
import { texts as address } from '#texts/en/address.ts'
import { texts as api } from '#texts/en/api.ts'
import { texts as login } from '#texts/en/login.ts'
import { texts as answers } from '#texts/en/public-tools.ts'
import { texts as session } from '#texts/en/session.ts'
import { texts as code } from '#texts/en/sign-in-code.ts'
import { texts as frenchApi } from '#texts/fr/api.ts'
import { texts as frenchLogin } from '#texts/fr/login.ts'
import { texts as frenchMaker } from '#texts/fr/maker.ts'
import { texts as frenchAnswers } from '#texts/fr/public-tools.ts'
import { texts as frenchSession } from '#texts/fr/session.ts'
import { texts as frenchCode } from '#texts/fr/sign-in-code.ts'
import { phraseBook } from './phrase-book.ts'

export const serverBook = phraseBook([
  { en: answers, fr: frenchAnswers },
  { en: code, fr: frenchCode },
  { en: login, fr: frenchLogin },
  { en: session, fr: frenchSession },
  { en: api, fr: frenchApi },
  { en: address, fr: frenchMaker },
])
