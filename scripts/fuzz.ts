// npm run fuzz: sends requests that were changed at random to every call of the contract, by everybody who may call and by some who
// may not, and prints how they were answered. Ends with 1 where one was answered by 500, named a thing of another client or took long.
// Names the dearest calls by the processor time of their dearest request, which other programs do not lengthen as they do the time on the clock.
// `-- --requests 50000 --seed 1 --call NAME`: how many, from which number the same run comes again, and one call alone.
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { commandLine } from './command-line.ts'
import { hostileRequest } from './fuzz/hostile-request.ts'
import { newHouse, sendTo } from './fuzz/house.ts'
import { randomOf } from './fuzz/random.ts'

const { values } = commandLine({
  usage: 'npm run fuzz [-- --requests 50000 --seed 1 --call NAME]',
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    call: { type: 'string' },
  },
})
const WANTED = Number(values.requests)
/** Calls change what they work on: after so many everything is made anew. */
const A_HOUSE_LASTS = 2000
/** Processor time; far above what any call takes. */
const LONG_MS = 10_000
const DEAREST_TOLD = 12

const endpoints = ALL_ENDPOINTS.filter(({ name }) => values.call === undefined || name === values.call)
if (endpoints.length === 0 || !Number.isInteger(WANTED) || WANTED < 1) {
  console.error('Usage: npm run fuzz -- [--requests 50000] [--seed 1] [--call NAME]; NAME is a call of the contract.')
  process.exit(2)
}
const random = randomOf(Number(values.seed))
const statuses = new Map<number, number>()
const findings: string[] = []
const costs = new Map<string, { most: number; sum: number; times: number }>()
let house = await newHouse(random)
const started = performance.now()

for (let count = 0; count < WANTED; count += 1) {
  if (count % A_HOUSE_LASTS === A_HOUSE_LASTS - 1) house = await newHouse(random)
  const { name, endpoint } = random.oneOf(endpoints)
  const request = await hostileRequest(random, house, name, endpoint)
  const answer = await sendTo(house, request)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  noteCost(name, answer.cpuMs)
  const said = problemOf(answer)
  if (said) note(`${name}: ${said}\n    ${JSON.stringify(request).slice(0, 600)}`)
  if (count % 1000 === 999) console.log(`${count + 1} requests, ${findings.length} findings`)
}

console.log(
  `\n${WANTED} requests to ${endpoints.length} calls in ${Math.round((performance.now() - started) / 1000)} s, seed ${values.seed}`,
)
for (const [status, times] of [...statuses].toSorted(([a], [b]) => a - b)) console.log(`  answered ${status}: ${times}`)
console.log('  dearest calls, ms of processor time:')
const dearest = [...costs].toSorted(([, a], [, b]) => b.most - a.most).slice(0, DEAREST_TOLD)
for (const [name, { most, sum, times }] of dearest)
  console.log(`    ${name.padEnd(44)} at most ${Math.round(most)}, on average ${(sum / times).toFixed(1)} of ${times}`)
console.log(findings.length === 0 ? 'No finding.' : `${findings.length} findings:\n${findings.join('\n')}`)
process.exit(findings.length === 0 ? 0 : 1)

type Answer = Awaited<ReturnType<typeof sendTo>>

/** 502 and 503 are answers of a call that says so: a service is not set up, or asked for more than it gives. */
function problemOf({ status, code, sealed, leaked, cpuMs, logged }: Answer): string | undefined {
  if (status === 500 || status > 503) return `answered ${status}${logged ? `: ${logged}` : ''}`
  if (status >= 400 && !sealed && code === undefined) return `answered ${status} without a code`
  if (leaked) return `an answer of ${status} names what belongs to another client: ${leaked}`
  return cpuMs > LONG_MS ? `took ${Math.round(cpuMs)} ms of processor time` : undefined
}

function noteCost(name: string, cpuMs: number): void {
  const { most, sum, times } = costs.get(name) ?? { most: 0, sum: 0, times: 0 }
  costs.set(name, { most: Math.max(most, cpuMs), sum: sum + cpuMs, times: times + 1 })
}

function note(finding: string): void {
  findings.push(finding)
  console.log(finding)
}
