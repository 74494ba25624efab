// A finding as the bulk commands write it: level, rule, what it is, what to do, source and by what it was found, in one line.
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { saidAdmissibility } from '#words/admissibility.ts'
import { evidenceText } from './evidence-text.ts'

export type FindingRow = {
  readonly level: string
  readonly rule: string
  readonly title: string
  readonly todo: string
  readonly source: string
  readonly because: string
}

export function findingRow(finding: AdmissibilityFinding): FindingRow {
  const { level, rule, title, todo, source } = saidAdmissibility('en', finding)
  return { level, rule, title, todo, source, because: finding.because.map(evidenceText).join('; ') }
}
