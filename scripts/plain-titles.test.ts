// The schedule in plain words (data/tariff/plain): what is titled, how long titles are, and that neighbours read differently.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shipped } from '#server/testing/shipped-law.ts'

const folder = 'data/tariff/plain'
const rows = readdirSync(folder)
  .sort()
  .flatMap((file) => rowsOf(file))
const titled = new Map(rows.map(({ code, title }) => [code, title]))
const lines = shipped.schedule().declarable.filter((code) => code < '98')

/** Chapters whose ten-digit lines all have a title: those that sellers ship. */
const TO_THE_LINE = new Set(
  (
    '04 09 13 15 16 17 18 19 20 21 22 30 33 34 35 38 39 40 42 43 44 46 47 48 49 57 58 61 62 63 64 65 66 67 68 69 70 71 73 76 ' +
    '82 83 84 85 87 90 91 92 93 94 95 96 97'
  ).split(' '),
)

describe('plain titles', () => {
  it('stand in two cells, in the file of their chapter, each code once', () => {
    expect(rows.filter(({ cells, file, code }) => cells !== 2 || !code.startsWith(file.slice(0, 2)))).toEqual([])
    expect(duplicates(rows.map(({ code }) => code))).toEqual([])
  })

  it('belong to codes of the release', () => {
    const known = new Set(lines.flatMap((code) => [code, code.slice(0, 6)]))
    expect(rows.filter(({ code }) => !known.has(code)).map(({ code }) => code)).toEqual([])
  })

  it('name every subheading of six digits', () => {
    const subheadings = new Set(lines.map((code) => code.slice(0, 6)))
    expect([...subheadings].filter((code) => !titled.has(code))).toEqual([])
  })

  it('name every line of the chapters that sellers ship', () => {
    expect(lines.filter((code) => TO_THE_LINE.has(code.slice(0, 2)) && !titled.has(code))).toEqual([])
  })

  it('are 8 to 110 characters, say more than "other" and end without a full stop', () => {
    const isFit = (title: string) =>
      title.length >= 8 && title.length <= 110 && !/^other$|\.$|^["'].*["']$/i.test(title)
    expect(rows.filter(({ title }) => !isFit(title)).map(({ code, title }) => `${code} ${title}`)).toEqual([])
  })

  it('differ from their neighbours in the chapter', () => {
    const ofLength = (digits: number) => rows.filter(({ code }) => code.length === digits)
    for (const digits of [6, 10]) {
      const told = ofLength(digits).map(({ code, title }) => `${code.slice(0, 2)} ${title.toLowerCase()}`)
      expect(duplicates(told), `${digits} digits`).toEqual([])
    }
  })
})

function rowsOf(file: string) {
  const text = readFileSync(`${folder}/${file}`, 'utf8').trimEnd()
  return text.split('\n').map((row) => {
    const cells = row.split('\t')
    return { file, code: cells[0] ?? '', title: cells[1] ?? '', cells: cells.length }
  })
}

const duplicates = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at)
