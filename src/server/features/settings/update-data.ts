// Bringing the tariff schedule up to date behind the running server: one update at a time, its progress and its outcome kept for
// whoever asks. What is installed is used from the next start.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type updateData as call, type dataUpdate, MAX_SCHEDULE_BYTES } from '#contract/operations.ts'
import type { ScheduleUpdateEnd } from '#domain/schedule-update.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { bytesOfBase64 } from '../../records/base64.ts'
import { runUpdate, type UpdateNews } from '../../reference/run-update.ts'
import type { UpdateOutcome } from '../../reference/update-reference.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'log' | 'installation'>
type Body = z.output<typeof call.body>
type State = z.output<typeof dataUpdate>
type Started = { readonly startedBy: string; readonly startedAt: string }

type DataUpdates = {
  readonly state: () => State
  /**
   * Answers the state of the update it starts. Throws `conflict` while one is running or downloads are switched off,
   * `invalid` for a file that did not arrive whole.
   */
  readonly start: (actor: Actor, body: Body) => Promise<State>
  /** Settles when no update is running. */
  readonly settled: () => Promise<void>
}

/** The updates of one server: kept in memory, since a server that ends ends its update. */
export function dataUpdates(needs: Needs): DataUpdates {
  let state: State = { state: 'none' }
  let running: Promise<void> = Promise.resolve()
  return {
    state: () => state,
    settled: () => running,
    start: async (actor, body) => {
      if (state.state === 'running') throw new AppError('conflict', 'update-running')
      const bytes = bytesOf(body)
      if (!bytes && !needs.installation.reference.mayDownload) throw new AppError('conflict', 'update-off')
      const started = { startedBy: actor.name, startedAt: needs.now().toISOString() }
      const none = { receivedBytes: 0, expectedBytes: null }
      state = { state: 'running', ...started, phase: bytes ? 'checking' : 'receiving', ...none }
      const onNews = (news: UpdateNews) => {
        state = withNews(state, news)
      }
      running = run(needs, { actor, started, bytes, filename: body.filename ?? '', onNews }).then((ended) => {
        state = ended
      })
      return state
    },
  }
}

function bytesOf({ file, filename }: Body): Uint8Array | undefined {
  if (file === undefined) return undefined
  if (!filename) throw new AppError('invalid', 'update-file-unnamed')
  const bytes = bytesOfBase64(file)
  if (!bytes || bytes.length > MAX_SCHEDULE_BYTES) throw new AppError('invalid', 'update-file-broken')
  return bytes
}

function withNews(state: State, news: UpdateNews): State {
  if (state.state !== 'running') return state
  if (news.kind === 'received') return { ...state, phase: 'checking' }
  if (news.kind === 'outcome') return state
  return { ...state, receivedBytes: news.receivedBytes, expectedBytes: news.expectedBytes ?? null }
}

type Run = {
  readonly actor: Actor
  readonly started: Started
  readonly bytes: Uint8Array | undefined
  readonly filename: string
  readonly onNews: (news: UpdateNews) => void
}

/** Never rejects: whoever started it has long been answered. */
async function run(needs: Needs, { actor, started, bytes, filename, onNews }: Run): Promise<State> {
  const end = await install(needs, { bytes, filename, onNews }).then(endOf, (err: unknown): ScheduleUpdateEnd => {
    needs.log.error({ err }, 'update of the tariff schedule broke off')
    return { reason: 'broke-off', facts: {} }
  })
  const isDone = end.reason === 'installed' || end.reason === 'unchanged'
  const action = isDone ? 'reference.updated' : 'reference.update-failed'
  await note(needs, actor, action, end).catch((err: unknown) => needs.log.error({ err }, 'update not noted'))
  return isDone ? { state: 'done', ...started, end } : { state: 'failed', ...started, end }
}

/** The upload lies on the disk under its own name, which may say the release, as long as it is read. */
async function install(
  { installation: { reference }, today }: Needs,
  { bytes, filename, onNews }: Pick<Run, 'bytes' | 'filename' | 'onNews'>,
): Promise<UpdateOutcome> {
  const job = {
    dataDir: reference.dataDir,
    referenceDir: reference.folder,
    today: today(),
    addresses: reference.addresses,
  }
  if (!bytes) return runUpdate(job, onNews)
  const folder = await mkdtemp(join(tmpdir(), 'portage-schedule-'))
  try {
    const file = join(
      folder,
      basename(filename)
        .replace(/[^\w.-]/g, '_')
        .replace(/^\.+/, '') || 'schedule.json',
    )
    await writeFile(file, bytes, { mode: 0o600 })
    return await runUpdate({ ...job, file }, onNews)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function endOf(outcome: UpdateOutcome): ScheduleUpdateEnd {
  switch (outcome.kind) {
    case 'failed':
      return outcome.failure
    case 'unchanged':
      return { reason: 'unchanged', facts: { release: outcome.release } }
    case 'installed': {
      const { release, rows, changes, unreadRates } = outcome
      const { added, removed, rates } = changes
      const counts = { added: added.length, removed: removed.length, rates: rates.length, unread: unreadRates.length }
      return { reason: 'installed', facts: { release, rows, ...counts } }
    }
  }
}

async function note({ db, now }: Needs, actor: Actor, action: string, end: ScheduleUpdateEnd): Promise<void> {
  await insertAudit(db, {
    at: now(),
    actor,
    clientId: null,
    action,
    subject: { kind: 'reference', id: 'tariff' },
    before: null,
    after: { reason: end.reason, ...end.facts },
  })
}
