// What a claim of origin is proven with, as far as its decision rests on it. Source: CUSMA Article 5.8; 19 CFR 182.15.
import { decidingAttempt, type OriginDecision } from './decision.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'

export const EVIDENCE_KINDS = [
  'recipe',
  'codes',
  'declarations',
  'harvest',
  'value',
  'netCost',
  'weight',
  'process',
  'years',
] as const
export type Evidence = {
  readonly evidence: (typeof EVIDENCE_KINDS)[number]
  /** Ids of the materials it is about. */
  readonly materials: readonly string[]
}

/** In the order it is gathered; empty where nothing may be claimed. */
export function evidenceToKeep(given: OriginCase, decision: OriginDecision): readonly Evidence[] {
  if (decision.outcome !== 'originating') return []
  const met = decidingAttempt(decision)
  const changed = new Set(met?.changes.filter(({ change }) => change === 'yes').map(({ material }) => material))
  const own = given.materials.filter(({ originating }) => originating === 'yes')
  const usesTenth = decision.usesDeMinimis && met?.deMinimis !== undefined
  const needsValue = (met?.sums.length ?? 0) > 0 || (usesTenth && met?.deMinimis?.by === 'value')
  const kept: readonly (Evidence | false)[] = [
    { evidence: 'recipe', materials: [] },
    changed.size > 0 && { evidence: 'codes', materials: [...changed] },
    own.length > 0 && { evidence: 'declarations', materials: own.map(({ id }: OriginMaterial) => id) },
    decision.criterion === 'A' && { evidence: 'harvest', materials: [] },
    needsValue && { evidence: 'value', materials: [] },
    met?.sums.some(({ method, isMet }) => method === 'net-cost' && isMet === 'yes') === true && {
      evidence: 'netCost',
      materials: [],
    },
    usesTenth && met?.deMinimis?.by === 'weight' && { evidence: 'weight', materials: [] },
    given.processes.length > 0 && { evidence: 'process', materials: [] },
    { evidence: 'years', materials: [] },
  ]
  return kept.filter((each) => each !== false)
}
