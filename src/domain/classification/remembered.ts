// What was worked out of a title of the schedule, kept for the next time: candidates of one answer share most of their titles.

/** Titles kept at a time; then all are let go. */
const MOST = 3000

/** Answers what `work` answers, the same text's from memory. `work` must depend on the text alone, its answers must not be changed. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MOST) known.clear()
    const worked = work(text)
    known.set(text, worked)
    return worked
  }
}
