// npm run kills [-- --kills 500]: kills a program that saves without end, so often, each time after other saves and at another moment, on
// one embedded database. Prints what was acknowledged and is gone, what is there half, and ends with 1 where anything is.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killedRound } from '#server/testing/killed-round.ts'
import { commandLine } from './command-line.ts'

const { values } = commandLine({
  usage: 'npm run kills [-- --kills 500]',
  options: { kills: { type: 'string', default: '500' } },
})
const KILLS = Number(values.kills)
const folder = mkdtempSync(join(tmpdir(), 'portage-kills-'))
const started = performance.now()
let acknowledged = 0
let lost = 0
let half = 0
let running: ChildProcess | undefined
try {
  for (let kill = 1; kill <= KILLS + 1; kill += 1) {
    const round = await killedRound(folder, { saves: 1 + ((kill * 7) % 20), ms: kill % 7 }, (program) => {
      running = program
    })
    // A save under way at the kill may have been kept without word of it; then with its entry in the history.
    if (round.found < acknowledged) lost += 1
    if (round.entries !== round.found) half += 1
    acknowledged = Math.max(acknowledged, round.acknowledged)
    if (kill % 50 === 0) console.log(`${kill} kills, ${acknowledged} saves acknowledged, ${lost} lost, ${half} half`)
  }
} finally {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `\n${KILLS} kills in ${seconds} s: ${acknowledged} saves acknowledged, ${lost} times one was lost, ${half} times one was half there`,
)
process.exit(lost + half === 0 ? 0 : 1)
