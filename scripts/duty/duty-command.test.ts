import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { findReferenceFolder } from '#server/reference/tariff.ts'
import { REFERENCE_FOLDER } from '../reference-folder.ts'
import { dutyCommand } from './duty-command.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'duty-'))

const scriptIn = (file: string, ...node: readonly string[]) =>
  spawnSync(process.execPath, [...node, join(root, 'scripts/duty.ts'), file], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })

/** The command in this process: to start one, and to read the law in it, took longer than all that is tried. */
async function run(name: string, content: string, ...flags: readonly string[]) {
  const file = join(folder, name)
  writeFileSync(file, content)
  const stdout = new PassThrough()
  const [status, said] = await Promise.all([
    dutyCommand([file, ...flags], { stdout, stderr: new PassThrough().resume() }).finally(() => stdout.end()),
    text(stdout),
  ])
  return { lines: said.trimEnd().split('\n'), status }
}

const SHIRT =
  '{"id":"a","hts":"6109100012","origin":"CN","value":1000.5,"quantity":10,"quantityUnit":"doz.","entryDate":"2026-11-20","cusmaClaim":false}'
const BAD = '{"id":"b","hts":"6109","origin":"CN","value":1,"entryDate":"2026-11-20"}'
const WINE =
  '{"id":"c","hts10":"2204.21.50.05","origin":"CA","value_usd":3000,"quantity":900,"quantity_unit":"liters","entry_date":"2026-11-20","cusma_claimed":true}'
const HONEY = '{"id":"d","hts":"0409000010","origin":"CA","value":"2000","entryDate":"2026-11-20","cusmaClaim":false}'

/** What is found of cotton T-shirts, in one cell. */
const CPSC =
  "papers agency-cpsc-cps: CPSC: Clothing and home textiles: flammability, and more when made for children or for sleep. Have ready: General or children's certificate. (code 61)"

