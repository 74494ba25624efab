// How far the imports of this server are: real counts of lines, kept in memory, since the database shows nothing of a transaction
// before its end.
type Progress = { readonly doing: 'checking' | 'saving'; readonly lines: number }

const underWay = new Map<string, Progress>()

/** Notes that an import begins; `lines` tells how far it is, `end` that it is over. */
export function noteProgress(id: string, doing: Progress['doing']) {
  underWay.set(id, { doing, lines: 0 })
  return {
    lines: (lines: number): void => {
      underWay.set(id, { doing, lines })
    },
    end: (): void => {
      underWay.delete(id)
    },
  }
}

export const progressOf = (id: string): Progress | null => underWay.get(id) ?? null
