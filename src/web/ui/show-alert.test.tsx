import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type Language, learning, sentence } from '#words/language.ts'
import { LanguageContext } from '../language/page-language.tsx'
import { renderPiece } from '../testing/render-screen.tsx'
import { AlertPanel, clearToasts, showToast, TOAST_MS, Toasts } from './show-alert.tsx'

it('reads a failure out at once and a success when convenient', () => {
  renderPiece(
    <>
      <AlertPanel kind="failure" onClose={vi.fn()}>
        Failed to generate commercial invoice
      </AlertPanel>
      <AlertPanel kind="success" onClose={vi.fn()} takesFocus>
        Commercial invoice generated successfully! (INV-1)
      </AlertPanel>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Failed to generate commercial invoice')
  const success = screen.getByRole('status')
  expect(success.textContent).toContain('(INV-1)')
  expect(success.contains(document.activeElement) || document.activeElement?.contains(success)).toBe(true)
})

/** Something is made by a key or by a press, while one types. */
function Form() {
  const [made, setMade] = useState(0)
  return (
    <>
      <input aria-label="Name" onKeyUp={({ key }) => key === '!' && setMade(made + 1)} />
      {made > 0 && (
        <AlertPanel key={made} kind="success" onClose={vi.fn()} takesFocus>
          Made
        </AlertPanel>
      )}
      <button type="button" onClick={() => setMade(made + 1)}>
        Make
      </button>
    </>
  )
}

it('leaves the focus in a field in which somebody goes on typing', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { user } = renderPiece(<Form />)
  const field = screen.getByRole('textbox')
  await user.type(field, 'Ana!')
  expect(screen.getByRole('status')).toBeDefined()
  expect(document.activeElement).toBe(field)
  clock.mockReturnValue(1001)
  fireEvent.click(screen.getByRole('button', { name: 'Make' }))
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
  clock.mockRestore()
})

it('stays until it is closed', async () => {
  const onClose = vi.fn()
  const { user } = renderPiece(
    <AlertPanel kind="failure" onClose={onClose}>
      It failed
    </AlertPanel>,
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('lets a toast go after 8 seconds, but not while the pointer is on it', () => {
  vi.useFakeTimers()
  renderPiece(<Toasts />)
  act(() => showToast({ text: () => 'Address removed' }))
  const toast = screen.getByText('Address removed')
  fireEvent.mouseEnter(toast.closest('fieldset') ?? toast)
  act(() => vi.advanceTimersByTime(TOAST_MS * 2))
  expect(screen.queryByText('Address removed')).toBeTruthy()
  fireEvent.mouseLeave(toast.closest('fieldset') ?? toast)
  act(() => vi.advanceTimersByTime(TOAST_MS))
  expect(screen.queryByText('Address removed')).toBeNull()
})

it('runs the action of a toast once and takes it away', () => {
  const run = vi.fn()
  renderPiece(<Toasts />)
  act(() => showToast({ text: () => 'Address removed', action: { label: () => 'Undo', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Address removed')).toBeNull()
})

it('marks what failed and what is under way apart from what was done', () => {
  renderPiece(<Toasts />)
  const kindOf = (text: string) => screen.getByText(text).closest('fieldset')?.dataset.kind
  act(() => {
    showToast({ text: () => 'Link copied' })
    showToast({ kind: 'failure', text: () => 'Link not copied' })
  })
  expect([kindOf('Link copied'), kindOf('Link not copied')]).toEqual([undefined, 'failure'])
  act(() => showToast({ kind: 'progress', text: () => 'Being made' }))
  expect(kindOf('Being made')).toBe('progress')
})

it('shows the two newest', () => {
  renderPiece(<Toasts />)
  act(() => {
    for (const name of ['First', 'Second', 'Third']) showToast({ text: () => name })
  })
  expect(screen.queryByText('First')).toBeNull()
  expect([screen.getByText('Second'), screen.getByText('Third')]).toHaveLength(2)
})

it('takes away the toasts of a form that is gone, and no others', () => {
  renderPiece(<Toasts />)
  act(() => {
    showToast({ of: 'form', text: () => 'Line removed', action: { label: () => 'Take back', run: vi.fn() } })
    showToast({ text: () => 'Address saved' })
  })
  act(() => clearToasts('form'))
  expect(screen.queryByText('Line removed')).toBeNull()
  expect(screen.getByText('Address saved')).toBeDefined()
})

it('says a toast in the language the page has by then', async () => {
  const texts = { removed: (name: string) => `${name} removed`, undo: 'Undo' }
  learning('fr')(texts, { removed: (name) => `${name} : retiré`, undo: 'Annuler' })
  const { user } = renderPiece(<InOtherLanguage />)
  act(() =>
    showToast({
      text: sentence(texts, ({ removed }) => removed('Wick')),
      action: { label: sentence(texts, ({ undo }) => undo), run: vi.fn() },
    }),
  )
  expect(screen.getByText('Wick removed')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Français' }))
  expect(screen.queryByText('Wick removed')).toBeNull()
  expect(screen.getByText('Wick : retiré')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeDefined()
})

function InOtherLanguage() {
  const [language, setLanguage] = useState<Language>('en')
  return (
    <LanguageContext value={language}>
      <button type="button" onClick={() => setLanguage('fr')}>
        Français
      </button>
      <Toasts />
    </LanguageContext>
  )
}
