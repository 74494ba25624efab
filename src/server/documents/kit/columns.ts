// Blocks beside each other, such as the parties of an invoice: each a small label, a name and lines below.
import type { Sheet } from './sheet.ts'
import { drawLines, linesHeight, type TextStyle, wrapText } from './text.ts'

type Block = {
  readonly paragraphs: readonly { readonly text: string; readonly style: TextStyle }[]
  /** Share of the width, beside the shares of the others. */
  readonly share: number
}

const GAP = 14

/** Draws the blocks from `sheet.y` on and leaves `sheet.y` below the longest. */
export function drawColumns(sheet: Sheet, blocks: readonly Block[]): void {
  const shares = blocks.reduce((total, block) => total + block.share, 0)
  const available = sheet.width - GAP * (blocks.length - 1)
  const heights: number[] = []
  let x = sheet.left
  for (const block of blocks) {
    const width = (available * block.share) / shares
    const lines = block.paragraphs.flatMap(({ text, style }) => wrapText(sheet, text, style, width))
    drawLines(sheet, lines, x, sheet.y, { width, align: 'left' })
    heights.push(linesHeight(lines))
    x += width + GAP
  }
  sheet.y += Math.max(...heights)
}
