// The variables of ClearIt as a service. Without them our own engine answers everything.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import type { ClearitAccess } from './clearit.ts'

export const clearitVariables = {
  CLEARIT_URL: z
    .string()
    .regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)
    .optional(),
  CLEARIT_API_KEY: z.string().min(1, texts.notEmpty).optional(),
}

type Variables = z.output<z.ZodObject<typeof clearitVariables>>

/** Undefined while it is not configured. */
export const clearitOf = ({ CLEARIT_URL: baseUrl, CLEARIT_API_KEY: apiKey }: Variables): ClearitAccess | undefined =>
  baseUrl && apiKey ? Object.freeze({ baseUrl, apiKey }) : undefined

/** Address and key are of no use without each other. */
export function clearitProblems(value: Variables): readonly (readonly [string, string])[] {
  const names = ['CLEARIT_URL', 'CLEARIT_API_KEY'] as const
  const missing = names.filter((name) => !value[name])
  return missing.length === 1 ? missing.map((name) => [name, texts.clearitNeeds] as const) : []
}

export const clearitConnection = (access: ClearitAccess | undefined): Connection =>
  access
    ? configured(operations.details.clearit(hostOf(access.baseUrl)), clearitVariables)
    : notConfigured(operations.details.noClearit, clearitVariables)
