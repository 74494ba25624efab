// A small linear model from words to headings, their subheadings and lines: hashed features -> a short vector -> chances.
// Its weights are trained by scripts/train-classifier.ts and stored as bytes (docs/decisions/014-classifier.md).
import type { ModelFeatures } from './model-features.ts'

export const DIMENSIONS = 64

/** Classes in rising order of code: those of one parent stand side by side. */
export type ModelShape = {
  /** Count of feature rows: a power of two. */
  readonly buckets: number
  readonly headings: readonly string[]
  readonly subheadings: readonly string[]
  /** Ten digits; none where a model does not tell lines apart. */
  readonly lines: readonly string[]
}

/** Bytes with one scale a row: value = byte * scale. Rows are features or classes. */
type QuantisedRows = { readonly bytes: Int8Array; readonly scales: Float32Array }

export type ModelWeights = {
  readonly shape: ModelShape
  readonly features: QuantisedRows
  readonly headings: QuantisedRows
  readonly headingBias: Float32Array
  readonly subheadings: QuantisedRows
  readonly subheadingBias: Float32Array
  readonly lines: QuantisedRows
  readonly lineBias: Float32Array
}

export type TextModel = {
  /** Chance of each heading, in the order of the shape; they sum to 1. */
  headingChances(features: ModelFeatures): Float32Array
  /** Chance of a subheading among those of its heading. */
  subheadingChances(features: ModelFeatures, heading: string): ReadonlyMap<string, number>
  /** Chance of a line among those of its subheading; empty where the model does not tell lines apart. */
  lineChances(features: ModelFeatures, subheading: string): ReadonlyMap<string, number>
  readonly headings: readonly string[]
  /** Where a heading stands among them, and the chapter of each. */
  readonly placeOf: ReadonlyMap<string, number>
  readonly chapters: readonly string[]
}

export function openTextModel(weights: ModelWeights): TextModel {
  const { shape } = weights
  const subheadingRange = rangesOf(shape.subheadings, 4)
  const lineRange = rangesOf(shape.lines, 6)
  let known: { features: ModelFeatures; vector: Float32Array } | undefined
  const vectorOf = (features: ModelFeatures): Float32Array => {
    if (known?.features !== features) known = { features, vector: embed(weights.features, features) }
    return known.vector
  }
  return {
    headings: shape.headings,
    placeOf: new Map(shape.headings.map((heading, at) => [heading, at])),
    chapters: shape.headings.map((heading) => heading.slice(0, 2)),
    headingChances: (features) =>
      softmax(logits(weights.headings, weights.headingBias, vectorOf(features), 0, shape.headings.length)),
    subheadingChances(features, heading) {
      const [from, to] = subheadingRange.get(heading) ?? [0, 0]
      const chances = softmax(logits(weights.subheadings, weights.subheadingBias, vectorOf(features), from, to))
      return new Map(shape.subheadings.slice(from, to).map((code, at) => [code, chances[at] ?? 0]))
    },
    lineChances(features, subheading) {
      const [from, to] = lineRange.get(subheading) ?? [0, 0]
      const chances = softmax(logits(weights.lines, weights.lineBias, vectorOf(features), from, to))
      return new Map(shape.lines.slice(from, to).map((code, at) => [code, chances[at] ?? 0]))
    },
  }
}

/** Where the codes of each parent begin and end. digits: of the parent. */
export function rangesOf(codes: readonly string[], digits: 4 | 6): ReadonlyMap<string, readonly [number, number]> {
  const range = new Map<string, readonly [number, number]>()
  codes.forEach((code, at) => {
    const parent = code.slice(0, digits)
    range.set(parent, [range.get(parent)?.[0] ?? at, at + 1])
  })
  return range
}

function embed({ bytes, scales }: QuantisedRows, { buckets, weights }: ModelFeatures): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] ?? 0
    const factor = (weights[at] ?? 0) * (scales[bucket] ?? 0)
    if (factor === 0) continue
    const start = bucket * DIMENSIONS
    for (let d = 0; d < DIMENSIONS; d += 1) vector[d] = (vector[d] ?? 0) + factor * (bytes[start + d] ?? 0)
  }
  return vector
}

function logits({ bytes, scales }: QuantisedRows, bias: Float32Array, vector: Float32Array, from: number, to: number) {
  const values = new Float32Array(to - from)
  for (let row = from; row < to; row += 1) {
    const start = row * DIMENSIONS
    let sum = 0
    for (let d = 0; d < DIMENSIONS; d += 1) sum += (bytes[start + d] ?? 0) * (vector[d] ?? 0)
    values[row - from] = sum * (scales[row] ?? 0) + (bias[row] ?? 0)
  }
  return values
}

/** In place. */
export function softmax(values: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  let sum = 0
  for (let at = 0; at < values.length; at += 1) {
    const value = Math.exp((values[at] ?? 0) - most)
    values[at] = value
    sum += value
  }
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum
  return values
}

/** Rows of floats as bytes: the largest of a row is 127 scales. Rows of zeros keep the scale 0. */
export function quantise(rows: Float32Array): QuantisedRows {
  const count = rows.length / DIMENSIONS
  const bytes = new Int8Array(rows.length)
  const scales = new Float32Array(count)
  for (let row = 0; row < count; row += 1) {
    let most = 0
    for (let d = 0; d < DIMENSIONS; d += 1) most = Math.max(most, Math.abs(rows[row * DIMENSIONS + d] ?? 0))
    const scale = most / 127
    scales[row] = scale
    if (scale > 0)
      for (let d = 0; d < DIMENSIONS; d += 1)
        bytes[row * DIMENSIONS + d] = Math.round((rows[row * DIMENSIONS + d] ?? 0) / scale)
  }
  return { bytes, scales }
}
