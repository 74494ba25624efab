// What a change says about the HTS code: the code itself, who proposed it, whether somebody stands behind it. Source: decisions j.
import { htsDigits, parseHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../scope.ts'
import type { ProposedBy } from '../../store/tables/items.ts'

/** The part of a change that concerns the code; a field left out stays. `htsConfidence` is in percent. */
type CodeChange = {
  readonly htsCode?: string | null
  readonly htsDescription?: string | null
  readonly htsConfidence?: number | null
  readonly htsProposedBy?: 'classifier' | 'person'
  readonly htsConfirmed?: boolean
  readonly htsEvidence?: CodeEvidence
}

type CodeEvidence = { readonly proposer: string; readonly release: string; readonly reasoning: string }

/** Columns of items and of asin_data alike. */
type CodeColumns = {
  hts_code?: string | null
  hts_description?: string | null
  hts_confidence?: string | null
  hts_proposed_by?: ProposedBy | null
  hts_confirmed_by?: string | null
  hts_confirmed_at?: Date | null
}

/**
 * The columns a change sets. A code typed by a person is confirmed by that act; one of the classifier only when
 * `htsConfirmed` says that a person chose it; `htsConfirmed` without a code confirms the one that is there.
 * A new code without a description does not keep the old one's. Throws `invalid` for a code that has not ten digits.
 */
export function codeColumns(change: CodeChange, current: string | null, actor: Actor, now: Date): CodeColumns {
  const beside = {
    ...(change.htsDescription === undefined ? {} : { hts_description: change.htsDescription }),
    ...(change.htsConfidence === undefined ? {} : { hts_confidence: decimalOrNull(change.htsConfidence) }),
  }
  if (change.htsCode === undefined) {
    return change.htsConfirmed && current ? { ...beside, ...confirmed(actor, now) } : beside
  }
  const code = checkedCode(change.htsCode)
  if (code === null) return NO_CODE
  const proposedBy = change.htsProposedBy ?? 'person'
  const stands = proposedBy === 'person' || change.htsConfirmed === true
  return {
    ...(code === current ? {} : { hts_description: null, hts_confidence: null }),
    ...beside,
    hts_code: code,
    hts_proposed_by: proposedBy,
    ...(stands ? confirmed(actor, now) : { hts_confirmed_by: null, hts_confirmed_at: null }),
  }
}

/**
 * The change with the schedule's own title in place of the caller's words for the code; no title for a code that is no line of it.
 * Throws `invalid` for a description or a confidence where no code is.
 */
export function inWordsOfSchedule<C extends CodeChange>(change: C, current: string | null, tariff: TariffSchedule): C {
  const { htsCode = current, htsDescription, htsConfidence } = change
  const isOfNoCode = change.htsCode === undefined && current === null
  if (isOfNoCode && (htsDescription || typeof htsConfidence === 'number')) throw new AppError('invalid', 'code-first')
  if (!htsCode || !htsDescription) return change
  const digits = htsDigits(htsCode)
  return { ...change, htsDescription: (isDeclarable(tariff, digits) && tariff.plainTitle(digits)) || null }
}

/** What the audit log keeps beside the columns of a change of the code; nothing without evidence. */
export const evidenceFields = ({ htsEvidence }: CodeChange): Readonly<Record<string, string>> =>
  htsEvidence
    ? {
        hts_proposer: htsEvidence.proposer,
        hts_release: htsEvidence.release,
        hts_reasoning: htsEvidence.reasoning,
      }
    : {}

const NO_CODE: CodeColumns = {
  hts_code: null,
  hts_description: null,
  hts_confidence: null,
  hts_proposed_by: null,
  hts_confirmed_by: null,
  hts_confirmed_at: null,
}

const confirmed = (actor: Actor, now: Date) => ({ hts_confirmed_by: actor.name, hts_confirmed_at: now })

/** An emptied field is no code. */
function checkedCode(typed: string | null): string | null {
  const digits = htsDigits(typed ?? '')
  if (digits === '') return null
  const code = parseHtsCode(digits)
  if (!code) throw new AppError('invalid', 'code-not-ten-digits', { digits: digits.length })
  return code
}

const decimalOrNull = (percent: number | null): string | null =>
  percent === null ? null : decimal(String(percent)).toFixed()
