import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readPages } from '../../testing/read-pdf.ts'
import { fontBytes } from './faces.ts'
import { plainText, runsOf } from './fonts.ts'
import { missingCodes } from './missing.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawLines, wrapText } from './text.ts'

const cut = (text: string) => {
  const missing: string[] = []
  const runs = runsOf(plainText(text), 'regular', (character) => missing.push(character))
  return { runs: runs.map((run) => `${run.face}:${run.text}${run.isRightToLeft ? ' <' : ''}`), missing }
}

describe('runsOf', () => {
  it('keeps text of one font in one run', () => {
    expect(cut('Łódź, 12.50 €')).toEqual({ runs: ['latin-regular:Łódź, 12.50 €'], missing: [] })
  })

  it('changes font where the characters do', () => {
    expect(cut('LED 灯具 ロウソク x2').runs).toEqual([
      'latin-regular:LED ',
      'han-regular:灯具',
      'latin-regular: ',
      'han-regular:ロウソク',
      'latin-regular: x2',
    ])
    expect(cut('Co. 한국 향초').runs[1]).toBe('hangul-regular:한국')
  })

  it('prints with the rules for marks only what has a mark left', () => {
    expect(cut('x\u0304 Łódź').runs).toEqual(['latin-marks-regular:x\u0304 Łódź'])
  })

  it('leaves a whole right-to-left name to the font that shapes and turns it', () => {
    expect(cut('אור הצפון בע"מ').runs).toEqual(['hebrew-regular:אור הצפון בע"מ <'])
    expect(cut('شركة النور').runs).toEqual(['arabic-regular:شركة النور <'])
  })

  it('puts what stands right of a right-to-left word in a sentence from left to right behind it', () => {
    expect(cut('Made by אור, Hamilton').runs).toEqual([
      'latin-regular:Made by ',
      'hebrew-regular:אור <',
      'latin-regular:, Hamilton',
    ])
  })

  it('puts the later of two right-to-left scripts first, as they are read from the right', () => {
    expect(cut('شركة אור').runs).toEqual(['hebrew-regular:אור <', 'arabic-regular:شركة  <'])
  })

  it('turns brackets to face their content and keeps numbers from left to right', () => {
    // Read from the right: word, opening bracket, 24 in Arabic digits, word, closing bracket.
    expect(cut('شموع (٢٤ قطعة)').runs).toEqual([
      'latin-regular:(',
      'arabic-regular:قطعة <',
      'latin-regular: ',
      'arabic-regular:٤٢ <',
      'latin-regular:)',
      'arabic-regular:شموع  <',
    ])
    expect(cut('דגם 12-34').runs).toEqual(['latin-regular:12-34', 'hebrew-regular:דגם  <'])
  })

  it('stands a box for a letter no font has, leaves out pictures, and reports both', () => {
    expect(cut('ไ😀x')).toEqual({ runs: ['han-regular:□', 'latin-regular:x'], missing: ['ไ', '😀'] })
    expect(missingCodes(['ไ', '😀', '🇨'])).toEqual({ boxes: 'U+0E44', leftOut: 'U+1F600, U+1F1E8' })
  })
})

describe('plainText', () => {
  it.each([
    ['Cafe\u0301', 'Café'],
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['half a pair \uD83D', 'half a pair '],
    ['sign \u2602\uFE0F', 'sign \u2602'],
    ['left\u200Eto\u202Eright', 'lefttoright'],
    ['می\u200Cخواهم and a\u200Db', 'می\u200Cخواهم and ab'],
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

it('lets no paper say the characters of the one before, whose glyphs look the same', async () => {
  const style = { weight: 'regular', size: 10, color: '#000000' } as const
  const printed = async (text: string): Promise<string> => {
    const sheet = openSheet('letter', { title: 'a', author: 'b', subject: 'c' })
    drawLines(sheet, wrapText(sheet, text, style, 400), 50, 50, { width: 400, align: 'left' })
    return (await readPages(await closeSheet(sheet))).join(' ')
  }
  const said = [
    'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ АВЕКМНОРСТХ ;…:·',
    'ABEZHIKMNOPTYX ABEKMHOPCTX Inc. 1,315.20: ; %',
    'ÄÖÜ i̇ ŀ ĳ … ½',
    'A. B: C; D· 1/2 ij',
  ]
  for (const text of said) expect(await printed(text)).toBe(text.normalize('NFC'))
})

it('ends no line at a space that may not break', () => {
  const sheet = openSheet('letter', { title: 'a', author: 'b', subject: 'c' })
  const style = { weight: 'regular', size: 10, color: '#000000' } as const
  const wrapped = (text: string, width: number) => wrapText(sheet, text, style, width)
  const wide = wrapped('ABC DEF', 400)[0]?.width ?? 0
  const lines = wrapped('ABC DEF\u00a0: GHI', wide + 1).map(({ runs }) => runs.map((run) => run.text).join(''))
  expect(lines).toEqual(['ABC', 'DEF\u00a0:', 'GHI'])
})
