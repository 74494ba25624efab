// What a duty check is asked, what it answers, and what of it is shown.
import type { AnswerOf } from '#contract/endpoint.ts'
import type { calculateAsinDuty, checkAsinDuty } from '#contract/public-tools.ts'
import type { DutyBody } from './duty-inputs.ts'

export type Checked = AnswerOf<typeof checkAsinDuty>['data']
export type Option = Checked['htsOptions'][number]
export type DutyResult = AnswerOf<typeof calculateAsinDuty>['data']

/** What was asked; `run` tells one pressing of the button from the next, and names it to the server. */
export type Asked = { readonly body: DutyBody; readonly run: string }

/** Facts that the receipt asked for: amounts of one unit by HTS unit, answers by question. */
export type DutyFacts = {
  readonly quantities: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string>>
}

export const NO_FACTS: DutyFacts = { quantities: {}, answers: {} }

/** What of a check is shown: the picked code, and the answers to its question and to those of the receipt. */
export type Shown = {
  readonly code?: string | undefined
  readonly answers: readonly string[]
  readonly facts: DutyFacts
}

export const NOTHING_SHOWN: Shown = { answers: [], facts: NO_FACTS }
