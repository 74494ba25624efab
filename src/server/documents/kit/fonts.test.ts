import { describe, expect, it } from 'vitest'
import { plainText, runsOf } from './fonts.ts'

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
