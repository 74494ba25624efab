// The foot of a page: where the reader is, and once, on the first page, that the paper is a draft.
import { texts } from '#texts/en/invoice-paper.ts'
import type { Sheet } from './sheet.ts'
import { SMALL } from './styles.ts'
import { drawLine, fitText } from './text.ts'

/** Draws the foot of the current page. `place` stands right, such as 'INV-1 · Page 1 of 2'; `draft` left. */
export function drawFooter(sheet: Sheet, place: string, draft: string | undefined): void {
  const top = sheet.bottom + 16
  const box = { width: sheet.width, align: 'right' } as const
  drawLine(sheet, fitText(sheet, place, SMALL, sheet.width / 2), sheet.left, top, box)
  if (draft === undefined) return
  drawLine(sheet, fitText(sheet, draft, SMALL, sheet.width / 2), sheet.left, top, { ...box, align: 'left' })
}

/** 'INV-1 · Page 1 of 2' */
export const pageText = (paper: string, page: number, pages: number, words: PageWords = texts): string =>
  `${paper} · ${words.pageOf(page, pages)}`

/** English where a paper brings none. */
type PageWords = { readonly pageOf: (page: number, pages: number) => string }
