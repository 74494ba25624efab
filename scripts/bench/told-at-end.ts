// Loaded before a program: says at its end how much memory it held at most, how much processor time it took, and that of the longest turn of its
// loop since the program marked that it is loaded: so long would other calls wait for it in a server.
import { PerformanceObserver } from 'node:perf_hooks'

const LOOK_EVERY_MS = 5

let longest = 0
let before = process.threadCpuUsage()
const look = setInterval(() => {
  const now = process.threadCpuUsage()
  longest = Math.max(longest, now.user + now.system - before.user - before.system)
  before = now
}, LOOK_EVERY_MS)
look.unref()

new PerformanceObserver(() => {
  longest = 0
  before = process.threadCpuUsage()
}).observe({ type: 'mark' })

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  const turn = Math.round(longest / 1000)
  process.stderr.write(`peak ${Math.round(maxRSS / 1024)} MB cpu ${cpu} s turn ${turn} ms\n`)
})
