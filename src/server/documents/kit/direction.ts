// Text in which right-to-left scripts stand among left-to-right ones, in the order the eye meets it on a line.
// Source: Unicode Standard Annex 9, Bidirectional Algorithm, rules L2 and L4; our papers run from left to right.
import bidiFactory from 'bidi-js'

/** A stretch of one direction. Its letters stay in the order they are read; brackets face the way they are printed. */
export type Stretch = { readonly text: string; readonly isRightToLeft: boolean }

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const bidi = bidiFactory()

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** The stretches of one line from left to right. */
export function visualOrder(line: string): readonly Stretch[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr')
  const facing = mirrored(line, bidi.getMirroredCharactersMap(line, embedding.levels))
  return reordered(stretchesOf(facing, embedding.levels)).map(({ text, level }) => ({
    text,
    isRightToLeft: isOdd(level),
  }))
}

/** The characters of a stretch that no right-to-left font shapes, in the order they are printed. */
export const reversed = (text: string): string => [...text].reverse().join('')

const isOdd = (level: number): boolean => level % 2 === 1

/** Mirrored characters are of the same length as those they stand for. */
const mirrored = (line: string, map: ReadonlyMap<number, string>): string =>
  map.size === 0 ? line : Array.from({ length: line.length }, (_, at) => map.get(at) ?? line[at]).join('')

type Leveled = { readonly text: string; readonly level: number }

function stretchesOf(line: string, levels: Uint8Array): readonly Leveled[] {
  const found: { text: string; level: number }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0
    const last = found.at(-1)
    if (last?.level === level) last.text += line[at]
    else found.push({ text: line[at] ?? '', level })
  }
  return found
}

/** From the highest level down, whatever stands at that level or above is turned around, stretch by stretch. */
function reordered(stretches: readonly Leveled[]): readonly Leveled[] {
  const order = [...stretches]
  const highest = Math.max(0, ...stretches.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if ((order[from]?.level ?? 0) < level) continue
      let to = from
      while ((order[to]?.level ?? 0) >= level) to += 1
      order.splice(from, to - from, ...order.slice(from, to).reverse())
      from = to
    }
  }
  return order
}
