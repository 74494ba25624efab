// What takes time, told to whoever traces the server: nobody, unless the environment says where to. Facts are names, kinds and counts,
// never what belongs to a client or a person.

type SpanFacts = Readonly<Record<string, string | number | boolean>>

export type SpanAbout = {
  readonly name: string
  /** 'server': a request to us; 'client': one of ours to another service. */
  readonly kind: 'server' | 'client' | 'inside'
  readonly facts: SpanFacts
  /** W3C `traceparent` of what asked for it. */
  readonly askedBy?: string | undefined
}

export type OpenSpan = {
  /** Runs what belongs to it: spans that begin meanwhile are its children. */
  within<T>(work: () => T): T
  end(came: { readonly failed: boolean; readonly facts?: SpanFacts }): void
}

export type Tracer = {
  begin(about: SpanAbout): OpenSpan
  /** What just ended, and how long it took. */
  passed(about: SpanAbout & { readonly durationMs: number; readonly failed: boolean }): void
}

let tracer: Tracer | undefined

/** Tells `next` from now on; answers what ends it. */
export function traceWith(next: Tracer): () => void {
  tracer = next
  return () => {
    if (tracer === next) tracer = undefined
  }
}

/** Undefined while nobody traces. */
export const beginSpan = (about: () => SpanAbout): OpenSpan | undefined => tracer?.begin(about())

/** Does the work, as a span where somebody traces. */
export async function inSpan<T>(about: () => SpanAbout, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(about)
  if (!span) return work()
  try {
    const result = await span.within(work)
    span.end({ failed: false })
    return result
  } catch (error) {
    span.end({ failed: true, facts: { 'error.type': error instanceof Error ? error.name : 'unknown' } })
    throw error
  }
}
