// Spans sent to a collector by OTLP over HTTP. Loaded only where the environment names one; the libraries read the rest of the standard
// variables. Nothing is made global: what other libraries would tell of themselves stays out.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type DiagLogger,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Log } from '../log.ts'
import { type SpanAbout, type Tracer, traceWith } from '../spans.ts'
import { listenToStore } from '../store/occurrences.ts'

const NAME = 'portage'
const LONGEST_TEXT = 2_000
/** A collector that does not take what is left must not hold up the end of the server. */
const LAST_FLUSH_MS = 3_000
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inside: SpanKind.INTERNAL } as const

/** Traces from now on; answers what sends the rest and ends it. */
export function openTracing(log: Log, release: string): () => Promise<void> {
  diag.setLogger(loggedBy(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const given = detectResources({ detectors: [envDetector] })
  const own = resourceFromAttributes({ 'service.name': NAME, 'service.version': release })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(own).merge(given),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = tracerOf(provider)
  const endTracer = traceWith(tracer)
  const endStatements = traceStatements(tracer)
  return async () => {
    endStatements()
    endTracer()
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_FLUSH_MS).unref())
    await Promise.race([provider.shutdown(), late]).catch((err: unknown) => log.warn({ err }, 'traces not sent'))
    diag.disable()
  }
}

function tracerOf(provider: NodeTracerProvider): Tracer {
  const tracer = provider.getTracer(NAME)
  const current = new AsyncLocalStorage<Context>()
  const open = ({ name, kind, facts, askedBy }: SpanAbout, startTime?: number) => {
    const parent = current.getStore() ?? parentOf(askedBy)
    const options = { kind: KINDS[kind], attributes: facts, ...(startTime === undefined ? {} : { startTime }) }
    return { span: tracer.startSpan(name, options, parent), parent }
  }
  return {
    begin(about) {
      const { span, parent } = open(about)
      const context = trace.setSpan(parent, span)
      return {
        within: (work) => current.run(context, work),
        end({ failed, facts = {} }) {
          span.setAttributes(facts)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    passed({ durationMs, failed, ...about }) {
      const { span } = open(about, Date.now() - durationMs)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** With placeholders in place of values, as they are prepared. */
const traceStatements = (tracer: Tracer): (() => void) =>
  listenToStore((occurrence) => {
    if (occurrence.kind !== 'statement') return
    const { text, durationMs, failed } = occurrence
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) }
    tracer.passed({ name: `db ${/\w+/.exec(text)?.[0] ?? 'statement'}`, kind: 'client', facts, durationMs, failed })
  })

function parentOf(askedBy: string | undefined): Context {
  const [, traceId, spanId, flags] = PARENT.exec(askedBy ?? '') ?? []
  if (!(traceId && spanId && flags)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

function loggedBy(log: Log): DiagLogger {
  const warn = (message: string) => log.warn({ reason: message.slice(0, LONGEST_TEXT) }, 'traces')
  const nothing = () => undefined
  return { error: warn, warn, info: nothing, debug: nothing, verbose: nothing }
}
