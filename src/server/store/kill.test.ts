// A process killed with SIGKILL in a stream of saves loses none that it acknowledged, and leaves none half done.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { NODE_FLAGS } from '../../../scripts/prepare/node-binary.js'
import { ROOT } from '../env.ts'
import { putDatabase } from '../testing/database-folder.ts'
import { embeddedOnly } from '../testing/embedded-only.ts'
import { temporaryFolder } from '../testing/real-server.ts'

const ROUNDS = 10

type Round = {
  /** What the program found when it opened the database: cents saved last, audit entries of saves. */
  readonly found: number
  readonly entries: number
  /** Cents of the last save it acknowledged before it was killed. */
  readonly acknowledged: number
}

embeddedOnly(() => {
  // Two databases of ten kills each, all of them after other numbers of saves and at other moments.
  it.each([0, ROUNDS])(
    'loses no acknowledged save, however often it is killed (%i)',
    { timeout: 300_000 },
    async (from) => {
      const folder = await putDatabase(temporaryFolder())
      const rounds: Round[] = []
      for (let n = from; n < from + ROUNDS; n++) rounds.push(await killedRound(folder, 3 + ((n * 7) % 20), n % 5))
      const last = await killedRound(folder, 1, 0)
      const found = [...rounds.slice(1), last]
      found.forEach((round, at) => {
        const before = rounds[at]?.acknowledged ?? 0
        // The save under way at the kill may have been kept without word of it; then it is kept whole.
        expect([before, before + 1]).toContain(round.found)
        expect(round.entries).toBe(round.found)
      })
      expect(last.found).toBeGreaterThan(ROUNDS * 3)
    },
  )
})

/** Lets the program acknowledge `saves` saves, waits `ms` more, and kills it. */
async function killedRound(folder: string, saves: number, ms: number): Promise<Round> {
  const program = spawn(process.execPath, [...NODE_FLAGS, 'src/server/testing/saving-program.ts', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
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
