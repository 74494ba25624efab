// A program that saves without end is killed with SIGKILL in the midst of it; what it had acknowledged, and what is there afterwards.
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

type Kill = { readonly saves: number; readonly ms: number }

/** Lets the program acknowledge `saves` saves, waits `ms` more, and kills it. `begun` is told of it: whoever gives up ends it. */
export async function killedRound(
  folder: string,
  { saves, ms }: Kill,
  begun: (program: ChildProcess) => void,
): Promise<KilledRound> {
  const program = spawn(process.execPath, [...NODE_FLAGS, 'src/server/testing/saving-program.ts', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  begun(program)
  const round = { found: -1, entries: -1, acknowledged: -1 }
  let seen = 0
  for await (const line of createInterface({ input: program.stdout })) {
    const [word, first, second] = line.split(' ')
    if (word === 'open') Object.assign(round, { found: Number(first), entries: Number(second) })
    if (word === 'saved') round.acknowledged = Number(first)
    if (word === 'saved' && ++seen === saves) setTimeout(() => program.kill('SIGKILL'), ms)
  }
  return round
}
