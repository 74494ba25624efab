// What a look-up of a maker is at while it runs.
import { LOOKUP_STEPS } from '#contract/lookups.ts'
import { texts as en } from '#texts/en/item.ts'
import { useReachedLookupStep } from '../../api/use-reached-step.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ScheduledMessages } from '../../ui/scheduled-messages.tsx'

/** Each sentence comes so long after the one before, at the earliest. Source: specification part 1, section 9. */
const MESSAGE_MS = 2000

/** `run`: its name, under which the server knows its step. */
export function LookupProgress({ run }: { readonly run: string }) {
  const { lookupProgress } = useTexts(en)
  const messages = LOOKUP_STEPS.map((step, at) => ({ afterMs: at * MESSAGE_MS, text: lookupProgress[step] }))
  return <ScheduledMessages messages={messages} reached={useReachedLookupStep(run, LOOKUP_STEPS)} />
}
