import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dutyByMonth } from '#contract/duty-by-month.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { DutyByMonth } from './duty-by-month.tsx'

const none = { dutyCad: null, shipments: 0, withoutFigure: 0, openShipments: 0, typedInvoices: 0 }
const MONTHS = [
  { ...none, month: 1 },
  { ...none, month: 2, dutyCad: 120.5, shipments: 2 },
  { ...none, month: 3 },
  { ...none, month: 4, shipments: 1, withoutFigure: 1 },
  { ...none, month: 5, dutyCad: 80, shipments: 2, openShipments: 1, typedInvoices: 1 },
]

it('shows each month with its words, the sum, and what has no figure', async () => {
  fakeApi(answer(dutyByMonth, () => ({ success: true, data: { year: 2026, years: [2026], months: MONTHS } })))
  const { user } = renderPiece(<DutyByMonth />)
  const picture = await screen.findByRole('img', {
    name: /^Duty by month, 2026\. February: CAD 120\.50; March: no invoice/,
  })
  expect(picture.getAttribute('aria-label')).toContain(
    'April: not known; May: at least CAD 80.00; Whole year so far: at least CAD 200.50',
  )
  await user.click(screen.getByText('The same figures as a table'))
  const table = screen.getByRole('table', { name: 'Duty by month, 2026' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
  expect(cells).toEqual([
    'Month | Duty | Shipments | Without a figure',
    'February | CAD 120.50 | 2 | 0',
    'March | no invoice | 0 | 0',
    'April | not known | 1 | 1',
    'May | at least CAD 80.00 | 2 | 0',
    'Whole year so far | at least CAD 200.50 | 5 | 1',
  ])
  expect(screen.getByText(/^1 shipment has no figure/)).toBeTruthy()
  expect(screen.getByText(/^1 invoice was typed by hand/)).toBeTruthy()
})

it('says when there is nothing, goes to another year, and asks again after a failure', async () => {
  let isDown = true
  const years: (number | undefined)[] = []
  fakeApi(
    answer(dutyByMonth, ({ query }) => {
      if (isDown) return refusal(500, 'The duty by month could not be loaded.')
      years.push(query.year)
      return { success: true, data: { year: query.year ?? 2026, years: [2026, 2025], months: [] } }
    }),
  )
  const { user } = renderPiece(<DutyByMonth />)
  expect(await screen.findByText('The duty by month could not be loaded.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No invoice was made in 2026.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
  expect(await screen.findByText('No invoice was made in 2025.')).toBeTruthy()
  await waitFor(() => expect(years).toEqual([undefined, 2025]))
})
