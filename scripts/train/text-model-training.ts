// Trains the text model of src/domain/classification/text-model.ts: softmax over headings, then over the subheadings of the right
// heading and the lines of the right subheading, by stochastic gradient with AdaGrad steps. The same examples and seed give the same weights.
import type { ModelFeatures } from '#domain/classification/model-features.ts'
import {
  DIMENSIONS,
  type ModelShape,
  type ModelWeights,
  quantise,
  rangesOf,
  softmax,
} from '#domain/classification/text-model.ts'

/** code: six digits or, where the line is known, ten. */
export type Example = { readonly features: ModelFeatures; readonly code: string; readonly weight: number }

type Training = { readonly epochs: number; readonly rate: number; readonly seed: number }

const FEATURE_DROPOUT = 0.25
/** How much of what lines ask of the vectors is heard: headings and subheadings matter more. */
const LINE_SHARE = 0.3
/** Classes less likely than this get no step: their gradient is too small to matter. */
const SMALLEST_CHANCE = 2e-4
const EPSILON = 1e-6

/** Rows of weights, and of each row the sum of squared gradients so far. */
type Layer = { readonly values: Float32Array; readonly squares: Float32Array }
export type Network = {
  readonly shape: ModelShape
  readonly features: Layer
  readonly headings: Layer
  readonly headingBias: Layer
  readonly subheadings: Layer
  readonly subheadingBias: Layer
  readonly lines: Layer
  readonly lineBias: Layer
}

export type Classes = { readonly subheadings: readonly string[]; readonly lines: readonly string[] }

export function startNetwork({ subheadings, lines }: Classes, buckets: number, seed: number): Network {
  const random = randomNumbers(seed)
  const sorted = [...new Set(subheadings)].sort()
  const headings = [...new Set(sorted.map((code) => code.slice(0, 4)))]
  const shape = { buckets, subheadings: sorted, headings, lines: [...lines].sort() }
  const layer = (rows: number, width = DIMENSIONS): Layer => ({
    values: new Float32Array(rows * width),
    squares: new Float32Array(rows),
  })
  const features = layer(buckets)
  for (let at = 0; at < features.values.length; at += 1) features.values[at] = (random() - 0.5) / Math.sqrt(DIMENSIONS)
  return {
    shape,
    features,
    headings: layer(shape.headings.length),
    headingBias: layer(shape.headings.length, 1),
    subheadings: layer(sorted.length),
    subheadingBias: layer(sorted.length, 1),
    lines: layer(lines.length),
    lineBias: layer(lines.length, 1),
  }
}

/** A second network with the same weights: to go on from a common start. */
export function copyNetwork(network: Network): Network {
  const copy = ({ values, squares }: Layer): Layer => ({ values: values.slice(), squares: squares.slice() })
  return {
    shape: network.shape,
    features: copy(network.features),
    headings: copy(network.headings),
    headingBias: copy(network.headingBias),
    subheadings: copy(network.subheadings),
    subheadingBias: copy(network.subheadingBias),
    lines: copy(network.lines),
    lineBias: copy(network.lineBias),
  }
}

export function trainNetwork(network: Network, examples: readonly Example[], { epochs, rate, seed }: Training): void {
  const random = randomNumbers(seed)
  const { shape } = network
  const levels = [shape.headings, shape.subheadings, shape.lines]
  const placeOf = new Map(levels.flatMap((codes) => codes.map((code, at) => [code, at] as const)))
  const subheadingRange = rangesOf(shape.subheadings, 4)
  const lineRange = rangesOf(shape.lines, 6)
  const order = Int32Array.from(examples, (_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    const step = rate * (1 - (0.9 * epoch) / epochs)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const { code } = example
      const heading = placeOf.get(code.slice(0, 4))
      const subheading = placeOf.get(code.slice(0, 6))
      const range = subheadingRange.get(code.slice(0, 4))
      if (heading === undefined || subheading === undefined || !range) continue
      const place = code.length === 10 ? placeOf.get(code) : undefined
      const around = lineRange.get(code.slice(0, 6))
      const line = place !== undefined && around ? { place, around } : undefined
      learn(network, example, { heading, subheading, range, line }, step, random)
    }
  }
}

type Range = readonly [number, number]
type Target = {
  readonly heading: number
  readonly subheading: number
  readonly range: Range
  readonly line: { readonly place: number; readonly around: Range } | undefined
}

