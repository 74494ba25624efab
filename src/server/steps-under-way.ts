// Which step a long piece of work is at, for the person who waits for it. Kept in memory: another server knows nothing of it.

/** Whoever asks more at once sees no steps, which is all that is lost. */
const MOST_UNDER_WAY = 500

/** Whose run it is; nobody else may ask for it. */
type Owner = { readonly kind: string; readonly id: string }

type StepsUnderWay<Step extends string> = {
  /** Undefined for a run that is over, somebody else's, or on another server. */
  stepOf(owner: Owner, run: string): Step | undefined
  /** Does the work, which tells its steps; afterwards the run is forgotten. */
  during<T>(owner: Owner, run: string | undefined, work: (tell: TellStep<Step>) => Promise<T>): Promise<T>
}

export type TellStep<Step extends string> = (step: Step) => void

export function stepsUnderWay<Step extends string>(): StepsUnderWay<Step> {
  const steps = new Map<string, Step>()
  return {
    stepOf: (owner, run) => steps.get(keyOf(owner, run)),
    async during(owner, run, work) {
      if (!run) return work(() => undefined)
      const key = keyOf(owner, run)
      try {
        return await work((step) => {
          if (steps.has(key) || steps.size < MOST_UNDER_WAY) steps.set(key, step)
        })
      } finally {
        steps.delete(key)
      }
    },
  }
}

const keyOf = ({ kind, id }: Owner, run: string): string => `${kind} ${id} ${run}`
