// Texts of the public pages, in both languages.
import type { texts as frenchSession } from '#texts/french/session.ts'
import { texts as login } from '#texts/login.ts'
import { texts as answers } from '#texts/public-tools.ts'
import { texts as session } from '#texts/session.ts'
import { texts as code } from '#texts/sign-in-code.ts'
import { texts as tools } from '#texts/tools.ts'
import { french } from './french-shelf.ts'
import { inBoth } from './language.tsx'

export const loginWords = inBoth(login, () => french().login)
export const toolWords = inBoth(tools, () => french().tools)
export const answerWords = inBoth(answers, () => french().answers)
export const codeWords = inBoth(code, () => french().code)

const sessionShown: Pick<typeof session, keyof typeof frenchSession> = session
export const sessionWords = inBoth(sessionShown, () => french().session)
