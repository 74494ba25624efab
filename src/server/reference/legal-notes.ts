// Loads the notes a language model checks its choice against: data/legal-notes, in our own words, each with its source in the tariff.
import { join } from 'node:path'
import { z } from 'zod'
import type { LegalNote } from '#domain/classification/legal-note.ts'
import { readJson } from './dataset.ts'

const notes = z.array(
  z.strictObject({
    of: z.array(z.string().regex(/^\d{2,10}$/)).min(1),
    text: z.string().min(1),
    source: z.string().regex(/^(chapter|section|heading|headings|General Rule) /),
  }),
)

/** What sets neighbours apart, then what notes keep out of a chapter. Throws when a row is no note. */
export function loadLegalNotes(dataDir: string): readonly LegalNote[] {
  return ['neighbours.json', 'chapters.json'].flatMap((file) =>
    notes.parse(readJson(join(dataDir, 'legal-notes', file))),
  )
}
