import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateItem } from '#contract/items.ts'
import * as calls from '#contract/shipment-lookup.ts'
import { completeData } from '#contract/shipments.ts'
import { answer, refusal } from '../testing/fake-api.ts'
import { lookedUp, lookup, lookupServer } from '../testing/fake-lookup.ts'
import { card, FOUND, without } from '../testing/found-maker.ts'
import { showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

describe('Run AI Lookup', () => {
  const noCode = { htsCode: null, htsProvenance: null }
  const proposed = { htsProvenance: { proposedBy: 'classifier', confirmedBy: null, confirmedAt: null } }
  const run = () => screen.findByRole('button', { name: 'Run AI Lookup' })
  const found = lookedUp({ code: '3406000000' })
  /** What the server has put into the shipment. */
  const shipmentOf = (saved: () => object) =>
    answer(completeData, () => ({ success: true, data: shipmentData([saved()]) }))

  it('tells what was found, and shows the proposed code in the shipment', async () => {
    let saved = item(1, noCode)
    const server = lookupServer(() => {
      saved = item(1, proposed)
      return [found]
    })
    const { user } = showShipment(
      shipmentOf(() => saved),
      ...server,
    )
    await user.click(await run())
    expect(await screen.findByText(/It goes on when you close this page/)).toBeDefined()
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
    expect(
      await screen.findByText('AI lookup found data for 1 of 1 items. Each is proposed until you confirm it.'),
    ).toBeDefined()
    expect(await screen.findByRole('row', { name: /3406\.00\.00\.00.*Proposed/ })).toBeDefined()
  })

  /** Keeps what is sent, as the server would. */
  const keeper = (kept: { saved: object }, sent: unknown[]) =>
    answer(updateItem, ({ body }) => {
      sent.push(body.htsCode)
      kept.saved = item(1, body.htsCode === null ? noCode : proposed)
      return { success: true, data: { item: kept.saved, shipmentStatus: 'pending' } }
    })

  it('takes back with one undo what was proposed while the page was open, and does it again', async () => {
    const kept = { saved: item(1, noCode) }
    const sent: unknown[] = []
    const server = lookupServer(() => {
      kept.saved = item(1, proposed)
      return [found]
    })
    const { user } = showShipment(
      shipmentOf(() => kept.saved),
      keeper(kept, sent),
      ...server,
    )
    await user.click(await run())
    const toast = await screen.findByText('1 code proposed by AI lookup')
    expect(toast).toBeDefined()
    await user.keyboard('{Control>}z{/Control}')
    await expect.poll(() => sent).toEqual([null])
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(() => sent).toEqual([null, '3406000000'])
  })

  it('takes back what nobody confirmed, also once the page was loaded anew', async () => {
    const kept = { saved: item(1, proposed) }
    const sent: unknown[] = []
    const { user } = showShipment(
      shipmentOf(() => kept.saved),
      keeper(kept, sent),
      answer(calls.getShipmentLookup, () => ({ success: true, data: lookup([found]) })),
    )
    await user.click(await screen.findByRole('button', { name: 'Take back the proposed code' }))
    await expect.poll(() => sent).toEqual([null])
    await expect.poll(() => screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('takes back no code that a person stands behind', async () => {
    showShipment(
      completeShipment(shipmentData([item(1)])),
      answer(calls.getShipmentLookup, () => ({ success: true, data: lookup([found]) })),
    )
    await screen.findByText('HTS code 3406.00.00.00 proposed')
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('is there, as far as it is, for whoever opens the page while it goes on', async () => {
    const items = [found, lookedUp({ itemId: item(2).id, name: 'Candle 2', state: 'running' })]
    const underWay = answer(calls.getShipmentLookup, () => ({
      success: true,
      data: lookup(items, { state: 'running' }),
    }))
    showShipment(completeShipment(shipmentData([item(1), item(2, noCode)])), underWay)
    expect(await screen.findByText('1 of 2 done')).toBeDefined()
    expect((await run()).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined()
  })

  it('stops at once, and is put away', async () => {
    const items = [lookedUp({ state: 'running' })]
    const stopped = lookup([lookedUp({ state: 'stopped' })], { state: 'stopped' })
    const { user } = showShipment(
      completeShipment(shipmentData([item(1, noCode)])),
      answer(calls.getShipmentLookup, () => ({ success: true, data: lookup(items, { state: 'running' }) })),
      answer(calls.stopShipmentLookup, () => ({ success: true, data: stopped })),
      answer(calls.closeShipmentLookup, () => ({ success: true, data: { ...stopped, closed: true } })),
    )
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped after 0 of 1 items.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => screen.queryByText('Stopped after 0 of 1 items.')).toBeNull()
  })

  it('says why it pauses', async () => {
    const problem = 'The database was away.'
    const pausing = lookup([lookedUp({ state: 'waiting' })], { state: 'running', problem })
    showShipment(
      completeShipment(shipmentData([item(1, noCode)])),
      answer(calls.getShipmentLookup, () => ({ success: true, data: pausing })),
    )
    expect(await screen.findByText(`It pauses and goes on by itself. ${problem}`)).toBeDefined()
  })

  it('warns when nothing was found', async () => {
    const server = lookupServer(() => [lookedUp({ state: 'not-found' })])
    const { user } = showShipment(completeShipment(shipmentData([item(1, noCode)])), ...server)
    await user.click(await run())
    expect(await screen.findByText('AI lookup found nothing for the item.')).toBeDefined()
    expect(screen.getByText('0 found, 1 not found', { exact: false })).toBeDefined()
  })

  it('keeps a failure with Retry', async () => {
    let tries = 0
    const failed = lookedUp({ state: 'failed', problem: 'The classifier did not answer.' })
    const server = lookupServer(() => [++tries === 1 ? failed : found])
    const { user } = showShipment(completeShipment(shipmentData([item(1, noCode)])), ...server)
    await user.click(await run())
    expect(await screen.findByText('Failed to run AI lookup: The classifier did not answer.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry Candle 1' }))
    expect(await screen.findByText('HTS code 3406.00.00.00 proposed')).toBeDefined()
  })

  it('says why it was not begun', async () => {
    const { user } = showShipment(
      completeShipment(shipmentData([item(1, noCode)])),
      answer(calls.startShipmentLookup, () => refusal(409, 'Items are looked up while the shipment is pending.')),
    )
    await user.click(await run())
    expect(await screen.findByText('Items are looked up while the shipment is pending.')).toBeDefined()
  })

  it('leaves a found maker on the card, also after the page was loaded anew, until it is settled for good', async () => {
    const settled: boolean[] = []
    const left = lookup([lookedUp({ maker: FOUND.name, makerWaits: true })], { closed: true })
    const { user } = showShipment(
      completeShipment(shipmentData([without])),
      answer(calls.getShipmentLookup, () => ({ success: true, data: left })),
      answer(calls.foundMaker, () => ({ success: true, data: { data: FOUND, message: null, steps: [] } })),
      answer(calls.settleFoundMaker, ({ body }) => {
        settled.push(body.waits)
        return { success: true, data: body }
      }),
      answer(updateItem, () => ({ success: true, data: { item: without, shipmentStatus: 'pending' } })),
    )
    await user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
    expect(await card()).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    await expect.poll(() => settled).toEqual([false])
    await user.keyboard('{Control>}z{/Control}')
    expect(await card()).toBeDefined()
    await expect.poll(() => settled).toEqual([false, true])
  })

  it('is offered only while the shipment is pending, and says when there is nothing to look up', async () => {
    showShipment(completeShipment(shipmentData([item(1)])))
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
