/** A row as it stands in the file; `line` counts from 1. */
export type RawRow = { readonly line: number; readonly cells: readonly string[] }
