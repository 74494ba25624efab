// Begins the CUSMA form of a shipment, or takes the one there is.
import { useQueryClient } from '@tanstack/react-query'
import { createCusmaForm } from '#contract/cusma.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { completeData } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'

export type BegunForm = AnswerOf<typeof createCusmaForm>['data']

export function useBeginForm(shipmentId: string, onBegun: (form: BegunForm) => void) {
  const texts = useTexts(en)
  const client = useQueryClient()
  const send = useSend(createCusmaForm)
  const params = { id: shipmentId }
  const onSuccess = ({ data }: { data: BegunForm }) => {
    void client.invalidateQueries({ queryKey: endpointKey(completeData, { params }) })
    onBegun(data)
  }
  return {
    begin: () => send.mutate({ params, body: {} }, { onSuccess }),
    isRunning: send.isPending,
    failure: send.error ? failureText(send.error, texts.failed) : undefined,
    forget: send.reset,
  }
}
