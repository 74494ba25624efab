// A server killed with SIGKILL while it makes a paper: whoever sends the same key again has one paper, and no number is given twice.
import type { ChildProcess } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { putDatabase } from '../testing/database-folder.ts'
import { embeddedOnly } from '../testing/embedded-only.ts'
import { killedPapers } from '../testing/killed-round.ts'
import { temporaryFolder } from '../testing/real-server.ts'

embeddedOnly(() => {
  it('makes one paper under each key, wherever it was killed', async () => {
    const folder = await putDatabase(temporaryFolder())
    let cutOff = 0
    for (const ms of [0, 4, 9, 15, 25, 40]) {
      const round = await killedPapers(folder, { after: 'asking', times: 3, ms }, endWithTest)
      cutOff += round.found.cutOff
      expect(round.settled?.papers).toBe(round.settled?.keys)
      expect(round.made).toBeGreaterThanOrEqual((round.settled?.keys ?? 0) + 2)
    }
    const last = await killedPapers(folder, { after: 'asking', times: 2, ms: 0 }, endWithTest)
    expect(last.settled?.papers).toBe(last.settled?.keys)
    expect(cutOff + last.found.cutOff).toBeGreaterThan(0)
  })
})

const endWithTest = (program: ChildProcess): void => onTestFinished(() => void program.kill('SIGKILL'))
