// How well the words of a listing fit the texts of headings, subheadings and lines.
import type { WeightedTerms } from './bm25.ts'
import type { Listing, Zone } from './listing.ts'
import type { Level, Part, TariffSearch } from './search.ts'

/** Ranks beyond this are all alike. */
const RANKS = 100
const HEAD_ZONES: readonly Zone[] = ['head', 'title']
const KIND_ZONES: readonly Zone[] = ['kind', 'last', 'category']
export const ZONE_WEIGHT: Readonly<Record<Zone, number>> = {
  head: 2,
  title: 1,
  after: 0.7,
  kind: 1.4,
  detail: 0.4,
  last: 1.6,
  category: 0.8,
  long: 0.4,
}

/** The words of a listing, each with how much it counts. */
export function weightedTerms({ segments }: Listing, zones?: readonly Zone[]): WeightedTerms {
  const weights = new Map<string, number>()
  for (const { zone, terms } of segments) {
    if (zones && !zones.includes(zone)) continue
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + ZONE_WEIGHT[zone])
  }
  return new Map([...weights].map(([term, weight]) => [term, Math.sqrt(weight)]))
}

type Column = {
  readonly values: Float64Array
  /** Share of the best score: 0 to 1. */
  share(code: string): number
  rank(code: string): number
}

/** Right until the next listing is scored. */
export function textScores(listing: Listing, query: WeightedTerms, search: TariffSearch) {
  const head = weightedTerms(listing, HEAD_ZONES)
  const kind = weightedTerms(listing, KIND_ZONES)
  return {
    sub: column(search.bySubheading, 'all', query),
    heading: column(search.byHeading, 'all', query),
    line: column(search.byLine, 'all', query),
    headSub: column(search.bySubheading, 'head', head),
    headHeading: column(search.byHeading, 'head', head),
    kindSub: column(search.bySubheading, 'kind', kind),
    kindHeading: column(search.byHeading, 'kind', kind),
  }
}

function column(level: Level, part: Part, query: WeightedTerms): Column {
  const values = level.scores(part, query)
  let best = 0
  for (const value of values) if (value > best) best = value
  const at = (code: string) => values[level.place.get(code) ?? -1] ?? 0
  let leading: readonly number[] | undefined
  return {
    values,
    share: (code) => (best === 0 ? 0 : at(code) / best),
    rank: (code) => {
      leading ??= topPlaces(values, RANKS).map((place) => values[place] ?? 0)
      const own = at(code)
      const found = leading.findIndex((value) => value <= own)
      return found < 0 ? RANKS : found
    },
  }
}

export const top = (codes: readonly string[], values: Float64Array, count: number): readonly string[] =>
  topPlaces(values, count).map((place) => codes[place] ?? '')

/** Places of the highest values above 0, highest first. */
function topPlaces(values: Float64Array, count: number): readonly number[] {
  let found: number[] = []
  let least = 0
  const prune = () => {
    found = found.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count)
    if (found.length === count) least = values[found.at(-1) ?? 0] ?? 0
  }
  for (let place = 0; place < values.length; place += 1) {
    if ((values[place] ?? 0) <= least) continue
    found.push(place)
    if (found.length >= count * 3) prune()
  }
  prune()
  return found
}
