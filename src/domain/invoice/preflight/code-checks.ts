// Checks of tariff codes and what they bring: duty, bans, agencies. Source: decisions e, f, j; customs facts, sections 0 and 6.
import { barredBy } from '../../admissibility/admit.ts'
import type { CalendarDate } from '../../calendar.ts'
import { htsDigits } from '../../hts-code.ts'
import type { DutyReason } from '../../tariff/duty-reason.ts'
import {
  ALL_PAPERS,
  type Checks,
  called,
  eachItem,
  type Found,
  INVOICES,
  type Named,
  type PreflightFacts,
  type PreflightItem,
  so,
} from './check.ts'

type Banned = Named & { readonly since: CalendarDate }
/** `documents` are what the agency wants to see. */
type Agency = Named & { readonly agency: string; readonly documents: readonly string[] }

export type CodeReasons = {
  'code-missing': Named
  'code-unfinished': Named & { readonly digits: number }
  'code-gone': Named & { readonly code: string }
  prohibited: Banned
  'prohibited-elsewhere': Banned
  'prohibited-permitted': Named & {
    readonly reason: string
    readonly citation: string
    readonly by: string
    readonly on: CalendarDate
  }
  'code-unconfirmed': Named & {
    readonly code: string
    /** Of the tariff line; empty where none is known. */
    readonly title: string
    /** Percent; empty where nobody gave any. */
    readonly confidence: string
    readonly proposedBy: string
  }
  'code-unsure': Named & { readonly percent: string }
  'code-residual': Named
  'duty-unknown': Named & { readonly missing: readonly DutyReason[] }
  'weight-missing': Named
  'additional-duty': Named
  'agency-required': Agency
  'agency-possible': Agency
}

const UNSURE_BELOW = '70'

export const CODE_CHECKS: Checks<CodeReasons> = {
  'code-missing': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ htsCode }) => so(!htsCode), 'htsCode'),
  },
  'code-unfinished': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ htsCode }) => {
      const digits = htsDigits(htsCode ?? '').length
      return digits > 0 && digits !== 10 ? { digits } : undefined
    }, 'htsCode'),
  },
  'code-gone': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      ({ isCodeCurrent, htsCode }) => (isCodeCurrent === false ? { code: htsCode ?? '' } : undefined),
      'htsCode',
    ),
  },
  prohibited: {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(bannedSince, 'htsCode'),
  },
  'prohibited-elsewhere': {
    level: 'warns',
    papers: ['cusma', 'fda'],
    fix: 'item',
    find: eachItem(bannedSince, 'htsCode'),
  },
  'prohibited-permitted': {
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(({ duty, findings, permission }) => {
      const isBanned = duty?.outcome.kind === 'prohibited' || barredBy(findings) !== undefined
      if (!isBanned || !permission) return undefined
      const { reason, citation, by, on } = permission
      return { reason, citation, by, on }
    }, 'htsCode'),
  },
  'code-unconfirmed': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item, { confirming }) => {
      if (!item.htsCode || item.isCodeConfirmed || confirming.includes(item.id)) return undefined
      return {
        code: item.htsCode,
        title: item.htsDescription ?? '',
        confidence: item.htsConfidence?.toFixed() ?? '',
        proposedBy: item.htsProposedBy ?? '',
      }
    }, 'htsCode'),
  },
  'code-unsure': {
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(
      ({ htsConfidence }) => (htsConfidence?.lt(UNSURE_BELOW) ? { percent: htsConfidence.toFixed(0) } : undefined),
      'htsCode',
    ),
  },
  'code-residual': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ tariff }) => so(/^other\b/i.test(tariff?.title ?? '')), 'htsCode'),
  },
  'duty-unknown': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ duty }) => {
      const outcome = duty?.outcome
      return outcome?.kind === 'unknown' ? { missing: outcome.missing } : undefined
    }, 'unitQuantities'),
  },
  'weight-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ tariff, netKg }) => so(tariff?.units.includes('kg') && !netKg), 'unitQuantities'),
  },
  'additional-duty': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ duty }) => so(duty?.additional), 'htsCode'),
  },
  'agency-required': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: ({ agency, documents }) => [agency, ...documents].join(),
    find: agenciesThat('required'),
  },
  'agency-possible': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: ({ agency }) => agency,
    find: agenciesThat('may_be_required'),
  },
}

function bannedSince({ duty, findings, permission }: PreflightItem): { readonly since: CalendarDate } | undefined {
  const outcome = barredBy(findings) ?? duty?.outcome
  return outcome?.kind === 'prohibited' && !permission ? { since: outcome.since } : undefined
}

/** Every agency beside FDA, which has checks of its own; one that requires data is not named again as one that may ask. */
function agenciesThat(asks: 'required' | 'may_be_required') {
  return ({ items }: PreflightFacts): readonly Found<Agency>[] =>
    items.flatMap((item) => {
      const others = item.agencies.filter(({ agency }) => agency !== 'FDA')
      const required = new Set(others.filter(({ level }) => level === 'required').map(({ agency }) => agency))
      const concerned = others.filter(
        ({ level, agency }) => level === asks && (asks === 'required' || !required.has(agency)),
      )
      return [...Map.groupBy(concerned, ({ agency }) => agency)].map(([agency, rows]) => ({
        facts: { name: called(item), agency, documents: [...new Set(rows.flatMap(({ documents }) => documents))] },
        item: item.id,
        field: 'htsCode',
      }))
    })
}
