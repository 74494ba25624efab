import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shipped } from '../testing/shipped-law.ts'
import { loadTariff, openTariff } from './tariff.ts'

const dataDir = join(import.meta.dirname, '../../../data')
const empty = mkdtempSync(join(tmpdir(), 'tariff-'))
afterAll(() => rmSync(empty, { recursive: true }))
const schedule = shipped.schedule()

describe('facts of the release', () => {
  it.each([
    // code, units, general, other, line the rates stand on: read from the published schedule
    ['0409.00.00.10', ['kg'], '1.9¢/kg', '6.6¢/kg', '04090000'],
    ['6109.10.00.12', ['doz.', 'kg'], '16.5%', '90%', '61091000'],
    ['9006.59.15.20', ['No.'], 'Free', '20%', '90065915'],
    ['8211.92.20.00', ['No.'], '0.8¢ each + 4.6%', '8¢ each + 45%', '8211922000'],
    ['2709.00.10.00', ['bbl'], '5.25¢/bbl', '21¢/bbl', '2709001000'],
    ['9503.00.00.73', ['No.'], 'Free', '70%', '95030000'],
    ['2204.21.50.05', ['liters'], '6.3¢/liter', '33¢/liter', '22042150'],
    [
      '1701.14.05.00',
      ['kg'],
      '1.4606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 0.943854¢/kg',
      undefined,
      '1701140500',
    ],
    [
      '9102.11.10.00',
      [],
      '44¢ each + 6% on the case + 14% on the strap, band or bracelet + 5.3% on the battery',
      undefined,
      '91021110',
    ],
  ])('finds %s with the rates of the line it inherits from', (code, units, general, other, ratesFrom) => {
    const line = schedule.find(code)
    expect(line).toMatchObject({ units, general, ratesFrom })
    if (other) expect(line?.other).toBe(other)
  })

  it('carries every numbered row of Revision 10', () => {
    expect(openTariff({ dataDir, referenceDir: empty }).summary).toEqual({
      release: '2026-rev-10',
      published: '2026-06-08',
      rows: 29_597, // PROVENANCE: 19,856 + 6,687 + 2,093 + 961
      legalTexts: false,
      olderThan: '2026-07-01',
    })
  })

  it('lists as declarable ten-digit lines and eight-digit lines with nothing below, chapter 99 aside', () => {
    expect(schedule.declarable).toContain('6109100012')
    expect(schedule.declarable).not.toContain('6109100000')
    expect(schedule.declarable.every((code) => code.length === 10 && !code.startsWith('99'))).toBe(true)
    expect(schedule.declarable.every((code) => schedule.find(code) !== undefined)).toBe(true)
  })

  it('finds an eight-digit line with nothing below by trailing zeros, and no other by made-up digits', () => {
    expect(schedule.find('9903.88.15.00')?.code).toBe('99038815')
    expect(schedule.find('6109.10.00.00')).toBeUndefined()
    expect(schedule.find('0000000000')).toBeUndefined()
  })

  it('hands the headings of footnotes down to the statistical lines', () => {
    expect(schedule.find('6109100012')?.footnotes).toContainEqual({ heading: '9903.88.15', columns: ['general'] })
  })

  it('writes ranges of headings out and keeps notes against the description apart from rate columns', () => {
    const headings = schedule.find('0401402500')?.footnotes.filter(({ columns }) => columns.length === 0)
    expect(headings?.map(({ heading }) => heading)).toEqual([
      '9904.04.01',
      '9904.04.02',
      '9904.04.03',
      '9904.04.04',
      '9904.04.05',
      '9904.04.06',
      '9904.04.07',
      '9904.04.08',
    ])
  })

  it('answers the lines below a code in schedule order', () => {
    expect(schedule.children('0101').map(({ code }) => code)).toEqual(['01012100', '01012900', '0101300000', '010190'])
    expect(schedule.children('0101300000')).toEqual([])
  })

  it('gives every rate-bearing chapter a rate on each declarable line', () => {
    const bare = schedule.declarable.filter((code) => code < '98' && schedule.find(code)?.general === '')
    expect(bare).toEqual([])
  })
})

describe('titles', () => {
  it('names a line by our nearest title when no legal texts are installed', () => {
    expect(schedule.hasLegalTexts).toBe(false)
    expect(schedule.title('6109100012')).toBe(schedule.plainTitle('6109100012'))
    expect(schedule.path('6109100012')).toEqual(schedule.plainPath('6109100012'))
  })

  it('has plain titles of its own from chapter to line', () => {
    const path = schedule.plainPath('6109100012')
    expect(path).toHaveLength(4)
    expect(path.slice(0, 2)).toEqual([schedule.plainTitle('61'), schedule.plainTitle('6109')])
    expect(path.at(-1)).toMatch(/T-shirt/)
    // an eight-digit line stands in our titles with its ten digits
    expect(schedule.plainTitle('03011100')).not.toBe(schedule.plainTitle('0301'))
  })
})

describe('reference folder', () => {
  const row = (htsno: string, indent: number, description: string) => ({ htsno, indent: String(indent), description })
  const exportRows = [
    row('6109', 0, 'Vests <i>and</i> singlets'),
    row('', 1, 'Of cotton:'),
    row('6109.10.00', 2, 'Worn by men'),
    row('6109.10.00.12', 3, 'White'),
  ]

  it('lays its legal texts with their unnumbered steps over our titles', () => {
    const folder = join(empty, 'texts')
    mkdirSync(join(folder, 'tariff'), { recursive: true })
    writeFileSync(join(folder, 'tariff/hts-schedule.json'), JSON.stringify(exportRows))
    const { schedule: laid, summary } = openTariff({ dataDir, referenceDir: folder })
    expect(laid.title('6109.10.00.12')).toBe('White')
    expect(laid.path('6109100012').slice(-4)).toEqual(['Vests and singlets', 'Of cotton:', 'Worn by men', 'White'])
    expect(laid.plainTitle('6109.10.00.12')).toBe(schedule.title('6109100012'))
    expect(laid.title('0409000010')).toBe(schedule.title('0409000010'))
    expect(summary).toMatchObject({ release: '2026-rev-10', legalTexts: true, referenceRelease: 'unnamed' })
  })

  it('is left aside with a sentence when its export is broken', () => {
    const folder = join(empty, 'broken')
    mkdirSync(join(folder, 'tariff'), { recursive: true })
    writeFileSync(join(folder, 'tariff/hts-schedule.json'), '[{"htsno":')
    expect(openTariff({ dataDir, referenceDir: folder }).summary).toMatchObject({
      legalTexts: false,
      referenceProblem: 'no tariff export: not-json',
    })
  })

  it('is recognised as the release of data/ by the bytes of its export', () => {
    const folder = process.env.REFERENCE_DIR || empty
    const expected = existsSync(join(folder, 'tariff/hts-schedule.json.gz')) ? '2026-rev-10' : undefined
    expect(openTariff({ dataDir, referenceDir: folder }).summary.referenceRelease).toBe(expected)
  })
})

it('refuses facts that differ from their manifest', () => {
  const copy = join(empty, 'data')
  cpSync(join(dataDir, 'tariff'), join(copy, 'tariff'), { recursive: true })
  cpSync(join(dataDir, 'active.json'), join(copy, 'active.json'))
  const file = join(copy, 'tariff/2026-rev-10/lines.tsv')
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.9¢/kg', '1.8¢/kg'))
  expect(() => loadTariff({ dataDir: copy, referenceDir: empty })).toThrow('differs from its manifest')
})
