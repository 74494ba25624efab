// A finding as the bulk commands write it: level, rule, source and by what it was found, in one line.
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { evidenceText } from './evidence-text.ts'

export type FindingRow = {
  readonly level: string
  readonly rule: string
  readonly source: string
  readonly because: string
}

export const findingRow = ({ level, rule, source, because }: AdmissibilityFinding): FindingRow => ({
  level,
  rule,
  source,
  because: because.map(evidenceText).join('; '),
})
