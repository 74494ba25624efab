// Why goods originate under CUSMA. The specification's letters are not the treaty's: the screen and the saved form keep the
// former, the certificate prints the latter. Source: CUSMA Article 4.2 and 4.12; specification part 2, section 9; decisions a.
import { texts } from '#texts/en/cusma.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'

/** The letters of the specification, and the treaty's fourth way that it lacks. */
export const CRITERION_CHOICES = ['A', 'B', 'C', 'D', '4.2(d)'] as const
export type CriterionChoice = (typeof CRITERION_CHOICES)[number]

/** What stands while nobody has chosen. It blocks signing until somebody confirms it (decisions a). */
export const DEFAULT_CRITERION: CriterionChoice = 'A'

export type OriginCriterion = {
  readonly choice: CriterionChoice
  readonly name: string
  /** The letter the certificate prints. */
  readonly treatyLetter: 'A' | 'B' | 'C' | 'D'
  readonly article: string
  /** A second article the certificate names, or null. */
  readonly note: string | null
  /** What it means, and what the certifier must be able to show. */
  readonly means: string
  readonly proof: string
}

const { criteria: names, criteriaMean: means, criteriaProof: proof } = texts

const criterion = (
  choice: CriterionChoice,
  key: keyof typeof names,
  treatyLetter: OriginCriterion['treatyLetter'],
  article: string,
  note: string | null = null,
): OriginCriterion => ({
  choice,
  name: names[key],
  treatyLetter,
  article,
  note,
  means: means[key],
  proof: proof[key],
})

/** In the order of the choice. */
export const ORIGIN_CRITERIA: readonly OriginCriterion[] = [
  criterion('A', 'wholly', 'A', 'Art. 4.2(a)'),
  criterion('B', 'materials', 'C', 'Art. 4.2(c)'),
  criterion('C', 'rule', 'B', 'Art. 4.2(b)'),
  criterion('D', 'deMinimis', 'B', 'Art. 4.2(b)', 'Art. 4.12'),
  criterion('4.2(d)', 'parts', 'D', 'Art. 4.2(d)'),
]

export function originCriterion(choice: CriterionChoice): OriginCriterion {
  const found = ORIGIN_CRITERIA.find((each) => each.choice === choice)
  if (!found) throw new RangeError(`not an origin criterion: ${choice}`)
  return found
}

/** What the certificate prints: 'B, Art. 4.2(b); Art. 4.12'. */
export function printedCriterion(choice: CriterionChoice): string {
  const { treatyLetter, article, note } = originCriterion(choice)
  return note ? paper.criterionNoted(treatyLetter, article, note) : paper.criterionPrinted(treatyLetter, article)
}

/** Why the criterion cannot be true of goods with this code, as a sentence. Source: CUSMA Article 4.2(d), chapeau. */
export function criterionProblem(choice: CriterionChoice, htsCode: string | null, item: string): string | undefined {
  const isTextile = /^6[123]/.test(htsCode ?? '')
  return choice === '4.2(d)' && isTextile ? texts.notForTextiles(item) : undefined
}
