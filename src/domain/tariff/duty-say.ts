// Words for the reasons of a receipt, as what prints or lists them takes them: made at the edge, in the reader's language.
import type { AskedReason, ChangeReason, DutyReason, RateReason, TitleReason } from './duty-reason.ts'

export type DutySay = {
  /** A whole sentence, or several. */
  readonly why: (reason: DutyReason) => string
  readonly title: (reason: TitleReason) => string
  readonly rate: (reason: RateReason) => string
  readonly asked: (reason: AskedReason) => string
  readonly change: (reason: ChangeReason) => string
}
