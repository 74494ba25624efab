// Who used the processor during a part of a benchmark, in processor seconds a second: 1 is a whole core. Read from proc(5), so on Linux alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const TICKS_A_SECOND = 100

/** By name, the processes that count for it; whatever they started counts too, as long as it lives or once it was waited for. */
type Users = Readonly<Record<string, readonly (number | undefined)[]>>

/**
 * Begins to count; answers what says how much they used since, this program itself without what it started, and what is left for other programs.
 * Undefined where the system does not tell.
 */
export function countProcessor(users: Users): () => string | undefined {
  const started = performance.now()
  const own = process.cpuUsage()
  const before = snapshot(users)
  return () => {
    const after = snapshot(users)
    if (!before || !after) return undefined
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(own)
    const used = Object.keys(users).map((name) => {
      const ticks = (after.byName[name] ?? 0) - (before.byName[name] ?? 0)
      return [name, ticks / TICKS_A_SECOND / seconds] as const
    })
    const ours = [...used, ['this program', (user + system) / 1_000_000 / seconds] as const]
    const all = (after.machine - before.machine) / TICKS_A_SECOND / seconds
    const others = ours.reduce((left, [, one]) => left - one, all)
    const said = [...ours, ['others', Math.max(0, others)] as const].map(([name, one]) => `${name} ${one.toFixed(2)}`)
    return `of ${availableParallelism()} cores: ${said.join(', ')}`
  }
}

type Snapshot = { readonly machine: number; readonly byName: Readonly<Record<string, number>> }

/** Ticks so far. */
function snapshot(users: Users): Snapshot | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const processes = readProcesses()
  const ofAll = (pids: readonly (number | undefined)[]) =>
    pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : ticksOf(processes, pid)), 0)
  const byName = Object.fromEntries(Object.entries(users).map(([name, pids]) => [name, ofAll(pids)]))
  return { machine: busyTicks(), byName }
}

type Process = { readonly parent: number; readonly own: number; readonly waitedFor: number }

function readProcesses(): ReadonlyMap<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(name) : undefined
    if (process) found.set(Number(name), process)
  }
  return found
}

/** Undefined for one that ended meanwhile. Fields 4 and 14 to 17 of proc(5) stat, counted after the name in brackets, which may hold blanks. */
function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: user + system, waitedFor: childUser + childSystem }
  } catch {
    return undefined
  }
}

function ticksOf(processes: ReadonlyMap<number, Process>, pid: number): number {
  const process = processes.get(pid)
  if (!process) return 0
  const started = [...processes].filter(([, { parent }]) => parent === pid)
  return started.reduce((sum, [child]) => sum + ticksOf(processes, child), process.own + process.waitedFor)
}

/** 'cpu  user nice system idle iowait irq softirq steal ...': all but what nobody used and what was taken from the machine itself. */
function busyTicks(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return user + nice + system + irq + softirq
}
