// Numbers in order as people write them.

/** '1-3, 7': runs of three and more are drawn together. */
export function numberList(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last.to + 1) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(runText).join(', ')
}

function runText({ from, to }: { from: number; to: number }): string {
  if (from === to) return String(from)
  return to === from + 1 ? `${from}, ${to}` : `${from}-${to}`
}
