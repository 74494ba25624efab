// Sentences of the server that any public page can show: refusals, failures, the end of the day.
import { texts as address } from '#texts/address.ts'
import { texts as api } from '#texts/api.ts'
import { texts as frenchApi } from '#texts/french/api.ts'
import { texts as frenchLogin } from '#texts/french/login.ts'
import { texts as frenchMaker } from '#texts/french/maker.ts'
import { texts as frenchAnswers } from '#texts/french/public-tools.ts'
import { texts as frenchSession } from '#texts/french/session.ts'
import { texts as frenchCode } from '#texts/french/sign-in-code.ts'
import { texts as login } from '#texts/login.ts'
import { texts as answers } from '#texts/public-tools.ts'
import { texts as session } from '#texts/session.ts'
import { texts as code } from '#texts/sign-in-code.ts'
import { phraseBook } from './phrase-book.ts'

export const serverBook = phraseBook([
  { en: answers, fr: frenchAnswers },
  { en: code, fr: frenchCode },
  { en: login, fr: frenchLogin },
  { en: session, fr: frenchSession },
  { en: api, fr: frenchApi },
  { en: address, fr: frenchMaker },
])
