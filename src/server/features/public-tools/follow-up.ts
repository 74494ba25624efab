// Ties the answer to a deciding question to the check that asked it: such a call costs no check. Nobody can make one up, as only
// the server knows the salt of the day; it holds for one visitor, product and day.
import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { hashForToday } from '../../records/public-tools/day-salt.ts'

type Followed = { readonly visitorId: string | undefined; readonly asin: string; readonly title: string }
type Needs = Pick<Deps, 'db' | 'today' | 'newSecret'>

export const followUpOf = (needs: Needs, { visitorId = '', asin, title }: Followed): Promise<string> =>
  hashForToday(needs, `follow-up ${visitorId} ${asin} ${title}`)

export async function isFollowUp(needs: Needs, given: string, followed: Followed): Promise<boolean> {
  const expected = Buffer.from(await followUpOf(needs, followed))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
