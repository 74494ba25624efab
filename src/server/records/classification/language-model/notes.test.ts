// The notes of the law a language model checks its choice against.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadLegalNotes } from '../../../reference/legal-notes.ts'
import { shipped } from '../../../testing/shipped-law.ts'

const dataDir = join(import.meta.dirname, '../../../../../data')
const tariff = shipped.schedule()
const NOTES = loadLegalNotes(dataDir)
const HEADINGS = new Set(tariff.declarable.map((code) => code.slice(0, 4)))
/** Every four-digit number in a note is a heading. */
const headingsIn = (text: string): readonly string[] => text.match(/\b\d{4}\b/g) ?? []

it('are many, each once', () => {
  expect(NOTES.length).toBeGreaterThanOrEqual(30 + 20)
  expect(new Set(NOTES.map(({ text }) => text)).size).toBe(NOTES.length)
})

it.each(NOTES.map((note) => [note.text.slice(0, 60), note] as const))('"%s" names headings that exist', (_, note) => {
  const starts = note.of.filter((start) => start.length === 4)
  for (const heading of [...starts, ...headingsIn(note.text), ...headingsIn(note.source)])
    expect(HEADINGS.has(heading), heading).toBe(true)
})

it.each(NOTES.map((note) => [note.text.slice(0, 60), note.source] as const))('"%s" names its source', (_, source) => {
  expect(source).toMatch(/^(chapter|section|heading|headings|General Rule) /)
})
