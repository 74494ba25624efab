// Evidence in one line for the bulk command: 'words "switchblade knife"', 'code 2402 (proposed)', 'origin CU'.
import type { Evidence } from '#domain/admissibility/finding.ts'

export function evidenceText(evidence: Evidence): string {
  switch (evidence.by) {
    case 'code':
      return `code ${evidence.prefix}${evidence.isProposed ? ' (proposed)' : ''}`
    case 'origin':
      return evidence.readFrom
        ? `origin ${evidence.country} (assumed: read from the words "${evidence.readFrom}")`
        : `origin ${evidence.country}`
    case 'destination':
      return `${evidence.by} ${evidence.country}`
    case 'words':
    case 'maker':
      return `${evidence.by} "${evidence.words}"`
  }
}
