// What the store tells whoever watches the server: statements asked, papers stored, security events written. It tells how many and how
// long, never values.

/** `of` is one of few: a kind of paper or event. `text` has placeholders in place of values. */
export type Occurrence =
  | { readonly kind: 'statement'; readonly text: string; readonly durationMs: number; readonly failed: boolean }
  | { readonly kind: 'paper' | 'security-event'; readonly of: string }

type Listener = (occurrence: Occurrence) => void

const listeners = new Set<Listener>()

/** Tells everybody who listens; a listener must not throw. */
export function tell(occurrence: Occurrence): void {
  for (const listener of listeners) listener(occurrence)
}

/** Listens from now on; answers what ends it. */
export function listenToStore(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
