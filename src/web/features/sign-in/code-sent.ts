// A code for signing in that was mailed, and to whom.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { login } from '#contract/session.ts'

export type CodeSent = Extract<AnswerOf<typeof login>, { mode: 'code' }> & { readonly email: string }
