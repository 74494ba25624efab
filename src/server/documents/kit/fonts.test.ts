import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { fontBytes, plainText, runsOf } from './fonts.ts'

const cut = (text: string) => {
  const missing: string[] = []
  const runs = runsOf(text, 'regular', (character) => missing.push(character))
  return { runs: runs.map((run) => `${run.face}:${run.text}`), missing }
}

describe('runsOf', () => {
  it('keeps text of one font in one run', () => {
    expect(cut('Łódź, 12.50 €')).toEqual({ runs: ['latin-regular:Łódź, 12.50 €'], missing: [] })
  })

  it('changes font where the characters do', () => {
    expect(cut('LED 灯具 x2')).toEqual({
      runs: ['latin-regular:LED ', 'han-regular:灯具', 'latin-regular: x2'],
      missing: [],
    })
  })

  it('prints with the rules for marks only what has a mark left', () => {
    expect(cut('x\u0304 Łódź').runs).toEqual(['latin-marks-regular:x\u0304 Łódź'])
  })

  it('stands a box for what no font has, one for each character, and reports it', () => {
    expect(cut('א😀')).toEqual({ runs: ['han-regular:□□'], missing: ['א', '😀'] })
  })
})

describe('plainText', () => {
  it.each([
    ['Cafe\u0301', 'Café'],
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['half a pair \uD83D', 'half a pair '],
    ['sign \u2602\uFE0F', 'sign \u2602'],
  ])('%j becomes %j', (given, plain) => {
    expect(plainText(given)).toBe(plain)
  })
})

it('leaves letters, widths and kerning of a font as they are without the rules for marks', () => {
  const text = 'AVATAR To Łódź Ελιά Сувенир Hương 12,345.67 fi'
  const widths = ['latin-regular', 'latin-marks-regular'].map((face) => {
    const doc = new PDFDocument({ font: '' })
    doc.registerFont(face, fontBytes(face))
    return doc.font(face, 10).widthOfString(text)
  })
  expect(widths[0]).toBe(widths[1])
})
