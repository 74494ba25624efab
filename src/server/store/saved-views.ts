// Ways to look at the list of shipments that people gave a name.
import { type Selectable, sql } from 'kysely'
import type { ListView } from '#domain/shipment/list-view.ts'
import type { Db, Tx } from './database.ts'
import type { SavedViewsTable } from './tables/shipments.ts'

/** A person in a company. */
export type ViewOwner = { readonly clientId: string; readonly personId: string }

type SavedView = Pick<Selectable<SavedViewsTable>, 'id' | 'name' | 'view' | 'is_default'>

export const listViews = (db: Db, owner: ViewOwner): Promise<readonly SavedView[]> =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name', 'view', 'is_default'])
    .where('client_id', '=', owner.clientId)
    .where('person_id', '=', owner.personId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Holds what the person has until the transaction ends: two saves come one after another. */
export async function lockViews(tx: Tx, owner: ViewOwner): Promise<void> {
  await tx
    .selectFrom('client_members')
    .select('person_id')
    .where('client_id', '=', owner.clientId)
    .where('person_id', '=', owner.personId)
    .forUpdate()
    .execute()
}

type NewView = { readonly id: string; readonly name: string; readonly view: ListView; readonly madeAt: Date }

export async function insertView(tx: Tx, owner: ViewOwner, { id, name, view, madeAt }: NewView): Promise<void> {
  await tx
    .insertInto('saved_views')
    .values({
      ...{ id, client_id: owner.clientId, person_id: owner.personId, name },
      ...{ view: JSON.stringify(view), made_at: madeAt },
    })
    .execute()
}

export async function renameView(tx: Tx, owner: ViewOwner, id: string, name: string): Promise<void> {
  await ofOwner(tx, owner).set({ name }).where('id', '=', id).execute()
}

/** Undefined: none is any more. */
export async function setDefaultView(tx: Tx, owner: ViewOwner, id: string | undefined): Promise<void> {
  await ofOwner(tx, owner).set({ is_default: false }).where('is_default', '=', true).execute()
  if (id !== undefined) await ofOwner(tx, owner).set({ is_default: true }).where('id', '=', id).execute()
}

export async function deleteView(tx: Tx, owner: ViewOwner, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where('client_id', '=', owner.clientId)
    .where('person_id', '=', owner.personId)
    .where('id', '=', id)
    .execute()
}

const ofOwner = (tx: Tx, owner: ViewOwner) =>
  tx.updateTable('saved_views').where('client_id', '=', owner.clientId).where('person_id', '=', owner.personId)
