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

/** Documents in rising order; a weight is already saturated and normed by length, so that a search only adds up. */
type Postings = { readonly documents: Uint32Array; readonly weights: Float32Array; readonly idf: number }

export function buildBm25(documents: readonly WeightedTerms[]): Bm25 {
  const postingsOf = toPostings(documents)
  const rarest = Math.log(1 + documents.length)
  const value = (query: WeightedTerms, term: string): number =>
    (query.get(term) ?? 0) * (postingsOf.get(term)?.idf ?? rarest)
  const matched = (query: WeightedTerms, document: number): readonly string[] =>
    [...query.keys()]
      .filter((term) => holds(postingsOf.get(term)?.documents, document))
      .sort((a, b) => value(query, b) - value(query, a))
  const weigh = (query: WeightedTerms, terms: Iterable<string>): number =>
    [...terms].reduce((sum, term) => sum + value(query, term), 0)
  return {
    matched,
    knows: (term) => postingsOf.has(term),
    rarity: (term) => postingsOf.get(term)?.idf ?? rarest,
    coverage(query, document) {
      const all = weigh(query, query.keys())
      return all === 0 ? 0 : weigh(query, matched(query, document)) / all
    },
    scores(query) {
      const scores = new Float64Array(documents.length)
      for (const [term, weight] of query) {
        const postings = postingsOf.get(term)
        if (postings) addScores(scores, postings, weight)
      }
      return scores
    },
  }
}

function addScores(scores: Float64Array, { documents, weights, idf }: Postings, weight: number): void {
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    scores[document] = (scores[document] ?? 0) + weight * idf * (weights[at] ?? 0)
  }
}

function toPostings(documents: readonly WeightedTerms[]): ReadonlyMap<string, Postings> {
  const lengths = documents.map((terms) => [...terms.values()].reduce((sum, weight) => sum + weight, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const lists = new Map<string, { documents: number[]; weights: number[] }>()
  documents.forEach((terms, document) => {
    const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths[document] ?? 0)) / average)
    for (const [term, weight] of terms) {
      const list = lists.get(term) ?? { documents: [], weights: [] }
      if (list.documents.length === 0) lists.set(term, list)
      list.documents.push(document)
      list.weights.push((weight * (SATURATION + 1)) / (weight + norm))
    }
  })
  const rarity = (count: number) => Math.log(1 + (documents.length - count + 0.5) / (count + 0.5))
  return new Map(
    [...lists].map(([term, list]) => [
      term,
      {
        documents: Uint32Array.from(list.documents),
        weights: Float32Array.from(list.weights),
        idf: rarity(list.documents.length),
      },
    ]),
  )
}

/** Binary search: common words stand in thousands of documents. */
function holds(documents: Uint32Array | undefined, document: number): boolean {
  if (!documents) return false
  let low = 0
  let high = documents.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = documents[middle] ?? 0
    if (found === document) return true
    if (found < document) low = middle + 1
    else high = middle - 1
  }
  return false
}
