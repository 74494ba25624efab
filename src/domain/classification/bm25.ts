// The BM25 ranking function over weighted bags of words.
// Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.

/** Term -> how often it stands there, times how much it counts. */
export type WeightedTerms = ReadonlyMap<string, number>

type Bm25 = {
  /** Documents there are. */
  readonly count: number
  /** Puts one score a document into `scores`, 0 where no term of the query stands. */
  score(query: WeightedTerms, scores: Float64Array): void
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

export type Bm25Builder = {
  /** Documents take the places 0, 1, 2 … in the order they come; nothing of them is kept but their numbers. */
  add(document: WeightedTerms): void
  build(): Bm25
}

/** Documents come one at a time, so that they need not all be in memory together. */
export function startBm25(): Bm25Builder {
  const places = new Map<string, number>()
  const read: ReadDocuments = {
    places,
    terms: new Growing(Uint32Array),
    raw: new Growing(Float32Array),
    ends: [],
    lengths: [],
  }
  return {
    add(document) {
      let length = 0
      for (const [term, weight] of document) {
        const place = places.get(term) ?? places.size
        if (place === places.size) places.set(term, place)
        read.terms.add(place)
        read.raw.add(weight)
        length += weight
      }
      read.ends.push(read.terms.length)
      read.lengths.push(length)
    },
    build: () => toBm25(read),
  }
}

function toBm25(documents: ReadDocuments): Bm25 {
  const { places } = documents
  const { ends, postings, weights, count } = toPostings(documents)
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
    count,
    score(query, scores) {
      scores.fill(0)
      for (const [term, weight] of query) {
        const place = places.get(term)
        if (place === undefined) continue
        const factor = weight * (idf[place] ?? 0)
        for (let at = ends[place] ?? 0; at < (ends[place + 1] ?? 0); at += 1) {
          const document = postings[at] ?? 0
          scores[document] = (scores[document] ?? 0) + factor * (weights[at] ?? 0)
        }
      }
    },
  }
}

/** Terms and weights of all documents in one run; ends and lengths of each document. */
type ReadDocuments = {
  readonly places: Map<string, number>
  readonly terms: Growing
  readonly raw: Growing
  readonly ends: number[]
  readonly lengths: number[]
}

/**
 * Of the term with place p, postings ends[p] up to ends[p + 1]: documents in rising order, with weights already saturated and normed by
 * length, so that a search only adds up. All terms share two arrays: an array for each would take more memory than it holds.
 */
function toPostings({ places, terms, raw, ends: documentEnds, lengths }: ReadDocuments) {
  const count = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)
  const ends = new Uint32Array(places.size + 1)
  for (let at = 0; at < terms.length; at += 1) ends[terms.at(at) + 1] = (ends[terms.at(at) + 1] ?? 0) + 1
  for (let place = 0; place < places.size; place += 1) ends[place + 1] = (ends[place + 1] ?? 0) + (ends[place] ?? 0)
  const next = ends.slice()
  const postings = placesFor(terms.length, count)
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
  return { ends, postings, weights, count }
}

type Places = Uint16Array | Uint32Array

/** As small as places below `count` allow. */
export const placesFor = (length: number, count: number): Places =>
  count > 0x1_0000 ? new Uint32Array(length) : new Uint16Array(length)

const PIECE = 1 << 15

/** Numbers of unknown count, packed in pieces: one array that is copied as it grows would take three times the memory for a moment. */
class Growing {
  readonly #kind: Uint32ArrayConstructor | Float32ArrayConstructor
  readonly #pieces: (Uint32Array | Float32Array)[] = []
  length = 0

  constructor(kind: Uint32ArrayConstructor | Float32ArrayConstructor) {
    this.#kind = kind
  }

  add(value: number): void {
    if (this.length % PIECE === 0) this.#pieces.push(new this.#kind(PIECE))
    const last = this.#pieces.at(-1)
    if (last) last[this.length % PIECE] = value
    this.length += 1
  }

  at(place: number): number {
    return this.#pieces[Math.floor(place / PIECE)]?.[place % PIECE] ?? 0
  }
}

/** Binary search between two places: common words stand in thousands of documents. */
function includes(postings: Places, from: number, to: number, document: number): boolean {
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
