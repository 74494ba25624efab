import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Term } from './term.tsx'

const ask = () => screen.getByRole('button', { name: 'What does “MID” mean?' })

it('says what a word means where it stands, and takes it away again', async () => {
  const user = userEvent.setup()
  render(<Term of="mid" />)
  expect(screen.queryByRole('note')).toBeNull()
  await user.click(ask())
  expect(screen.getByRole('note').textContent).toContain('Manufacturer identification code')
  expect(ask().getAttribute('aria-controls')).toBe(screen.getByRole('note').id)
  await user.click(ask())
  expect(screen.queryByRole('note')).toBeNull()
})

it('opens by key, and Escape closes it without closing what it stands in', async () => {
  const user = userEvent.setup()
  const closed: string[] = []
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={(event) => closed.push(event.key)}>
      <Term of="mid" />
    </div>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('note')).toBeTruthy()
  closed.length = 0
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('note')).toBeNull()
  expect(closed).not.toContain('Escape')
})
