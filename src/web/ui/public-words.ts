// Texts of the public pages, in both languages.
import { texts as frenchLogin } from '#texts/french/login.ts'
import { texts as frenchAnswers } from '#texts/french/public-tools.ts'
import { texts as frenchCode } from '#texts/french/sign-in-code.ts'
import { texts as frenchTools } from '#texts/french/tools.ts'
import { texts as login } from '#texts/login.ts'
import { texts as answers } from '#texts/public-tools.ts'
import { texts as code } from '#texts/sign-in-code.ts'
import { texts as tools } from '#texts/tools.ts'
import { inBoth } from './language.tsx'

export const loginWords = inBoth(login, frenchLogin)
export const toolWords = inBoth(tools, frenchTools)
export const answerWords = inBoth(answers, frenchAnswers)

export const codeWords = inBoth(code, frenchCode)
