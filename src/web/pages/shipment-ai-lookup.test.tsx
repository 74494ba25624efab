import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { classifyHts } from '#contract/classification.ts'
import { answer, refusal } from '../testing/fake-api.ts'
import { card, FOUND, finds, without } from '../testing/found-maker.ts'
import { showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, keptShipment, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

describe('Run AI Lookup', () => {
  const candidate = {
    htsCode: '3406000000',
    formattedHtsCode: '3406.00.00.00',
    fullTitle: 'Candles',
    description: 'Candles',
    path: ['Section', 'Candles'],
    confidence: 91,
    confidence6: 95,
    reasoning: 'Any wax.',
    reasons: [],
    precedent: null,
    applicability: 'definitely_applicable',
    dutyAmount: null,
    dutyPercentage: null,
    isValid: true,
  }
  const noCode = { htsCode: null, htsProvenance: null }
  const run = () => screen.findByRole('button', { name: 'Run AI Lookup' })
  const classified = (...htsCodes: readonly object[]) =>
    answer(classifyHts, () => ({ success: true, htsCodes, notApplicable: 0, question: null }))

  it('saves the best code as proposed and tells what was found', async () => {
    const { user } = showShipment(...keptShipment(item(1, noCode)), classified(candidate))
    await user.click(await run())
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
    expect(
      await screen.findByText('AI lookup found data for 1 of 1 items. Each is proposed until you confirm it.'),
    ).toBeDefined()
    expect(screen.getByRole('row', { name: /3406\.00\.00\.00.*Proposed/ })).toBeDefined()
  })

  it('warns when nothing was found', async () => {
    const { user } = showShipment(...keptShipment(item(1, noCode)), classified())
    await user.click(await run())
    expect(await screen.findByText('AI lookup found nothing for the item.')).toBeDefined()
    expect(screen.getByText('0 found, 1 not found', { exact: false })).toBeDefined()
  })

  it('keeps a failure with Retry', async () => {
    let tries = 0
    const { user } = showShipment(
      ...keptShipment(item(1, noCode)),
      answer(classifyHts, () => {
        tries += 1
        if (tries === 1) return refusal(503, 'The classifier did not answer.', 'database-away')
        return { success: true, htsCodes: [candidate], notApplicable: 0, question: null }
      }),
    )
    await user.click(await run())
    expect(await screen.findByText('Failed to run AI lookup: The classifier did not answer.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry Candle 1' }))
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
  })

  it('looks for the maker where the origin is set, and leaves it on the card to be accepted', async () => {
    const { user } = showShipment(...keptShipment(without), finds(FOUND))
    await user.click(await run())
    expect(await screen.findByText('maker Maple Ridge Candle Works Inc. found, waits for you')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show Candle 1' }))
    expect(await card()).toBeDefined()
  })

  it('is offered only while the shipment is pending, and says when there is nothing to look up', async () => {
    const data = shipmentData([item(1)])
    showShipment(completeShipment(data))
    expect((await run()).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Every item has its code, and a maker where the origin is set.')).toBeDefined()
  })

  it('is not there once the shipment is declared', async () => {
    const data = shipmentData([item(1)])
    showShipment(completeShipment({ ...data, shipment: { ...data.shipment, status: 'declared' } }))
    await screen.findByText('Candle 1')
    expect(screen.queryByRole('button', { name: 'Run AI Lookup' })).toBeNull()
  })
})
