// Where the focus stands in the grid, what is selected, and which cell is being edited.
import { type Block, blockOf, type Place } from './range.ts'

export type Cursor = {
  readonly at: Place
  /** The other corner of the selection; the same place when one cell is selected. */
  readonly anchor: Place
  /** Set while the cell at the focus is edited: what the field starts with; undefined starts with the value. */
  readonly editing: { readonly typed: string | undefined } | undefined
  /** After Esc the next Tab leaves the grid. */
  readonly leaving: boolean
  /** Counts up when the focus must be put on the cell. */
  readonly moves: number
}

export type CursorAct =
  | { readonly kind: 'move'; readonly to: Place; readonly extend?: boolean }
  | { readonly kind: 'select'; readonly to: Place; readonly anchor: Place }
  | { readonly kind: 'edit'; readonly typed?: string }
  /** 'end-editing' gives the focus back to the cell; after 'lose-editing' it is somewhere else. */
  | { readonly kind: 'end-editing' }
  | { readonly kind: 'lose-editing' }
  | { readonly kind: 'leave' }

const START: Place = { row: 0, column: 0 }

export const startAt = (at: Place = START): Cursor => ({
  at,
  anchor: at,
  editing: undefined,
  leaving: false,
  moves: 0,
})

export function moveCursor(cursor: Cursor, act: CursorAct): Cursor {
  const still = { ...cursor, leaving: false }
  if (act.kind === 'edit') return { ...still, anchor: cursor.at, editing: { typed: act.typed } }
  if (act.kind === 'end-editing') return { ...still, editing: undefined, moves: cursor.moves + 1 }
  if (act.kind === 'lose-editing') return { ...still, editing: undefined }
  if (act.kind === 'leave') return { ...still, anchor: cursor.at, leaving: true }
  const moved = { ...still, at: act.to, editing: undefined, moves: cursor.moves + 1 }
  if (act.kind === 'select') return { ...moved, anchor: act.anchor }
  return { ...moved, anchor: act.extend ? cursor.anchor : act.to }
}

export const selectedBlock = (cursor: Cursor): Block => blockOf(cursor.anchor, cursor.at)
