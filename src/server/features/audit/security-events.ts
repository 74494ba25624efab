// The security events for staff: a page for the screen, lines of JSON for a log collector.
import type { z } from 'zod'
import type { exportSecurityEvents } from '#contract/list-files.ts'
import type { feedSecurityEvents, listSecurityEvents, securityEvent } from '#contract/security-events.ts'
import { addDays, day } from '#domain/calendar.ts'
import { texts } from '#texts/en/list-files.ts'
import type { Deps } from '../../deps.ts'
import { type ListFile, ROWS_AT_ONCE } from '../../http/serve-list-file.ts'
import { type FoundEvent, listSecurityEventsAfter, searchSecurityEvents } from '../../store/security-events.ts'
import { startOfDay } from './start-of-day.ts'

const PER_PAGE = 50
const LINES = 1000
/** Events are numbered before their transaction ends: one that is younger may still get an older neighbour. */
const SETTLED_MS = 5000

type Asked = z.output<typeof listSecurityEvents.query>

export async function pageOfEvents({ db, settings }: Pick<Deps, 'db' | 'settings'>, asked: Asked, perPage = PER_PAGE) {
  const { kind, who, clientId, from, to, before } = asked
  const zone = settings.businessTimeZone
  const filter = {
    kind,
    who: who || undefined,
    clientId,
    from: from === undefined ? undefined : startOfDay(day(from), zone),
    until: to === undefined ? undefined : startOfDay(addDays(day(to), 1), zone),
  }
  const found = await searchSecurityEvents(db, filter, { before, limit: perPage + 1 })
  const shown = found.slice(0, perPage)
  const older = found.length > perPage ? (shown.at(-1)?.id ?? null) : null
  return { data: shown.map(toWire), older }
}

type Event = z.input<typeof securityEvent>

export const eventsFile = (
  needs: Pick<Deps, 'db' | 'settings'>,
): ListFile<typeof exportSecurityEvents, Event, string> => ({
  heading: (say) => say(texts).securityEvents,
  cells: ({ at, kind, by, clientId, address, detail }) => [
    at,
    kind,
    by.kind,
    by.name,
    by.id,
    clientId,
    address,
    detail,
  ],
  read: async ({ query }, before) => {
    const { data, older } = await pageOfEvents(needs, { ...query, before }, ROWS_AT_ONCE)
    return { rows: data, next: older ?? undefined }
  },
})

export async function linesOfEvents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { after }: z.output<typeof feedSecurityEvents.query>,
): Promise<Uint8Array> {
  const until = new Date(now().getTime() - SETTLED_MS)
  const found = await listSecurityEventsAfter(db, { after, until, limit: LINES })
  return Buffer.from(found.map((event) => `${JSON.stringify(toWire(event))}\n`).join(''))
}

const toWire = (event: FoundEvent): z.input<typeof securityEvent> => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  by: { kind: event.actorKind, name: event.person, id: event.personId ?? null },
  clientId: event.clientId,
  address: event.address,
  detail: event.detail ?? null,
})
