// The merged estimate of a selection, asked for when its view opens.
import { estimateMergedClearance } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as clearanceEn } from '#texts/en/clearance.ts'
import { texts as en } from '#texts/en/merged-estimate.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText, saysWhy } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage } from '../../language/page-language.tsx'

export type Estimate = AnswerOf<typeof estimateMergedClearance>['data']

export function useMergedEstimate(shipmentIds: readonly string[]) {
  const language = useLanguage()
  const asked = useEndpoint(estimateMergedClearance, { body: { shipmentIds: [...shipmentIds] } })
  return {
    estimate: asked.data?.data,
    madeAt: new Date(asked.dataUpdatedAt),
    isRunning: asked.isFetching,
    /** Source: specification part 1, section 8: with the message, or alone when there is none of its own. */
    failure: asked.error ? alertText(language, asked.error) : undefined,
    again: () => void asked.refetch(),
  }
}

function alertText(language: Language, error: Error): string {
  const clearanceTexts = wordsIn(language, clearanceEn)
  const texts = wordsIn(language, en)
  const other = clearanceTexts.mergedFailed
  return saysWhy(error) ? texts.failedBecause(failureText(error, other)) : other
}
