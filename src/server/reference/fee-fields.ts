// The fields of dated fee tables as JSON holds them. Amounts and rates are texts: a number of JSON is no decimal.
import { z } from 'zod'
import { type DatedRow, datedRowsProblem } from '#domain/clearance/dated-row.ts'
import { decimal, usd } from '#domain/money.ts'
import { calendarDate, filled } from './dataset.ts'

export const amount = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, 'not an amount such as "65.00"')
  .transform(usd)
export const rate = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'not a decimal such as "0.0035"')
  .transform((text) => decimal(text))
export const count = z.int().min(0)
export const chapters = z.array(z.string().regex(/^\d\d$/)).readonly()
/** Prefixes of codes, two to ten digits each. */
export const prefixes = z.array(z.string().regex(/^\d{2,10}$/)).readonly()

export const dated = { from: calendarDate, until: calendarDate.nullable(), citation: filled }

/** Rows that carry dates, one after the other without overlap. */
export const rowsOf = <Row extends z.ZodType<DatedRow>>(row: Row) =>
  z
    .array(row)
    .readonly()
    .superRefine((rows, context) => {
      const problem = datedRowsProblem(rows)
      if (problem) context.addIssue(problem)
    })

/** What `schema` makes of it. Throws with the place and fault of each thing that is wrong, in one line. */
export function readAs<Read>(schema: z.ZodType<Read>, written: unknown): Read {
  const read = schema.safeParse(written)
  if (read.success) return Object.freeze(read.data)
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; '))
}
