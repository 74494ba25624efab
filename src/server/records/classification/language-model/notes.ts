// Notes on the line a language model has chosen: those of the law for its chapter or heading, and those of our lexicon for the goods.
import type { Classifier, Judgement } from '#domain/classification/classifier.ts'
import type { OfferedNote } from '../../../providers/language-model/prompts/check-code.ts'

const MOST_LEXICON_NOTES = 12

/** Notes on the line's chapter or heading, then what our lexicon says of the names that stand in the listing. */
export function notesOn(classifier: Classifier, { votes }: Judgement, code: string): readonly OfferedNote[] {
  const legal = classifier.legalNotes
    .filter((note) => note.of.some((start) => code.startsWith(start)))
    .map(({ text, source }) => `${text} (${source})`)
  const names = new Set(votes.map(({ name }) => name))
  const ours = classifier.lexicon.noted.flatMap(({ terms, code: row, note }) => {
    const name = terms.find((term) => names.has(term))
    return name ? [`goods called "${name}", code ${row}: ${note}`] : []
  })
  return [...legal, ...new Set(ours.slice(0, MOST_LEXICON_NOTES))].map((text, at) => ({ id: `n${at + 1}`, text }))
}
