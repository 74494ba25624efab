// PostgreSQL that is not there: queries that could not be asked or were cut off fail in a way of their own, so that a caller is told to
// come again. The pool makes new connections by itself as soon as the server takes them.
import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'

/** The database could not be reached, ended the connection, or took too long. Whether a commit that was cut off was kept is not known. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.name = 'DatabaseAway'
  }
}

/** Connection trouble, too many connections, cancelled or ended by the server. Source: PostgreSQL, appendix A, error codes. */
const AWAY_STATES = /^(?:08|53300|57014|57P0|25P03)/

/** What the server says of a statement is ours to mend; what the driver says of its connection, or the server of itself, is not. */
function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY_STATES.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)
}

const rethrow = (error: unknown): never => {
  throw isAway(error) ? new DatabaseAway(error) : error
}

/** The dialect of PostgreSQL whose connections throw DatabaseAway. */
export class AwayAwareDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): PostgresDriver {
    return new AwayAwareDriver(this.#config)
  }
}

class AwayAwareDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch(rethrow)
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const ask = connection.executeQuery.bind(connection)
    connection.executeQuery = (query, options) => ask<never>(query, options).catch(rethrow)
    return connection
  }
}
