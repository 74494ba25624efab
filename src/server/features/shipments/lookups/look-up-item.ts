// What is looked up for one item: the best code is proposed, a found maker waits for a person.
import { lacksCode, lacksMaker, wantsLookup } from '#domain/shipment/wants-lookup.ts'
import { type Language, wordsOf } from '#words/language.ts'
import { candidateChange } from '#words/proposed-code.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { classifyGoods } from '../../../records/classification/classify.ts'
import { findMaker } from '../../../records/makers/find-maker.ts'
import type { Scope } from '../../../scope.ts'
import type { Tx } from '../../../store/database.ts'
import { findItem, type StoredItem } from '../../../store/items.ts'
import { changeItemWithin } from '../items/update-item.ts'
import type { Landing, LookedUp, Pieces } from './look-up-shipment.ts'

const ITEM_MS = 1000
const PART_MS = 60_000

export const lookupPieces = (deps: Deps): Pieces => ({
  itemMs: ITEM_MS,
  partMs: PART_MS,
  lookUpItem: async (scope, { shipmentId, itemId }, { language }) => {
    const item = await findItem(deps.db, scope.clientId, shipmentId, itemId)
    if (!item || item.removedAt || !wantsLookup(item)) return NEEDS_NOTHING
    const change = lacksCode(item) ? await bestCode(deps, scope, item, language) : undefined
    const maker = lacksMaker(item) ? await makerOf(deps, scope, item, language) : undefined
    return { keep: (tx) => kept(tx, deps, scope, item, { change, maker }) }
  },
})

const NEEDS_NOTHING: LookedUp = { keep: async () => ({ state: 'skipped' }) }

type Change = ReturnType<typeof candidateChange>

async function bestCode(
  deps: Deps,
  scope: Scope,
  { description, countryOfOrigin, asin, costCad }: StoredItem,
  language: Language,
): Promise<Change | undefined> {
  if (description.trim() === '') return undefined
  const goods = {
    description,
    ...(countryOfOrigin ? { countryOfOrigin } : {}),
    ...(asin ? { asin } : {}),
    ...(costCad?.gt('0') ? { price: Number(costCad.toFixed()) } : {}),
  }
  const { htsCodes, release } = await classifyGoods(deps, scope, goods, { language })
  const best = htsCodes.find(({ applicability }) => applicability !== 'not_applicable')
  return best && candidateChange(best, false, { release })
}

type Maker = Pick<Awaited<ReturnType<typeof findMaker>>, 'data' | 'message'> & { readonly steps: readonly unknown[] }

async function makerOf(
  deps: Deps,
  scope: Scope,
  { description, asin, countryOfOrigin }: StoredItem,
  language: Language,
): Promise<Maker | undefined> {
  if (description.trim() === '' && !asin) return undefined
  const reader = { say: wordsOf(language), tell: () => undefined }
  const { data, message, steps = [] } = await findMaker(deps, scope, { description, asin, countryOfOrigin }, reader)
  return { data, message, steps }
}

type Found = { readonly change: Change | undefined; readonly maker: Maker | undefined }

/** What a person has put there meanwhile stays. */
async function kept(tx: Tx, deps: Deps, scope: Scope, item: StoredItem, { change, maker }: Found): Promise<Landing> {
  const code = change && (await proposed(tx, deps, scope, item, change)) ? change.htsCode : null
  const isFound = code !== null || maker?.data != null
  return {
    state: isFound ? 'found' : 'not-found',
    code,
    ...(maker ? { maker, maker_waits: true } : {}),
  }
}

async function proposed(tx: Tx, deps: Deps, scope: Scope, item: StoredItem, change: Change): Promise<boolean> {
  const target = { shipmentId: item.shipmentId, itemId: item.id }
  try {
    await changeItemWithin(tx, deps, scope, target, { ...change, basedOn: { htsCode: item.htsCode } })
    return true
  } catch (error) {
    if (error instanceof AppError && error.said[0] === 'item-changed-meanwhile') return false
    throw error
  }
}
