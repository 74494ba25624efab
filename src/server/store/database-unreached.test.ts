import { expect, it } from 'vitest'
import { openPostgres } from './database.ts'

it('says why a PostgreSQL server does not let anybody in, in its own words: commands print nothing else', async () => {
  await expect(openPostgres('postgres://portage@127.0.0.1:1/portage')).rejects.toMatchObject({
    reason: 'unreachable',
    message: expect.stringMatching(/^the PostgreSQL server of DATABASE_URL says .*ECONNREFUSED/),
  })
})
