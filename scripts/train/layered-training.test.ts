// The ranker with hidden units learns what no weighted sum can say.
import { expect, it } from 'vitest'
import { openRanker } from '#domain/classification/layered-ranker.ts'
import { trainLayered } from './layered-training.ts'

const NAMES = ['a', 'b']
/** The right one of three has exactly one of two numbers. */
const question = (kind: number, right: readonly [number, number]) => {
  const rows = [[0, 0], [1, 1], right].map((row) => Float64Array.from(row))
  return { rows, right: [2], kind, weight: 1 }
}
const questions = Array.from({ length: 400 }, (_, at) => question(at % 3, at % 2 === 0 ? [0, 1] : [1, 0]))

const trained = () => {
  const { linear, hidden } = trainLayered(questions, NAMES.length)
  const named = (values: readonly number[]) => ({ a: values[0] ?? 0, b: values[1] ?? 0 })
  const [a = [], b = []] = hidden.inputs
  const weights = { words: named(linear.words), shop: named(linear.shop), label: named(linear.label) }
  return openRanker(weights, { ...hidden, inputs: { a, b } }, NAMES)
}

it('prefers one of two facts to both and to none', () => {
  const ranker = trained()
  for (const kind of ['words', 'shop', 'label'] as const) {
    const [none = 0, both = 0, one = 0] = ranker.chancesOf(questions[0]?.rows ?? [], kind)
    expect(one).toBeGreaterThan(none)
    expect(one).toBeGreaterThan(both)
    expect(none + both + one).toBeCloseTo(1)
  }
})

it('gives the same weights of the same questions', () => {
  expect(trainLayered(questions.slice(0, 40), 2)).toEqual(trainLayered(questions.slice(0, 40), 2))
})
