// The environment, read once into a frozen value. Nothing else reads process.env.
import { join } from 'node:path'
import { z } from 'zod'
import { texts } from '#texts/en/start-up.ts'
import { isNetwork } from './network-name.ts'
import {
  type AnalyticsEnv,
  analyticsOf,
  analyticsProblems,
  analyticsVariables,
} from './providers/analytics/settings.ts'
import type { ClearitAccess } from './providers/customs-service/clearit.ts'
import { clearitOf, clearitProblems, clearitVariables } from './providers/customs-service/settings.ts'
import { exchangeRateVariables } from './providers/exchange-rate/settings.ts'
import { type S3Env, s3Of, s3Problems, s3Variables } from './providers/file-storage/settings.ts'
import { type FreightEnv, freightOf, freightProblems, freightVariables } from './providers/freight/settings.ts'
import {
  type LanguageModelEnv,
  languageModelOf,
  languageModelProblems,
  languageModelVariables,
} from './providers/language-model/settings.ts'
import { type MailEnv, mailOf, mailProblems, mailVariables } from './providers/mail/settings.ts'
import { type AmazonEnv, amazonOf, amazonProblems, amazonVariables } from './providers/product-catalogue/settings.ts'
import { type ShopsEnv, shopProblems, shopsOf, shopVariables } from './providers/shop-products/settings.ts'
import { type SignOnEnv, signOnOf, signOnProblems, signOnVariables } from './providers/sign-on/settings.ts'
import {
  type WebSearchEnv,
  webSearchOf,
  webSearchProblems,
  webSearchVariables,
} from './providers/web-search/settings.ts'
import { isTraced, tracingVariables } from './tracing/settings.ts'

export type Env = {
  readonly port: number
  readonly host: string
  /** Holds the embedded database (`db`) and the files that were made (`files`). */
  readonly dataDir: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly production: boolean
  readonly clientSignIn: 'code' | 'direct' | 'passkey'
  readonly staffSignIn: 'shared' | 'named' | 'sso'
  /** Undefined: no single sign-on. */
  readonly signOn: SignOnEnv | undefined
  readonly businessTimeZone: string
  /** Undefined: the first reference folder that exists. */
  readonly referenceDir: string | undefined
  readonly referenceUpdate: 'auto' | 'off'
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly demoData: 'auto' | 'off'
  /** Empties the database and loads the demo data again. */
  readonly demoReset: boolean
  /** 'off': no rates are fetched. Undefined: the bank's own address. */
  readonly bankOfCanadaUrl: string | undefined
  /** Passwords that the operator sets at this start; their hashes are kept. */
  readonly staffPassword: string | undefined
  readonly documentPassword: string | undefined
  /** The operator's own broker fee schedule; undefined: the example that is shipped. */
  readonly brokerFeesFile: string | undefined
  /** Where clients write to the provider, for example to arrange a formal entry. */
  readonly providerEmail: string | undefined
  /** Requests a minute that one token or address may make: a brake on loops, far above what a person needs. */
  readonly requestsPerMinute: number
  /** Calls are turned away while the event loop is later than this; undefined: never. */
  readonly maxLoopDelayMs: number | undefined
  /** Statements that take this long are logged. */
  readonly slowStatementMs: number
  /** Spans are sent to a collector. */
  readonly traced: boolean
  /** What a reader of the figures shows; undefined: only the machine itself reads them. */
  readonly metricsToken: string | undefined
  /** Addresses or networks ('10.0.0.0/8') of proxies whose word about the caller's address is taken. */
  readonly trustedProxies: readonly string[]
  /** Base64 of 32 bytes; undefined: a key file in `dataDir`. */
  readonly encryptionKey: string | undefined
  readonly encryptionKeysBefore: readonly string[]
  /** What no key opens is given up at the start. */
  readonly encryptionKeyLost: boolean
  /** Undefined: none. */
  readonly languageModel: LanguageModelEnv | undefined
  /** Undefined: papers lie in `dataDir`. */
  readonly s3: S3Env | undefined
  /** Undefined: no account at Amazon is connected. */
  readonly amazon: AmazonEnv | undefined
  readonly shops: ShopsEnv
  /** Undefined: letters are not sent but kept to be read. */
  readonly mail: MailEnv | undefined
  /** Undefined: page views are not counted. */
  readonly analytics: AnalyticsEnv | undefined
  /** Where the world finds the installation, without a slash at the end; undefined: where each request says it is. */
  readonly publicUrl: string | undefined
  readonly freight: FreightEnv
  /** Undefined: our own engine answers. */
  readonly clearit: ClearitAccess | undefined
  /** Undefined: the web is not searched. */
  readonly webSearch: WebSearchEnv | undefined
  /** Of a trial: where all pages of the web are read from. Undefined: the web. */
  readonly webPagesFrom: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Root of the installation: relative folders are counted from here, wherever the program was started. */
export const ROOT = join(import.meta.dirname, '..', '..')

const choice = <T extends string>(values: readonly [T, ...T[]]) =>
  z.enum(values, { error: () => texts.oneOf(values.join(', ')) })
const filled = z.string().min(1, texts.notEmpty)
const yesNo = z.enum(['yes', 'no'], { error: () => texts.yesOrNo }).transform((value) => value === 'yes')

const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, texts.milliseconds)
  .transform(Number)
