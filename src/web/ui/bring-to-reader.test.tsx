import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { useArrival } from './bring-to-reader.ts'

/** A form that waits, as a check does, and what it brings a little later. */
function Waiting() {
  const [phase, setPhase] = useState<'asked' | 'waiting' | 'there'>('asked')
  const heading = useArrival<HTMLHeadingElement>(phase === 'waiting')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setPhase('waiting')
        setTimeout(() => setPhase('there'), 20)
      }}
    >
      <input aria-label="Cost" />
      <button type="submit" disabled={phase === 'waiting'}>
        Check
      </button>
      {phase === 'there' && (
        <h2 ref={heading} tabIndex={-1}>
          Found
        </h2>
      )}
    </form>
  )
}

it('gives the focus to what arrived, from the button that asked', async () => {
  const { user } = renderPiece(<Waiting />)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const heading = await screen.findByRole('heading', { name: 'Found' })
  expect(document.activeElement).toBe(heading)
})

it('takes the focus from no field', async () => {
  const { user } = renderPiece(<Waiting />)
  await user.type(screen.getByLabelText('Cost'), '9.75{Enter}')
  await screen.findByRole('heading', { name: 'Found' })
  expect(document.activeElement).toBe(screen.getByLabelText('Cost'))
})
