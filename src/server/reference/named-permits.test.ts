// Rows that name whose permit goods want.
import { expect, it } from 'vitest'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

it.each([
  ['Ancient Maya pottery vessel, authentic', 'CN', 'Maya objects need the export permit of Guatemala, Belize, El'],
  [
    'Pottery vase Inca authentic, antique from Peru',
    undefined,
    'Inca objects need the export permit of Peru, Bolivia,',
  ],
  ['Tête en terre cuite Nok authentique, fouille', 'NG', 'Ancient objects of Nigeria need the export permit of'],
  ['Bronze statue excavated, hellenistic', 'TR', 'Archaeological goods need the export permit of the country they'],
])('names whose permit a find wants by its words, not by the origin declared: %s', (description, origin, title) => {
  const found = findingsOf({ description, origin }, shipped.entryLaw(), { on: day('2026-11-22') })
  const finding = found.find(({ rule }) => rule === 'cultural-property')
  expect(finding?.kind === 'row' && finding.title.en).toContain(title)
})
