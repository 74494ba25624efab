import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { texts } from '#texts/en/tools.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { DutyForm } from './duty-form.tsx'
import { NO_INPUTS } from './duty-inputs.ts'

it.each([
  [999, texts.titleHint],
  [1000, texts.titleCut],
])('says of a title of %i characters what is read of it', (length, said) => {
  const inputs = { ...NO_INPUTS, title: 'x'.repeat(length) }
  renderPiece(<DutyForm inputs={inputs} onChange={() => undefined} onSubmit={() => undefined} />)
  expect(screen.getByText(said)).toBeTruthy()
})
