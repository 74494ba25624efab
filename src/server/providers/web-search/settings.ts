// The variables of searching the web for makers. Without WEB_SEARCH nothing is searched, and no maker is found but those confirmed before.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import { BRAVE_URL } from './brave.ts'

export type WebSearchEnv =
  /** The search tool of the language model. */
  | { readonly service: 'model' }
  | { readonly service: 'brave'; readonly url: string; readonly key: string }
  | { readonly service: 'searxng'; readonly url: string }

const CHOICES = ['off', 'model', 'brave', 'searxng'] as const

export const webSearchVariables = {
  WEB_SEARCH: z.enum(CHOICES, { error: () => texts.oneOf(CHOICES.join(', ')) }).default('off'),
  WEB_SEARCH_URL: z
    .string()
    .regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)
    .optional(),
  WEB_SEARCH_KEY: z.string().min(1, texts.notEmpty).optional(),
  /** Of a trial: where every page that is found is read from. */
  WEB_PAGES_FROM: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, texts.webPagesFrom)
    .optional(),
}

type Variables = z.output<z.ZodObject<typeof webSearchVariables>>

/** Undefined while it is off. */
export function webSearchOf({
  WEB_SEARCH,
  WEB_SEARCH_URL: url,
  WEB_SEARCH_KEY: key,
}: Variables): WebSearchEnv | undefined {
  if (WEB_SEARCH === 'model') return Object.freeze({ service: WEB_SEARCH })
  if (WEB_SEARCH === 'brave') return Object.freeze({ service: WEB_SEARCH, url: url ?? BRAVE_URL, key: key ?? '' })
  return WEB_SEARCH === 'searxng' ? Object.freeze({ service: WEB_SEARCH, url: url ?? '' }) : undefined
}

/**
 * Whatever is found is read by a language model, so one is needed; Brave needs a key, SearXNG its address. In production pages come from
 * the web alone: a server that answered for all of it could put any address on a customs paper.
 */
export function webSearchProblems(
  value: Variables & { readonly LANGUAGE_MODEL: string },
  production: boolean,
): readonly (readonly [string, string])[] {
  const { WEB_SEARCH: service } = value
  const trial = production && value.WEB_PAGES_FROM ? [['WEB_PAGES_FROM', texts.webPagesInProduction] as const] : []
  if (service === 'off') return trial
  return [
    ...trial,
    ...(value.LANGUAGE_MODEL === 'off' ? [['LANGUAGE_MODEL', texts.searchNeedsModel] as const] : []),
    ...(service === 'brave' && !value.WEB_SEARCH_KEY ? [['WEB_SEARCH_KEY', texts.languageModelKey] as const] : []),
    ...(service === 'searxng' && !value.WEB_SEARCH_URL ? [['WEB_SEARCH_URL', texts.searxngUrl] as const] : []),
  ]
}

export function webSearchConnection(given: WebSearchEnv | undefined): Connection {
  const { noWebSearch, modelSearch, at } = operations.details
  if (!given) return notConfigured(noWebSearch, webSearchVariables)
  return configured(given.service === 'model' ? modelSearch : at(hostOf(given.url)), webSearchVariables)
}
