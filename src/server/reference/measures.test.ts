// The measures data set as a whole, and every row on the days around its beginning and end.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, day } from '#domain/calendar.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { decideMeasures } from '#domain/tariff/additional-duty.ts'
import { coversOrigin, type Measure, type ProductScope } from '#domain/tariff/measure.ts'
import { measuresOn } from '#domain/tariff/measure-scope.ts'
import { checkMeasures, unknownPrefixes } from '#domain/testing/measure-check.ts'
import { shipped } from '../testing/shipped-law.ts'

const dataDir = join(import.meta.dirname, '../../../data')
const book = shipped.measures()
const schedule = shipped.schedule()

describe('the data set', () => {
  it('has no double, overlapping, dangling or source-less row', () => expect(checkMeasures(book)).toEqual([]))

  it('names no code that the release lacks, apart from those allowed with a reason', () => {
    const text = readFileSync(join(dataDir, 'measures', book.version, 'allowances.tsv'), 'utf8')
    const [, ...lines] = text.trimEnd().split('\n')
    const rows = lines.map((line) => line.split('\t'))
    expect(unknownPrefixes(book, schedule).toSorted()).toEqual(
      rows.map(([list, prefix]) => `${list} ${prefix}`).toSorted(),
    )
    for (const [list, prefix, reason = ''] of rows) expect(reason, `${list} ${prefix}`).toMatch(/\w{3}/)
  })

  it('knows the law up to 10 October 2026 and from 1 January 2025', () => {
    expect([book.earliest, book.verified]).toEqual(['2025-01-01', '2026-10-10'])
  })

  it('charges the rate that chapter 99 of the release prints for the heading, on the day of the release', () => {
    const released = schedule.published
    if (!released) throw new Error('the release has no day')
    const wrong = book.measures.flatMap(({ id, heading, effect, from, until = released }) => {
      const line = heading === '' || from > released || until < released ? undefined : schedule.find(heading)
      if (!line || (effect.kind !== 'added' && effect.kind !== 'total')) return []
      // Authorized metal of Canada and Mexico has its rate in the special column alone.
      const printed = [line.general, line.special].find((text) => text.includes('%')) ?? ''
      const percent = /(\d+(?:\.\d+)?) ?%/.exec(printed)?.[1] ?? (line.general === 'No change' ? '0' : undefined)
      return percent === effect.percent.toString() ? [] : [`${id}, ${heading}: ${effect.percent}, printed "${printed}"`]
    })
    expect(wrong).toEqual([])
  })

  it('says every title, reason, note and question in French too', () => {
    const rows = book.measures.flatMap(({ title, why, note, exemptions, yieldsTo }) => [
      ...[title, why, ...(note ? [note] : [])],
      ...[...exemptions, ...yieldsTo].map(({ because }) => because),
    ])
    const asked = [...book.questions.values()].flatMap(({ text, asks }) => [
      text,
      ...(asks.reason === 'law-question' ? Object.values(asks.facts.choices ?? {}) : []),
    ])
    const inEnglish = [...rows, ...asked].filter(({ en, fr }) => en === fr && /[a-z]{3}/.test(en))
    expect([...new Set(inEnglish.map(({ en }) => en))]).toEqual([])
  })

  it('carries the counts of the notices', () => {
    const rows = (programme: string) => book.measures.filter((row) => row.programme.id === programme).length
    const codes = (list: string, mark: string, date: string) =>
      (book.lists.get(list)?.entries ?? []).filter(
        (each) => each.mark === mark && (each.from ?? '') <= date && (each.until ?? '9999') >= date,
      ).length
    expect(rows('s301-forced-labour')).toBe(60)
    expect(['9903.03.12', '9903.03.13', '9903.03.14'].map((mark) => codes('s338-canada', mark, '2026-08-22'))).toEqual([
      63, 52, 439,
    ])
    expect(['9903.03.12', '9903.03.13', '9903.03.14'].map((mark) => codes('s338-canada', mark, '2026-09-15'))).toEqual([
      101, 52, 513,
    ])
    expect(
      ['11061', '11061-packaged', '11062', '11063'].map((mark) => codes('s338-canada-bans', mark, '2026-10-01')),
    ).toEqual([25, 28, 14, 1])
    expect(codes('s301-forced-labour-exempt', 'listed', '2026-10-01')).toBe(863)
  })
})

const A_SAMPLE = ['6109100012', '8501101000', '3926909989', '7013991000', '4820102060', '0101210010']
const OPEN_END = day('2028-06-01')

/** Ten-digit codes that a scope can cover: lines under its prefixes, or a few ordinary ones. */
function codesOf(scope: ProductScope): readonly string[] {
  if (scope === 'all') return A_SAMPLE
  const entries = scope.flatMap(({ list, marks }) => list.entries.filter((each) => !marks || marks.has(each.mark)))
  const prefixes = new Set(entries.map((each) => each.prefix))
  const lengths = [...new Set(entries.map((each) => each.prefix.length))]
  return schedule.declarable.filter((code) => lengths.some((length) => prefixes.has(code.slice(0, length))))
}

const originsOf = (row: Measure): readonly string[] =>
  [...'CN VN DE CA JP GB BR KR RU TW KE'.split(' '), ...COUNTRIES.map((each) => each.code)].filter((code) =>
    coversOrigin(row.origins, code),
  )

/** Whether the row is among those that a day decides on for some goods it is made for: charged, or named with a reason. */
function isDecidedOn(row: Measure, date: CalendarDate): boolean {
  const answers = Object.fromEntries(row.needs.map((need) => [need.question, need.answer]))
  const today = measuresOn(book, date)
  const [origin = ''] = originsOf(row)
  return codesOf(row.products).some((code) => {
    const { applied, leftOut } = decideMeasures(today, { code, origin, claims: row.claims, answers })
    return applied.some(({ measure }) => measure === row) || leftOut.some(({ measure }) => measure === row)
  })
}

describe('every row', () => {
  it.each(book.measures.map((row) => [row.id, row] as const))('%s holds from its first day to its last', (_id, row) => {
    expect(isDecidedOn(row, addDays(row.from, -1)), 'the day before it begins').toBe(false)
    expect(isDecidedOn(row, row.from), 'its first day').toBe(true)
    expect(isDecidedOn(row, row.until ?? OPEN_END), 'its last day').toBe(true)
    if (row.until) expect(isDecidedOn(row, addDays(row.until, 1)), 'the day after').toBe(false)
  })
})
