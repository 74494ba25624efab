// Sentences that follow each other while something runs, and hold at the last one.
import { useEffect, useState } from 'react'

/** The sentence due now: the first at once, the next after each interval, the last one for as long as it takes. */
function useTimedMessages(messages: readonly string[], intervalMs: number): string {
  const [index, setIndex] = useState(0)
  const last = messages.length - 1
  useEffect(() => {
    if (index >= last) return
    const timer = setTimeout(() => setIndex(index + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [index, last, intervalMs])
  return messages[Math.min(index, last)] ?? ''
}

/** Not a live region: only the start and the end of a run are announced. */
export function TimedMessages({ messages, intervalMs }: { messages: readonly string[]; intervalMs: number }) {
  return <p className="sm dim">{useTimedMessages(messages, intervalMs)}</p>
}
