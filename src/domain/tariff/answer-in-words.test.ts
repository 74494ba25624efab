import { expect, it } from 'vitest'
import { answerInWords } from './answer-in-words.ts'

const question = {
  answeredBy: [
    { words: 'vanity', answer: 'yes' },
    { words: 'vanity mirror', answer: 'no' },
  ],
}

it.each([
  ['Solid oak bathroom VANITIES', { words: 'vanity', answer: 'yes' }],
  ['Vanity mirror, 60 cm', { words: 'vanity mirror', answer: 'no' }],
  ['Vanityfair magazine', undefined],
  ['', undefined],
])('reads "%s" word by word, the longest words first', (description, answer) => {
  expect(answerInWords(question, description)).toEqual(answer)
})
