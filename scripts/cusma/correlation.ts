// HS 2022 codes to the HS 2012 codes that the note is written in: one line a code, its counterparts only where it is not itself one.

/** Lines 'code' (the same in both) or 'code TAB counterpart counterpart'; then the codes of HS 2012 alone, after '-'. */
export function correlationLines(csv: string): string {
  const targets = new Map<string, Set<string>>()
  for (const line of csv.split(/\r?\n/).slice(1)) {
    const [newer = '', older = ''] = line.split(',').map((cell) => cell.trim())
    if (!/^(?!9[89])\d{6}$/.test(newer) || !/^\d{6}$/.test(older)) continue
    targets.set(newer, (targets.get(newer) ?? new Set()).add(older))
  }
  const same = [...targets].sort(([a], [b]) => (a < b ? -1 : 1))
  const newer = same.map(([code, older]) => (older.has(code) ? code : `${code}\t${[...older].sort().join(' ')}`))
  const all = new Set([...targets.values()].flatMap((each) => [...each]))
  const gone = [...all].filter((code) => !targets.has(code)).sort()
  return `${[...newer, ...gone.map((code) => `-\t${code}`)].join('\n')}\n`
}
