import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { CountrySelect } from './country-select.tsx'

const setUp = (only?: readonly string[]) => {
  const onChange = vi.fn()
  const { user } = renderPiece(
    <CountrySelect label="Country of origin" value={null} onChange={onChange} only={only} error="Required" />,
  )
  return { user, onChange, field: screen.getByRole('combobox', { name: 'Country of origin' }) }
}
const names = () => screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)

it('begins with the usual origins and those chosen last', async () => {
  const { user, field } = setUp()
  await user.type(field, 'viet nam{Enter}')
  cleanup()
  const next = setUp()
  await next.user.click(next.field)
  const codes = ['CA', 'US', 'CN', 'MX', 'VN']
  expect(
    names()
      .slice(0, 6)
      .map((name) => name?.slice(-2)),
  ).toEqual([...codes, 'AF'])
  expect(new Set(names()).size).toBe(names().length)
})

it('lists all countries with their codes', async () => {
  const { user, field } = setUp()
  await user.click(field)
  expect(names().length).toBeGreaterThanOrEqual(249)
  expect(names()).toContain('Canada CA')
})

it('finds a country by its code first', async () => {
  const { user, field } = setUp()
  await user.type(field, 'cn')
  expect(names()[0]).toBe('China CN')
})

it('finds a country by another name for it', async () => {
  const { user, field } = setUp()
  await user.type(field, 'viet nam')
  expect(names()[0]).toMatch(/VN$/)
})

it('is chosen by keyboard alone', async () => {
  const { user, field, onChange } = setUp()
  await user.type(field, 'mexi{Enter}')
  expect(onChange).toHaveBeenCalledWith('MX')
})

it('takes the marked country when the first keys came before the list had opened', async () => {
  const { user, field, onChange } = setUp()
  field.focus()
  fireEvent.change(field, { target: { value: 'mexi' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Mexico MX')
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['MX']])
})

it('says when no country matches', async () => {
  const { user, field } = setUp()
  await user.type(field, 'zzzz')
  expect(screen.getByText('No country matches')).toBeTruthy()
})

it('offers only the countries it is given, in their order', async () => {
  const { user, field } = setUp(['US', 'CA', 'MX'])
  await user.click(field)
  expect(names()).toEqual(['United States US', 'Canada CA', 'Mexico MX'])
})

it('shows its error beside the field', () => {
  expect(setUp().field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Required')).toBeTruthy()
})
