import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { HtsCodeField } from './hts-code-field.tsx'

const setUp = (value: string | null = null) => {
  const onComplete = vi.fn()
  const onSave = vi.fn()
  const { user } = renderPiece(
    <>
      <HtsCodeField value={value} check={{ kind: 'none' }} onComplete={onComplete} onSave={onSave} required />
      <button type="button">elsewhere</button>
    </>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'HTS code' })
  const leave = () => user.click(screen.getByText('elsewhere'))
  return { user, field, leave, onComplete, onSave }
}

it('shows a saved code with its dots and counts ten digits', () => {
  const { field } = setUp('3406000000')
  expect(field.value).toBe('3406.00.00.00')
  expect(screen.getByText('10/10')).toBeTruthy()
})

it('keeps digits and dots and says nothing in the middle of typing', async () => {
  const { user, field } = setUp()
  await user.type(field, '34 x06')
  expect(field.value).toBe('3406')
  expect(screen.getByText('4/10')).toBeTruthy()
  expect(screen.queryByText(/Invalid HTS code/)).toBeNull()
})

it('says how many digits are there when the field is left too early, and does not save', async () => {
  const { user, field, leave, onSave } = setUp()
  await user.type(field, '34060000')
  await leave()
  expect(screen.getByText('Invalid HTS code: Must be exactly 10 digits (8/10)')).toBeTruthy()
  expect(field.value).toBe('34060000')
  expect(onSave).not.toHaveBeenCalled()
})

it('says so at once when there are more than ten digits', async () => {
  const { user, field } = setUp()
  await user.type(field, '34060000001')
  expect(screen.getByText('Invalid HTS code: Must be exactly 10 digits (11/10)')).toBeTruthy()
})

it('takes a pasted code with spaces, checks it at ten digits and saves it when left', async () => {
  const { user, field, leave, onComplete, onSave } = setUp()
  await user.click(field)
  await user.paste(' 3406 00 00 00 ')
  expect(field.value).toBe('3406.00.00.00')
  expect(onComplete).toHaveBeenCalledWith('3406000000')
  await leave()
  expect(onSave).toHaveBeenCalledExactlyOnceWith('3406000000')
})

it('saves nothing when the code did not change, and null when it was emptied', async () => {
  const { user, field, leave, onSave } = setUp('3406000000')
  await user.click(field)
  await leave()
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(field)
  await leave()
  expect(onSave).toHaveBeenCalledExactlyOnceWith(null)
})

it('is marked required while empty', () => {
  const { field } = setUp()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Required')).toBeTruthy()
})

it('shows what the tariff database said', () => {
  const error = 'This HTS code was not found in the US HTS database. Please verify the code.'
  renderPiece(
    <HtsCodeField value="9999999999" check={{ kind: 'invalid', error }} onComplete={vi.fn()} onSave={vi.fn()} />,
  )
  expect(screen.getByText(error)).toBeTruthy()
})
