// Fulfilment centres where an account at Amazon is connected: what its inbound plans name stands before our list. They are read behind the
// look-ups, at most every few hours; until they are read, and where Amazon does not answer, the list alone is used.
import { type FulfilmentCentre, type FulfilmentCentres, fulfilmentCentres } from './fulfilment-centres.ts'

const FRESH_MS = 6 * 60 * 60 * 1000
/** After a failure. */
const AGAIN_MS = 10 * 60 * 1000

type Named = Pick<FulfilmentCentre, 'code' | 'street' | 'city' | 'state' | 'zip'>
type Needs = {
  readonly list: FulfilmentCentres
  read(): Promise<readonly Named[]>
  now(): Date
  /** Told when Amazon does not answer. */
  failed(problem: unknown): void
}

export function centresOfAccount({ list, read, now, failed }: Needs): FulfilmentCentres {
  let current = list
  let due = 0
  const keepFresh = (): void => {
    const at = now().getTime()
    if (at < due) return
    due = at + FRESH_MS
    void read().then(
      (named) => {
        current = withNamed(list, named)
      },
      (problem) => {
        due = at + AGAIN_MS
        failed(problem)
      },
    )
  }
  return {
    version: list.version,
    get count() {
      return current.count
    },
    get all() {
      return current.all
    },
    find: (code) => {
      keepFresh()
      return current.find(code)
    },
    search: (text, limit) => {
      keepFresh()
      return current.search(text, limit)
    },
  }
}

function withNamed(list: FulfilmentCentres, named: readonly Named[]): FulfilmentCentres {
  const ofAccount = named.map((each) => ({ ...each, confidence: 'high', source: 'amazon' }) as const)
  const codes = new Set(ofAccount.map(({ code }) => code))
  return fulfilmentCentres(list.version, [...list.all.filter(({ code }) => !codes.has(code)), ...ofAccount])
}
