import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { addDays, localDay } from '#domain/calendar.ts'
import { dateIn } from '#words/local-text.ts'
import { renderPiece } from '../testing/render-screen.tsx'
import { DateField } from './date-field.tsx'
import { DayFilter } from './day-filter.tsx'

function Held({ start, heard }: { readonly start: string; readonly heard: (value: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <DateField
      label="Entry date"
      value={value}
      onChange={(next) => {
        heard(next)
        setValue(next)
      }}
    />
  )
}

const setUp = (start = '') => {
  const heard = vi.fn()
  const { user } = renderPiece(<Held start={start} heard={heard} />)
  return { user, heard, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Entry date' }) }
}

const EXAMPLE = addDays(localDay(new Date()), 7)
const IN_A_WEEK = dateIn('en', EXAMPLE)

it('gives a day that is still to come as the example, which nobody takes for a day that is given', () => {
  expect(setUp().field.placeholder).toBe(`e.g. ${IN_A_WEEK}`)
})

it('shows a day as every screen writes days', () => {
  expect(setUp('2026-11-20').field.value).toBe('20 Nov 2026')
})

it('reads what is typed, leaves it alone while it is typed, and writes it the one way when left', async () => {
  const { user, field, heard } = setUp()
  await user.type(field, 'December 4, 2026')
  expect(field.value).toBe('December 4, 2026')
  expect(heard).toHaveBeenLastCalledWith('2026-12-04')
  await user.tab()
  expect(field.value).toBe('4 Dec 2026')
})

it('keeps what is no day, says so when left, and never passes it on as empty', async () => {
  const { user, field, heard } = setUp('2026-11-20')
  await user.clear(field)
  await user.type(field, '03/04/2026')
  expect(screen.queryByText(/Write the day/)).toBeNull()
  await user.tab()
  expect(screen.getByText(`Write the day as ${IN_A_WEEK} or ${EXAMPLE}.`)).toBeTruthy()
  expect(field.value).toBe('03/04/2026')
  expect(heard).toHaveBeenLastCalledWith('03/04/2026')
})

it('takes a day from the calendar of the browser', () => {
  const { heard, field } = setUp()
  const picker = document.querySelector<HTMLInputElement>('input[type="date"]')
  if (!picker) throw new Error('no calendar')
  fireEvent.change(picker, { target: { value: '2026-12-24' } })
  expect(heard).toHaveBeenLastCalledWith('2026-12-24')
  expect(field.value).toBe('24 Dec 2026')
})

it('narrows a list only by a whole day, and no more when emptied', async () => {
  const heard = vi.fn()
  const { user } = renderPiece(<DayFilter label="From" value="2026-11-20" onChange={heard} />)
  const field = screen.getByRole('textbox', { name: 'From' })
  await user.type(field, 'x')
  expect(heard).not.toHaveBeenCalled()
  await user.clear(field)
  expect(heard).toHaveBeenCalledExactlyOnceWith(undefined)
})
