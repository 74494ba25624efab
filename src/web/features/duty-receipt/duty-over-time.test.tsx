import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dutyOverTime } from '#contract/duty-over-time.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { DutyOverTime } from './duty-over-time.tsx'

const LINE = { htsCode: '3406000000', countryOfOrigin: 'CA', price: 6.85, quantity: 144 }
const law = (text: string) => ({ reason: 'law-title', facts: { text: { en: text, fr: text } } })
const percent = (of: string) => ({ reason: 'percent', facts: { percent: of } })
const DATA = {
  knownFrom: '2025-01-01',
  today: '2026-11-21',
  valueUsd: 703,
  release: '2026-rev-10',
  spans: [
    { from: '2025-01-01', until: '2025-03-03', outcome: 'free', totalUsd: 0, percent: '0.00', headings: [] },
    { from: '2025-03-04', until: '2025-03-04', outcome: 'unknown', headings: [] },
    { from: '2025-03-05', until: '2026-02-23', outcome: 'unknown', headings: [] },
    { from: '2026-02-24', until: '2026-08-21', outcome: 'prohibited', headings: [] },
    { from: '2026-08-22', outcome: 'dutiable', totalUsd: 351.5, percent: '50.00', headings: ['9903.03.14'] },
  ],
  rules: [
    {
      heading: '9903.03.01',
      title: 'Section 122 import surcharge',
      rateText: '10%',
      reasons: { title: law('Section 122 import surcharge'), rate: percent('10') },
      citation: 'Proc. 11012',
      from: '2026-02-24',
      until: '2026-07-23',
    },
    {
      heading: '9903.03.14',
      title: 'Section 338 duty',
      rateText: '50%',
      reasons: { title: law('Section 338 duty'), rate: percent('50') },
      citation: 'U.S. note 51',
      from: '2026-08-22',
    },
  ],
  assumed: [],
  findings: [],
}
const open = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByText('How these rules changed'))
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))

it('asks for nothing before it is opened, and then tells days with no amount from a duty of nought', async () => {
  const asked = fakeApi(answer(dutyOverTime, () => ({ success: true, data: DATA })))
  const { user } = renderPiece(<DutyOverTime line={LINE} onPaper="What paper shows" />)
  expect(asked).toEqual([])
  expect(screen.getByText('What paper shows').className).toBe('only-print')
  await open(user)
  expect(screen.queryByText('What paper shows')).toBeNull()
  await screen.findByText(/these goods, at USD 703\.00, would pay .* known here since 1 Jan 2025/)
  expect(asked).toEqual(['POST /api/duty/over-time'])
  expect(rowsOf('Duty by the day of entry')).toEqual([
    'Day of entry | Duty | Headings charged',
    '1 Jan 2025 to 3 Mar 2025 | USD 0.00 · 0.00% | none',
    'on 4 Mar 2025 | not known | none',
    '5 Mar 2025 to 23 Feb 2026 | not known | none',
    '24 Feb 2026 to 21 Aug 2026 | may not enter | none',
    'since 22 Aug 2026 (today) | USD 351.50 · 50.00% | 9903.03.14',
  ])
  expect(screen.getByText(/ordinary duty is taken from HTS 2026 Revision 10 for all days/)).toBeTruthy()
})

it('names the rate, the days and the source of each rule, in the picture and in the table', async () => {
  fakeApi(answer(dutyOverTime, () => ({ success: true, data: DATA })))
  const { user } = renderPiece(<DutyOverTime line={LINE} onPaper="What paper shows" />)
  await open(user)
  expect(await screen.findByText('24 Feb 2026 to 23 Jul 2026 · Proc. 11012')).toBeTruthy()
  expect(rowsOf('Each rule: since when, until when').slice(1)).toEqual([
    '9903.03.01 Section 122 import surcharge, 10% · Proc. 11012 | 24 Feb 2026 | 23 Jul 2026',
    '9903.03.14 Section 338 duty, 50% · U.S. note 51 | 22 Aug 2026 | no end date',
  ])
})

it('asks again after a failure', async () => {
  let isDown = true
  fakeApi(
    answer(dutyOverTime, () =>
      isDown ? refusal(500, 'The duty could not be worked out.') : { success: true, data: DATA },
    ),
  )
  const { user } = renderPiece(<DutyOverTime line={LINE} onPaper="What paper shows" />)
  await open(user)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText(/would pay by the day/)).toBeTruthy()
})

it('says that a claim is taken for every day, and nothing of it where none is made', async () => {
  fakeApi(answer(dutyOverTime, () => ({ success: true, data: DATA })))
  const { user } = renderPiece(<DutyOverTime line={{ ...LINE, claimCusma: true }} onPaper="What paper shows" />)
  await open(user)
  expect(
    await screen.findByText('CUSMA is claimed on every day, as if a certificate covered all of them.'),
  ).toBeTruthy()
})
