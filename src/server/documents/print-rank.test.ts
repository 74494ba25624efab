// Where processors are few, calls go before papers: the thread that prints has a lower rank.
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { openPrinter } from './print-paper.ts'

const TASKS = '/proc/self/task'
/** Field 19 of proc(5) stat, counted behind the name in brackets, which may hold blanks. */
const rankOf = (task: string): number => {
  const [, fields = ''] = readFileSync(`${TASKS}/${task}/stat`, 'utf8').split(') ')
  return Number(fields.split(' ')[16])
}

it.runIf(process.platform === 'linux')('prints at a lower rank than it answers', async () => {
  await openPrinter()
  const own = getPriority()
  expect(readdirSync(TASKS).map(rankOf)).toContain(Math.min(own + 5, 19))
})
