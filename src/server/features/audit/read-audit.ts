// Pages of the audit log in words, on screen and as CSV.
import type { z } from 'zod'
import type { auditEntry, listAuditLog } from '#contract/audit.ts'
import type { exportAuditLog } from '#contract/list-files.ts'
import { addDays, day } from '#domain/calendar.ts'
import { texts } from '#texts/en/audit.ts'
import { actionText, changeText, fieldChanges } from '#words/audit-entry.ts'
import type { Deps } from '../../deps.ts'
import { type ListFile, ROWS_AT_ONCE } from '../../http/serve-list-file.ts'
import { namesOfSubjects, type SubjectName, subjectKey } from '../../store/audit-log-names.ts'
import { type AuditFilter, type FoundEntry, listActions, searchAudit } from '../../store/audit-log-search.ts'
import { type Act, foldActs } from './one-act.ts'
import { startOfDay } from './start-of-day.ts'

type Needs = Pick<Deps, 'db' | 'today' | 'settings'>
type Asked = z.output<typeof listAuditLog.query>
type Entry = z.output<typeof auditEntry>

const PER_PAGE = 50

type Page = { readonly entries: readonly Entry[]; readonly older: string | null }

export async function pageOfAudit(needs: Needs, asked: Asked): Promise<Page> {
  return readPage(needs, asked, PER_PAGE, foldActs)
}

/** Actions that stand in the log, each in words. */
export async function knownActions({ db }: Pick<Deps, 'db'>): Promise<readonly { action: string; label: string }[]> {
  const actions = await listActions(db)
  const labels = actions.map((action) => ({ action, label: labelOf(action) }))
  return labels.sort((a, b) => a.label.localeCompare(b.label))
}

export const auditFile = (needs: Needs): ListFile<typeof exportAuditLog, Entry, string> => ({
  heading: () => Object.values(texts.csv),
  cells: csvRow,
  read: async ({ query }, before) => {
    const { entries, older } = await readPage(needs, { ...query, before }, ROWS_AT_ONCE)
    return { rows: entries, next: older ?? undefined }
  },
})

/** `fold`: which entries are shown as one; a file has them all. */
async function readPage(
  needs: Needs,
  asked: Asked,
  limit: number,
  fold: (found: readonly FoundEntry[]) => readonly Act[] = (found) => found,
): Promise<Page> {
  const found = await searchAudit(needs.db, filterOf(asked, needs.settings.businessTimeZone), {
    before: asked.before,
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const names = await namesOfSubjects(needs.db, shown.flatMap(subjectsOf))
  const older = found.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { entries: fold(shown).map((entry) => toEntry(entry, names)), older }
}

/** Days are those of the business; both are included. */
function filterOf({ clientId, shipment, by, person, action, from, to }: Asked, timeZone: string): AuditFilter {
  return {
    clientId,
    shipment: shipment || undefined,
    actorKind: by,
    person: person || undefined,
    action: action || undefined,
    from: from === undefined ? undefined : startOfDay(day(from), timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(day(to), 1), timeZone),
  }
}

/** Fields that hold the id of something with a name. */
const NAMED_FIELDS: Readonly<Record<string, string>> = {
  manufacturing_address_id: 'manufacturing_address',
  document_id: 'document',
  shipment_id: 'shipment',
  shipment_ids: 'shipment',
}

type Subject = FoundEntry['subject']
type Names = ReadonlyMap<string, SubjectName>

const subjectsOf = (entry: FoundEntry): readonly Subject[] => [
  entry.subject,
  ...[entry.before, entry.after].flatMap((fields) =>
    Object.entries(fields ?? {}).flatMap(([name, value]) => {
      const kind = NAMED_FIELDS[name]
      return kind === undefined ? [] : idsIn(value).map((id) => ({ kind, id }))
    }),
  ),
]

const idsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string')

function toEntry(entry: Act, names: Names): Entry {
  const subject = names.get(subjectKey(entry.subject))
  const readable = { ...entry, before: withNames(entry.before, names), after: withNames(entry.after, names) }
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    by: { kind: entry.actor.kind, name: entry.actor.name },
    client: entry.clientId === null ? null : { id: entry.clientId, name: entry.clientName },
    shipment: subject?.shipment ?? null,
    action: entry.action,
    did: didText(readable, subject?.name ?? null),
    changes: [...fieldChanges(readable)],
    isNew: entry.before === null,
  }
}

function didText(entry: Act, name: string | null): string {
  const did = actionText(entry, name)
  return entry.rememberedFor === undefined ? did : texts.didAndRemembered(did, entry.rememberedFor)
}

function withNames(fields: FoundEntry['before'], names: Names): FoundEntry['before'] {
  if (!fields) return null
  const named = Object.entries(fields).map(([name, value]) => {
    const kind = NAMED_FIELDS[name]
    if (kind === undefined || value === null) return [name, value] as const
    return [name, idsIn(value).map((id) => names.get(subjectKey({ kind, id }))?.name ?? id)] as const
  })
  return Object.fromEntries(named)
}

const csvRow = (entry: Entry): readonly string[] => [
  entry.at,
  entry.by.name,
  entry.by.kind,
  entry.client ? (entry.client.name ?? entry.client.id) : '',
  entry.shipment ?? '',
  entry.action,
  entry.did,
  entry.changes.map((change) => changeText(change, entry.isNew)).join('\n'),
]

/** 'item.changed' as 'Item changed', for a list of choices. */
function labelOf(action: string): string {
  const words = action.replace(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
