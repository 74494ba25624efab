// Sentences that come at set times while something runs, and hold at the last one that is due.
import { useEffect, useState } from 'react'
import css from './scheduled-messages.module.css'

/** `afterMs`: from the start of the run; the first is due at once. */
export type ScheduledMessage = { readonly afterMs: number; readonly text: string }

/** Not a live region: the end of the run is announced by its result. */
export function ScheduledMessages({ messages }: { readonly messages: readonly ScheduledMessage[] }) {
  const due = useDueMessage(messages)
  return (
    <div className={css.running} aria-busy="true">
      <span className={css.mark} aria-hidden="true" />
      <p>{messages[due]?.text}</p>
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
