// Tests of whole processes that concern one of the two databases: they take long and tell nothing new on the other.
import { expect, it } from 'vitest'

const server = process.env.TEST_DATABASE_URL

/** Defines the tests when the embedded database is the one under test; else one test says that they are left out. */
export function embeddedOnly(define: () => void): void {
  if (!server) {
    define()
    return
  }
  it('concerns the embedded database alone: left out while a PostgreSQL server is under test', () => {
    expect(server).toMatch(/^postgres/)
  })
}

/** Defines the tests when a PostgreSQL server is under test; else one test says that they are left out. */
export function postgresqlOnly(define: () => void): void {
  if (server) {
    define()
    return
  }
  it('concerns PostgreSQL alone: left out while the embedded database is under test', () => {
    expect(server).toBeUndefined()
  })
}
