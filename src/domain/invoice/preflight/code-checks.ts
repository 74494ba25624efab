// Checks of tariff codes and what they bring: duty, bans, agencies. Source: decisions e, f, j; customs facts, sections 0 and 6.
import { barredBy } from '../../admissibility/admit.ts'
import { isAmong } from '../../among.ts'
import type { CalendarDate } from '../../calendar.ts'
import { worksheetNeed } from '../../fda/fda-need.ts'
import { htsDigits } from '../../hts-code.ts'
import type { EndedCode } from '../../tariff/code-succession.ts'
import type { Assumption, DutyRange, PriceOutsideLine } from '../../tariff/duty-outcome.ts'
import type { DutyReason, LawText } from '../../tariff/duty-reason.ts'
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

/** `successors`: ten digits each; none where nothing is known to have taken its place. */
export type Ended = Named & {
  readonly code: string
  readonly on: CalendarDate
  readonly successors: readonly string[]
}
type Banned = Named & { readonly since: CalendarDate }
/** `documents` are what the agency wants to see. */
type Agency = Named & { readonly agency: string; readonly documents: readonly LawText[] }

export type CodeReasons = {
  'code-missing': Named
  'code-unfinished': Named & { readonly digits: number }
  'code-gone': Named & { readonly code: string }
  'code-ended': Ended
  'code-renumbered': Ended
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
  'duty-assumed': Named & { readonly assumed: readonly Assumption[]; readonly range?: DutyRange | undefined }
  'price-outside-line': Named & PriceOutsideLine['facts']
  'duty-unknown': Named & { readonly missing: readonly DutyReason[] }
  'weight-missing': Named
  'units-missing': Named & { readonly units: readonly string[] }
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
  'code-ended': {
    level: 'stops',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(({ htsCode, codeEnded }) => endOf(htsCode, codeEnded), 'htsCode'),
  },
  'code-renumbered': {
    level: 'stops',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(({ htsCode, codeRenumbered }) => endOf(htsCode, codeRenumbered), 'htsCode'),
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
      if (!item.htsCode || item.isCodeConfirmed || isAmong(confirming, item.id)) return undefined
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
    alike: () => '',
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
  'price-outside-line': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ duty }) => duty?.outsideLine, 'htsCode'),
  },
  'duty-unknown': {
    level: 'warns',
    stamps: false,
    papers: INVOICES,
    fix: 'item',
    alike: ({ missing }) => JSON.stringify(missing),
    find: eachItem(({ duty }) => {
      const outcome = duty?.outcome
      return outcome?.kind === 'unknown' ? { missing: outcome.missing } : undefined
    }, 'unitQuantities'),
  },
  'duty-assumed': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: ({ assumed }) => JSON.stringify(assumed.map(({ id, answer, words }) => [id, answer, words])),
    find: eachItem(({ duty }) => {
      if (!duty?.assumed?.length) return undefined
      return { assumed: duty.assumed, range: duty.range }
    }, 'htsCode'),
  },
  'weight-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ tariff, netKg }) => so(tariff?.units.includes('kg') && !netKg), 'unitQuantities'),
  },
  'units-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ units }) => units.join(),
    find: eachItem((item) => {
      const units = uncountedUnits(item).filter((unit) => unit !== 'kg')
      return units.length > 0 ? { units } : undefined
    }, 'unitQuantities'),
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
    alike: ({ agency, documents }) => [agency, ...documents.map(({ en }) => en)].join(),
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

/** Units the tariff counts in whose amount nobody gave; an X in the schedule asks for none. */
export const uncountedUnits = ({ tariff, counted }: Pick<PreflightItem, 'tariff' | 'counted'>): readonly string[] =>
  (tariff?.units ?? []).filter((unit) => unit !== 'X' && !counted.some((each) => each.unit === unit))

const endOf = (code: string | null, end: EndedCode | undefined): Omit<Ended, 'name'> | undefined =>
  code && end ? { code, on: end.on, successors: end.successors } : undefined

function bannedSince({ duty, findings, permission }: PreflightItem): { readonly since: CalendarDate } | undefined {
  const outcome = barredBy(findings) ?? duty?.outcome
  return outcome?.kind === 'prohibited' && !permission ? { since: outcome.since } : undefined
}

/** Every agency, FDA where its own checks ask for no worksheet; one that requires data is not named again as one that may ask. */
function agenciesThat(asks: 'required' | 'may_be_required') {
  return ({ items }: PreflightFacts): readonly Found<Agency>[] =>
    items.flatMap((item) => {
      const others = item.agencies.filter(
        ({ agency }) => agency !== 'FDA' || !worksheetNeed(item.agencies, item.htsCode ?? ''),
      )
      const required = new Set(others.filter(({ level }) => level === 'required').map(({ agency }) => agency))
      const concerned = others.filter(
        ({ level, agency }) => level === asks && (asks === 'required' || !required.has(agency)),
      )
      return [...Map.groupBy(concerned, ({ agency }) => agency)].map(([agency, rows]) => ({
        facts: { name: called(item), agency, documents: papersOf(rows) },
        item: item.id,
        field: 'htsCode',
      }))
    })
}

/** Each paper once. */
const papersOf = (rows: PreflightItem['agencies']): readonly LawText[] => [
  ...new Map(rows.flatMap(({ documents }) => documents.map((paper) => [paper.en, paper] as const))).values(),
]
