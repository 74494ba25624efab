import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { ActionButton } from './action-button.tsx'

function HeldAfterUse() {
  const [isHeld, setIsHeld] = useState(false)
  return (
    <ActionButton disabledReason={isHeld ? 'Nothing left to do.' : undefined} onClick={() => setIsHeld(true)}>
      Do it
    </ActionButton>
  )
}

it('keeps the focus when it becomes held, and says why', async () => {
  const { user } = renderPiece(<HeldAfterUse />)
  await user.tab()
  await user.keyboard('{Enter}')
  const button = screen.getByRole('button', { name: 'Do it', description: 'Nothing left to do.' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})
