// Statements that are asked again and again have PostgreSQL keep what it made of them: for short ones reading and planning take several times as
// long as doing. Each connection keeps its own. PostgreSQL itself goes on planning anew for values where that promises more.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** What is asked so often is asked by calls, not by a script. */
const USES_BEFORE = 10
/** Each connection keeps some 20 kB for each. */
const MOST_KEPT = 300
/** Texts whose uses are counted: lists of values make ever new ones. */
const MOST_COUNTED = 2000
const LONGEST = 4000
/** Of one statement with lists of other lengths: whoever asks for ever other lengths leaves room for the statements of others. */
const MOST_ALIKE = 24
/** Whose columns a migration may change while a server of the version before runs: a kept one would fail from then on. */
const ALL_COLUMNS = /(?:\bselect|\breturning|,)\s+(?:"?\w+"?\.)?\*/i
/** Values, lists of them, and lists of those. */
const VALUES = /\$\d+(?:, \$\d+)*/g
const ROWS = /\(\$\)(?:, \(\$\))*/g
/** Words that many have, and words that few have, want different ways. */
const BY_WORDS = 'search_query('

/** Answers the name to keep a statement under; undefined for one that is not kept. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  const alike = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_KEPT) return known
    if (text.length > LONGEST || text.includes(BY_WORDS) || ALL_COLUMNS.test(text)) return undefined
    const count = (uses.get(text) ?? 0) + 1
    if (count < USES_BEFORE) {
      if (uses.size >= MOST_COUNTED) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const shape = text.replace(VALUES, '$').replace(ROWS, '($)')
    const before = alike.get(shape) ?? 0
    if (before >= MOST_ALIKE) return undefined
    alike.set(shape, before + 1)
    const name = `portage_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** The pool as the query builder takes it, with statements kept. */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames()
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const preparingClient = clients.get(client) ?? new PreparingClient(client, nameOf)
      clients.set(client, preparingClient)
      return preparingClient
    },
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #nameOf: (text: string) => string | undefined
  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client
    this.#nameOf = nameOf
  }
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('no cursor is used')
    const name = values.length > 0 ? this.#nameOf(text) : undefined
    return this.#client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
  }
  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
