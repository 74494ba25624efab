import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getCusmaClaim } from '#contract/cusma.ts'
import { calculateDuty } from '#contract/duty.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  dutyAnswer,
  item,
  lawText,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  shipmentData,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment-what-if.tsx'

const PAGE = `/dashboard/shipment/${SHIPMENT_ID}/what-if`
const [CANDLE, OTHER] = [item(1), item(2)]
const free = receipt({
  outcome: { kind: 'free', because: 'Free.', reason: { reason: 'free-line', facts: {} } },
  lines: [],
})
const barred = receipt({
  outcome: {
    kind: 'prohibited',
    since: '2026-09-29',
    because: 'Refused entry.',
    reason: { reason: 'law', facts: { text: lawText('Refused entry.') } },
    source: { citation: 'Proc. 11062' },
  },
  lines: [],
})

const BOTH = { covered: [CANDLE.id, OTHER.id], isOutsidePeriod: false }

function show(search = '', claim = BOTH) {
  signInAsClient()
  const bodies: { countryOfOrigin: string; entryDate?: string | undefined; claimCusma: boolean }[] = []
  fakeApi(
    healthy,
    rate,
    businessInfo(),
    noDocuments,
    completeShipment(shipmentData([CANDLE, OTHER])),
    answer(getCusmaClaim, () => ({ success: true, data: claim })),
    answer(calculateDuty, ({ body }) => {
      bodies.push(body)
      if (body.countryOfOrigin === 'IT') return dutyAnswer(free, 0)
      return body.countryOfOrigin === 'CU' ? dutyAnswer(barred) : dutyAnswer(receipt(), 493.4)
    }),
  )
  return { bodies, ...renderAt(`${PAGE}${search}`) }
}

const difference = async () => within(await screen.findByRole('region', { name: 'What it does to the duty' }))

it('asks for something to try first, and claims no difference', async () => {
  show()
  const said = await difference()
  expect(await said.findByText('Change something to see what it does to the duty.')).toBeDefined()
  expect(said.queryByRole('img')).toBeNull()
})

it('restores what a link holds: an origin for all, and says the difference first with its reasons', async () => {
  show('?origin=IT')
  const said = await difference()
  expect(await said.findByText('Duty falls from CAD 986.80 to CAD 0.00: CAD 986.80 less.')).toBeDefined()
  const why = within(said.getByRole('region', { name: 'Why' })).getByRole('listitem')
  expect(why.textContent).toBe('Section 338, Canada no longer applies: CAD 986.80 less. Candle 1; Candle 2')
  expect(said.getByRole('img').getAttribute('aria-label')).toContain(
    'Candle 1, As it is: CAD 493.40, Changed: CAD 0.00',
  )
})

it('tries one item by itself, and puts what is typed into the address', async () => {
  const { user, address } = show()
  const said = await difference()
  await user.click(await screen.findByText('One item by itself'))
  const own = within(await screen.findByRole('group', { name: 'Candle 2' }))
  await user.type(own.getByRole('combobox', { name: 'Country of origin' }), 'Italy{Enter}')
  expect(await said.findByText('Duty falls from CAD 986.80 to CAD 493.40: CAD 493.40 less.')).toBeDefined()
  expect(address()).toBe(`${PAGE}?origin.${OTHER.id}=IT`)
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(address()).toBe(PAGE))
})

it('shows each letter as it is typed, however late the address follows', async () => {
  const { user, router } = show()
  const percent = await screen.findByRole('textbox', { name: 'Cost of all items, change in percent' })
  vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
  await user.type(percent, '-10')
  expect(percent).toHaveProperty('value', '-10')
})

it('shows no amount for goods that may not enter, compares the rest and names what is left out', async () => {
  show(`?origin.${CANDLE.id}=CU`)
  const said = await difference()
  expect(await said.findByText('Duty stays CAD 493.40.')).toBeDefined()
  expect(said.getByText(/^Not compared.*: Candle 1\./)).toBeDefined()
  expect(said.getByRole('img').getAttribute('aria-label')).toContain(
    'Candle 1, As it is: CAD 493.40, Changed: Prohibited',
  )
})

it('asks with the day of entry that is tried', async () => {
  const { bodies } = show('?day=2027-01-15')
  await waitFor(() => expect(bodies.some(({ entryDate }) => entryDate === '2027-01-15')).toBe(true))
})

it('claims nothing for goods that no certificate covers on the day, and says why', async () => {
  const { bodies } = show('?day=2027-01-15', { covered: [CANDLE.id], isOutsidePeriod: true })
  expect(await screen.findByText(/does not cover them on 15 Jan 2027, outside its period/)).toBeDefined()
  const then = () => bodies.filter(({ entryDate }) => entryDate === '2027-01-15').map(({ claimCusma }) => claimCusma)
  await waitFor(() => expect(then().toSorted()).toEqual([false, true]))
})
