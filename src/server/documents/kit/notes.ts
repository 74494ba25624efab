// What stands below the figures of a paper: warnings, the characters that had to be left out, notes.
import { texts } from '#texts/invoice-paper.ts'
import type { Sheet } from './sheet.ts'
import { SMALL, STRONG } from './styles.ts'
import { drawLine, lineHeight, linesHeight, type TextLine, wrapText } from './text.ts'

export type Notes = { readonly warnings: readonly string[]; readonly notes: readonly string[] }

/** Points the notes take as long as no further character is left out. */
export const notesHeight = (sheet: Sheet, notes: Notes): number => linesHeight(noteLines(sheet, notes))

/** Draws the notes from `sheet.y` on; `beginPage` draws what stands on top of a page it has to begin. */
export function drawNotes(sheet: Sheet, notes: Notes, beginPage: () => void): void {
  for (const line of noteLines(sheet, notes)) {
    if (sheet.y + lineHeight(line.style) > sheet.bottom) {
      sheet.addPage()
      beginPage()
    }
    drawLine(sheet, line, sheet.left, sheet.y, { width: sheet.width, align: 'left' })
    sheet.y += lineHeight(line.style)
  }
}

/** Warnings, with the characters that had to be left out so far, then notes. */
function noteLines(sheet: Sheet, { warnings, notes }: Notes): readonly TextLine[] {
  const missing = [...sheet.missing].map(codePointText)
  const all = [...warnings, ...(missing.length ? [texts.unprintable(missing.join(', '))] : [])]
  return [
    ...all.flatMap((warning) => wrapText(sheet, warning, STRONG, sheet.width)),
    ...notes.flatMap((note) => wrapText(sheet, note, SMALL, sheet.width)),
  ]
}

/** 'U+05E9' */
const codePointText = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** '12,000' */
export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
