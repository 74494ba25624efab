// The own code of goods of chapter 98 as an answer.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../../testing/render-screen.tsx'
import { lawText } from '../../testing/shipment-answers.ts'
import { DutyQuestions, type QuestionsProps } from './duty-questions.tsx'

const TEXT = 'What is the own code?'
const QUESTION: QuestionsProps['receipt']['questions'][number] = {
  id: 'own-code',
  text: TEXT,
  asks: { reason: 'law-question', facts: { text: lawText(TEXT) } },
  form: { kind: 'hts-code' },
  assumed: 'not-said',
  source: { citation: 'U.S. note 16' },
}

const receipt = { questions: [QUESTION], answered: [], outcome: { kind: 'dutiable' as const, totalUsd: 100 } }

it('takes it with or without dots, and no code of that chapter', async () => {
  const asked: (string | undefined)[] = []
  const { user } = renderPiece(
    <DutyQuestions
      receipt={receipt}
      answers={{}}
      quantities={{}}
      onAnswer={(_, answer) => asked.push(answer)}
      onQuantity={() => undefined}
    />,
  )
  expect(screen.getByText(/not said/)).toBeDefined()
  const field = screen.getByRole('textbox', { name: 'Code of chapters 1 to 97' })
  await user.type(field, '9802.00.50.60{Enter}')
  expect(screen.getByText('Give all ten digits of a code of chapters 1 to 97.')).toBeDefined()
  await user.clear(field)
  await user.type(field, '7326.90.86.88{Enter}')
  await user.clear(field)
  await user.type(field, '{Enter}')
  expect(asked).toEqual(['7326908688', undefined])
})

it('says at the field why the code that was given is none', () => {
  const facts = { htsCode: '1905310049', on: '2026-07-01', successors: ['1905310042', '1905310045'] }
  const outcome = { kind: 'unknown' as const, missing: [], reasons: [{ reason: 'own-code-ended' as const, facts }] }
  const nothing = () => undefined
  renderPiece(
    <DutyQuestions
      receipt={{ ...receipt, outcome }}
      answers={{ 'own-code': '1905310049' }}
      quantities={{}}
      onAnswer={nothing}
      onQuantity={nothing}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Code of chapters 1 to 97' })
  expect(field).toHaveProperty('value', '1905.31.00.49')
  expect(screen.getByText(/own code is out of date.*1905\.31\.00\.42 or 1905\.31\.00\.45/)).toBeDefined()
})

it('names what was answered in words, and no number of a question', () => {
  const rate = 'A duty upon the value of the repairs or alterations (see U.S. note 3 of this subchapter)'
  const id = `duty-by-text:${rate.slice(0, 60)}`
  const asks = { reason: 'duty-by-text' as const, facts: { rate } }
  const nothing = () => undefined
  renderPiece(
    <DutyQuestions
      receipt={{ ...receipt, answered: [{ id, asks, answer: '20' }] }}
      answers={{ [id]: '20', 'value:cases': '5' }}
      quantities={{}}
      onAnswer={nothing}
      onQuantity={nothing}
    />,
  )
  expect(document.body.textContent).not.toMatch(/duty-by-text|value:/)
  expect(screen.getByText(/What duty follows from it for the whole line, in USD\?: 20/)).toBeDefined()
  expect(screen.getByText('5, to a question that is not asked of these goods')).toBeDefined()
})
