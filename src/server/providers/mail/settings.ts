// The variables of the mail server. Without SMTP_URL letters are kept to be read at /dev/outbox, which production never does.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { builtIn, type Connection, configured, hostOf, notConfigured } from '../connection.ts'

export type MailEnv = { readonly url: string; readonly from: string; readonly tls: 'required' | 'offered' }

export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+\/?$/, texts.smtpUrl)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]* <[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/, texts.mailFrom)
    .optional(),
  SMTP_TLS: z.enum(['required', 'offered'], { error: () => texts.oneOf('required, offered') }).default('required'),
}

type Variables = z.output<z.ZodObject<typeof mailVariables>>

/** Undefined while no mail server is named. */
export const mailOf = ({ SMTP_URL, MAIL_FROM, SMTP_TLS }: Variables): MailEnv | undefined =>
  SMTP_URL ? Object.freeze({ url: SMTP_URL, from: MAIL_FROM ?? '', tls: SMTP_TLS }) : undefined

/** A mail server needs a sender. */
export const mailProblems = ({ SMTP_URL, MAIL_FROM }: Variables): readonly (readonly [string, string])[] =>
  SMTP_URL && !MAIL_FROM ? [['MAIL_FROM', texts.mailFromNeeded]] : []

/** `production`: no outbox there. */
export function mailConnection(given: MailEnv | undefined, production: boolean): Connection {
  const { at, noMail, outbox } = operations.details
  if (given) return configured(at(hostOf(given.url)), mailVariables)
  return production ? notConfigured(noMail, mailVariables) : builtIn(outbox, mailVariables)
}
