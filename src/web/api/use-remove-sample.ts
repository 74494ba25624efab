// Throws the sample shipment away.
import { getSampleShipment, removeSampleShipment } from '#contract/sample-shipment.ts'
import { texts as en } from '#texts/en/sample-shipment.ts'
import { useTexts } from '../language/page-language.tsx'
import { failureText } from './failures.ts'
import { useOutdate, useSend } from './hooks.ts'

/** `onGone`: told once it is. */
export function useRemoveSample(onGone: () => void) {
  const texts = useTexts(en)
  const outdate = useOutdate()
  const send = useSend(removeSampleShipment)
  const onSuccess = () => {
    onGone()
    outdate(getSampleShipment)
  }
  return {
    remove: () => send.mutate({}, { onSuccess }),
    isRunning: send.isPending,
    failure: send.error ? failureText(send.error, texts.removeFailed) : undefined,
    forget: send.reset,
  }
}
