// How far checks of imports of this server are: real counts of lines, kept in memory, as a check that is cut off leaves nothing behind and is
// asked for again. How far a saving is stands with its job.
const underWay = new Map<string, number>()

/** Notes that a check begins; `lines` tells how far it is, `end` that it is over. */
export function noteCheck(id: string) {
  underWay.set(id, 0)
  return {
    lines: (lines: number): void => {
      underWay.set(id, lines)
    },
    end: (): void => {
      underWay.delete(id)
    },
  }
}

/** Lines that were checked; undefined while no check is under way. */
export const checkedLines = (id: string): number | undefined => underWay.get(id)
