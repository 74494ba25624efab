// A list as a CSV file that is sent while it is read: page after page out of the database, never all of it at once.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { writeCsv } from '#domain/csv.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../deps.ts'
import { type Call, type Content, serve } from './serve.ts'

/** Rows read at a time. */
export const ROWS_AT_ONCE = 500
/** Spreadsheets read UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | null | undefined
type RowsFrom<Row, Place> = { readonly rows: readonly Row[]; readonly next: Place | undefined }

export type ListFile<E extends Endpoint, Row, Place> = {
  readonly heading: (say: Words) => readonly string[]
  readonly cells: (row: Row, call: Call<E>) => readonly Cell[]
  /** Rows from a place on, undefined being the beginning, and the place of the next ones. */
  readonly read: (call: Call<E>, from: Place | undefined) => Promise<RowsFrom<Row, Place>>
}

/** The first rows are read before anything is sent, so that what is wrong with the filters is refused as in the list. */
export function serveListFile<E extends Endpoint, Row, Place>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  file: ListFile<E, Row, Place>,
): void {
  serve(app, deps, endpoint, async (call) => {
    const first = await file.read(call, undefined)
    return Readable.from(piecesOf(file, call, first)) as Content<E>
  })
}

async function* piecesOf<E extends Endpoint, Row, Place>(
  file: ListFile<E, Row, Place>,
  call: Call<E>,
  first: RowsFrom<Row, Place>,
): AsyncGenerator<Uint8Array> {
  const write = (rows: readonly Row[]) =>
    Buffer.from(writeCsv(rows.map((row) => file.cells(row, call).map((cell) => String(cell ?? '')))))
  yield Buffer.from(BYTE_ORDER_MARK + writeCsv([file.heading(call.say)]))
  for (let part = first; ; part = await file.read(call, part.next)) {
    yield write(part.rows)
    if (part.next === undefined) return
  }
}

/** Reads a list that goes by numbered pages of `ROWS_AT_ONCE` rows. */
export const byPages =
  <E extends Endpoint, Row>(
    page: (call: Call<E>, asked: { page: number; perPage: number }) => Promise<readonly Row[]>,
  ) =>
  async (call: Call<E>, from = 1): Promise<RowsFrom<Row, number>> => {
    const rows = await page(call, { page: from, perPage: ROWS_AT_ONCE })
    return { rows, next: rows.length < ROWS_AT_ONCE ? undefined : from + 1 }
  }

/** Reads a list that goes on behind the row that was read last, named by its id. */
export const behindLast =
  <E extends Endpoint, Row extends { readonly id: string }>(
    next: (call: Call<E>, place: { after: string | undefined; limit: number }) => Promise<readonly Row[]>,
  ) =>
  async (call: Call<E>, after: string | undefined): Promise<RowsFrom<Row, string>> => {
    const rows = await next(call, { after, limit: ROWS_AT_ONCE })
    return { rows, next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id }
  }
