// Saves of item fields: one at a time for each field, the last typed value wins, a failure keeps what was typed.

import { NoConnection } from '../api/failures.ts'
import type { ItemChange, SaveState } from '../api/shipment-item.ts'
import { type Compared, conflictOf, valuesOf } from './compared-change.ts'

export const SAVED_FIELDS = [
  'countryOfOrigin',
  'costCad',
  'htsCode',
  'maker',
  'mismatchReason',
  'quantities',
  'answers',
  'removed',
] as const

/** The parts of an item that are saved on their own. */
export type SavedField = (typeof SAVED_FIELDS)[number]

export type SendChange = (itemId: string, change: ItemChange) => Promise<void>

export type ItemSaves = {
  /** Sends a change, or holds it until the one under way for the same field is answered. */
  save(itemId: string, field: SavedField, change: ItemChange): void
  retry(itemId: string, field: SavedField): void
  /** Sends again what failed for want of a connection. */
  resend(): void
  /** Changes refused because somebody else had changed the value; the same array as long as nothing changed. */
  conflicts(): readonly Conflict[]
  /** Overwrites the other value with open eyes, or gives up one's own. */
  settle(conflict: Conflict, keep: 'mine' | 'theirs'): void
  /** The same object as long as nothing changed. */
  stateOf(itemId: string, field: SavedField): SaveState
  /** All that is not acknowledged for an item, on top of each other; the same object as long as nothing changed. */
  pendingOf(itemId: string): ItemChange | undefined
  /** Keeps what was typed but cannot be saved yet, so that closing the item does not lose it; undefined forgets it. */
  keepDraft(itemId: string, field: SavedField, typed: string | undefined): void
  draftOf(itemId: string, field: SavedField): string | undefined
  /** Fields under way, waiting, failed or typed and not valid, over all items. */
  unsavedCount(): number
  failedCount(): number
  /** What was typed before the page was last closed, by an ended session or otherwise, and nobody has seen to since. */
  returned: Returned
  /** The person leaves without saving, by choice: nothing is kept for the next visit. */
  forget(): void
  subscribe(listener: () => void): () => void
}

export type Conflict = {
  readonly itemId: string
  readonly field: SavedField
  readonly mine: ItemChange
  /** What is saved, of the values that the change sets. */
  readonly theirs: Compared
}

/** What the store needs to know of the server: the values as it last answered them. */
export type KnownValues = (itemId: string, change: ItemChange) => Compared

type Returned = {
  /** Changes that wait to be saved again; values that were not finished and stand in their fields. */
  counts(): ReturnedCounts
  /** Sends all the changes. */
  save(): void
  /** Gives up all of it. */
  drop(): void
  /** How often `drop` was called: fields that hold what was typed begin anew. */
  drops(): number
}

type ReturnedCounts = { readonly changes: number; readonly begun: number }

type KeptChange = { readonly field: SavedField; readonly change: ItemChange }
export type KeptDraft = { readonly field: SavedField; readonly typed: string }
export type KeptItem = { readonly changes: readonly KeptChange[]; readonly drafts: readonly KeptDraft[] }

export type ItemKeeper = {
  /** By item id, what an earlier page left. */
  read(): readonly (readonly [itemId: string, kept: KeptItem])[]
  /** Keeps all that is not acknowledged of an item; undefined when there is nothing left. */
  write(itemId: string, kept: KeptItem | undefined): void
  forget(): void
}

type Entry = { state: SaveState; unsaved: ItemChange | undefined; waiting: ItemChange | undefined }

const IDLE: SaveState = { kind: 'idle' }
const SAVING: SaveState = { kind: 'saving' }
const SAVED: SaveState = { kind: 'saved' }
const RETURNED: SaveState = { kind: 'failed', why: 'returned' }

/**
 * A store of saves. `send` resolves when the server has acknowledged, and rejects with its refusal. With `keeper` all that is not
 * acknowledged outlives the page, and what an earlier page left stands there again as not saved.
 */
