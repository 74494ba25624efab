// Loads the numbers of the schedule that ended and what took their place: data/succession.
import { parseDate } from '#domain/calendar.ts'
import { htsCode } from '#domain/hts-code.ts'
import { buildSuccessions, type Succession, type Successions } from '#domain/tariff/code-succession.ts'
import { openDataset } from './dataset.ts'

export const SUCCESSION_SET = 'succession'
export const SUCCESSION_FILE = 'succession.tsv'
export const SUCCESSION_COLUMNS = ['old', 'new', 'on', 'kind', 'sure'] as const

const KINDS: ReadonlySet<string> = new Set<Succession['kind']>(['rename', 'merge', 'split', 'many-to-many', 'none'])
const isKind = (text: string): text is Succession['kind'] => KINDS.has(text)

/** The active version. Throws where the file differs from its manifest and for a row that is none, naming it. */
export function loadSuccessions(dataDir: string): Successions {
  const { manifest, text } = openDataset(dataDir, SUCCESSION_SET)
  const rows = parseSuccessions(text(SUCCESSION_FILE))
  if (rows.length !== manifest.rows) throw new Error(`${SUCCESSION_SET}: ${rows.length} rows, not ${manifest.rows}.`)
  return buildSuccessions(rows)
}

/** Rows of succession.tsv: ten digits, ten digits or nothing, a day, a kind, yes or no. */
export function parseSuccessions(text: string): readonly Succession[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== SUCCESSION_COLUMNS.join('\t')) throw new Error('The succession of codes has unexpected columns.')
  return lines.map((line) => {
    const [old = '', next = '', date = '', kind = '', sure = ''] = line.split('\t')
    const on = parseDate(date)
    if (!on || !isKind(kind) || !/^(?:yes|no)$/.test(sure) || (next === '') !== (kind === 'none')) {
      throw new Error(`${SUCCESSION_SET}: "${line}" is not a row.`)
    }
    return { old: htsCode(old), next: next === '' ? null : htsCode(next), on, kind, isSure: sure === 'yes' }
  })
}
