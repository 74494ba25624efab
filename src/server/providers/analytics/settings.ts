// The variables of counting page views. Nothing is counted unless a service is named.
import { z } from 'zod'
import { texts } from '#texts/en/start-up.ts'

export type AnalyticsEnv =
  | { readonly service: 'endpoint'; readonly url: string }
  | { readonly service: 'plausible'; readonly url: string | undefined; readonly site: string }

export const analyticsVariables = {
  ANALYTICS: z
    .enum(['off', 'endpoint', 'plausible'], { error: () => texts.oneOf('off, endpoint, plausible') })
    .default('off'),
  ANALYTICS_URL: z
    .string()
    .regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)
    .optional(),
  ANALYTICS_SITE: z
    .string()
    .regex(/^[\w.-]+$/, texts.analyticsSite)
    .optional(),
}

type Variables = z.output<z.ZodObject<typeof analyticsVariables>>

/** Undefined: nothing is counted. */
export function analyticsOf({
  ANALYTICS,
  ANALYTICS_URL: url,
  ANALYTICS_SITE: site,
}: Variables): AnalyticsEnv | undefined {
  if (ANALYTICS === 'endpoint' && url) return Object.freeze({ service: ANALYTICS, url })
  return ANALYTICS === 'plausible' && site ? Object.freeze({ service: ANALYTICS, url, site }) : undefined
}

/** An endpoint needs its address, Plausible the name of the site. */
export function analyticsProblems(value: Variables): readonly (readonly [string, string])[] {
  if (value.ANALYTICS === 'endpoint' && !value.ANALYTICS_URL) return [['ANALYTICS_URL', texts.analyticsUrlNeeded]]
  if (value.ANALYTICS === 'plausible' && !value.ANALYTICS_SITE) return [['ANALYTICS_SITE', texts.analyticsSiteNeeded]]
  return []
}
