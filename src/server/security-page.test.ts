// docs/security.md goes through OWASP ASVS 5.0, levels 1 and 2: every requirement once, and what shows each claim has to be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { ROOT } from './env.ts'

/** Of each section how its requirements of levels 1 and 2 are numbered: '1-9', or '1-3 5'. Source: OWASP ASVS 5.0.0. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ '1.1': '1-2', '1.2': '1-9', '1.3': '1-11', '1.4': '1-3', '1.5': '1-2' },
  ...{ '2.1': '1-3', '2.2': '1-3', '2.3': '1-4', '2.4': '1' },
  ...{ '3.2': '1-2', '3.3': '1-4', '3.4': '1-6', '3.5': '1-5', '3.7': '1-2' },
  ...{ '4.1': '1-3', '4.2': '1', '4.3': '1-2', '4.4': '1-4' },
  ...{ '5.1': '1', '5.2': '1-3', '5.3': '1-2', '5.4': '1-3' },
  ...{ '6.1': '1-3', '6.2': '1-12', '6.3': '1-4', '6.4': '1-4', '6.5': '1-5', '6.6': '1-3', '6.8': '1-4' },
  ...{ '7.1': '1-3', '7.2': '1-4', '7.3': '1-2', '7.4': '1-5', '7.5': '1-2', '7.6': '1-2' },
  ...{ '8.1': '1-2', '8.2': '1-3', '8.3': '1', '8.4': '1' },
  ...{ '9.1': '1-3', '9.2': '1-4' },
  ...{ '10.1': '1-2', '10.2': '1-2', '10.3': '1-4', '10.4': '1-11', '10.5': '1-5', '10.6': '1-2', '10.7': '1-3' },
  ...{ '11.1': '1-2', '11.2': '1-3', '11.3': '1-3', '11.4': '1-4', '11.5': '1', '11.6': '1' },
  ...{ '12.1': '1-3', '12.2': '1-2', '12.3': '1-4' },
  ...{ '13.1': '1', '13.2': '1-5', '13.3': '1-2', '13.4': '1-5' },
  ...{ '14.1': '1-2', '14.2': '1-4', '14.3': '1-3' },
  ...{ '15.1': '1-3', '15.2': '1-3', '15.3': '1-7' },
  ...{ '16.1': '1', '16.2': '1-5', '16.3': '1-4', '16.4': '1-3', '16.5': '1-3' },
  ...{ '17.1': '1', '17.2': '1-4', '17.3': '1-2' },
}

const PAGE = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8')
const ROWS = PAGE.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))
  .map(([, number = '', , state = '', how = '', shownBy = '']) => ({ number, state, how, shownBy }))

const numbersOf = ([section, range]: readonly [string, string]): readonly string[] => {
  const [from = 0, to = from] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`)
}

it('goes through every requirement of levels 1 and 2 once, in their order', () => {
  const wanted = Object.entries(NUMBERS).flatMap(numbersOf)
  expect(wanted).toHaveLength(253)
  const inOrder = wanted.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  expect(ROWS.map(({ number }) => number)).toEqual(inOrder)
})

it('says of each how it stands, and shows what it claims', () => {
  const wrong = ROWS.filter(
    ({ state, how, shownBy }) =>
      !['met', 'n.a.', "operator's", '**fails**'].includes(state) ||
      how === '' ||
      (state !== 'n.a.' && !shownBy.includes('`')),
  )
  expect(wrong).toEqual([])
})

it('counts them right on top', () => {
  const count = (state: string) => ROWS.filter((row) => row.state === state).length
  const counts = [count('met'), count('n.a.'), count("operator's"), count('**fails**'), ROWS.length]
  expect(PAGE).toContain(`| ${counts.join(' | ')} |`)
})

it('names only tests and places that exist', () => {
  const named = [...PAGE.matchAll(/`((?:src|operations|scripts|deploy|e2e|data|docs)\/[\w/.-]+)`/g)]
  const paths = named.map(([, path = '']) => (path.startsWith('operations/') ? `docs/${path}` : path))
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

/** What the page says is nowhere used, where that matters. */
const NOWHERE = [
  { what: /from 'node:(child_process|vm)'/, in: 'src' },
  {
    what: /\beval\(|new Function\(|dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/,
    in: 'src',
  },
  { what: /new WebSocket|document\.cookie|onmessage|addEventListener\('message'/, in: 'src/web' },
  { what: /rejectUnauthorized|NODE_TLS_REJECT/, in: 'src' },
  { what: /createHash\('(md5|sha1)'|aes-\d+-(cbc|ecb|ctr)/, in: 'src' },
  { what: /reply\.redirect\(/, in: 'src/server' },
]

it.each(NOWHERE)('uses nowhere in $in: $what', ({ what, in: folder }) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|testing\//.test(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => what.test(readFileSync(join(ROOT, folder, path), 'utf8')))).toEqual([])
})

it('reads by GET and changes by other methods', () => {
  expect(ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.changes)).toEqual([])
})
