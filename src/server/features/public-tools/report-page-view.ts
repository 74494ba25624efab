// Hands page views to the analytics service, where there is one and the browser does not ask to be left alone.
// Nothing that names a person goes along: no address, no query, and ids in a path become ':id'.
import type { Received } from '#contract/endpoint.ts'
import type { reportPageView as call } from '#contract/public-tools.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'

type Needs = Pick<Deps, 'analytics' | 'log'>
type Viewed = Received<typeof call>['body'] & { readonly userAgent: string; readonly wantsPrivacy: boolean }

/** Views under way at a time; more are dropped rather than piled up behind a slow service. */
const MOST_UNDER_WAY = 20
let underWay = 0

/** Answers at once whether the view is counted; the service is told behind the request. */
export function reportPageView(needs: Needs, { wantsPrivacy, ...viewed }: Viewed): { readonly counted: boolean } {
  if (!needs.analytics.counts || wantsPrivacy || underWay >= MOST_UNDER_WAY) return { counted: false }
  void tell(needs, { ...viewed, path: withoutIds(viewed.path), referrer: originAndPath(viewed.referrer) })
  return { counted: true }
}

async function tell({ analytics, log }: Needs, view: Omit<Viewed, 'wantsPrivacy'>): Promise<void> {
  underWay += 1
  try {
    await analytics.report(view)
  } catch (err) {
    if (err instanceof ProviderError) log.info({ reason: err.message }, 'page view not counted')
    else log.error({ err }, 'page view not counted')
  } finally {
    underWay -= 1
  }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** '/dashboard/shipment/:id' */
const withoutIds = (path: string): string => (path.split(/[?#]/)[0] ?? '').replace(ID, ':id')

/** Empty for what is no web address. */
function originAndPath(address: string): string {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? `${url.origin}${url.pathname}` : ''
}
