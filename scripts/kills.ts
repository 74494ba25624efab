// npm run kills [-- --kills 500 --jobs 100 --lookups 100 --papers 100 --servers 60]: kills a program that saves without end, so often, each time after other saves and at another
// moment, on one embedded database; then one that imports by jobs, while a job is asked for, done, or taken up again, and one that looks up items so; then one
// that makes papers under keys, and asks again by the same key for what was cut off; then one of two servers on one
// PostgreSQL, while people ask for large papers and look-ups by jobs. Prints what was acknowledged
// and is gone, what is there half or twice, and ends with 1 where anything is.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killedJobs, killedPapers, killedRound } from '#server/testing/killed-round.ts'
import { commandLine } from './command-line.ts'
import { killServers } from './kills/two-servers.ts'

const { values } = commandLine({
  usage: 'npm run kills [-- --kills 500 --jobs 100 --lookups 100 --papers 100 --servers 60]',
  options: {
    kills: { type: 'string', default: '500' },
    jobs: { type: 'string', default: '100' },
    lookups: { type: 'string', default: '100' },
    papers: { type: 'string', default: '100' },
    servers: { type: 'string', default: '60' },
  },
})
const TOLD_EVERY = 50

let running: ChildProcess | undefined
const begun = (program: ChildProcess) => {
  running = program
}
const ofSaves = await inFolder(killSaves)
const ofJobs = await inFolder((folder) => killJobs(folder, 'imports', Number(values.jobs)))
const ofLookups = await inFolder((folder) => killJobs(folder, 'lookups', Number(values.lookups)))
const ofPapers = await inFolder(killPapers)
const ofServers = await killServers(Number(values.servers))
process.exit(ofSaves + ofJobs + ofLookups + ofPapers + ofServers === 0 ? 0 : 1)

/** Answers how often something was not as it must be. */
async function killSaves(folder: string): Promise<number> {
  const kills = Number(values.kills)
  const started = performance.now()
  const count = { acknowledged: 0, lost: 0, half: 0 }
  for (let kill = 1; kills > 0 && kill <= kills + 1; kill += 1) {
    const round = await killedRound(folder, { saves: 1 + ((kill * 7) % 20), ms: kill % 7 }, begun)
    // A save under way at the kill may have been kept without word of it; then with its entry in the history.
    if (round.found < count.acknowledged) count.lost += 1
    if (round.entries !== round.found) count.half += 1
    count.acknowledged = Math.max(count.acknowledged, round.acknowledged)
    if (kill % TOLD_EVERY === 0) console.log(`${kill} kills`, count)
  }
  console.log(
    `${kills} kills in ${secondsSince(started)} s: ${count.acknowledged} saves acknowledged, ${count.lost} times one was lost, ${count.half} times one was half there`,
  )
  return count.lost + count.half
}

async function killJobs(folder: string, of: 'imports' | 'lookups', kills: number): Promise<number> {
  const started = performance.now()
  const count = { asked: 0, done: 0, lost: 0, wrong: 0, takenUp: 0 }
  for (let kill = 1; kills > 0 && kill <= kills + 1; kill += 1) {
    const after = kill % 4 === 0 ? 'open' : 'asked'
    const ms = after === 'open' ? (kill * 97) % 900 : (kill * 13) % 90
    const round = await killedJobs(folder, { after, times: 1 + (kill % 3) * Number(after === 'asked'), ms }, begun, of)
    if (round.found.asked < count.asked || round.found.done < count.done) count.lost += 1
    if (round.found.done < round.found.asked) count.takenUp += 1
    if (round.settled && round.settled.lines !== round.settled.shipments) count.wrong += 1
    count.asked = Math.max(round.found.asked, round.asked)
    count.done = Math.max(round.found.done, round.done)
    if (kill % TOLD_EVERY === 0) console.log(`${kill} kills`, count)
  }
  console.log(
    `${kills} kills of jobs in ${secondsSince(started)} s: ${count.asked} ${of} asked for, ${count.takenUp} times one was taken up again, ${count.lost} times one was lost, ${count.wrong} times lines were missing or there twice`,
  )
  return count.lost + count.wrong
}

async function killPapers(folder: string): Promise<number> {
  const kills = Number(values.papers)
  const started = performance.now()
  const count = { made: 0, cutOff: 0, lost: 0, wrong: 0 }
  for (let kill = 1; kills > 0 && kill <= kills + 1; kill += 1) {
    const after = kill % 5 === 0 ? 'open' : 'asking'
    const round = await killedPapers(join(folder, 'db'), { after, times: 1, ms: (kill * 7) % 60 }, begun)
    count.cutOff += round.found.cutOff
    if (round.found.keys < count.made) count.lost += 1
    if (round.settled && round.settled.papers !== round.settled.keys) count.wrong += 1
    count.made = Math.max(count.made, round.made)
    if (kill % TOLD_EVERY === 0) console.log(`${kill} kills`, count)
  }
  console.log(
    `${kills} kills of papers in ${secondsSince(started)} s: ${count.made} papers acknowledged, ${count.cutOff} times one was cut off and asked for again, ${count.lost} times one was lost, ${count.wrong} times a key had none or two`,
  )
  return count.lost + count.wrong
}

async function inFolder(work: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portage-kills-'))
  try {
    return await work(folder)
  } finally {
    running?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}
