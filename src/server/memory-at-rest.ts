// Gives memory back when a server rests after work. V8 keeps what work let go for more work, 40 to 200 MB, and by itself seldom returns it.
// The collection that does stops everybody for half a second of processor time, so it waits until nobody asks.

const LOOKS_EVERY_MS = 15_000
/** Processor time between two looks that is no work: probes, the sign of life, questions for jobs. */
const AT_REST_MS = 450
/** Below this it is not worth stopping anybody who might come. */
const WORTH_MB = 40
const MB = 2 ** 20

type Held = {
  /** Processor time used so far by all threads. */
  cpuMs(): number
  residentMb(): number
  giveBack(): void
}

/** Answers what is to be called at each look: collects at the second in a row that finds rest, where enough memory has come since last. */
export function restWatch(held: Held): () => void {
  let least = held.residentMb()
  let cpuMs = held.cpuMs()
  let rests = 0
  return () => {
    const used = held.cpuMs() - cpuMs
    cpuMs += used
    rests = used > AT_REST_MS ? 0 : rests + 1
    if (rests < 2 || held.residentMb() < least + WORTH_MB) return
    held.giveBack()
    least = held.residentMb()
    cpuMs = held.cpuMs()
    rests = 0
  }
}

/** To begin once all data are read; answers what ends it. Does nothing in a program that may not ask for a collection. */
export function giveBackAtRest(): () => void {
  const { gc } = globalThis
  if (!gc) return () => undefined
  const look = restWatch({
    cpuMs: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
    residentMb: () => process.memoryUsage.rss() / MB,
    giveBack: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  })
  const looking = setInterval(look, LOOKS_EVERY_MS).unref()
  return () => clearInterval(looking)
}
