// Texts of the public pages, in both languages.

import { texts as login } from '#texts/en/login.ts'
import { texts as answers } from '#texts/en/public-tools.ts'
import { texts as session } from '#texts/en/session.ts'
import { texts as code } from '#texts/en/sign-in-code.ts'
import { texts as tools } from '#texts/en/tools.ts'
import type { texts as frenchSession } from '#texts/fr/session.ts'
import { french } from './french-shelf.ts'
import { inBoth } from './language.tsx'

export const loginWords = inBoth(login, () => french().login)
export const toolWords = inBoth(tools, () => french().tools)
export const answerWords = inBoth(answers, () => french().answers)
export const codeWords = inBoth(code, () => french().code)

const sessionShown: Pick<typeof session, keyof typeof frenchSession> = session
export const sessionWords = inBoth(sessionShown, () => french().session)
