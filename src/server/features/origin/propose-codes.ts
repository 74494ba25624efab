// Six-digit codes for materials in words, by the classifier of goods.
import { type Candidate, rankCandidates } from '#domain/classification/ranking.ts'
import type { Deps } from '../../deps.ts'

const SIX = 6

/** In the order asked; null where nothing in the words is known. `confidence`: percent that the six digits are right. */
export function proposeCodes(
  { classifier, tariff }: Pick<Deps, 'classifier' | 'tariff'>,
  descriptions: readonly string[],
) {
  return descriptions.map((description) => {
    const [first]: readonly Candidate[] = rankCandidates(classifier(), { description }).candidates
    if (!first) return null
    const code = first.code.slice(0, SIX)
    return { code, title: tariff.plainTitle(code), confidence: first.confidence6 }
  })
}
