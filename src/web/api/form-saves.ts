// Saves the fields of a form: changes that come close together go in one call, one call at a time, a failure keeps what was changed.
import { NoConnection } from './failures.ts'

export type SaveFace =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly why: string }

type FormSaves<F> = {
  /** Sends the fields after a moment in which nothing else changed. */
  save(fields: Partial<F>): void
  /** Sends what waits now. True when everything is acknowledged. */
  settle(): Promise<boolean>
  face(): SaveFace
  subscribe(listener: () => void): () => void
}

/** How long a change waits for others. */
export const PAUSE_MS = 600
/** Between two tries without a connection. */
const AGAIN_MS = 15_000

/** `send` resolves when the server has acknowledged; `why` turns its refusal into a sentence. */
export function createFormSaves<F extends object>(
  send: (fields: Partial<F>) => Promise<unknown>,
  why: (problem: unknown) => string,
): FormSaves<F> {
  let waiting: Partial<F> | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let face: SaveFace = { kind: 'idle' }
  const listeners = new Set<() => void>()

  const show = (next: SaveFace) => {
    face = next
    for (const listener of listeners) listener()
  }
  /** At the first sign of a connection, and now and then without one. */
  const sendOnceConnected = () => {
    const again = () => {
      removeEventListener('online', again)
      clearTimeout(timer)
      void settle()
    }
    addEventListener('online', again)
    timer = setTimeout(again, AGAIN_MS)
  }
  const sendOnce = async (fields: Partial<F>) => {
    waiting = undefined
    await send(fields).then(
      () => show(waiting ? { kind: 'saving' } : { kind: 'saved' }),
      (problem: unknown) => {
        waiting = { ...fields, ...waiting }
        show({ kind: 'failed', why: why(problem) })
        if (problem instanceof NoConnection) sendOnceConnected()
      },
    )
  }
  const settle = async (): Promise<boolean> => {
    clearTimeout(timer)
    await running
    if (waiting) {
      show({ kind: 'saving' })
      running = sendOnce(waiting)
      await running
      running = undefined
      if (face.kind === 'saving') return settle()
    }
    return waiting === undefined
  }
  return {
    save(fields) {
      waiting = { ...waiting, ...fields }
      show({ kind: 'saving' })
      clearTimeout(timer)
      timer = setTimeout(() => void settle(), PAUSE_MS)
    },
    settle,
    face: () => face,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
