// Text on a form paper: measured, wrapped, made smaller where a box is full, and drawn whatever fonts its characters need.
import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  type PDFOperator,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import { plainText, type Run, runsOf } from '../kit/fonts.ts'
import type { TextStyle } from '../kit/text.ts'
import { type FormPaper, fontOf, PAGE } from './paper.ts'
import { placed } from './shaping.ts'

export type Words = { readonly lines: readonly (readonly Run[])[]; readonly style: TextStyle }

const LEADING = 1.3
/** Where the baseline stands below the top of a line, as a share of the size. */
const BASELINE = 1.0
/** Below this size, in points, nothing is made smaller. */
const SMALLEST = 3.5
const STEP = 0.5

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef'
const TOKENS = new RegExp(`\\s+|[${HAN}][、。，．）」』！？；：]*|[^\\s${HAN}]+`, 'gu')

export const lineHeight = (style: TextStyle): number => style.size * LEADING
export const wordsHeight = ({ lines, style }: Words): number => lines.length * lineHeight(style)

/** Wraps at spaces and between Han characters; a word wider than the line is cut where it is full. Never drops a character. */
export function wrapWords(paper: FormPaper, text: string, style: TextStyle, width: number): Words {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of (plainText(text).match(TOKENS) ?? []).flatMap((token) => cut(paper, token, style, width))) {
    const own = widthOf(paper, piece, style)
    const isBlank = piece.trim() === ''
    if (line !== '' && !isBlank && used + own > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    if (line === '' && isBlank) continue
    line += piece
    used += own
  }
  const all = line.trimEnd() === '' ? lines : [...lines, line.trimEnd()]
  return { lines: all.map((each) => runs(paper, each, style)), style }
}

/** Wrapped as above, in the largest size not above the style's in which all lines fit the box. */
export function fitWords(
  paper: FormPaper,
  text: string,
  style: TextStyle,
  box: { readonly width: number; readonly height: number },
): Words {
  const words = wrapWords(paper, text, style, box.width)
  if (wordsHeight(words) <= box.height || style.size - STEP < SMALLEST) return words
  return fitWords(paper, text, { ...style, size: style.size - STEP }, box)
}

/** One line that begins at (x, top) counted from the upper left corner of the page; ends there when `align` is right. */
export function writeLine(
  paper: FormPaper,
  page: PDFPage,
  text: string,
  style: TextStyle,
  at: { readonly x: number; readonly top: number; readonly align?: 'right' },
): void {
  const line = plainText(text)
  const x = at.align === 'right' ? at.x - widthOf(paper, line, style) : at.x
  writeWords(paper, page, { lines: [runs(paper, line, style)], style }, { x, top: at.top })
}

/** Lines below each other; answers the top of what follows. */
export function writeWords(
  paper: FormPaper,
  page: PDFPage,
  words: Words,
  at: { readonly x: number; readonly top: number },
): number {
  for (const face of facesOf(words)) page.node.setFontDictionary(PDFName.of(face), fontOf(paper, face).ref)
  page.pushOperators(...textOperators(paper, words, { x: at.x, y: PAGE.height - at.top }))
  return at.top + wordsHeight(words)
}

export const facesOf = ({ lines }: Words): ReadonlySet<string> => new Set(lines.flat().map((run) => run.face))

/** Draws words whose first line's top stands at y, counted from below as PDF does. Fonts are named by their face. */
export function textOperators(
  paper: FormPaper,
  { lines, style }: Words,
  at: { readonly x: number; readonly y: number },
): readonly PDFOperator[] {
  return lines.flatMap((line, index) => {
    let x = at.x
    const y = at.y - index * lineHeight(style) - style.size * BASELINE
    return line.flatMap((run) => {
      const operators = [
        beginText(),
        setFillingColor(colorOf(style.color)),
        setFontAndSize(PDFName.of(run.face), style.size),
        ...showRun(paper, run, style.size, { x, y }),
        endText(),
      ]
      x += runWidth(paper, run) * style.size
      return operators
    })
  })
}

/** A run of a right-to-left script glyph by glyph, so that each stands in its place. */
function showRun(paper: FormPaper, run: Run, size: number, at: { readonly x: number; readonly y: number }) {
  const code = fontOf(paper, run.face).encodeText(run.text)
  if (!run.isRightToLeft) return [setTextMatrix(1, 0, 0, 1, at.x, at.y), showText(code)]
  const codes = code.asString().match(GLYPH_CODE) ?? []
  return placed(run).glyphs.flatMap(({ x, y }, index) => [
    setTextMatrix(1, 0, 0, 1, at.x + x * size, at.y + y * size),
    showText(PDFHexString.of(codes[index] ?? '')),
  ])
}

const GLYPH_CODE = /[0-9a-f]{4}/gi

/** '#16212b' */
export function colorOf(hex: string): ReturnType<typeof rgb> {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

function widthOf(paper: FormPaper, text: string, style: TextStyle): number {
  const key = `${style.weight} ${text}`
  const known = paper.widths.get(key)
  const perPoint = known ?? measure(paper, text, style)
  if (known === undefined) paper.widths.set(key, perPoint)
  return perPoint * style.size
}

const measure = (paper: FormPaper, text: string, style: TextStyle): number =>
  runs(paper, text, style).reduce((sum, run) => sum + runWidth(paper, run), 0)

/** Points at a size of 1. */
const runWidth = (paper: FormPaper, run: Run): number =>
  run.isRightToLeft ? placed(run).width : fontOf(paper, run.face).widthOfTextAtSize(run.text, 1)

const runs = (paper: FormPaper, text: string, style: TextStyle): readonly Run[] =>
  runsOf(text, style.weight, (character) => paper.missing.add(character))

/** The token itself, or pieces of it that each fit a line. */
function cut(paper: FormPaper, token: string, style: TextStyle, width: number): readonly string[] {
  if (widthOf(paper, token, style) <= width) return [token]
  const pieces: string[] = []
  let piece = ''
  for (const character of token) {
    if (piece !== '' && widthOf(paper, piece + character, style) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
