// One printed line of a cost estimate.

import type { Usd } from '../money.ts'
import type { CusmaEffect } from '../tariff/duty-outcome.ts'

export type CostLine = {
  /** The same kind of cost in another estimate: 'processing-fee', 'entry-preparation', a chapter 99 heading ... */
  readonly id: string
  readonly description: string
  /** USD to the cent. */
  readonly amount: Usd
  readonly note: string
  /** Told apart from the other fees of a broker: a continuous bond stands beside it. */
  readonly kind?: 'bond'
  /** Of a duty line: the heading, and what a CUSMA claim does to it. */
  readonly heading?: string
  readonly cusma?: CusmaEffect
}
