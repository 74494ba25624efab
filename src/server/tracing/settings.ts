// Whether the server is traced, by the standard variables of OpenTelemetry; its own libraries read the rest of them.
import { z } from 'zod'
import { texts } from '#texts/en/start-up.ts'

const address = z.url({ protocol: /^https?$/, error: () => texts.tracesUrl })

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], { error: () => texts.oneOf('otlp, none') }).default('otlp'),
  OTEL_SDK_DISABLED: z.stringbool({ error: () => texts.oneOf('true, false') }).default(false),
} as const

type Variables = z.output<z.ZodObject<typeof tracingVariables>>

export const isTraced = (value: Variables): boolean =>
  (value.OTEL_EXPORTER_OTLP_ENDPOINT ?? value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
  value.OTEL_TRACES_EXPORTER === 'otlp' &&
  !value.OTEL_SDK_DISABLED
