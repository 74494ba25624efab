// The origin a client used for a product before.
import type { Deps } from '../../../deps.ts'
import type { Scope } from '../../../scope.ts'
import { findAsinData } from '../../../store/asin-data.ts'
import { newestOriginOf } from '../../../store/items.ts'

/** ISO alpha-2: what is remembered for the ASIN, else of the client's newest item with it; null when neither has one. */
export async function findCountry({ db }: Pick<Deps, 'db'>, scope: Scope, asin: string): Promise<string | null> {
  const remembered = await findAsinData(db, scope.clientId, asin)
  return remembered?.country_of_origin ?? (await newestOriginOf(db, scope.clientId, asin)) ?? null
}
