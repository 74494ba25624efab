// Makes data/cusma/<version> from the parsed note and the review: npm run build:cusma -- SOURCE_FOLDER [--version 2025-rev-7]
// SOURCE_FOLDER holds gn11o.json (General Note 11(o), parsed), hs2022_to_hs2012.csv and, where it lies, the tariff's export with its texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { commandLine } from './command-line.ts'
import { correlationLines } from './cusma/correlation.ts'
import { readNoteRules, readReview } from './cusma/hand-written.ts'
import { type NoteRule, numberedRules } from './cusma/numbered-rules.ts'
import type { RuleRow } from './cusma/rows.ts'
import { markVehicles } from './cusma/vehicles.ts'
import { conditionRows, kindRows } from './cusma/words.ts'
import { writeVersion } from './data-version.ts'

const { values, positionals } = commandLine({
  usage: 'npm run build:cusma -- SOURCE_FOLDER [--version NAME]',
  words: { least: 1, most: 1 },
  options: { version: { type: 'string', default: '2025-rev-7' } },
})
const [source = ''] = positionals

const hand = (name: string): string => readFileSync(join(import.meta.dirname, 'cusma', name), 'utf8')
const note: { rules: NoteRule[]; notes: { text: string }[] } = JSON.parse(
  readFileSync(join(source, 'gn11o.json'), 'utf8'),
)
const rules: readonly RuleRow[] = markVehicles(
  [...numberedRules(note.rules, readReview(hand('review.txt'))), ...readNoteRules(hand('note-rules.txt'))],
  note.notes.map(({ text }) => text),
)
const kinds = kindRows(hand('kinds.txt'))
const conditions = conditionRows(hand('conditions.txt'))
checkWords(
  rules,
  kinds.map(({ id }) => id),
  conditions.map(({ id }) => id),
)

const files: Record<string, string> = {
  'rules.json': `[\n${rules.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  'kinds.json': `[\n${kinds.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  'conditions.json': `[\n${conditions.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
  'hs2012.tsv': correlationLines(readFileSync(join(source, 'hs2022_to_hs2012.csv'), 'utf8')),
}
writeVersion({
  about: {
    set: 'cusma',
    version: values.version,
    source:
      'HTSUS General Note 11, read as fields and compared with 2026 Revision 15; UN correlation of HS 2022 and HS 2012; conditions in our own words',
    published: day('2025-04-04'),
    retrieved: day('2026-11-22'),
    validFrom: day('2020-07-01'),
    validTo: null,
    licence: 'Facts of US law (17 USC 105); UN public reference table',
    rows: rules.length,
  },
  files,
})
console.log(
  `${rules.length} rules, ${rules.flatMap((rule) => rule.alternatives).length} alternatives, ${kinds.length} kinds, ${conditions.length} conditions`,
)

/** Every kind and condition that a rule names has its words, and none is left over. */
function checkWords(rows: readonly RuleRow[], kindIds: readonly string[], conditionIds: readonly string[]): void {
  const alternatives = rows.flatMap((rule) => rule.alternatives)
  const sources = alternatives.flatMap(({ change }) => [...(change?.also ?? []), ...(change?.except ?? [])])
  const named = [...alternatives, ...sources].flatMap(({ kind, otherThan }) => [
    ...(kind ? [kind] : []),
    ...(otherThan ?? []),
  ])
  const asked = alternatives.flatMap(({ conditions: each }) => each ?? [])
  const wrong = [
    ...named.filter((id) => !kindIds.includes(id)),
    ...kindIds.filter((id) => !named.includes(id)),
    ...asked.filter((id) => !conditionIds.includes(id)),
    ...conditionIds.filter((id) => !asked.includes(id)),
  ]
  if (wrong.length > 0)
    throw new Error(`Words without a rule or a rule without words: ${[...new Set(wrong)].join(', ')}`)
}
