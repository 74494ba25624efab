// What a language model may choose from: the headings the offline classifier finds likeliest, and all lines of a heading.
import type { Classifier, Judgement } from '#domain/classification/classifier.ts'
import type { HtsCode } from '#domain/hts-code.ts'
import type { OfferedCode } from '../../../providers/language-model/prompts/choose-code.ts'

const HEADINGS_OFFERED = 20
const MOST_TITLE_LETTERS = 320

/** The likeliest headings, likeliest first, each with chapter and title in plain words and, where installed, in those of the law. */
export const offeredHeadings = (classifier: Classifier, { headings }: Judgement): readonly OfferedCode[] =>
  headings
    .slice(0, HEADINGS_OFFERED)
    .map(({ heading }) => ({ code: heading, titles: titlesOf(classifier, heading, 0) }))

/** Every line of a heading, in schedule order, with the rulings that gave it to like goods. */
export const offeredLines = (classifier: Classifier, judgement: Judgement, heading: string): readonly OfferedCode[] =>
  linesOf(classifier, heading).map((code) => {
    const ruling = classifier.precedents.find(code, judgement.query)
    const titles = titlesOf(classifier, code, 2)
    return { code, titles: ruling ? `${titles} [customs ruling ${ruling.ruling}: ${ruling.goods}]` : titles }
  })

const linesOf = ({ search }: Classifier, heading: string): readonly HtsCode[] =>
  search.subheadingsOf(heading).flatMap(search.linesOf)

/** Titles of the path from step `from`; the words of the law follow those of our own. */
export function titlesOf({ schedule }: Classifier, code: string, from: number): string {
  const plain = schedule.plainPath(code)
  const own = plain.slice(Math.min(from, plain.length - 1)).join(' > ')
  const legal = schedule.hasLegalTexts ? schedule.path(code).slice(Math.max(1, from)).join(' > ') : ''
  return [shortened(own), legal && `law: ${shortened(legal)}`].filter(Boolean).join(' | ')
}

/** The end of a path tells its lines apart. */
const shortened = (titles: string): string =>
  titles.length <= MOST_TITLE_LETTERS ? titles : `... ${titles.slice(-MOST_TITLE_LETTERS)}`
