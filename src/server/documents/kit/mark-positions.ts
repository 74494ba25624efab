// Fonts without the rules that place combining marks. The PDF library reads those rules for every paper, which is most of what
// opening a font costs, while a text composed by NFC hardly ever has a combining mark left. Source: OpenType 1.9, "GPOS".
import { tableOffset } from './coverage.ts'

/** Features that only place marks: on letters, on other marks, above and below Indic letters. */
const MARK_FEATURES = ['mark', 'mkmk', 'abvm', 'blwm']
/** A tag no program asks for. */
const UNUSED_TAG = 'zzzz'

/** Whether a text needs the rules. */
export const hasMarks = (text: string): boolean => /\p{M}/u.test(text)

/** The font again with those features under a name nobody asks for; letters, widths and kerning stay as they are. */
export function withoutMarkPositions(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  const view = new DataView(copy.buffer, copy.byteOffset, copy.byteLength)
  const table = tableOffset(view, 'GPOS')
  const features = table + view.getUint16(table + 6)
  for (let index = 0; index < view.getUint16(features); index += 1) {
    const tag = features + 2 + index * 6
    if (MARK_FEATURES.includes(copy.toString('latin1', tag, tag + 4))) copy.write(UNUSED_TAG, tag, 'latin1')
  }
  return copy
}
