// The BM25 ranking function over weighted bags of words.
// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.

/** Term -> how often it stands there, times how much it counts. */
export type WeightedTerms = ReadonlyMap<string, number>

export type Bm25 = {
  /** One score a document, 0 where no term of the query stands. */
  scores(query: WeightedTerms): Float64Array
  /** Terms of the query that stand in a document, those that count most first. */
  matched(query: WeightedTerms, document: number): readonly string[]
  /** Share of the query's weight that stands in a document: 0 to 1. Terms that stand nowhere weigh as the rarest. */
  coverage(query: WeightedTerms, document: number): number
  knows(term: string): boolean
  /** Inverse document frequency; of a term that stands nowhere the highest there is. */
  rarity(term: string): number
}

const SATURATION = 1.2 // k1
const LENGTH_SHARE = 0.6 // b

/** Documents are read once, one at a time, so that they need not all be in memory together. */
export function buildBm25(documents: Iterable<WeightedTerms>): Bm25 {
  const { places, ends, postings, weights, count } = toPostings(documents)
  const rarest = Math.log(1 + count)
  const idf = Float64Array.from(ends.subarray(1), (end, place) => {
    const held = end - (ends[place] ?? 0)
    return Math.log(1 + (count - held + 0.5) / (held + 0.5))
  })
  const rarity = (term: string): number => idf[places.get(term) ?? -1] ?? rarest
  const value = (query: WeightedTerms, term: string): number => (query.get(term) ?? 0) * rarity(term)
  const holds = (term: string, document: number): boolean => {
    const place = places.get(term)
    return place !== undefined && includes(postings, ends[place] ?? 0, ends[place + 1] ?? 0, document)
  }
  const matched = (query: WeightedTerms, document: number): readonly string[] =>
    [...query.keys()].filter((term) => holds(term, document)).sort((a, b) => value(query, b) - value(query, a))
  const weigh = (query: WeightedTerms, terms: Iterable<string>): number =>
    [...terms].reduce((sum, term) => sum + value(query, term), 0)
  return {
    matched,
    knows: (term) => places.has(term),
    rarity,
    coverage(query, document) {
      const all = weigh(query, query.keys())
      return all === 0 ? 0 : weigh(query, matched(query, document)) / all
    },
    scores(query) {
      const scores = new Float64Array(count)
      for (const [term, weight] of query) {
        const place = places.get(term)
        if (place === undefined) continue
        const factor = weight * (idf[place] ?? 0)
        for (let at = ends[place] ?? 0; at < (ends[place + 1] ?? 0); at += 1) {
          const document = postings[at] ?? 0
          scores[document] = (scores[document] ?? 0) + factor * (weights[at] ?? 0)
        }
      }
      return scores
    },
  }
}

/**
 * Of the term with place p, postings ends[p] up to ends[p + 1]: documents in rising order, with weights already saturated and normed by
 * length, so that a search only adds up. All terms share two arrays: an array for each would take more memory than it holds.
 */
function toPostings(documents: Iterable<WeightedTerms>) {
  const places = new Map<string, number>()
  const terms = new Growing(Uint32Array)
  const raw = new Growing(Float32Array)
  const documentEnds: number[] = []
  const lengths: number[] = []
  for (const document of documents) {
    let length = 0
    for (const [term, weight] of document) {
      const place = places.get(term) ?? places.size
      if (place === places.size) places.set(term, place)
      terms.add(place)
      raw.add(weight)
      length += weight
    }
    documentEnds.push(terms.length)
    lengths.push(length)
  }
  const count = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)
  const ends = new Uint32Array(places.size + 1)
  for (let at = 0; at < terms.length; at += 1) ends[terms.at(at) + 1] = (ends[terms.at(at) + 1] ?? 0) + 1
  for (let place = 0; place < places.size; place += 1) ends[place + 1] = (ends[place + 1] ?? 0) + (ends[place] ?? 0)
  const next = ends.slice()
  const postings = new Uint32Array(terms.length)
  const weights = new Float32Array(terms.length)
  lengths.forEach((length, document) => {
    const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average)
    for (let at = documentEnds[document - 1] ?? 0; at < (documentEnds[document] ?? 0); at += 1) {
      const place = terms.at(at)
      const to = next[place] ?? 0
      next[place] = to + 1
      postings[to] = document
      weights[to] = (raw.at(at) * (SATURATION + 1)) / (raw.at(at) + norm)
    }
  })
  return { places, ends, postings, weights, count }
}

/** Numbers of unknown count, packed. */
class Growing {
  #numbers: Uint32Array | Float32Array
  length = 0

  constructor(kind: Uint32ArrayConstructor | Float32ArrayConstructor) {
    this.#numbers = new kind(1 << 16)
  }

  add(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger =
        this.#numbers instanceof Uint32Array ? new Uint32Array(this.length * 2) : new Float32Array(this.length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.length] = value
    this.length += 1
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0
  }
}

/** Binary search between two places: common words stand in thousands of documents. */
function includes(postings: Uint32Array, from: number, to: number, document: number): boolean {
  let low = from
  let high = to - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = postings[middle] ?? 0
    if (found === document) return true
    if (found < document) low = middle + 1
    else high = middle - 1
  }
  return false
}
