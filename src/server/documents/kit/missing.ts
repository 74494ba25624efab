// Characters that no font of ours has: what stands for them, and how a paper says so.

/** A picture says nothing that a broker needs: it is left out. Anything else might be part of a name: a box keeps its place. */
const PICTURE =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3)$/u

const BOX = '□'

/** What a character without a glyph stands as; empty for a picture. */
export const standIn = (character: string): string => (PICTURE.test(character) ? '' : BOX)

/** 'U+05E9, U+05EA' of the characters printed as boxes, and of those left out. Empty where there are none. */
export function missingCodes(missing: Iterable<string>): { readonly boxes: string; readonly leftOut: string } {
  const all = [...missing]
  const codes = (characters: readonly string[]) => characters.map(codePointText).join(', ')
  return {
    boxes: codes(all.filter((character) => standIn(character) !== '')),
    leftOut: codes(all.filter((character) => standIn(character) === '')),
  }
}

const codePointText = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
