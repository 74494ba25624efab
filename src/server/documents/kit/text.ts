// Text on a sheet: measured, wrapped, and drawn on a common baseline whatever fonts its characters need.
import type { Weight } from './faces.ts'
import { plainText, type Run, runsOf } from './fonts.ts'
import type { Sheet } from './sheet.ts'

/** Size and leading in points. */
export type TextStyle = { readonly weight: Weight; readonly size: number; readonly color: string }
export type Align = 'left' | 'right'

export type TextLine = {
  readonly runs: readonly (Run & { readonly width: number })[]
  readonly width: number
  readonly style: TextStyle
}

const LEADING = 1.36
/** Where the baseline stands below the top of a line, as a share of the size. */
const BASELINE = 1.02

export const lineHeight = (style: TextStyle): number => style.size * LEADING

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef'
const CLOSING = '、。，．）」』！？；：'
/** Spaces at which no line ends. */
const FIXED = '\\u00a0\\u202f'
/** Spaces that may end a line; one Han character with the closing marks that may not begin a line; or a word. */
const TOKENS = new RegExp(`[^\\S${FIXED}]+|[${HAN}][${CLOSING}]*|(?:[^\\s${HAN}]|[${FIXED}])+`, 'gu')

export const linesHeight = (lines: readonly TextLine[]): number =>
  lines.reduce((height, line) => height + lineHeight(line.style), 0)

/** Wraps at spaces and between Han characters; a word wider than the line is cut where it is full. Never drops a character. */
export function wrapText(sheet: Sheet, text: string, style: TextStyle, maxWidth: number): readonly TextLine[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const token of plainText(text).match(TOKENS) ?? []) {
    for (const piece of fittingPieces(sheet, token, style, maxWidth)) {
      const pieceWidth = measure(sheet, piece, style)
      if (line !== '' && width + pieceWidth > maxWidth && piece.trim() !== '') {
        lines.push(line.trimEnd())
        line = ''
        width = 0
      }
      if (line === '' && piece.trim() === '') continue
      line += piece
      width += pieceWidth
    }
  }
  if (line.trimEnd() !== '') lines.push(line.trimEnd())
  return lines.map((each) => textLine(sheet, each, style))
}

/** One line as it stands; made smaller when it is wider than allowed, so that a number is never broken in two. */
export function fitText(sheet: Sheet, text: string, style: TextStyle, maxWidth: number): TextLine {
  const line = textLine(sheet, plainText(text), style)
  if (line.width <= maxWidth) return line
  return textLine(sheet, plainText(text), { ...style, size: (style.size * maxWidth) / line.width })
}

/** Draws a line whose box begins at `top`; `right` aligned text ends at x + maxWidth. */
export function drawLine(
  sheet: Sheet,
  line: TextLine,
  x: number,
  top: number,
  box: { width: number; align: Align },
): void {
  const baseline = top + line.style.size * BASELINE
  let at = box.align === 'right' ? x + box.width - line.width : x
  sheet.doc.fillColor(line.style.color)
  for (const run of line.runs) {
    const options = { lineBreak: false, baseline: 'alphabetic', ...shaping(run) } as const
    sheet.setFace(run.face, line.style.size).text(run.text, at, baseline, options)
    at += run.width
  }
}

/** Draws lines below each other and returns where the next one would begin. */
export function drawLines(
  sheet: Sheet,
  lines: readonly TextLine[],
  x: number,
  top: number,
  box: { width: number; align: Align },
): number {
  return lines.reduce((y, line) => {
    drawLine(sheet, line, x, y, box)
    return y + lineHeight(line.style)
  }, top)
}

function textLine(sheet: Sheet, text: string, style: TextStyle): TextLine {
  const cut = runsOf(text, style.weight, sheet.reportMissing)
  const runs = cut.map((run) => ({ ...run, width: runWidth(sheet, run, style) }))
  return { runs, width: runs.reduce((width, run) => width + run.width, 0), style }
}

/** The token itself, or pieces of it that each fit a line. */
function fittingPieces(sheet: Sheet, token: string, style: TextStyle, maxWidth: number): readonly string[] {
  if (measure(sheet, token, style) <= maxWidth) return [token]
  const pieces: string[] = []
  let piece = ''
  for (const character of token) {
    if (piece !== '' && measure(sheet, piece + character, style) > maxWidth) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

const measure = (sheet: Sheet, text: string, style: TextStyle): number =>
  runsOf(text, style.weight, sheet.reportMissing).reduce((width, run) => width + runWidth(sheet, run, style), 0)

/** Widths at a size of one point, by face and text, of all papers of a thread: their headings and labels are the same. */
const widths = new Map<string, number>()
const MOST_WIDTHS = 20_000

function runWidth(sheet: Sheet, run: Run, { size }: TextStyle): number {
  const key = `${run.face} ${run.text}`
  const known = widths.get(key)
  if (known !== undefined) return known * size
  if (widths.size >= MOST_WIDTHS) widths.clear()
  const width = sheet.setFace(run.face, 1).widthOfString(run.text, shaping(run))
  widths.set(key, width)
  return width * size
}

/** The library shapes word by word and puts the words from left to right, unless features are named: then all of it at once. */
const shaping = ({ isRightToLeft }: Run): { features?: [] } => (isRightToLeft ? { features: [] } : {})
