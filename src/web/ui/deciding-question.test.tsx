import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { DecidingQuestion, type GivenAnswer } from './deciding-question.tsx'

const QUESTION = {
  fact: 'material' as const,
  text: 'What is it mainly made of?',
  answers: [
    { answer: 'material:cotton', label: 'Cotton' },
    { answer: 'material:wool', label: 'Wool or fine hair' },
  ],
}

/** Busy from the first answer on, as while the codes are ranked again. */
function Asked() {
  const [given, setGiven] = useState<readonly GivenAnswer[]>([])
  return (
    <DecidingQuestion question={QUESTION} given={given} note="" isAnswering={given.length > 0} onAnswer={setGiven} />
  )
}

it('keeps the focus with the question while its answer is worked out', async () => {
  const { user } = renderPiece(<Asked />)
  await user.click(screen.getByRole('button', { name: 'Cotton' }))
  expect(screen.getByText('Your answer: Cotton')).toBeDefined()
  expect(document.activeElement?.textContent).toContain('What is it mainly made of?')
  expect(document.activeElement).not.toBe(document.body)
})
