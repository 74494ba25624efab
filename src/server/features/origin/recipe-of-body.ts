// The body of a decision call to a case of the domain.

import type { Received } from '#contract/endpoint.ts'
import type { decideOrigin } from '#contract/origin.ts'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import type { OriginCase } from '#domain/origin/recipe.ts'

type Body = Received<typeof decideOrigin>['body']

const amount = (text: string | null | undefined) => (text === null || text === undefined ? undefined : decimal(text))

/** Without a day, today's law. */
export function toCase(body: Body, today: CalendarDate): OriginCase {
  const { materials, good, day, transactionValue, netCost, totalCost, ...rest } = body
  return {
    ...rest,
    good,
    day: (day === undefined ? undefined : parseDate(day)) ?? today,
    transactionValue: amount(transactionValue),
    netCost: amount(netCost),
    totalCost: amount(totalCost),
    materials: materials.map(({ code, origin, value, weightSharePercent, ...material }) => ({
      ...material,
      code: code ?? undefined,
      origin: origin ?? undefined,
      value: amount(value),
      ...(weightSharePercent !== null &&
        weightSharePercent !== undefined && { weightShare: decimal(String(weightSharePercent)) }),
    })),
  }
}
