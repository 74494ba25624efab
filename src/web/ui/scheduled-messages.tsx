// Sentences of the steps of a run, each at its set time at the earliest, and none before the run is at its step.
import { useEffect, useState } from 'react'
import css from './scheduled-messages.module.css'

/** `afterMs`: from the start of the run; the first is due at once. */
type ScheduledMessage = { readonly afterMs: number; readonly text: string }

type Props = {
  readonly messages: readonly ScheduledMessage[]
  /** Place of the sentence of the step that the run is at; undefined where nobody tells it: each then comes at its time. */
  readonly reached?: number | undefined
}

/** Never goes back. Not a live region: the end of the run is announced by its result. */
export function ScheduledMessages({ messages, reached = messages.length - 1 }: Props) {
  const due = useDueMessage(messages)
  const [shown, setShown] = useState(0)
  const now = Math.max(shown, Math.min(due, reached))
  if (now !== shown) setShown(now)
  return (
    <div className={css.running} aria-busy="true">
      <span className={css.mark} aria-hidden="true" />
      <p>{messages[now]?.text}</p>
    </div>
  )
}

/** Place of the sentence that is due now. */
function useDueMessage(messages: readonly ScheduledMessage[]): number {
  const [due, setDue] = useState(0)
  const next = messages[due + 1]
  const waitMs = next && next.afterMs - (messages[due]?.afterMs ?? 0)
  useEffect(() => {
    if (waitMs === undefined) return
    const timer = setTimeout(() => setDue(due + 1), waitMs)
    return () => clearTimeout(timer)
  }, [due, waitMs])
  return due
}
