// Trains the layered ranker (layered-ranker.ts): softmax over the alternatives of each question, Adam on small batches, half of the
// hidden units left out of each step. The same questions give the same weights.
import type { HiddenWeights } from '#domain/classification/layered-ranker.ts'
import { LISTING_KINDS, type ListingKind } from '#domain/classification/listing-kind.ts'
import { errorsOf, type Question, spreadOf } from './ranker-training.ts'
import { randomNumbers, shuffle } from './text-model-training.ts'

const UNITS = 64
const EPOCHS = 10
const BATCH = 32
const RATE = 0.01
const PULL = 0.008
/** Differences of a kind are drawn to zero more than common weights. */
const KIND_PULL = 0.012
const LEFT_OUT = 0.5
const SEED = 11
const FIRST_DECAY = 0.9
const SECOND_DECAY = 0.999
/** Alternatives with less error move nothing that matters. */
const SMALLEST_ERROR = 1e-5

type Layered = {
  readonly linear: Readonly<Record<ListingKind, readonly number[]>>
  readonly hidden: Omit<HiddenWeights, 'inputs'> & { readonly inputs: readonly (readonly number[])[] }
}

/** Parameters in one run: common weights, differences of each kind, inputs of the units, shifts of each kind, outputs. */
type Layout = ReturnType<typeof layoutOf>
const layoutOf = (size: number) => {
  const kinds = LISTING_KINDS.length
  const byKind = size
  const inputs = byKind + kinds * size
  const shift = inputs + size * UNITS
  const shifts = shift + UNITS
  const outputs = shifts + kinds * UNITS
  return { size, byKind, inputs, shift, shifts, outputs, all: outputs + UNITS }
}

/** size: count of numbers a row. */
export function trainLayered(questions: readonly Question[], size: number): Layered {
  const layout = layoutOf(size)
  const { centre, spread } = standardOf(questions, size)
  const packed = questions.map(({ rows, right, kind, weight }) => {
    const values = Float32Array.from(rows.flatMap((row) => [...row.map((value, at) => value / (spread[at] ?? 1))]))
    return { values, count: rows.length, isRight: rows.map((_, at) => right.includes(at)), kind, weight }
  })
  const random = randomNumbers(SEED)
  const weights = startWeights(layout, random)
  const adam = { first: new Float64Array(layout.all), second: new Float64Array(layout.all), steps: 0 }
  const order = Int32Array.from(packed, (_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS)
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = [...order.subarray(start, start + BATCH)].flatMap((at) => packed[at] ?? [])
      const units = Array.from({ length: UNITS }, (_, unit) => unit).filter(() => random() >= LEFT_OUT)
      const gradient = new Float64Array(layout.all)
      const part = partOf(weights, units, layout, centre)
      const total = batch.reduce((sum, { weight }) => sum + weight, 0)
      for (const question of batch) addGradient(question, weights, part, layout, gradient, question.weight / total)
      addPart(gradient, part, layout, centre)
      descend(weights, gradient, adam, layout, rate)
    }
  }
  return unpack(weights, layout, centre, spread)
}

function startWeights(layout: Layout, random: () => number): Float64Array {
  const weights = new Float64Array(layout.all)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  for (let at = layout.inputs; at < layout.shift; at += 1) weights[at] = normal() / Math.sqrt(layout.size)
  for (let at = layout.outputs; at < layout.all; at += 1) weights[at] = 0.1 * normal()
  return weights
}

type Packed = {
  readonly values: Float32Array
  readonly count: number
  readonly isRight: readonly boolean[]
  readonly kind: number
}

/** The units one batch trains, side by side; and what the batch says of their inputs and common shifts. */
type Part = {
  readonly units: readonly number[]
  readonly inputs: Float64Array
  readonly outputs: Float64Array
  /** Of each kind; numbers are centred here, so that zeros need not be read. */
  readonly shifts: Float64Array
  readonly inputGradient: Float64Array
  readonly shiftGradient: Float64Array
}

function partOf(weights: Float64Array, units: readonly number[], layout: Layout, centre: Float64Array): Part {
  const { size, inputs, shift, shifts, outputs } = layout
  const count = units.length
  const part = {
    units,
    inputs: new Float64Array(size * count),
    outputs: Float64Array.from(units, (unit) => (weights[outputs + unit] ?? 0) / (1 - LEFT_OUT)),
    shifts: new Float64Array(LISTING_KINDS.length * count),
    inputGradient: new Float64Array(size * count),
    shiftGradient: new Float64Array(count),
  }
  units.forEach((unit, place) => {
    let middle = 0
    for (let at = 0; at < size; at += 1) {
      const input = weights[inputs + at * UNITS + unit] ?? 0
      part.inputs[at * count + place] = input
      middle += input * (centre[at] ?? 0)
    }
    for (let kind = 0; kind < LISTING_KINDS.length; kind += 1)
      part.shifts[kind * count + place] =
        (weights[shift + unit] ?? 0) + (weights[shifts + kind * UNITS + unit] ?? 0) - middle
  })
  return part
}

function addPart(gradient: Float64Array, part: Part, { size, inputs, shift }: Layout, centre: Float64Array): void {
  const count = part.units.length
  part.units.forEach((unit, place) => {
    const slope = part.shiftGradient[place] ?? 0
    gradient[shift + unit] = slope
    for (let at = 0; at < size; at += 1)
      gradient[inputs + at * UNITS + unit] = (part.inputGradient[at * count + place] ?? 0) - (centre[at] ?? 0) * slope
  })
}

