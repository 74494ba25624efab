// A program that works without end is killed with SIGKILL in the midst of it; what it had acknowledged, and what is there afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { NODE_FLAGS } from '../../../scripts/prepare/node-binary.js'
import { ROOT } from '../env.ts'

export type KilledRound = {
  /** What the program found when it opened the database: cents saved last, audit entries of saves. */
  readonly found: number
  readonly entries: number
  /** Cents of the last save it acknowledged before it was killed. */
  readonly acknowledged: number
}

/** Of imports that are jobs; of look-ups, whose lines are items and whose shipments are what was kept of them. */
type KilledJobs = {
  /** What the program found when it opened the database: jobs, and those of them that were done. */
  readonly found: { readonly asked: number; readonly done: number }
  /** Once all of these were done: their lines, and how many shipments are there. Undefined where it was killed before. */
  readonly settled: { readonly lines: number; readonly shipments: number } | undefined
  /** What it acknowledged before it was killed. */
  readonly asked: number
  readonly done: number
}

type Kill = { readonly saves: number; readonly ms: number }
type Begun = (program: ChildProcess) => void

/** Lets the program acknowledge `saves` saves, waits `ms` more, and kills it. `begun` is told of it: whoever gives up ends it. */
export async function killedRound(folder: string, { saves, ms }: Kill, begun: Begun): Promise<KilledRound> {
  const round = { found: -1, entries: -1, acknowledged: -1 }
  await killed('saving-program.ts', folder, { after: 'saved', times: saves, ms }, begun, (word, first, second) => {
    if (word === 'open') Object.assign(round, { found: first, entries: second })
    if (word === 'saved') round.acknowledged = first
  })
  return round
}

type KillJobs = { readonly after: 'open' | 'asked'; readonly times: number; readonly ms: number }
const JOB_PROGRAMS = { imports: 'working-program.ts', lookups: 'lookup-program.ts' } as const

/** Kills the program that imports, or looks up, by jobs, `ms` after it opened the database or asked for its next job so many times. */
export async function killedJobs(
  folder: string,
  kill: KillJobs,
  begun: Begun,
  of: keyof typeof JOB_PROGRAMS = 'imports',
): Promise<KilledJobs> {
  let round: KilledJobs = { found: { asked: -1, done: -1 }, settled: undefined, asked: -1, done: -1 }
  await killed(JOB_PROGRAMS[of], folder, kill, begun, (word, first, second) => {
    if (word === 'open') round = { ...round, found: { asked: first, done: second } }
    if (word === 'settled') round = { ...round, settled: { lines: first, shipments: second } }
    if (word === 'asked') round = { ...round, asked: first }
    if (word === 'done') round = { ...round, done: first }
  })
  return round
}

/** Of papers that are asked for by a key. */
type KilledPapers = {
  /** What the program found when it opened the database: keys, and those of them that were not answered. */
  readonly found: { readonly keys: number; readonly cutOff: number }
  /** Once it had asked again for those: every key has one paper, of a number of its own. Undefined where it was killed before. */
  readonly settled: { readonly keys: number; readonly papers: number } | undefined
  /** Papers it acknowledged before it was killed. */
  readonly made: number
}

type KillPapers = { readonly after: 'open' | 'asking'; readonly times: number; readonly ms: number }

/** Kills the program that makes papers, `ms` after it opened the database or asked for its next paper so many times. */
export async function killedPapers(folder: string, kill: KillPapers, begun: Begun): Promise<KilledPapers> {
  let round: KilledPapers = { found: { keys: -1, cutOff: -1 }, settled: undefined, made: -1 }
  await killed('paper-program.ts', folder, kill, begun, (word, first, second) => {
    if (word === 'open') round = { ...round, found: { keys: first, cutOff: second } }
    if (word === 'settled') round = { ...round, settled: { keys: first, papers: second } }
    if (word === 'made') round = { ...round, made: first }
  })
  return round
}

type When = { readonly after: string; readonly times: number; readonly ms: number }

async function killed(
  file: string,
  folder: string,
  { after, times, ms }: When,
  begun: Begun,
  hear: (word: string, first: number, second: number) => void,
): Promise<void> {
  const program = spawn(process.execPath, [...NODE_FLAGS, `src/server/testing/${file}`, folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  begun(program)
  let seen = 0
  for await (const line of createInterface({ input: program.stdout })) {
    const [word = '', first, second] = line.split(' ')
    hear(word, Number(first), Number(second))
    if (word === after && ++seen === times) setTimeout(() => program.kill('SIGKILL'), ms)
  }
}
