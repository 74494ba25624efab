import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCusmaClaim } from '#contract/cusma.ts'
import { calculateDuty } from '#contract/duty.ts'
import { day } from '#domain/calendar.ts'
import { answer, fakeApi } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { dutyAnswer, receipt, SHIPMENT_ID } from '../../testing/shipment-answers.ts'
import { WhatIf } from './what-if.tsx'

const ITEM = '0190a1b2-0000-4000-8000-000000000001'
const REQUEST = { htsCode: '3406000000', countryOfOrigin: 'CA', price: 6.85, quantity: 144, claimCusma: true }
const NOT_THEN = /does not cover them on 15 Jan 2027, outside its period/

function show(covered: string[]) {
  const claims: unknown[] = []
  fakeApi(
    answer(getCusmaClaim, () => ({ success: true, data: { covered, isOutsidePeriod: covered.length === 0 } })),
    answer(calculateDuty, ({ body }) => {
      claims.push([body.entryDate, body.claimCusma])
      return dutyAnswer(receipt({ entryDate: body.entryDate }), 493.4)
    }),
  )
  const known = calculateDuty.answer.parse(dutyAnswer(receipt({ claim: 'cusma' }), 246.7)).data
  const props = { shipmentId: SHIPMENT_ID, itemId: ITEM, request: REQUEST, answer: known, item: 'Candle' }
  return { claims, ...renderPiece(<WhatIf {...props} today={day('2026-11-25')} onClose={() => {}} />) }
}

async function tryDay({ user }: Pick<ReturnType<typeof show>, 'user'>) {
  const field = screen.getByLabelText(/^Entry date/)
  await user.clear(field)
  await user.type(field, '2027-01-15')
  await user.tab()
}

it('drops the claim on a day that no certificate covers and says why, until a person supposes one', async () => {
  const shown = show([])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Claim CUSMA' }).checked).toBe(true)
  await tryDay(shown)
  expect(await screen.findByText(NOT_THEN)).toBeDefined()
  await waitFor(() => expect(shown.claims.at(-1)).toEqual(['2027-01-15', false]))
  await shown.user.click(screen.getByRole('checkbox', { name: 'Claim CUSMA' }))
  await waitFor(() => expect(shown.claims.at(-1)).toEqual(['2027-01-15', true]))
  expect(screen.queryByText(NOT_THEN)).toBeNull()
})

it('keeps the claim on a day that the certificate covers', async () => {
  const shown = show([ITEM])
  await tryDay(shown)
  await waitFor(() => expect(shown.claims.at(-1)).toEqual(['2027-01-15', true]))
  expect(screen.queryByText(NOT_THEN)).toBeNull()
})
