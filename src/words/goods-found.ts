// What is found of the goods of an estimate: the same of many goods is said once, with how many they are and which.

type Found = { readonly id: string; readonly name: string }

/** `names`: of the goods, each once; `count`: the goods themselves, of which two may share a name. */
type FoundAlike<F> = { readonly names: readonly string[]; readonly count: number; readonly findings: readonly F[] }

/** Goods of which exactly the same is found stand together, in the order they come. `said`: all that a reader is told of a finding. */
export function foundAlike<F extends Found>(
  findings: readonly F[],
  said: (finding: F) => string,
): readonly FoundAlike<F>[] {
  const ofEach = [...Map.groupBy(findings, ({ id }) => id).values()]
  const alike = Map.groupBy(ofEach, (found) => JSON.stringify(found.map(said)))
  return [...alike.values()].map((group) => ({
    names: [...new Set(group.flatMap((found) => found.slice(0, 1).map(({ name }) => name)))],
    count: group.length,
    findings: group[0] ?? [],
  }))
}

/** Each finding once with the goods it is made of, in the order they come: for what is read of all goods together. */
export function foundOnce<F extends Found>(
  findings: readonly F[],
  said: (finding: F) => string,
): readonly (Pick<FoundAlike<F>, 'names' | 'count'> & { readonly finding: F; readonly all: readonly F[] })[] {
  return [...Map.groupBy(findings, said).values()].flatMap((all) => {
    const [finding] = all
    if (!finding) return []
    const names = [...new Set(all.map(({ name }) => name))]
    return [{ names, count: new Set(all.map(({ id }) => id)).size, finding, all }]
  })
}
