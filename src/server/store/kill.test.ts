// A process killed with SIGKILL in a stream of saves loses none that it acknowledged, and leaves none half done.
import type { ChildProcess } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { putDatabase } from '../testing/database-folder.ts'
import { embeddedOnly } from '../testing/embedded-only.ts'
import { type KilledRound, killedRound } from '../testing/killed-round.ts'
import { temporaryFolder } from '../testing/real-server.ts'

const ROUNDS = 10

embeddedOnly(() => {
  // Two databases of ten kills each, all of them after other numbers of saves and at other moments.
  it.each([0, ROUNDS])('loses no acknowledged save, however often it is killed (%i)', async (from) => {
    const folder = await putDatabase(temporaryFolder())
    const rounds: KilledRound[] = []
    for (let n = from; n < from + ROUNDS; n++)
      rounds.push(await killedRound(folder, { saves: 3 + ((n * 7) % 20), ms: n % 5 }, endWithTest))
    const last = await killedRound(folder, { saves: 1, ms: 0 }, endWithTest)
    const found = [...rounds.slice(1), last]
    found.forEach((round, at) => {
      const before = rounds[at]?.acknowledged ?? 0
      // The save under way at the kill may have been kept without word of it; then it is kept whole.
      expect([before, before + 1]).toContain(round.found)
      expect(round.entries).toBe(round.found)
    })
    expect(last.found).toBeGreaterThan(ROUNDS * 3)
  })
})

const endWithTest = (program: ChildProcess): void => onTestFinished(() => void program.kill('SIGKILL'))