describe('npm run duty', async () => {
  const cases = [SHIRT, BAD, 'not json', WINE, HONEY, ''].join('\n')
  const { lines: answered } = await run('cases.jsonl', cases)
  const answers = answered.map((line) => JSON.parse(line))

  it('answers as a program the same as here', () => {
    const { stdout, status } = scriptIn(join(folder, 'cases.jsonl'))
    expect([status, stdout.trimEnd().split('\n')]).toEqual([0, answered])
  })

  it('answers a row with base, each heading and the total', () => {
    expect(answers[0]).toEqual({
      id: 'a',
      outcome: 'dutiable',
      admissibility: [
        expect.objectContaining({ level: 'look-again', rule: 'cotton-trace' }),
        expect.objectContaining({ level: 'papers', rule: 'agency-cpsc-cps' }),
      ],
      baseDuty: 165.17,
      additional: [
        { heading: '9903.88.15', rate: '7.5%', duty: 75.08 },
        { heading: '9903.05.31', rate: '12.5%', duty: 125.13 },
      ],
      totalDuty: 365.38,
    })
  })

  it('answers a bad row with its line number and goes on', () => {
    expect(answers[1]).toEqual({ id: 'b', line: 2, error: 'hts must have ten digits: "6109"' })
    expect(answers[2]).toMatchObject({ id: null, line: 3 })
    expect(answers).toHaveLength(5)
  })

  it('takes the field names of the examples, and refuses what may not be imported', () => {
    expect(answers[3]).toMatchObject({ id: 'c', outcome: 'prohibited', baseDuty: null, totalDuty: null })
  })

  it('says what is missing where a duty cannot be worked out', () => {
    expect(answers[4]).toMatchObject({
      outcome: 'unknown',
      totalDuty: null,
      unknown: ['How much is the whole line, in kg?'],
    })
  })

  it('reads and writes CSV', async () => {
    const head = 'id,hts,origin,value,quantity,quantityUnit,entryDate,cusmaClaim'
    const { lines } = await run(
      'cases.csv',
      `${head}\n1,6109.10.00.12,Japan,"1000",,,2026-11-20,no\n2,6109.10.00.12\n`,
      '--csv',
    )
    expect(lines).toEqual([
      'id,line,outcome,baseDuty,additional,totalDuty,unknown,error,assumed,range,findings,admissibility,isFloor',
      `1,,dutiable,165,,165,,,,,,"${CPSC}",`,
      ',3,,,,,,"the row has 2 cells, the heading row has 8",,,,,',
    ])
  })

  it('says what was assumed, the range it opens, and a price the line does not hold, in both outputs', async () => {
    const vanity = { id: 'v', hts: '9403.60.80.93', origin: 'CA', value: 10000, entryDate: '2026-11-20' }
    const shoe = { id: 's', hts: '6402.19.70.31', origin: 'VN', value: 8000, quantity: 100, quantityUnit: 'prs.' }
    const said = { ...vanity, id: 'w', description: 'Oak bathroom vanity' }
    const free = { ...vanity, id: 'z', value: 0 }
    const rows = [vanity, said, { ...shoe, entryDate: '2026-11-20' }, free]
    const told = await run('said.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'))
    const [first, second, third, fourth] = told.lines.map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      totalDuty: 6000,
      range: { least: 6000, stated: 6000, most: 7500 },
      assumed: [{ id: 'kitchen-cabinet', answer: 'no', otherwise: [{ answer: 'yes', totalDuty: 7500 }] }],
    })
    expect(second).toMatchObject({ totalDuty: 7500, assumed: [{ answer: 'yes', words: 'bathroom vanity' }] })
    // which of the lines beside it fits is read from their legal texts; the short titles leave two
    const hasTexts = findReferenceFolder({ dataDir: join(root, 'data'), referenceDir: REFERENCE_FOLDER }) !== undefined
    const fitting = hasTexts ? ['6402199031'] : ['6402199031', '6402199061']
    expect(third.findings).toMatchObject([{ reason: 'price-outside-line', fitting }])
    expect(fourth).toMatchObject({ outcome: 'unknown', totalDuty: null })
    const head = Object.keys(vanity).join(',')
    const { lines } = await run('said.csv', `${head}\n${Object.values(vanity).join(',')}\n`, '--csv')
    expect(lines[1]).toContain('no (yes: 7500)",6000 / 6000 / 7500,')
  })

  it('reads files of spreadsheets: byte order mark, line ends of Windows, quoted cells, a quote inside a cell', async () => {
    const head = '\uFEFFid,hts,origin,value,entryDate,note'
    const body = ['"a, ""b""\nc",6109100012,"Korea, Republic of",1000,2026-11-20,5" wide', '', 'd,6109100012,JP,1,x,y']
    const { lines } = await run('sheet.csv', [head, ...body].join('\r\n'), '--csv')
    expect(lines.slice(1)).toEqual([
      '"a, ""b""',
      `c",,dutiable,165,,165,,,,,,"${CPSC}",`,
      'd,5,,,,,,"entryDate is not a day (YYYY-MM-DD): ""x""",,,,,',
    ])
    const marked = await run('mark.jsonl', `\uFEFF${SHIRT}\r\n`)
    expect(marked.lines.map((line) => JSON.parse(line))).toMatchObject([{ id: 'a' }])
  })

  it('says what is wrong with each row and goes on', async () => {
    const changes: readonly (readonly [change: object, error: string])[] = [
      [{ hts: '61o9100012' }, 'hts must have ten digits: "61o9100012"'],
      [{ hts: '6109.10.00' }, 'hts must have ten digits: "6109.10.00"'],
      [{ origin: true }, 'origin must be text or a number'],
      [{ origin: 'XX' }, 'origin is no country: "XX"'],
      [{ value: -5 }, 'value must be a plain number of zero or more: "-5"'],
      [{ value: '$1,000' }, 'value must be a plain number of zero or more: "$1,000"'],
      [{ entryDate: '2026-02-30' }, 'entryDate is not a day (YYYY-MM-DD): "2026-02-30"'],
      [{ entryDate: null }, 'entryDate is missing'],
      [{ quantityUnit: '' }, 'quantityUnit is missing'],
      [{ cusmaClaim: 'maybe' }, 'cusmaClaim must be true or false: "maybe"'],
      [{ answers: 'yes' }, 'answers must be an object of question ids and answers'],
    ]
    const rows = changes.map(([change]) => JSON.stringify({ ...JSON.parse(SHIRT), ...change }))
    const { lines, status } = await run('wrong.jsonl', rows.join('\n'))
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      changes.map(([, error], i) => ({ id: 'a', line: i + 1, error })),
    )
    expect(status).toBe(0)
  })

  it('says which answers count for nothing, and takes those to questions of other goods', async () => {
    const answers = { 'steel-smelt': 'yes', 'quantity:kg': '5', 'own-code': '6109100012' }
    const { lines } = await run('vain.jsonl', JSON.stringify({ ...JSON.parse(SHIRT), answers }))
    expect(JSON.parse(lines[0] ?? '').findings).toEqual([
      {
        reason: 'question-unknown',
        text: 'No goods are asked the question "steel-smelt": the answer "yes" counts for nothing.',
        fitting: [],
      },
    ])
  })

  it('takes codes with dots, countries by name or three letters, numbers as text, and days before 2025 as unknown', async () => {
    const base = JSON.parse(SHIRT)
    const rows = [
      { ...base, hts: '6109.10.00.12', origin: 'china', value: '1000.5', cusmaClaim: 'no' },
      { ...base, hts: 6109100012, origin: 'chn' },
      { ...base, entryDate: '2024-12-31' },
      { ...base, hts: '6109100099' },
    ]
    const told = await run('forms.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'))
    const results = told.lines.map((line) => JSON.parse(line))
    expect(results.map(({ totalDuty }) => totalDuty)).toEqual([365.38, 365.38, null, null])
    expect(results.slice(2).map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown'])
  })

  it('answers 20,000 rows in little memory', () => {
    const file = join(folder, 'many.jsonl')
    writeFileSync(file, `${SHIRT}\n`.repeat(20_000))
    const { stdout, status } = scriptIn(file, '--max-old-space-size=160')
    expect(status).toBe(0)
    expect(stdout.split('\n')).toHaveLength(20_001)
  })

  it('says in one sentence why it cannot run, with exit code 2', async () => {
    const lacking = scriptIn(join(folder, 'none.jsonl'))
    expect([lacking.status, lacking.stderr.trim().split('\n').length]).toEqual([2, 1])
    expect((await run('any.jsonl', SHIRT, '--wrong')).status).toBe(2)
  })

  it('counts an expected row without a result, and reads expected amounts given as text', async () => {
    const expected = join(folder, 'expected-text.jsonl')
    const rows = [
      { id: 'a', totalDuty: '1.00', baseDuty: '165.17', additional: [] },
      { id: 'gone', totalDuty: 1 },
    ]
    writeFileSync(expected, rows.map((row) => JSON.stringify(row)).join('\n'))
    const { lines, status } = await run('scored-text.jsonl', SHIRT, '--score', expected)
    expect(lines).toEqual([
      '0 of 2 agree',
      expect.stringMatching(/^a: .*total 365.38, expected 1.00/),
      'gone: no result',
    ])
    expect(status).toBe(1)
  })

  it('scores against expected rows and lists the differences', async () => {
    const expected = join(folder, 'expected.jsonl')
    const right = { id: 'a', outcome: 'dutiable', baseDuty: 165.17, totalDuty: 365.38 }
    const additional = [
      { heading: '9903.05.31', duty: 125.13 },
      { heading: '9903.88.15', duty: 75.08 },
    ]
    const wrong = { id: 'd', outcome: 'dutiable', baseDuty: 0, additional: [], totalDuty: 5 }
    writeFileSync(expected, [{ ...right, additional }, wrong].map((row) => JSON.stringify(row)).join('\n'))
    const { lines, status } = await run('scored.jsonl', [SHIRT, HONEY].join('\n'), '--score', expected)
    expect(lines[0]).toBe('1 of 2 agree')
    expect(lines[1]).toMatch(/^d: outcome unknown, expected dutiable/)
    expect(status).toBe(1)
  })
})
