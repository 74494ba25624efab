// A server killed with SIGKILL while jobs are asked for, done and taken up again loses none, and does the work of each once.
import type { ChildProcess } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { putDatabase } from '../testing/database-folder.ts'
import { embeddedOnly } from '../testing/embedded-only.ts'
import { killedJobs } from '../testing/killed-round.ts'
import { temporaryFolder } from '../testing/real-server.ts'

embeddedOnly(() => {
  it.each(['imports', 'lookups'] as const)('does once what was asked for before it was killed: %s', async (of) => {
    const folder = await putDatabase(temporaryFolder())
    let before = { asked: 0, done: 0 }
    for (const ms of [0, 7, 20, 45, 70]) {
      const round = await killedJobs(folder, { after: 'asked', times: 2, ms }, endWithTest, of)
      // What was under way at the kill may have been kept without word of it.
      expect([before.asked, before.asked + 1]).toContain(round.found.asked)
      expect(round.found.done).toBeGreaterThanOrEqual(before.done)
      expect(round.settled?.shipments).toBe(round.settled?.lines)
      before = round
    }
    expect(before.asked).toBeGreaterThanOrEqual(10)
  })
})

const endWithTest = (program: ChildProcess): void => onTestFinished(() => void program.kill('SIGKILL'))