function addGradient(
  { values, count, isRight, kind }: Packed,
  weights: Float64Array,
  part: Part,
  layout: Layout,
  gradient: Float64Array,
  share: number,
): void {
  const { size, outputs } = layout
  const own = layout.byKind + kind * size
  const ownShift = layout.shifts + kind * UNITS
  const width = part.units.length
  const active = new Float64Array(count * width)
  const scores = new Float64Array(count)
  for (let row = 0; row < count; row += 1) {
    let score = 0
    const from = row * width
    for (let place = 0; place < width; place += 1) active[from + place] = part.shifts[kind * width + place] ?? 0
    for (let at = 0; at < size; at += 1) {
      const value = values[row * size + at] ?? 0
      if (value === 0) continue
      score += value * ((weights[at] ?? 0) + (weights[own + at] ?? 0))
      const start = at * width
      for (let place = 0; place < width; place += 1)
        active[from + place] = (active[from + place] ?? 0) + value * (part.inputs[start + place] ?? 0)
    }
    for (let place = 0; place < width; place += 1) {
      const value = Math.tanh(active[from + place] ?? 0)
      active[from + place] = value
      score += value * (part.outputs[place] ?? 0)
    }
    scores[row] = score
  }
  const slopes = new Float64Array(width)
  errorsOf(scores, isRight).forEach((full, row) => {
    if (Math.abs(full) < SMALLEST_ERROR) return
    const error = share * full
    for (let place = 0; place < width; place += 1) {
      const unit = part.units[place] ?? 0
      const value = active[row * width + place] ?? 0
      gradient[outputs + unit] = (gradient[outputs + unit] ?? 0) + (error * value) / (1 - LEFT_OUT)
      const slope = error * (part.outputs[place] ?? 0) * (1 - value * value)
      slopes[place] = slope
      part.shiftGradient[place] = (part.shiftGradient[place] ?? 0) + slope
      gradient[ownShift + unit] = (gradient[ownShift + unit] ?? 0) + slope
    }
    for (let at = 0; at < size; at += 1) {
      const value = values[row * size + at] ?? 0
      if (value === 0) continue
      gradient[at] = (gradient[at] ?? 0) + error * value
      gradient[own + at] = (gradient[own + at] ?? 0) + error * value
      const start = at * width
      for (let place = 0; place < width; place += 1)
        part.inputGradient[start + place] = (part.inputGradient[start + place] ?? 0) + value * (slopes[place] ?? 0)
    }
  })
}

type Adam = { readonly first: Float64Array; readonly second: Float64Array; steps: number }

function descend(weights: Float64Array, gradient: Float64Array, adam: Adam, layout: Layout, rate: number): void {
  adam.steps += 1
  const firstScale = 1 - FIRST_DECAY ** adam.steps
  const secondScale = 1 - SECOND_DECAY ** adam.steps
  for (let at = 0; at < weights.length; at += 1) {
    const slope = (gradient[at] ?? 0) + pullOf(at, layout) * (weights[at] ?? 0)
    const first = FIRST_DECAY * (adam.first[at] ?? 0) + (1 - FIRST_DECAY) * slope
    const second = SECOND_DECAY * (adam.second[at] ?? 0) + (1 - SECOND_DECAY) * slope * slope
    adam.first[at] = first
    adam.second[at] = second
    weights[at] = (weights[at] ?? 0) - (rate * (first / firstScale)) / (Math.sqrt(second / secondScale) + 1e-8)
  }
}

function pullOf(at: number, { byKind, inputs, shift, outputs }: Layout): number {
  if (at >= shift && at < outputs) return 0
  return at >= byKind && at < inputs ? KIND_PULL : PULL
}

function standardOf(questions: readonly Question[], size: number) {
  const spread = spreadOf(questions, size)
  const mean = new Float64Array(size)
  let count = 0
  for (const { rows } of questions)
    for (const row of rows) {
      count += 1
      for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0)
    }
  return { spread, centre: mean.map((sum, at) => sum / Math.max(1, count) / (spread[at] ?? 1)) }
}

/** Weights for numbers as they are, no longer standardised. A common constant of the scores changes no chance and is left out. */
function unpack(weights: Float64Array, layout: Layout, centre: Float64Array, spread: Float64Array): Layered {
  const { size, byKind, inputs, shift, shifts, outputs } = layout
  const units = Array.from({ length: UNITS }, (_, unit) => unit)
  const input = (at: number, unit: number) => (weights[inputs + at * UNITS + unit] ?? 0) / (spread[at] ?? 1)
  const numbers = Array.from({ length: size }, (_, at) => at)
  const ofKind = <T>(make: (kind: number) => T): Record<ListingKind, T> => ({
    words: make(LISTING_KINDS.indexOf('words')),
    shop: make(LISTING_KINDS.indexOf('shop')),
    label: make(LISTING_KINDS.indexOf('label')),
  })
  return {
    linear: ofKind((kind) =>
      numbers.map((at) => ((weights[at] ?? 0) + (weights[byKind + kind * size + at] ?? 0)) / (spread[at] ?? 1)),
    ),
    hidden: {
      inputs: numbers.map((at) => units.map((unit) => input(at, unit))),
      shifts: ofKind((kind) =>
        units.map((unit) => {
          const middle = numbers.reduce(
            (sum, at) => sum + (centre[at] ?? 0) * (weights[inputs + at * UNITS + unit] ?? 0),
            0,
          )
          return (weights[shift + unit] ?? 0) + (weights[shifts + kind * UNITS + unit] ?? 0) - middle
        }),
      ),
      outputs: units.map((unit) => weights[outputs + unit] ?? 0),
    },
  }
}
