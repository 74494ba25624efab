// Which partner agencies could demand goods of an entry back: what a single transaction bond depends on.
// Source: CBP Directive 3510-004; customs facts, sections 2, 6 and 12. The table of agencies is a guide by prefix.
import type { HtsCode } from '../hts-code.ts'
import { lookUpPga, type PgaLevel, type PgaRow } from '../pga.ts'

/** Names of agencies, each once, in alphabetical order. An agency that requires data of one of the goods is not among those that may. */
export type OtherAgencies = { readonly required: readonly string[]; readonly possible: readonly string[] }

/** Of the codes of an entry. Agencies whose rows only advise put no flag on an entry and do not count. */
export function otherAgencies(codes: readonly HtsCode[], rows: readonly PgaRow[]): OtherAgencies {
  const found = [...new Set(codes)].flatMap((code) => lookUpPga(rows, code).agencies)
  const named = (level: PgaLevel) =>
    [...new Set(found.filter((row) => row.level === level).map(({ agency }) => agency))].sort()
  const required = named('required')
  return { required, possible: named('may_be_required').filter((agency) => !required.includes(agency)) }
}
