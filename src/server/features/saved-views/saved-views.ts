// A person's own ways to look at the list of shipments: each has a name, and one of them may be what the list opens with.
import type { z } from 'zod'
import type { listSavedViews } from '#contract/saved-views.ts'
import type { ListView } from '#domain/shipment/list-view.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../store/database.ts'
import {
  deleteView,
  insertView,
  listViews,
  lockViews,
  renameView,
  setDefaultView,
  type ViewOwner,
} from '../../store/saved-views.ts'

type Needs = Pick<Deps, 'db' | 'newId' | 'now'>
type Views = z.input<typeof listSavedViews.answer>['data']

const MOST_VIEWS = 30

export async function viewsOf({ db }: Pick<Needs, 'db'>, owner: ViewOwner): Promise<Views> {
  const rows = await listViews(db, owner)
  return rows.map(({ id, name, view, is_default: isDefault }) => ({
    ...{ id, name, isDefault },
    view: { ...view, hidden: [...view.hidden] },
  }))
}

type NewView = { readonly name: string; readonly view: ListView; readonly isDefault: boolean }

/** Throws `conflict` for a name the person uses already, and for one view too many. */
export async function addView(needs: Needs, owner: ViewOwner, { name, view, isDefault }: NewView): Promise<Views> {
  const id = needs.newId()
  await needs.db.transaction().execute(async (tx) => {
    const own = await lockedViews(tx, owner)
    if (own.length >= MOST_VIEWS) throw new AppError('conflict', 'too-many-views', { most: MOST_VIEWS })
    refuseTaken(own, name)
    await insertView(tx, owner, { id, name, view, madeAt: needs.now() })
    if (isDefault) await setDefaultView(tx, owner, id)
  })
  return viewsOf(needs, owner)
}

type Change = { readonly id: string; readonly name?: string | undefined; readonly isDefault?: boolean | undefined }

/** Throws `missing` for one that is not the person's, `conflict` for a name it uses for another. */
export async function alterView(
  needs: Pick<Needs, 'db'>,
  owner: ViewOwner,
  { id, name, isDefault }: Change,
): Promise<Views> {
  await needs.db.transaction().execute(async (tx) => {
    const own = await lockedViews(tx, owner)
    const found = own.find((view) => view.id === id)
    if (!found) throw new AppError('missing', 'not-found')
    if (name !== undefined) {
      const others = own.filter((view) => view.id !== id)
      refuseTaken(others, name)
      await renameView(tx, owner, id, name)
    }
    if (isDefault === true) await setDefaultView(tx, owner, id)
    if (isDefault === false && found.is_default) await setDefaultView(tx, owner, undefined)
  })
  return viewsOf(needs, owner)
}

/** Throws `missing` for one that is not the person's. */
export async function dropView(needs: Pick<Needs, 'db'>, owner: ViewOwner, id: string): Promise<Views> {
  await needs.db.transaction().execute(async (tx) => {
    const own = await lockedViews(tx, owner)
    if (!own.some((view) => view.id === id)) throw new AppError('missing', 'not-found')
    await deleteView(tx, owner, id)
  })
  return viewsOf(needs, owner)
}

async function lockedViews(tx: Tx, owner: ViewOwner) {
  await lockViews(tx, owner)
  return listViews(tx, owner)
}

function refuseTaken(others: readonly { readonly name: string }[], name: string): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('conflict', 'view-name-taken', { name })
}
