// Which step a classification is at that a language model takes its time over, for the person who waits.
import type { Actor } from '../../scope.ts'

/** In the order they come. */
export type ClassificationStep = 'listing' | 'heading' | 'line' | 'notes'

/** Whoever asks more at once sees no steps, which is all that is lost. */
const MOST_UNDER_WAY = 500

export type StepsUnderWay = {
  /** Undefined for a run that is over, somebody else's, or on another server. */
  stepOf(actor: Actor, run: string): ClassificationStep | undefined
  /** Does the work, which tells its steps; afterwards the run is forgotten. */
  during<T>(actor: Actor, run: string | undefined, work: (tell: TellStep) => Promise<T>): Promise<T>
}

export type TellStep = (step: ClassificationStep) => void

export function stepsUnderWay(): StepsUnderWay {
  const steps = new Map<string, ClassificationStep>()
  return {
    stepOf: (actor, run) => steps.get(keyOf(actor, run)),
    async during(actor, run, work) {
      if (!run) return work(() => undefined)
      const key = keyOf(actor, run)
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

const keyOf = ({ kind, id }: Actor, run: string): string => `${kind} ${id} ${run}`
