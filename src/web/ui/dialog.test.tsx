// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

/** A dialog that asks before it closes, in place of itself, as forms do. */
function Room() {
  const [shown, setShown] = useState<'nothing' | 'form' | 'question'>('nothing')
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" onClick={() => setShown('form')}>
        Open
      </button>
      {shown === 'form' && (
        <Dialog title="Form" onClose={() => setShown('question')}>
          Fields
        </Dialog>
      )}
      {shown === 'question' && (
        <Confirm title="Leave?" action="Leave" onConfirm={() => setShown('nothing')} onCancel={() => setShown('form')}>
          Sure?
        </Confirm>
      )}
    </main>
  )
}

const focused = (element: HTMLElement | null) => waitFor(() => expect(document.activeElement).toBe(element))

it('gives the focus back to what opened it, through a question that took its place', async () => {
  const { user } = renderPiece(<Room />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await focused(screen.getByRole('button', { name: 'Open' }))
})

it('gives the focus to the content of the page when what opened it is gone', async () => {
  const { user } = renderPiece(<Vanishing />)
  await user.click(screen.getByRole('button', { name: 'Delete the row' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await focused(screen.getByRole('main'))
})

function Vanishing() {
  const [step, setStep] = useState<'row' | 'asking' | 'gone'>('row')
  return (
    <main id="content" tabIndex={-1}>
      {step !== 'gone' && (
        <button type="button" onClick={() => setStep('asking')}>
          Delete the row
        </button>
      )}
      {step === 'asking' && (
        <Confirm title="Delete?" action="Delete" onConfirm={() => setStep('gone')} onCancel={() => setStep('row')}>
          Sure?
        </Confirm>
      )}
    </main>
  )
}

it('leaves the focus in the field one types into', async () => {
  const { user } = renderPiece(<WithField />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Second' })
  await user.type(field, 'Dana')
  expect([field.value, document.activeElement]).toEqual(['Dana', field])
})

function WithField() {
  const [typed, setTyped] = useState('')
  return (
    <Dialog title="Form" onClose={() => setTyped('')}>
      <input aria-label="First" />
      <input aria-label="Second" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
    </Dialog>
  )
}
