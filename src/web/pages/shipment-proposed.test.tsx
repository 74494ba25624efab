import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { updateItem } from '#contract/items.ts'
import { completeData } from '#contract/shipments.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  duty,
  item,
  noAgencies,
  noDocuments,
  parties,
  receipt,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

const proposed = (number: number, htsConfidence: number | null) =>
  item(number, { htsConfidence, htsProvenance: { proposedBy: 'classifier', confirmedBy: null, confirmedAt: null } })

/** A shipment of one confirmed code and three proposed ones, on a server that keeps what it is sent. */
async function openShipment() {
  let kept: { id: string }[] = [item(1), proposed(2, 96), proposed(3, 91), proposed(4, 88)]
  const confirmations: (boolean | undefined)[] = []
  fakeApi(
    answer(completeData, () => ({ success: true, data: shipmentData(kept) })),
    answer(updateItem, ({ params, body }) => {
      const { htsProposedBy = 'person', htsConfirmed, ...fields } = body
      confirmations.push(htsConfirmed)
      const confirmedBy = htsConfirmed ? 'Dana Roy' : null
      const htsProvenance = { proposedBy: htsProposedBy, confirmedBy, confirmedAt: null }
      kept = kept.map((each) => (each.id === params.itemId ? { ...each, ...fields, htsProvenance } : each))
      return { success: true, data: { item: kept.find(({ id }) => id === params.itemId), shipmentStatus: 'pending' } }
    }),
    duty(receipt(), 493.4),
    healthy,
    rate,
    businessInfo(),
    parties,
    noAgencies,
    noDocuments,
    validCode,
  )
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Confirm codes' }))
  return { user, confirmations, dialog: within(await screen.findByRole('dialog')) }
}

beforeEach(signInAsClient)

it('confirms all codes above a level in one act that is taken back as one, and leaves the rest', async () => {
  const { user, confirmations, dialog } = await openShipment()
  expect(screen.getByText('1 confirmed, 3 proposed')).toBeTruthy()
  expect(dialog.getByText('2 codes at 90% or more')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm 2 codes' }))
  expect(dialog.getByText('1 code below: look at it')).toBeTruthy()
  expect(dialog.getByText('No code is that sure. Look at them one by one.')).toBeTruthy()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  expect(screen.getByText('3 confirmed, 1 proposed')).toBeTruthy()
  await screen.findByText('2 codes confirmed')
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body)
  expect(await screen.findByText('1 confirmed, 3 proposed')).toBeTruthy()
  await waitFor(() => expect(confirmations).toEqual([true, true, false, false]))
})

it('takes another level, and one code below it by itself', async () => {
  const { user, dialog } = await openShipment()
  await user.selectOptions(dialog.getByLabelText('Confidence of at least'), '95%')
  expect(dialog.getByRole('button', { name: 'Confirm 1 code' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Confirm the code of Candle 4' }))
  expect(screen.getByText('2 confirmed, 2 proposed')).toBeTruthy()
  // The code stays what it was: it is not called changed.
  expect(await screen.findByText(/^Candle 4: HTS code [\d.]+ confirmed$/)).toBeTruthy()
})

it('closes by itself when no code is left', async () => {
  const { user, dialog } = await openShipment()
  await user.selectOptions(dialog.getByLabelText('Confidence of at least'), '85%')
  await user.click(dialog.getByRole('button', { name: 'Confirm 3 codes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/confirmed, .* proposed/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm codes' })).toBeNull()
})
