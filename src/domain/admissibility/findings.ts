// The one list of findings of a good, and of a shipment: rows of law, import bans among the dated measures, orders, agencies.
import type { CalendarDate } from '../calendar.ts'
import { parseHtsCode } from '../hts-code.ts'
import { lookUpPga, type PgaRow } from '../pga.ts'
import { decideMeasures } from '../tariff/additional-duty.ts'
import type { MeasureBook } from '../tariff/measure.ts'
import { measuresOn } from '../tariff/measure-scope.ts'
import { saysOfGoods } from './company.ts'
import { type AdmissibilityFinding, type Evidence, type Good, originEvidence } from './finding.ts'
import { matchRules } from './match-rules.ts'
import { matchOrders, type OrderBook } from './orders.ts'
import { ADMISSIBILITY_LEVELS, type AdmissibilityBook } from './rule.ts'
import { originDisagreement, withStatedOrigin } from './stated-origin.ts'
import { wordsIn } from './words.ts'

/** Everything that says whether goods may enter. */
export type EntryLaw = {
  readonly admissibility: AdmissibilityBook
  readonly orders: OrderBook
  readonly measures: MeasureBook
  readonly agencies: { readonly version: string; readonly verified: CalendarDate; readonly rows: readonly PgaRow[] }
}

/** What the importer answered to questions of the measures; a ban may depend on one. */
export type EntryDay = { readonly on: CalendarDate; readonly answers?: Readonly<Record<string, string>> }

/**
 * What is found of goods on a day of entry, the gravest first. Empty: nothing we know of, which is no clearance. Of goods that may not
 * enter, agencies that only may want papers are left out.
 */
export function findingsOf(given: Good, law: EntryLaw, day: EntryDay): readonly AdmissibilityFinding[] {
  const good = withStatedOrigin(given)
  const matched = matchRules(good, law.admissibility, day.on)
  const bans = bansOn(good, law, day).filter(
    ({ rule }) =>
      (!isGuess(rule, good, law) || matched.some((row) => row.rule === rule)) && !isDeniedInWords(rule, good, law),
  )
  const rows = matched.filter((finding) => !isLeftToMeasures(finding, good, law))
  const isBarred = [...bans, ...rows].some(({ level }) => level === 'may-not-enter')
  const found = [
    ...bans,
    ...rows.filter(({ rule }) => !bans.some((ban) => ban.rule === rule)),
    ...originDisagreement(good, law.admissibility.verified),
    ...matchOrders(good, law.orders, law.admissibility.silencers),
    ...agenciesOf(good, law).filter(({ isSure }) => !isBarred || isSure),
  ]
  return ADMISSIBILITY_LEVELS.flatMap((level) => found.filter((finding) => finding.level === level))
}

/** A ban that rests on a proposed code alone, though a row of its name knows such goods by words: a jelly of ice wine is no wine. */
const isGuess = (rule: string, { isCodeProposed }: Good, { admissibility }: EntryLaw): boolean =>
  isCodeProposed === true && admissibility.rules.some(({ id }) => id === rule)

/** Words that say goods lack what is banned speak against a proposed code, also of a ban on a part of the goods: gin without alcohol is no gin. */
const isDeniedInWords = (ban: string, { description, isCodeProposed }: Good, { admissibility }: EntryLaw): boolean =>
  isCodeProposed === true &&
  admissibility.rules.some(({ id, denials }) => ban.startsWith(id) && saysOfGoods(denials, wordsIn(description)))

/** Of a stated code the measure itself says whether it is banned; the row of the same name speaks for goods without one. */
function isLeftToMeasures(finding: AdmissibilityFinding, good: Good, { measures, admissibility }: EntryLaw): boolean {
  const rule = finding.kind === 'disagreement' ? finding.of : finding.rule
  if (!measures.measures.some(({ id }) => id === rule)) return false
  if (!good.code || good.isCodeProposed) return false
  const homes = admissibility.rules.find(({ id }) => id === rule)?.homes ?? []
  return homes.some((home) => good.code?.startsWith(home))
}

function bansOn(good: Good, { measures }: EntryLaw, { on, answers = {} }: EntryDay): readonly AdmissibilityFinding[] {
  const code = parseHtsCode(good.code ?? '')
  if (!code || !good.origin) return []
  const { applied } = decideMeasures(measuresOn(measures, on), { code, origin: good.origin, claims: [], answers })
  const because: readonly Evidence[] = [
    { by: 'code', prefix: code, isProposed: good.isCodeProposed ?? false },
    originEvidence(good.origin, good),
  ]
  return applied.flatMap(({ measure }) =>
    measure.effect.kind === 'prohibited'
      ? [
          {
            kind: 'measure' as const,
            level: 'may-not-enter' as const,
            rule: measure.id,
            source: measure.citation,
            verified: measure.verified,
            isSure: measure.confidence === 'high' && !good.isCodeProposed,
            because,
            measure,
          },
        ]
      : [],
  )
}

/** Agencies of the look-up that want papers of a code; an advisory flag is none. */
function agenciesOf(good: Good, { agencies }: EntryLaw): readonly AdmissibilityFinding[] {
  const { code } = good
  if (!code) return []
  const { rows, verified } = agencies
  return lookUpPga(rows, code)
    .agencies.filter(({ level }) => level !== 'advisory')
    .map((agency) => ({
      kind: 'agency',
      level: 'papers',
      rule: `agency-${agency.agency.toLowerCase()}-${agency.program.toLowerCase()}`,
      source: [agency.agency, agency.program, agency.flag].filter(Boolean).join(' '),
      verified,
      isSure: agency.level === 'required' && agency.confidence === 'high',
      because: [{ by: 'code', prefix: agency.prefix, isProposed: good.isCodeProposed ?? false }],
      agency,
    }))
}
