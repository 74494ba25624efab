// Saves of item fields: one at a time for each field, the last typed value wins, a failure keeps what was typed.

import { NoConnection } from '../api/failures.ts'
import { NEXT_KEY_MS } from '../api/press-under-way.ts'
import type { ItemChange, SaveState } from '../api/shipment-item.ts'
import { type Compared, conflictOf, valuesOf } from './compared-change.ts'
import {
  type Conflict,
  type ItemKeeper,
  type ItemSaves,
  type KeptItem,
  type KnownValues,
  type Returned,
  type ReturnedCounts,
  SAVED_FIELDS,
  type SavedField,
  type SendChange,
} from './item-saves-types.ts'

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
      if (typed === undefined) store.tell()
      else store.tellSoon()
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
  let soon: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(soon)
    soon = undefined
    for (const listener of listeners) listener()
  }
  /** What is typed is told to those who say something of it once no further key comes. */
  const tellSoon = () => {
    clearTimeout(soon)
    soon = setTimeout(tell, NEXT_KEY_MS)
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
  return {
    byItem,
    pending,
    drafts,
    begunBefore,
    returnedItems,
    entryOf,
    write,
    tell,
    tellSoon,
    layOver,
    changed,
    subscribe,
  }
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
