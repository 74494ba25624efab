// What a lookup is at while it runs.
import { MAKER_STEPS } from '#contract/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import { useReachedPublicStep } from '../../api/use-reached-step.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ScheduledMessages } from '../../ui/scheduled-messages.tsx'

/** When each sentence is due at the earliest. Source: specification part 2, section 4: "progress messages at 2, 6 and 10 seconds". */
const DUE_MS = [0, 2000, 6000, 10_000] as const

/** `run`: its name, under which the server knows its step. */
export function MakerProgress({ run }: { readonly run: string }) {
  const texts = useTexts(en)
  const messages = DUE_MS.map((afterMs, at) => ({ afterMs, text: texts.makerSearching[at] ?? '' }))
  return <ScheduledMessages messages={messages} reached={useReachedPublicStep(run, MAKER_STEPS)} />
}
