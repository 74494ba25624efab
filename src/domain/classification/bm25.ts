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

/** Documents are read once, one at a time, so that they need not all be in memory together. */
export function buildBm25(documents: Iterable<WeightedTerms>): Bm25 {
  const { postingsOf, count } = toPostings(documents)
  const rarest = Math.log(1 + count)
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
      const scores = new Float64Array(count)
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

function toPostings(documents: Iterable<WeightedTerms>) {
  const lengths: number[] = []
  const lists = new Map<string, { documents: number[]; weights: number[] }>()
  for (const terms of documents) {
    let length = 0
    for (const [term, weight] of terms) {
      const list = lists.get(term) ?? { documents: [], weights: [] }
      if (list.documents.length === 0) lists.set(term, list)
      list.documents.push(lengths.length)
      list.weights.push(weight)
      length += weight
    }
    lengths.push(length)
  }
  const count = lengths.length
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)
  const norms = lengths.map((length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average))
  const postingsOf = new Map<string, Postings>()
  for (const [term, list] of lists) {
    postingsOf.set(term, {
      documents: Uint32Array.from(list.documents),
      weights: Float32Array.from(list.weights, (weight, at) => {
        const norm = norms[list.documents[at] ?? 0] ?? SATURATION
        return (weight * (SATURATION + 1)) / (weight + norm)
      }),
      idf: Math.log(1 + (count - list.documents.length + 0.5) / (list.documents.length + 0.5)),
    })
    lists.delete(term)
  }
  return { postingsOf, count }
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