export function createItemSaves(send: SendChange, keeper?: ItemKeeper, known: KnownValues = () => ({})): ItemSaves {
  const store = openStore(keeper)
  const run = runnerOf(store, send)
  const { byItem, drafts } = store
  const count = (test: (entry: Entry) => boolean) => allEntries(byItem).filter(test).length
  let lastConflicts: readonly Conflict[] = []
  return {
    ...sendingOf(store, run, known),
    conflicts() {
      lastConflicts = conflictsIn(byItem, lastConflicts)
      return lastConflicts
    },
    stateOf: (itemId, field) => byItem.get(itemId)?.get(field)?.state ?? IDLE,
    pendingOf: (itemId) => store.pending.get(itemId),
    keepDraft(itemId, field, typed) {
      store.begunBefore.delete(keyOf(itemId, field))
      if (typed === undefined && !drafts.delete(keyOf(itemId, field))) return
      if (typed !== undefined) drafts.set(keyOf(itemId, field), typed)
      store.write(itemId)
      store.tell()
    },
    draftOf: (itemId, field) => drafts.get(keyOf(itemId, field)),
    unsavedCount: () => count((each) => each.unsaved !== undefined) + drafts.size,
    failedCount: () => count((each) => each.state.kind === 'failed'),
    returned: returnedOf(store, run),
    forget: () => keeper?.forget(),
    subscribe: store.subscribe,
  }
}

type Store = ReturnType<typeof openStore>
type Run = (itemId: string, entry: Entry, change: ItemChange) => Promise<void>