/** In production; a machine that is tried on does other things too. */
const LATE_MS = 1_000
/** Characters: one that is guessed would show what the server does. */
const SHORTEST_TOKEN = 20

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, texts.port)
    .transform(Number)
    .refine((port) => port <= 65_535, texts.port)
    .default(3000),
  HOST: filled.default('127.0.0.1'),
  DATA_DIR: filled.default('var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, texts.postgresUrl)
    .optional(),
  NODE_ENV: choice(['production', 'development', 'test']).optional(),
  ALLOW_EMBEDDED_DATABASE: yesNo.default(false),
  CLIENT_SIGN_IN: choice(['code', 'direct', 'passkey']).optional(),
  STAFF_SIGN_IN: choice(['shared', 'named', 'sso']).optional(),
  BUSINESS_TIME_ZONE: filled
    .refine(isTimeZone, { error: (issue) => texts.timeZone(String(issue.input)) })
    .default('America/Toronto'),
  REFERENCE_DIR: filled.optional(),
  REFERENCE_UPDATE: choice(['auto', 'off']).default('auto'),
  LOG_LEVEL: choice(LOG_LEVELS).default('warn'),
  DEMO_DATA: choice(['auto', 'off']).default('auto'),
  DEMO_RESET: yesNo.default(false),
  ...exchangeRateVariables,
  STAFF_PASSWORD: filled.optional(),
  DOCUMENT_PASSWORD: filled.optional(),
  BROKER_FEES_FILE: filled.optional(),
  PROVIDER_EMAIL: z.email(texts.emailAddress).optional(),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, texts.positiveNumber)
    .transform(Number)
    .default(600),
  MAX_EVENT_LOOP_DELAY_MS: milliseconds.optional(),
  SLOW_STATEMENT_MS: milliseconds.default(500),
  ...tracingVariables,
  METRICS_TOKEN: z.string().min(SHORTEST_TOKEN, texts.metricsToken(SHORTEST_TOKEN)).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine((proxies) => proxies.every(isNetwork), texts.networks)
    .default([]),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, texts.encryptionKey)
    .optional(),
  ENCRYPTION_KEY_BEFORE: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/, texts.encryptionKeyBefore)
    .transform((value) => value.split(','))
    .default([]),
  ENCRYPTION_KEY_LOST: yesNo.default(false),
  ...languageModelVariables,
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s"'<>]+$/, texts.publicUrl)
    .optional(),
  ...mailVariables,
  ...signOnVariables,
  ...analyticsVariables,
  ...s3Variables,
  ...amazonVariables,
  ...shopVariables,
  ...freightVariables,
  ...clearitVariables,
  ...webSearchVariables,
})

