// The token that an outside service gives for a while: asked for when a call needs it, kept until shortly before it ends.

/** A token is asked for anew this long before it ends. */
const EARLY_MS = 60_000

/** `seconds`: how long it is good for. */
type Given = { readonly text: string; readonly seconds: number }

type KeptToken = {
  /** The one that is kept, or a new one. Throws what asking throws; then none is kept. */
  current(): Promise<string>
  /** The next call asks anew. */
  forget(): void
}

export function keptToken(ask: () => Promise<Given>, now: () => Date): KeptToken {
  let kept: { readonly text: string; readonly until: number } | undefined
  return {
    current: async () => {
      if (kept && now().getTime() < kept.until) return kept.text
      const { text, seconds } = await ask()
      kept = { text, until: now().getTime() + seconds * 1000 - EARLY_MS }
      return text
    },
    forget: () => {
      kept = undefined
    },
  }
}
