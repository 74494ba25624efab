// Types of columns that more than one group of tables has.
import type { ColumnType } from 'kysely'

/** A jsonb column: read as the value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>
export type TextRecord = Readonly<Record<string, string>>
