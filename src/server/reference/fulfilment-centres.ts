// Amazon fulfilment centres by code, for search and pre-fill. Amazon publishes no list: an address on a paper comes from
// the shipment or is confirmed by a person. Source and confidence: data/fulfilment-centres and its manifest.
import { z } from 'zod'
import { openDataset } from './dataset.ts'

const centre = z.object({
  code: z.string().regex(/^[A-Z]{3,4}[0-9A-Z]{1,2}$/),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** How far the lists that were compared agree; an address the service itself names is high. */
  confidence: z.enum(['high', 'medium', 'low']),
})

export type FulfilmentCentre = Readonly<z.output<typeof centre>> & {
  /** 'amazon': where the account's own inbound plans send goods; 'list': our list, which nobody confirmed. */
  readonly source: 'amazon' | 'list'
}

export type FulfilmentCentres = {
  readonly version: string
  readonly count: number
  /** In order of their codes. */
  readonly all: readonly FulfilmentCentre[]
  find(code: string): FulfilmentCentre | undefined
  /** The best matches of a typed text, at most `limit`; the first codes in order when nothing is typed. */
  search(text: string, limit: number): readonly FulfilmentCentre[]
}

export const COLUMNS = ['code', 'street', 'city', 'state', 'zip', 'confidence'] as const
const SET = 'fulfilment-centres'
const FILE = 'centres.tsv'

/** The active version of the set. Throws when a file differs from its manifest or a row is not a centre. */
export function loadFulfilmentCentres(dataDir: string): FulfilmentCentres {
  const { manifest, text } = openDataset(dataDir, SET)
  const all = parseCentres(text(FILE))
  if (all.length !== manifest.rows) throw new Error(`${SET}: ${all.length} rows, the manifest says ${manifest.rows}.`)
  return fulfilmentCentres(manifest.version, all)
}

/** The look-ups over a list of centres. */
export function fulfilmentCentres(version: string, centres: readonly FulfilmentCentre[]): FulfilmentCentres {
  const inOrder = [...centres].sort((a, b) => a.code.localeCompare(b.code))
  const byCode = new Map(inOrder.map((centre) => [centre.code, centre]))
  return Object.freeze({
    version,
    count: inOrder.length,
    all: inOrder,
    find: (code: string) => byCode.get(code.trim().toUpperCase()),
    search: (text: string, limit: number) => bestMatches(inOrder, text, limit),
  })
}

/** Rows of a tab-separated file with a heading line. Throws naming the row that is not a centre. */
export function parseCentres(text: string): readonly FulfilmentCentre[] {
  const [heading, ...rows] = text.trimEnd().split('\n')
  if (heading !== COLUMNS.join('\t')) throw new Error(`${SET}: unexpected columns "${heading}".`)
  return rows.map((row) => {
    const cells = row.split('\t')
    const read = centre.safeParse(Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at]])))
    if (!read.success) throw new Error(`${SET}: "${row}" is not a fulfilment centre.`)
    const confidence = isWhole(read.data.street) ? read.data.confidence : 'low'
    return Object.freeze({ ...read.data, confidence, source: 'list' as const })
  })
}

/** Whether it begins with the number of a house, as '402 John Dodd Rd' and '41W368 Freeman Road' do: a crossing or a town is no address. */
const isWhole = (street: string): boolean => /^[NESW]?\d+([NESW]\d+|[A-Z])?[ -]/.test(street)

function bestMatches(centres: readonly FulfilmentCentre[], text: string, limit: number): readonly FulfilmentCentre[] {
  const wanted = text.trim().toUpperCase()
  const ranked = centres.flatMap((centre) => {
    const rank = rankOf(centre, wanted)
    return rank === undefined ? [] : [{ centre, rank }]
  })
  // The sort is stable, so centres of one rank stay in order of their code.
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ centre }) => centre)
}

/** 0 is best: the code itself, then its beginning, the state, the beginning of the city, anything inside; undefined: no match. */
function rankOf(centre: FulfilmentCentre, wanted: string): number | undefined {
  const city = centre.city.toUpperCase()
  if (centre.code === wanted) return 0
  if (centre.code.startsWith(wanted)) return 1
  if (centre.state === wanted) return 2
  if (city.startsWith(wanted)) return 3
  return centre.code.includes(wanted) || city.includes(wanted) || centre.zip.startsWith(wanted) ? 4 : undefined
}
