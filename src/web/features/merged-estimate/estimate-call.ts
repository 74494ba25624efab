// The merged estimate of a selection, asked for when its view opens.
import { estimateMergedClearance } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as clearanceTexts } from '#texts/en/clearance.ts'
import { texts } from '#texts/en/merged-estimate.ts'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'

export type Estimate = AnswerOf<typeof estimateMergedClearance>['data']

export function useMergedEstimate(shipmentIds: readonly string[]) {
  const asked = useEndpoint(estimateMergedClearance, { body: { shipmentIds: [...shipmentIds] } })
  return {
    estimate: asked.data?.data,
    madeAt: new Date(asked.dataUpdatedAt),
    isRunning: asked.isFetching,
    /** Source: specification part 1, section 8: with the message, or alone when there is none of its own. */
    failure: asked.error ? alertText(asked.error) : undefined,
    again: () => void asked.refetch(),
  }
}

function alertText(error: Error): string {
  const message = failureText(error, { noConnection: sessionTexts.noConnection, other: clearanceTexts.mergedFailed })
  return message === clearanceTexts.mergedFailed ? message : texts.failedBecause(message)
}
