// What stands below the figures of a paper: warnings, the characters that had to be left out, notes.
import { thousandsText } from '#domain/money.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { missingCodes } from './missing.ts'
import type { Sheet } from './sheet.ts'
import { SMALL, STRONG } from './styles.ts'
import { drawLine, lineHeight, linesHeight, type TextLine, wrapText } from './text.ts'

/** `words`: of what had to be left out, English where a paper brings none. */
type Notes = {
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
  readonly words?: Readonly<Record<'unprintable' | 'picturesLeftOut', (codes: string) => string>>
}

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
function noteLines(sheet: Sheet, { warnings, notes, words = texts }: Notes): readonly TextLine[] {
  const { boxes, leftOut } = missingCodes(sheet.missing)
  const all = [
    ...warnings,
    ...(boxes ? [words.unprintable(boxes)] : []),
    ...(leftOut ? [words.picturesLeftOut(leftOut)] : []),
  ]
  return [
    ...all.flatMap((warning) => wrapText(sheet, warning, STRONG, sheet.width)),
    ...notes.flatMap((note) => wrapText(sheet, note, SMALL, sheet.width)),
  ]
}

/** '12,000' */
export const countText = (count: number): string => thousandsText(String(count))
