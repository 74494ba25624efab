// Every kind of paper in every size, with names of the world, through readers that had no part in making it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { once } from '../once.ts'
import { readPages } from '../testing/read-pdf.ts'
import { PAPER_KINDS, PLAIN, samplePaper, type Words } from '../testing/sample-papers.ts'
import type { PaperJob } from './paper-job.ts'
import { renderPaper } from './render-paper.ts'

const WORDS: Readonly<Record<string, Words>> = {
  plain: PLAIN,
  long: {
    firm: 'The Very Long Established Northern Pantry and Household Goods Trading Company of Hamilton, Ontario Limited',
    goods:
      'Hand-poured soy wax candle in a reusable amber glass jar with a lid of bamboo, scent of cedar and orange peel',
    maker: 'Prairie-Wax-Works-and-Candle-Makers-of-Winnipeg-Manitoba-Incorporated-since-1998',
  },
  accented: {
    firm: 'Świece Łódź – Société Étoile',
    goods: 'Bougie parfumée à la fleur d’oranger',
    maker: 'Hương Việt Ő Ż',
  },
  Chinese: { firm: '北光商贸有限公司', goods: '手工香薰蜡烛 ロウソク 향초', maker: '深圳市光明蜡烛制造有限公司' },
  'right-to-left': { firm: 'אור הצפון בע"מ', goods: 'شموع الصويا العضوية', maker: 'شركة النور مصنع אור' },
}
const MIXED: Words = {
  firm: `${WORDS.accented?.firm} ${WORDS.Chinese?.firm}`,
  goods: `Candle ${WORDS['right-to-left']?.goods} ${WORDS.Chinese?.goods}`,
  maker: `${WORDS['right-to-left']?.maker} Étoile`,
}

/** A worksheet takes a page and more: 100 of them have the pages of 500 lines many times over. */
const MANY: Readonly<Partial<Record<PaperJob['kind'], number>>> = { 'fda-worksheets': 100 }

const folder = mkdtempSync(join(tmpdir(), 'papers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The Arabic font shares one glyph among letters that differ by their dots, so a reader gives back one of those for all. */
const SAME_GLYPH = ['بتثنيئىپ', 'جحخ', 'دذ', 'رزژ', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'هة', 'كگ', 'اأإآ']
const without = (text: string): string =>
  SAME_GLYPH.reduce(
    (plain, same) => plain.replace(new RegExp(`[${same}]`, 'g'), same[0] ?? ''),
    text.replace(/[\s\p{C}]+/gu, ''),
  )
const wordsOf = ({ firm, goods, maker }: Words): readonly string[] =>
  [firm, goods, maker].flatMap((text) => text.split(' '))
const skusUpTo = (lines: number): readonly string[] => Array.from({ length: lines }, (_, at) => `SKU-${at + 1}.`)

async function expectWhole(bytes: Uint8Array, words: Words, lines: number): Promise<void> {
  const text = without((await readPages(bytes)).join(' '))
  expect([...wordsOf(words), ...skusUpTo(lines)].filter((each) => !text.includes(without(each)))).toEqual([])
  expect(text).not.toContain('□')
}

describe.each(PAPER_KINDS)('%s', (kind) => {
  it.each(Object.entries(WORDS))('says every word of %s names', async (_, words) => {
    await expectWhole(await renderPaper(samplePaper(kind, 1, words)), words, 1)
  })

  // The same file for every reader: some take a second to make.
  const mixed = once(() => renderPaper(samplePaper(kind, 50, MIXED)))

  it.each([50, MANY[kind] ?? 500])('says every one of %i lines, whatever the letters', async (lines) => {
    const bytes = lines === 50 ? mixed.get() : renderPaper(samplePaper(kind, lines, MIXED))
    await expectWhole(await bytes, MIXED, lines)
  })

  it('is read by pdf.js without a warning', async () => {
    expect(await complaintsOfPdfJs(await mixed.get())).toEqual([])
  })

  it.for([
    ['qpdf', ['--check']],
    ['pdfinfo', []],
    ['pdftotext', []],
  ] as const)('is read by %s without a warning', async ([program, options], context) => {
    if (spawnSync(program, ['--version']).error) context.skip(`${program} is not installed`)
    const file = join(folder, `${kind}-${program}.pdf`)
    writeFileSync(file, await mixed.get())
    const run = spawnSync(program, [...options, file, ...(program === 'pdftotext' ? ['-'] : [])], { encoding: 'utf8' })
    expect([run.error, run.status, run.stderr]).toEqual([undefined, 0, ''])
    if (program === 'qpdf') expect(run.stdout).toContain('No syntax or stream encoding errors found')
    else expect(run.stdout.length).toBeGreaterThan(100)
  })
})

it('hears pdf.js complain about a file that is broken', async () => {
  const bytes = await renderPaper(samplePaper('commercial-invoice', 1))
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/startxref\s+\d+/, 'startxref 7')
  expect(await complaintsOfPdfJs(new Uint8Array(Buffer.from(text, 'latin1')))).not.toEqual([])
})

/** What pdf.js says while it reads and draws every page. */
async function complaintsOfPdfJs(bytes: Uint8Array): Promise<readonly string[]> {
  const said: string[] = []
  const spies = (['log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => {
      said.push(parts.join(' '))
    }),
  )
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.WARNINGS, useSystemFonts: false })
  try {
    const document = await task.promise
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      await page.getTextContent()
      await page.getOperatorList()
    }
  } finally {
    await task.destroy()
    for (const spy of spies) spy.mockRestore()
  }
  return said
}
