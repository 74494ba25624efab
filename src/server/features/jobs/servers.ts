// Which servers there are, for the people who run the installation.
import type { z } from 'zod'
import type { listServers } from '#contract/servers.ts'
import type { Deps } from '../../deps.ts'
import { SILENT_AFTER_MS, listServers as serversOf } from '../../store/servers.ts'

export async function servers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.input<typeof listServers.answer>['data']> {
  const silentBefore = now().getTime() - SILENT_AFTER_MS
  const rows = await serversOf(db)
  return rows.map(({ id, name, release, tariff, since, heard_at }) => ({
    id,
    name,
    release,
    tariff,
    since: since.toISOString(),
    heardAt: heard_at.toISOString(),
    silent: heard_at.getTime() < silentBefore,
  }))
}
