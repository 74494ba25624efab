// Trains linear choices (linear-ranker.ts): softmax over the alternatives of each question, Adam on all questions at once,
// weights drawn towards zero. Questions are of kinds: each kind has the common weights and a difference of its own.

/** One question: rows of numbers, the right ones among them, its kind (0 has no difference of its own) and how much it counts. */
export type Question = {
  readonly rows: readonly Float64Array[]
  readonly right: readonly number[]
  readonly kind: number
  readonly weight: number
}

export type RankerTraining = {
  /** Count of numbers a row. */
  readonly size: number
  readonly kinds: number
  /** How strongly weights are drawn to zero, measured on standardised numbers; differences of a kind are drawn more. */
  readonly pull: number
  readonly kindPull: number
}

const STEPS = 250
const RATE = 0.06
const FIRST_DECAY = 0.9
const SECOND_DECAY = 0.999

/** Weights of each kind, in the order of the numbers. */
export function trainRanker(questions: readonly Question[], training: RankerTraining): readonly Float64Array[] {
  const { size, kinds, pull, kindPull } = training
  const spread = spreadOf(questions, size)
  const packed = questions.map((question) => pack(question, spread))
  const all = size * kinds
  const weights = new Float64Array(all)
  const first = new Float64Array(all)
  const second = new Float64Array(all)
  const total = questions.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(all)
    for (const question of packed) addGradient(question, weights, size, gradient)
    const rate = RATE * (1 - (0.8 * step) / STEPS)
    for (let at = 0; at < all; at += 1) {
      const slope = (gradient[at] ?? 0) / total + (at < size ? pull : kindPull) * (weights[at] ?? 0)
      first[at] = FIRST_DECAY * (first[at] ?? 0) + (1 - FIRST_DECAY) * slope
      second[at] = SECOND_DECAY * (second[at] ?? 0) + (1 - SECOND_DECAY) * slope * slope
      const direction = (first[at] ?? 0) / (1 - FIRST_DECAY ** step)
      const pace = Math.sqrt((second[at] ?? 0) / (1 - SECOND_DECAY ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (rate * direction) / pace
    }
  }
  return Array.from({ length: kinds }, (_, kind) =>
    Float64Array.from({ length: size }, (__, at) => {
      const own = kind === 0 ? 0 : (weights[kind * size + at] ?? 0)
      return ((weights[at] ?? 0) + own) / (spread[at] ?? 1)
    }),
  )
}

type Packed = {
  readonly values: Float64Array
  readonly count: number
  readonly isRight: Uint8Array
  readonly kind: number
  readonly weight: number
}

function pack({ rows, right, kind, weight }: Question, spread: Float64Array): Packed {
  const size = spread.length
  const values = new Float64Array(rows.length * size)
  rows.forEach((row, index) => {
    for (let at = 0; at < size; at += 1) values[index * size + at] = (row[at] ?? 0) / (spread[at] ?? 1)
  })
  const isRight = Uint8Array.from(rows, (_, index) => (right.includes(index) ? 1 : 0))
  return { values, count: rows.length, isRight, kind, weight }
}

function addGradient(question: Packed, weights: Float64Array, size: number, gradient: Float64Array): void {
  const { values, count, isRight, kind, weight } = question
  const own = kind * size
  const shares = new Float64Array(count)
  let most = Number.NEGATIVE_INFINITY
  for (let row = 0; row < count; row += 1) {
    let sum = 0
    for (let at = 0; at < size; at += 1) {
      const each = kind === 0 ? (weights[at] ?? 0) : (weights[at] ?? 0) + (weights[own + at] ?? 0)
      sum += each * (values[row * size + at] ?? 0)
    }
    shares[row] = sum
    if (sum > most) most = sum
  }
  let all = 0
  let allRight = 0
  for (let row = 0; row < count; row += 1) {
    const share = Math.exp((shares[row] ?? 0) - most)
    shares[row] = share
    all += share
    if (isRight[row]) allRight += share
  }
  for (let row = 0; row < count; row += 1) {
    const share = shares[row] ?? 0
    const error = weight * (share / all - (isRight[row] ? share / allRight : 0))
    if (Math.abs(error) < 1e-5) continue
    for (let at = 0; at < size; at += 1) {
      const slope = error * (values[row * size + at] ?? 0)
      gradient[at] = (gradient[at] ?? 0) + slope
      if (kind > 0) gradient[own + at] = (gradient[own + at] ?? 0) + slope
    }
  }
}

/** Standard deviation of each number; 1 where it never moves. */
function spreadOf(questions: readonly Question[], size: number): Float64Array {
  const sum = new Float64Array(size)
  const squares = new Float64Array(size)
  let count = 0
  for (const { rows } of questions)
    for (const row of rows) {
      count += 1
      for (let at = 0; at < size; at += 1) {
        sum[at] = (sum[at] ?? 0) + (row[at] ?? 0)
        squares[at] = (squares[at] ?? 0) + (row[at] ?? 0) ** 2
      }
    }
  return sum.map((value, at) => {
    const mean = value / Math.max(1, count)
    const deviation = Math.sqrt(Math.max(0, (squares[at] ?? 0) / Math.max(1, count) - mean * mean))
    return deviation > 1e-9 ? deviation : 1
  })
}
