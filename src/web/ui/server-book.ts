// Sentences of the server that any public page can show: refusals, failures, the end of the day.
import { texts as address } from '#texts/address.ts'
import { texts as api } from '#texts/api.ts'
import { texts as frenchApi } from '#texts/french/api.ts'
import { texts as frenchMaker } from '#texts/french/maker.ts'
import { texts as frenchSession } from '#texts/french/session.ts'
import { texts as session } from '#texts/session.ts'
import { inBoth } from './language.tsx'
import { phraseBook } from './phrase-book.ts'
import { answerWords, codeWords, loginWords } from './public-words.ts'

const sessionShown: Pick<typeof session, keyof typeof frenchSession> = session
export const sessionWords = inBoth(sessionShown, frenchSession)

const apiShown: Pick<typeof api, keyof typeof frenchApi> = api
const makerShown: Pick<typeof address, keyof typeof frenchMaker> = address

export const serverBook = phraseBook([
  answerWords,
  codeWords,
  loginWords,
  sessionWords,
  inBoth(apiShown, frenchApi),
  inBoth(makerShown, frenchMaker),
])
