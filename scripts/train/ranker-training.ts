// Trains linear choices (linear-ranker.ts): softmax over the alternatives of each question, Adam on all questions at once,
// weights drawn towards zero.

/** One question: rows of numbers, the right ones among them, the kind of its text and how much it counts. */
export type Question = {
  readonly rows: readonly Float64Array[]
  readonly right: readonly number[]
  readonly kind: number
  readonly weight: number
}

const STEPS = 250
const RATE = 0.06
const FIRST_DECAY = 0.9
const SECOND_DECAY = 0.999

/** size: count of numbers a row. pull: how strongly weights are drawn to zero, measured on standardised numbers. */
export function trainRanker(questions: readonly Question[], size: number, pull: number): Float64Array {
  const spread = spreadOf(questions, size)
  const packed = questions.map((question) => pack(question, spread))
  const weights = new Float64Array(size)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  const total = questions.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(size)
    for (const question of packed) addGradient(question, weights, gradient)
    const rate = RATE * (1 - (0.8 * step) / STEPS)
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / total + pull * (weights[at] ?? 0)
      first[at] = FIRST_DECAY * (first[at] ?? 0) + (1 - FIRST_DECAY) * slope
      second[at] = SECOND_DECAY * (second[at] ?? 0) + (1 - SECOND_DECAY) * slope * slope
      const direction = (first[at] ?? 0) / (1 - FIRST_DECAY ** step)
      const pace = Math.sqrt((second[at] ?? 0) / (1 - SECOND_DECAY ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (rate * direction) / pace
    }
  }
  return weights.map((weight, at) => weight / (spread[at] ?? 1))
}

type Packed = {
  readonly rows: readonly Float64Array[]
  readonly isRight: readonly boolean[]
  readonly weight: number
}

const pack = ({ rows, right, weight }: Question, spread: Float64Array): Packed => ({
  rows: rows.map((row) => row.map((value, at) => value / (spread[at] ?? 1))),
  isRight: rows.map((_, at) => right.includes(at)),
  weight,
})

function addGradient({ rows, isRight, weight }: Packed, weights: Float64Array, gradient: Float64Array): void {
  const scores = Float64Array.from(rows, (row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
  errorsOf(scores, isRight).forEach((error, row) => {
    rows[row]?.forEach((value, at) => {
      gradient[at] = (gradient[at] ?? 0) + weight * error * value
    })
  })
}

/** Chance of each alternative less the share it should have: of the right ones their part among themselves. */
export function errorsOf(scores: Float64Array, isRight: readonly boolean[]): Float64Array {
  const most = scores.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY)
  const exponentials = scores.map((value) => Math.exp(value - most))
  const all = exponentials.reduce((sum, value) => sum + value, 0)
  const right = exponentials.reduce((sum, value, at) => (isRight[at] ? sum + value : sum), 0)
  return exponentials.map((value, at) => value / all - (isRight[at] && right > 0 ? value / right : 0))
}

/** Standard deviation of each number; 1 where it never moves. */
export function spreadOf(questions: readonly Question[], size: number): Float64Array {
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