/** Names of all variables, as .env.example lists them. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

/** Reads the variables; throws BadEnv with every problem in one list. Empty variables count as not set. */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(set)
  if (!parsed.success) throw new BadEnv(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
  const problems = problemsTogether(parsed.data)
  if (problems.length > 0) throw new BadEnv(problems)
  const value = parsed.data
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    dataDir: join(value.DATA_DIR.startsWith('/') ? '' : ROOT, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    production: isProduction(value),
    clientSignIn: value.CLIENT_SIGN_IN ?? (isProduction(value) ? 'code' : 'direct'),
    staffSignIn: value.STAFF_SIGN_IN ?? (isProduction(value) ? 'named' : 'shared'),
    signOn: signOnOf(value),
    businessTimeZone: value.BUSINESS_TIME_ZONE,
    referenceDir: value.REFERENCE_DIR,
    referenceUpdate: value.REFERENCE_UPDATE,
    logLevel: value.LOG_LEVEL,
    demoData: value.DEMO_DATA,
    demoReset: value.DEMO_RESET,
    bankOfCanadaUrl: value.BANK_OF_CANADA_URL,
    staffPassword: value.STAFF_PASSWORD,
    documentPassword: value.DOCUMENT_PASSWORD,
    brokerFeesFile: value.BROKER_FEES_FILE,
    providerEmail: value.PROVIDER_EMAIL,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    maxLoopDelayMs: (value.MAX_EVENT_LOOP_DELAY_MS ?? (isProduction(value) ? LATE_MS : 0)) || undefined,
    slowStatementMs: value.SLOW_STATEMENT_MS,
    traced: isTraced(value),
    metricsToken: value.METRICS_TOKEN,
    trustedProxies: Object.freeze(value.TRUSTED_PROXIES),
    encryptionKey: value.ENCRYPTION_KEY,
    encryptionKeysBefore: Object.freeze(value.ENCRYPTION_KEY_BEFORE),
    encryptionKeyLost: value.ENCRYPTION_KEY_LOST,
    languageModel: languageModelOf(value),
    s3: s3Of(value),
    amazon: amazonOf(value),
    shops: Object.freeze(shopsOf(value)),
    mail: mailOf(value),
    analytics: analyticsOf(value),
    publicUrl: value.PUBLIC_URL,
    freight: freightOf(value),
    clearit: clearitOf(value),
    webSearch: webSearchOf(value),
    webPagesFrom: value.WEB_PAGES_FROM,
  })
}

/** The settings cannot be used; the message is the whole list. */
export class BadEnv extends Error {
  constructor(problems: readonly (readonly [name: string, problem: string])[]) {
    super(texts.badSettings(problems.map(([name, problem]) => texts.badSetting(name, problem)).join('\n')))
    this.name = 'BadEnv'
  }
}

type Variables = z.output<typeof variables>

/** A PostgreSQL server of which nobody says that it is for developing holds data of clients: never a demo with its passwords. */
const isProduction = ({ NODE_ENV, DATABASE_URL }: Variables): boolean =>
  NODE_ENV === undefined ? DATABASE_URL !== undefined : NODE_ENV === 'production'

/** What is wrong with variables that depend on each other. */
function problemsTogether(value: Variables): (readonly [string, string])[] {
  const production = isProduction(value)
  const problems: (readonly [string, string])[] = []
  if (production && value.CLIENT_SIGN_IN !== 'direct' && !value.SMTP_URL)
    problems.push(['SMTP_URL', texts.codeNeedsMail])
  if (production && value.SMTP_URL && !value.PUBLIC_URL) problems.push(['PUBLIC_URL', texts.lettersNeedAddress])
  else if (value.CLIENT_SIGN_IN === 'passkey' && !value.PUBLIC_URL)
    problems.push(['PUBLIC_URL', texts.passkeysNeedAddress])
  if (production && value.STAFF_PASSWORD && !value.STAFF_SIGN_IN)
    problems.push(['STAFF_SIGN_IN', texts.sharedInProduction])
  if (production && !value.DATABASE_URL && !value.ALLOW_EMBEDDED_DATABASE) {
    problems.push(['DATABASE_URL', texts.embeddedInProduction])
  }
  problems.push(
    ...languageModelProblems(value),
    ...s3Problems(value),
    ...amazonProblems(value),
    ...shopProblems(value),
    ...freightProblems(value),
    ...clearitProblems(value),
    ...webSearchProblems(value, production),
  )
  problems.push(...mailProblems(value), ...analyticsProblems(value), ...signOnProblems(value))
  if (production && value.DEMO_RESET) problems.push(['DEMO_RESET', texts.resetInProduction])
  return problems
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // Intl throws for a name it does not know: that is the answer.
    return false
  }
}
