// Taking in files of clients, shipments, items, boxes and plans: their rows are sent in parts, shown, then saved whole or not at all.
import { z } from 'zod'
import { texts } from '#texts/en/import.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, instant, requiredText } from './fields.ts'
import { importKind, lineProblem } from './line-problems.ts'

const BASE = '/api/staff/imports'
const params = z.strictObject({ id })

/** Rows of one part of a file, and characters of one cell. */
export const MOST_ROWS_A_PART = 2000
const MOST_COLUMNS = 200
const LONGEST_CELL = 10_000
const PART_LIMIT_BYTES = 12_000_000

const heading = z.array(z.string().max(300)).max(MOST_COLUMNS)
const mapping = z
  .array(z.string().max(60).nullable())
  .max(MOST_COLUMNS)
  .meta({ description: 'what each column of the file holds, in its order; null is left out' })

export const importCounts = z
  .object({
    new: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    conflicts: z.int().meta({ description: 'records where the file differs from what a person settled' }),
  })
  .meta({ id: 'ImportCounts' })

export const importRun = z
  .object({
    id,
    kind: z.string(),
    source: z.enum(['screen', 'command', 'warehouse', 'amazon']),
    filename: z.string(),
    state: z.enum(['open', 'saved', 'cancelled']),
    lines: z.int(),
    counts: importCounts.nullable(),
    createdBy: z.string(),
    createdAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'ImportRun' })

const change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })
const listed = z.object({
  line: z.int(),
  name: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged']),
  changes: z.array(change),
})

export const importReport = z
  .object({
    lines: z.int(),
    counts: importCounts,
    errors: z
      .array(lineProblem.required({ value: true }))
      .meta({ description: 'the first 5,000; with any of them nothing can be saved' }),
    errorCount: z.int(),
    conflicts: z.array(listed).meta({ description: "the first 200; `before` is the person's value, which stays" }),
    changes: z.array(listed).meta({ description: 'the first 200 records that are new or change' }),
    places: z.array(z.object({ clientId: id, shipmentId: id.nullable(), name: z.string() })).meta({
      description: 'the first 25 shipments, or clients, with something new or changed; empty until it is saved',
    }),
    placeCount: z.int(),
    fingerprint: z.string().meta({ description: 'send it with the save: it is refused when data has changed since' }),
  })
  .meta({ id: 'ImportReport' })

export const takeLines = z
  .union([z.enum(['none', 'all']), z.array(z.int().min(1)).max(1000)])
  .default('none')
  .meta({ description: 'lines in which the file wins over what a person settled' })

export const listImports = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  summary: 'One page of the imports, newest first: who, when, which file, how many.',
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(z.array(importRun)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

export const startImport = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  makes: true,
  summary: 'Begins an import of a file; answers what its columns hold, as chosen before or by their names.',
  body: z.strictObject({ kind: importKind, filename: requiredText(300), heading: heading.min(1) }),
  answer: envelope(importRun.extend({ mapping })),
  failure: (say) => say(texts).startFailed,
})

export const sendImportRows = endpoint({
  method: 'POST',
  path: `${BASE}/:id/rows`,
  access: 'staff',
  makes: true,
  summary: 'Sends the next part of the file. Parts are counted from 0 and come in order.',
  params,
  body: z.strictObject({
    part: z.int().min(0).max(10_000),
    rows: z
      .array(
        z.strictObject({
          line: z.int().min(1).max(10_000_000),
          cells: z.array(z.string().max(LONGEST_CELL)).max(MOST_COLUMNS),
        }),
      )
      .min(1)
      .max(MOST_ROWS_A_PART),
  }),
  answer: envelope(z.object({ lines: z.int().meta({ description: 'taken in so far' }) })),
  failure: (say) => say(texts).rowsFailed,
  failures: ['import-not-open', 'rows-out-of-order', 'too-many-lines'],
  bodyLimitBytes: PART_LIMIT_BYTES,
})

export const checkImport = endpoint({
  method: 'POST',
  path: `${BASE}/:id/preview`,
  access: 'staff',
  summary:
    'What saving would do: counts, errors by line, conflicts, changes. Remembers the columns; changes nothing else.',
  params,
  body: z.strictObject({ mapping, takeLines }),
  answer: envelope(importReport),
  failure: (say) => say(texts).previewFailed,
  failures: ['column-twice', 'import-not-open', 'no-such-column'],
})

export const saveImport = endpoint({
  method: 'POST',
  path: `${BASE}/:id/save`,
  access: 'staff',
  makes: true,
  summary:
    'Saves all of the import in one transaction, or nothing of it. A large one goes on behind the answer, whatever becomes of the server.',
  params,
  body: z.strictObject({ fingerprint: z.string().max(100).optional(), takeLines }),
  answer: envelope(
    importReport.nullable().meta({ description: 'null: it goes on behind the answer; the import says how far it is' }),
  ),
  failure: (say) => say(texts).commitFailed,
  failures: ['data-changed-since', 'import-not-open', 'lines-wrong'],
})

export const getImport = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  summary: 'An import, and how far it is while it is checked or saved.',
  params,
  answer: envelope(
    importRun.extend({
      progress: z
        .object({ doing: z.enum(['checking', 'saving']), lines: z.int() })
        .nullable()
        .meta({ description: 'null while nothing is under way; checks of another server are not told' }),
      report: importReport
        .nullable()
        .meta({ description: 'what saving did; null until it is saved, and from a week after' }),
      problem: z
        .string()
        .nullable()
        .meta({ description: 'why saving did not work, or why it takes longer; null while there is nothing to say' }),
    }),
  ),
  failure: (say) => say(texts).loadFailed,
})

export const cancelImport = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  access: 'staff',
  summary: 'Forgets the rows of an import that was not saved.',
  params,
  answer: envelope(importRun),
  failure: (say) => say(texts).cancelFailed,
  failures: ['import-not-open'],
})
