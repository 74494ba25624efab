// The lines and colours of our papers: ink on white, hairlines between rows, a single rule above a total and a double one below.
import type { Sheet } from './sheet.ts'

export const INK = '#16212b'
export const MUTED = '#55626d'
const HAIRLINE = '#ccd3d9'

type RuleKind = 'hairline' | 'single' | 'double'

/** Draws a rule across the content at `y`. */
export function drawRule(sheet: Sheet, y: number, kind: RuleKind): void {
  const color = kind === 'hairline' ? HAIRLINE : INK
  const offsets = kind === 'double' ? [0, 2.4] : [0]
  for (const offset of offsets) {
    sheet.doc
      .moveTo(sheet.left, y + offset)
      .lineTo(sheet.left + sheet.width, y + offset)
      .lineWidth(kind === 'hairline' ? 0.5 : 0.8)
      .strokeColor(color)
      .stroke()
  }
}
