// Numbers of boxes in a few words.

/** [1, 2, 3, 5, 8, 9] reads '1–3, 5, 8, 9'. */
export function numberRuns(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(runText).join(', ')
}

function runText([from, to]: readonly [from: number, to: number]): string {
  if (from === to) return String(from)
  return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`
}
