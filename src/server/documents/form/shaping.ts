// Where the glyphs of a right-to-left text stand. The form library puts every glyph behind the one before: dots and vowel signs,
// which fonts of these scripts place on their letters, would land beside them.
import { openedFace } from '../kit/faces.ts'
import type { Run } from '../kit/fonts.ts'

/** Points at a size of 1, from the left end of the text: one place for each glyph, in printing order. */
type Placed = {
  readonly glyphs: readonly { readonly x: number; readonly y: number }[]
  readonly width: number
}

/** Kerning and ligatures are off: the form library draws glyphs at their own widths, and a copied text keeps its letters. */
export const FEATURES = { kern: false, liga: false, clig: false, calt: false }

export function placed({ face: name, text }: Run): Placed {
  const face = openedFace(name)
  let width = 0
  const glyphs = face.layout(text, { ...FEATURES }).positions.map(({ xAdvance, xOffset, yOffset }) => {
    const at = { x: (width + xOffset) / face.unitsPerEm, y: yOffset / face.unitsPerEm }
    width += xAdvance
    return at
  })
  return { glyphs, width: width / face.unitsPerEm }
}
