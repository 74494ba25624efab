// One figure, one rounding: the duty of an item is the same amount and the same share wherever a client reads it.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calculateDuty, estimateCosts } from '#contract/duty.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { costAnswer } from '../testing/estimate-answers.ts'
import { answer, fakeApi } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  dutyAnswer,
  item,
  noDocuments,
  receipt,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'
import './shipment-estimate.tsx'

const SHIPMENT = `/dashboard/shipment/${SHIPMENT_ID}`
/** 144 at 6.85 is 986.40 CAD; 493.40 of it is 50.0203 %. 7 at 3.33 is 23.31 CAD; 11.93 of it is 51.1797 %. */
const [LARGE, SMALL] = [item(1), item(2, { quantity: 7, declaredValue: 3.33 })]

function show(path: string) {
  signInAsClient()
  fakeApi(
    healthy,
    rate,
    businessInfo(),
    noDocuments,
    validCode,
    completeShipment(shipmentData([LARGE, SMALL])),
    answer(estimateCosts, () => costAnswer()),
    answer(calculateDuty, ({ body }) =>
      body.quantity === 7
        ? dutyAnswer(receipt({ outcome: { kind: 'dutiable', totalUsd: 8.5 } }), 11.93)
        : dutyAnswer(receipt(), 493.4),
    ),
  )
  return renderAt(path)
}

it('is the same on the card, its receipt and the sum beside the items', async () => {
  const { user } = show(SHIPMENT)
  for (const [name, cad, percent] of [
    ['Candle 1', '493.40', '50.02%'],
    ['Candle 2', '11.93', '51.18%'],
  ] as const) {
    await within(await screen.findByRole('row', { name: new RegExp(`^${name}`) })).findByText(cad)
    await user.click(screen.getByRole('button', { name: `Open ${name}` }))
    const paper = await screen.findByRole('article', { name: `Duty receipt: ${name}` })
    expect(within(paper).getByText(`CAD ${cad}`)).toBeTruthy()
    expect(within(paper).getByText(percent)).toBeTruthy()
  }
  const sums = screen.getByRole('region', { name: 'Value and duty' })
  expect(sums.textContent).toContain('CAD 505.33') // 493.40 + 11.93
  expect(sums.textContent).toContain('50.05%') // 505.33 of 1,009.71
})

it('is the same in the grid', async () => {
  show(`${SHIPMENT}?view=grid`)
  const grid = await screen.findByRole('grid')
  expect(await within(grid).findByText('493.40')).toBeTruthy()
  expect(await within(grid).findByText('11.93')).toBeTruthy()
})

it('is the same on the page of the estimate, in dollars of customs with the share of the receipt', async () => {
  show(`${SHIPMENT}/estimate`)
  expect(await screen.findByRole('row', { name: /^Candle 1.*351\.50.*50\.02%/ })).toBeTruthy()
  expect(await screen.findByRole('row', { name: /^Candle 2.*8\.50.*51\.18%/ })).toBeTruthy()
})