/** All that is known of the fields, with what `keeper` has of an earlier page, and those who listen. */
function openStore(keeper: ItemKeeper | undefined) {
  const byItem = new Map<string, Map<SavedField, Entry>>()
  const pending = new Map<string, ItemChange | undefined>()
  const drafts = new Map<string, string>()
  const begunBefore = new Set<string>()
  const listeners = new Set<() => void>()

  const entryOf = (itemId: string, field: SavedField): Entry => {
    const fields = byItem.get(itemId) ?? new Map<SavedField, Entry>()
    byItem.set(itemId, fields)
    const entry = fields.get(field) ?? { state: IDLE, unsaved: undefined, waiting: undefined }
    fields.set(field, entry)
    return entry
  }
  const write = (itemId: string) => keeper?.write(itemId, keptOf(itemId, byItem.get(itemId), drafts))
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const layOver = (itemId: string) => {
    const parts = [...(byItem.get(itemId)?.values() ?? [])].map((each) => each.waiting ?? each.unsaved)
    const given = parts.filter((each) => each !== undefined)
    pending.set(itemId, given.length > 0 ? Object.assign({}, ...given) : undefined)
  }
  const changed = (itemId: string) => {
    layOver(itemId)
    write(itemId)
    tell()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const found = keeper?.read() ?? []
  for (const [itemId, kept] of found) {
    for (const { field, change } of kept.changes)
      Object.assign(entryOf(itemId, field), { state: RETURNED, unsaved: change })
    for (const { field, typed } of kept.drafts) {
      drafts.set(keyOf(itemId, field), typed)
      begunBefore.add(keyOf(itemId, field))
    }
    layOver(itemId)
  }
  const returnedItems = found.map(([itemId]) => itemId)
  return { byItem, pending, drafts, begunBefore, returnedItems, entryOf, write, tell, layOver, changed, subscribe }
}

/** Sends a change of an entry, and after it what was held meanwhile. */
function runnerOf(store: Store, send: SendChange): Run {
  const run: Run = async (itemId, entry, change) => {
    entry.state = SAVING
    entry.unsaved = change
    store.changed(itemId)
    const failure = await send(itemId, change).then(
      () => undefined,
      (problem: unknown) => ({ problem }),
    )
    const next = entry.waiting
    entry.waiting = undefined
    if (next) return run(itemId, entry, basedOn(next, failure === undefined ? valuesOf(change) : change.basedOn))
    if (failure && conflictOf(failure.problem, change) === 'of another field') return run(itemId, entry, change)
    entry.state = failure === undefined ? SAVED : { kind: 'failed', why: failure }
    if (failure === undefined) entry.unsaved = undefined
    store.changed(itemId)
  }
  return run
}

/** What is sent because somebody changes, tries again, comes back to a connection or settles a conflict. */
function sendingOf(
  { byItem, entryOf, changed }: Store,
  run: Run,
  known: KnownValues,
): Pick<ItemSaves, 'save' | 'retry' | 'resend' | 'settle'> {
  return {
    save(itemId, field, change) {
      const entry = entryOf(itemId, field)
      const base = entry.unsaved?.basedOn ?? change.basedOn ?? known(itemId, change)
      if (entry.state.kind !== 'saving') return void run(itemId, entry, basedOn(change, base))
      entry.waiting = change
      changed(itemId)
    },
    retry(itemId, field) {
      const entry = entryOf(itemId, field)
      if (entry.state.kind === 'failed' && entry.unsaved) void run(itemId, entry, entry.unsaved)
    },
    resend() {
      for (const [itemId, entry, unsaved] of unconnected(byItem)) void run(itemId, entry, unsaved)
    },
    settle({ itemId, field, theirs }, keep) {
      const entry = entryOf(itemId, field)
      if (!entry.unsaved) return
      if (keep === 'mine') return void run(itemId, entry, basedOn(entry.unsaved, theirs))
      Object.assign(entry, { state: IDLE, unsaved: undefined })
      changed(itemId)
    },
  }
}

/** What an earlier page left: counted, sent again or given up. */
function returnedOf({ byItem, drafts, begunBefore, returnedItems, layOver, write, tell }: Store, run: Run): Returned {
  let lastCounts: ReturnedCounts = { changes: 0, begun: 0 }
  let drops = 0
  return {
    counts: () => {
      const changes = allEntries(byItem).filter((each) => each.state === RETURNED).length
      if (lastCounts.changes !== changes || lastCounts.begun !== begunBefore.size)
        lastCounts = { changes, begun: begunBefore.size }
      return lastCounts
    },
    save() {
      for (const [itemId, fields] of byItem)
        for (const entry of fields.values())
          if (entry.state === RETURNED && entry.unsaved) void run(itemId, entry, entry.unsaved)
    },
    drop() {
      drops += 1
      for (const key of begunBefore) drafts.delete(key)
      begunBefore.clear()
      for (const [itemId, fields] of byItem) {
        for (const entry of fields.values())
          if (entry.state === RETURNED) Object.assign(entry, { state: IDLE, unsaved: undefined })
        layOver(itemId)
      }
      for (const itemId of returnedItems) write(itemId)
      tell()
    },
    drops: () => drops,
  }
}

const allEntries = (byItem: Entries): readonly Entry[] => [...byItem.values()].flatMap((fields) => [...fields.values()])

/** The change with what it is based on; nothing is said where nothing is known. */
const basedOn = ({ basedOn: _, ...change }: ItemChange, base: Compared | undefined): ItemChange =>
  base && Object.keys(base).length > 0 ? { ...change, basedOn: base } : change

function conflictAt(itemId: string, field: SavedField, { state, unsaved }: Entry): readonly Conflict[] {
  if (state.kind !== 'failed' || state.why === 'returned' || !unsaved) return []
  const theirs = conflictOf(state.why.problem, unsaved)
  return typeof theirs === 'object' ? [{ itemId, field, mine: unsaved, theirs }] : []
}

type Entries = ReadonlyMap<string, ReadonlyMap<SavedField, Entry>>

/** The same array as before when nothing changed. */
function conflictsIn(byItem: Entries, before: readonly Conflict[]): readonly Conflict[] {
  const now = [...byItem].flatMap(([itemId, fields]) =>
    [...fields].flatMap(([field, entry]) => conflictAt(itemId, field, entry)),
  )
  return JSON.stringify(now) === JSON.stringify(before) ? before : now
}

/** What failed for want of a connection. */
const unconnected = (byItem: Entries): readonly (readonly [itemId: string, Entry, ItemChange])[] =>
  [...byItem].flatMap(([itemId, fields]) =>
    [...fields.values()].flatMap((entry) =>
      entry.unsaved && lacksConnection(entry.state) ? [[itemId, entry, entry.unsaved] as const] : [],
    ),
  )

const lacksConnection = (state: SaveState): boolean =>
  state.kind === 'failed' && state.why !== 'returned' && state.why.problem instanceof NoConnection

const keyOf = (itemId: string, field: SavedField): string => `${itemId} ${field}`

/** All of an item that is not acknowledged; undefined when there is nothing. */
function keptOf(
  itemId: string,
  entries: ReadonlyMap<SavedField, Entry> | undefined,
  drafts: ReadonlyMap<string, string>,
): KeptItem | undefined {
  const changes = [...(entries ?? [])].flatMap(([field, { waiting, unsaved }]) => {
    const change = waiting ?? unsaved
    return change ? [{ field, change }] : []
  })
  const begun = SAVED_FIELDS.flatMap((field) => {
    const typed = drafts.get(keyOf(itemId, field))
    return typed === undefined ? [] : [{ field, typed }]
  })
  return changes.length + begun.length === 0 ? undefined : { changes, drafts: begun }
}
