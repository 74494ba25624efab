// The own code of goods of chapter 98 as an answer.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../../testing/render-screen.tsx'
import { lawText } from '../../testing/shipment-answers.ts'
import { DutyQuestions, type QuestionsProps } from './duty-questions.tsx'

const TEXT = 'What is the own code?'
const QUESTION: QuestionsProps['questions'][number] = {
  id: 'own-code',
  text: TEXT,
  asks: { reason: 'law-question', facts: { text: lawText(TEXT) } },
  form: { kind: 'hts-code' },
  assumed: 'not-said',
  source: { citation: 'U.S. note 16' },
}

it('takes it with or without dots, and no code of that chapter', async () => {
  const asked: (string | undefined)[] = []
  const { user } = renderPiece(
    <DutyQuestions
      questions={[QUESTION]}
      answered={[]}
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