function learn(
  network: Network,
  { features, weight }: Example,
  target: Target,
  step: number,
  random: () => number,
): void {
  const kept = keptFeatures(features, random)
  const vector = new Float32Array(DIMENSIONS)
  for (let at = 0; at < kept.count; at += 1)
    addRow(vector, network.features, kept.buckets[at] ?? 0, kept.weights[at] ?? 0)
  const gradient = new Float32Array(DIMENSIONS)
  const push = (layer: Layer, bias: Layer, [from, to]: Range, right: number, share = 1) =>
    stepClasses(layer, bias, { vector, gradient, share, from, to, right, weight, step })
  push(network.headings, network.headingBias, [0, network.shape.headings.length], target.heading)
  push(network.subheadings, network.subheadingBias, target.range, target.subheading)
  if (target.line) push(network.lines, network.lineBias, target.line.around, target.line.place, LINE_SHARE)
  const size = meanSquare(gradient)
  for (let at = 0; at < kept.count; at += 1) {
    const factor = kept.weights[at] ?? 0
    descendRow(network.features, kept.buckets[at] ?? 0, gradient, factor, size, step)
  }
}

type ClassStep = {
  readonly vector: Float32Array
  readonly gradient: Float32Array
  readonly share: number
  readonly from: number
  readonly to: number
  readonly right: number
  readonly weight: number
  readonly step: number
}

function stepClasses(layer: Layer, bias: Layer, classStep: ClassStep): void {
  const { vector, gradient, share, from, to, right, weight, step } = classStep
  const chances = new Float32Array(to - from)
  for (let row = from; row < to; row += 1) chances[row - from] = (bias.values[row] ?? 0) + product(layer, row, vector)
  softmax(chances)
  const size = meanSquare(vector)
  for (let row = from; row < to; row += 1) {
    const chance = chances[row - from] ?? 0
    if (chance < SMALLEST_CHANCE && row !== right) continue
    const error = weight * (chance - (row === right ? 1 : 0))
    addRow(gradient, layer, row, share * error)
    descendRow(layer, row, vector, error, size, step)
    descendBias(bias, row, error, step)
  }
}

function product({ values }: Layer, row: number, vector: Float32Array): number {
  const start = row * DIMENSIONS
  let sum = 0
  for (let d = 0; d < DIMENSIONS; d += 1) sum += (values[start + d] ?? 0) * (vector[d] ?? 0)
  return sum
}

function addRow(target: Float32Array, { values }: Layer, row: number, factor: number): void {
  const start = row * DIMENSIONS
  for (let d = 0; d < DIMENSIONS; d += 1) target[d] = (target[d] ?? 0) + factor * (values[start + d] ?? 0)
}

/** An AdaGrad step with one step length a row: gradient = factor * direction, size = mean square of the direction. */
function descendRow(
  { values, squares }: Layer,
  row: number,
  direction: Float32Array,
  factor: number,
  size: number,
  step: number,
): void {
  const square = (squares[row] ?? 0) + factor * factor * size
  squares[row] = square
  const pace = (step * factor) / Math.sqrt(square + EPSILON)
  const start = row * DIMENSIONS
  for (let d = 0; d < DIMENSIONS; d += 1) values[start + d] = (values[start + d] ?? 0) - pace * (direction[d] ?? 0)
}

function descendBias({ values, squares }: Layer, at: number, gradient: number, step: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient
  squares[at] = square
  values[at] = (values[at] ?? 0) - (step * gradient) / Math.sqrt(square + EPSILON)
}

function meanSquare(vector: Float32Array): number {
  let sum = 0
  for (const value of vector) sum += value * value
  return sum / vector.length
}

function keptFeatures({ buckets, weights }: ModelFeatures, random: () => number) {
  const kept = { buckets: new Int32Array(buckets.length), weights: new Float32Array(buckets.length), count: 0 }
  let length = 0
  for (let at = 0; at < buckets.length; at += 1) {
    if (buckets.length > 1 && random() < FEATURE_DROPOUT) continue
    kept.buckets[kept.count] = buckets[at] ?? 0
    kept.weights[kept.count] = weights[at] ?? 0
    length += (weights[at] ?? 0) ** 2
    kept.count += 1
  }
  const scale = length > 0 ? 1 / Math.sqrt(length) : 0
  for (let at = 0; at < kept.count; at += 1) kept.weights[at] = (kept.weights[at] ?? 0) * scale
  return kept
}

/** Weights for use. Features nothing was learnt about are zero, so that unknown words say nothing. */
export function toWeights(network: Network): ModelWeights {
  const features = network.features.values.map((value, at) =>
    network.features.squares[Math.floor(at / DIMENSIONS)] === 0 ? 0 : value,
  )
  return {
    shape: network.shape,
    features: quantise(features),
    headings: quantise(network.headings.values),
    headingBias: network.headingBias.values,
    subheadings: quantise(network.subheadings.values),
    subheadingBias: network.subheadingBias.values,
    lines: quantise(network.lines.values),
    lineBias: network.lineBias.values,
  }
}

export function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const value = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = value
  }
}

/** Mulberry32: small, fast, the same on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
