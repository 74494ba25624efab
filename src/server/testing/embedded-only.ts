// Tests of whole processes on the embedded database: they take long and tell nothing new while the others run on PostgreSQL.
import { expect, it } from 'vitest'

/** Defines the tests when the embedded database is the one under test; else one test says that they are left out. */
export function embeddedOnly(define: () => void): void {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    define()
    return
  }
  it('concerns the embedded database alone: left out while a PostgreSQL server is under test', () => {
    expect(server).toMatch(/^postgres/)
  })
}
