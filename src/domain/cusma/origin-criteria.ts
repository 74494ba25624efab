// Why goods originate under CUSMA. The specification's letters are not the treaty's: the screen and the saved form keep the
// former, the certificate prints the latter. Source: CUSMA Article 4.2 and 4.12; specification part 2, section 9; decisions a.
import type { CertificateLack } from './lacks.ts'

/** The letters of the specification, and the treaty's fourth way that it lacks. */
export const CRITERION_CHOICES = ['A', 'B', 'C', 'D', '4.2(d)'] as const
export type CriterionChoice = (typeof CRITERION_CHOICES)[number]

/** What stands while nobody has chosen. It blocks signing until somebody confirms it (decisions a). */
export const DEFAULT_CRITERION: CriterionChoice = 'A'

type OriginCriterion = {
  readonly choice: CriterionChoice
  /** By which the words name and explain it. */
  readonly key: 'wholly' | 'materials' | 'rule' | 'deMinimis' | 'parts'
  /** The letter the certificate prints. */
  readonly treatyLetter: 'A' | 'B' | 'C' | 'D'
  readonly article: string
  /** A second article the certificate names, or null. */
  readonly note: string | null
}

const criterion = (
  choice: CriterionChoice,
  key: OriginCriterion['key'],
  treatyLetter: OriginCriterion['treatyLetter'],
  article: string,
  note: string | null = null,
): OriginCriterion => ({ choice, key, treatyLetter, article, note })

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

/** Why the criterion cannot be true of goods with this code. Source: CUSMA Article 4.2(d), chapeau. */
export function criterionProblem(
  choice: CriterionChoice,
  htsCode: string | null,
  name: string,
): CertificateLack | undefined {
  const isTextile = /^6[123]/.test(htsCode ?? '')
  return choice === '4.2(d)' && isTextile ? { reason: 'not-for-textiles', facts: { name } } : undefined
}
