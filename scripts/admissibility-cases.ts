// Scores data/admissibility/cases: npm run -s admissibility:cases [-- ROUND]. Per round: dangerous names met by the level worked by
// hand, harmless ones alarmed ('papers' and 'deposit' are no alarm), and every miss. Ends with 1 below the aims of 94 and 4 in a hundred.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { loadEntryLaw } from '#server/reference/entry-law.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPga } from '#server/reference/pga.ts'
import { commandLine } from './command-line.ts'

const dataDir = join(import.meta.dirname, '../data')
const law = loadEntryLaw(dataDir, { measures: loadMeasures({ dataDir }), pga: loadPga(dataDir) })
const folder = join(dataDir, 'admissibility/cases')
const {
  positionals: [asked],
} = commandLine({ usage: 'npm run -s admissibility:cases [-- ROUND]', words: { least: 0, most: 1 } })
const rounds = readdirSync(folder).filter((file) => asked === undefined || file.includes(asked))

for (const round of rounds) {
  const cases = readFileSync(join(folder, round), 'utf8').trimEnd().split('\n').slice(1).map(toCase)
  const judged = cases.map((each) => ({ ...each, isRight: isMet(each.expect, each.findings) }))
  const dangerous = judged.filter(({ expect }) => expect !== 'none')
  const harmless = judged.filter(({ expect }) => expect === 'none')
  const met = dangerous.filter(({ isRight }) => isRight).length
  const alarmed = harmless.filter(({ isRight }) => !isRight).length
  console.log(
    `${round}: ${met} of ${dangerous.length} dangerous met, ${alarmed} of ${harmless.length} harmless alarmed`,
  )
  for (const { id, expect, description, findings, isRight } of judged) {
    if (!isRight) console.log(`  ${id} ${expect}: ${description} -> ${findings.map(said).join(', ') || 'nothing'}`)
  }
  if (met < dangerous.length * 0.94 || alarmed > harmless.length * 0.04) process.exitCode = 1
}

function toCase(line: string) {
  const [id = '', expect = '', description = '', origin = '', maker = '', hts10 = ''] = line.split('\t')
  const good = { description, origin: origin || undefined, maker: maker || undefined, code: hts10 || undefined }
  return { id, expect, description, findings: findingsOf(good, law, { on: day('2026-11-22') }) }
}

function isMet(expect: string, findings: readonly AdmissibilityFinding[]): boolean {
  if (expect !== 'none') return findings.some(({ level }) => expect.split('|').includes(level))
  return findings.every(({ level }) => level === 'papers' || level === 'deposit')
}

function said({ level, rule, because }: AdmissibilityFinding): string {
  return `${level} ${rule} (${because.map((each) => ('words' in each ? each.words : each.by)).join(' ')})`
}
