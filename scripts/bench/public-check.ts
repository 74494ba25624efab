// The public duty check as a load: visitors of addresses of their own, as one visitor has 20 checks a day.
import { VISITOR_HEADER } from '#contract/public-tools.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import type { Load } from './load.ts'

const PATH = '/api/public/asin-duty-check'
/** Checks that a visitor and an address have in a day. */
const CHECKS_EACH = 20

type Visitor = { readonly visitorId: string; readonly secret: string; readonly address: string; left: number }

/** What the server must be told so that every visitor counts as coming from an address of its own. */
export const PUBLIC_CHECK_ENV = { TRUSTED_PROXIES: '127.0.0.1' }

/** Titles of shops: a short one, and one that says much. */
export const publicChecks = (url: string): readonly Load[] => [
  check(url, 'public duty check', 'Soy wax candle with cotton wick in a glass jar, 220 g'),
  check(
    url,
    'public check, long title',
    "Women's pullover sweater, knitted of 100% merino wool, crew neck, long sleeves, ribbed cuffs and hem, machine washable, soft and warm for autumn and winter, navy blue, size M",
  ),
]

function check(url: string, name: string, productTitle: string): Load {
  const body = { asin: 'B000000000', countryOfOrigin: 'CA', cadValue: 24.5, productTitle }
  let visitor: Visitor | undefined
  return {
    name,
    method: 'POST',
    path: () => PATH,
    body,
    headers: async () => {
      if (!visitor || visitor.left === 0) visitor = await arrive(url)
      const { visitorId, secret, address } = visitor
      visitor.left -= 1
      const key = await newRequestKey(secret, 'POST', PATH, new Date())
      return { [VISITOR_HEADER]: visitorId, [REQUEST_KEY_HEADER]: key, 'x-forwarded-for': address }
    },
  }
}

let arrived = 0

/** From 10.0.0.1 on, each visitor from the next address. */
async function arrive(url: string): Promise<Visitor> {
  arrived += 1
  const address = `10.${(arrived >> 16) & 255}.${(arrived >> 8) & 255}.${arrived & 255}`
  const answer = await fetch(`${url}/api/public/visit`, { headers: { 'x-forwarded-for': address } })
  const { visitorId, secret }: { visitorId: string; secret: string } = await answer.json()
  return { visitorId, secret, address, left: CHECKS_EACH }
}
