import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setAddressMid } from '#contract/client-data.ts'
import { lookUpPga } from '#contract/lookups.ts'
import { answer, refusal } from '../testing/fake-api.ts'
import { openItem, showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, keptShipment, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

describe('the MID of the chosen address', () => {
  it('is proposed by rule, checked while typed, and saved', async () => {
    const bodies: unknown[] = []
    const { user } = await openItem(
      ...keptShipment(item(1)),
      answer(setAddressMid, ({ body }) => {
        bodies.push(body)
        return { success: true }
      }),
    )
    const section = within(screen.getByRole('region', { name: 'Manufacturer address' }))
    expect(section.getByText('XMPRAWAX455WIN')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Edit MID' }))
    const field = screen.getByRole('textbox', { name: 'Manufacturer identification code (MID)' })
    await user.clear(field)
    await user.type(field, 'CN')
    expect(screen.getByRole('button', { name: 'Save MID' }).getAttribute('aria-disabled')).toBe('true')
    await user.type(field, ' prairie1')
    await user.click(screen.getByRole('button', { name: 'Save MID' }))
    expect((await section.findAllByText('CNPRAIRIE1')).length).toBeGreaterThan(0)
    expect(bodies).toEqual([{ mid: 'CNPRAIRIE1' }])
  })
})

describe('partner agencies', () => {
  const agency = {
    agency: 'FDA',
    flag: 'FD2',
    level: 'required',
    confidence: 'high',
    why: 'Cosmetics of heading 3304.',
    documents: ['Facility registration'],
  }

  it('are counted, and opened with flag, level, why and papers', async () => {
    let tries = 0
    const { user } = await openItem(
      ...keptShipment(item(1)),
      answer(lookUpPga, () => {
        tries += 1
        if (tries === 1) return refusal(500, 'Failed to load PGA information')
        const note = 'A guide by the first digits of the code. Your broker decides.'
        const pga = { hasPGA: true, requirementLevel: 'required', dataVersion: '2026-11-21', agencies: [agency], note }
        return { success: true, pga }
      }),
    )
    const failure = await screen.findByRole('alert')
    expect(failure.textContent).toContain('Failed to load PGA information')
    await user.click(within(failure).getByRole('button', { name: 'Retry' }))
    await user.click(await screen.findByText('1 agency'))
    expect(screen.getByText('Flag FD2')).toBeDefined()
    expect(screen.getByText('Cosmetics of heading 3304.')).toBeDefined()
    expect(screen.getByText('Papers: Facility registration')).toBeDefined()
    expect(screen.getByText(/Your broker decides\. Table of 2026-11-21\./)).toBeDefined()
  })

  it('are none of the table where papers may yet be asked for by the goods themselves', async () => {
    const { user } = await openItem(
      ...keptShipment(item(1)),
      answer(lookUpPga, () => {
        const pga = { hasPGA: false, requirementLevel: 'none', dataVersion: '2026-11-21', agencies: [], note: '' }
        return { success: true, pga }
      }),
    )
    await user.click(await screen.findByText('none listed for the code'))
    expect(
      screen.getByText(/Papers that the goods need by their description or origin stand under Agency papers/),
    ).toBeDefined()
  })

  it('are not known for a code that does not stand in the tariff', async () => {
    const sentence = 'This HTS code was not found in the US HTS database. Please verify the code.'
    await openItem(
      ...keptShipment(item(1)),
      answer(lookUpPga, () => refusal(400, sentence)),
    )
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('taking an item out of the shipment', () => {
  const removed = item(2, { removed: true })

  it('takes its row away and counts it in the header, until Undo or Put back returns it', async () => {
    const { user } = await openItem(...keptShipment(item(1)))
    await user.click(screen.getByRole('button', { name: 'Take out of shipment: Candle 1' }))
    expect(screen.queryByRole('button', { name: /Candle 1$/ })).toBeNull()
    expect(screen.getByText('Every item was taken out')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '1 taken out' }))
    await user.click(await screen.findByRole('button', { name: 'Put back Candle 1' }))
    expect(await screen.findByRole('rowheader', { name: /Candle 1/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: '1 taken out' })).toBeNull()
  })

  it('shows what was taken out before', async () => {
    const { user } = showShipment(completeShipment(shipmentData([item(1)], { removedItems: [removed] })))
    await user.click(await screen.findByRole('button', { name: '1 taken out' }))
    expect(await screen.findByRole('button', { name: 'Put back Candle 2' })).toBeDefined()
    expect(screen.queryByRole('rowheader', { name: /Candle 2/ })).toBeNull()
  })

  it('keeps the focus at hand: on the next to put back, then on the row that is there again', async () => {
    const { user } = await openItem(...keptShipment(item(1)))
    await user.click(screen.getByRole('button', { name: 'Take out of shipment: Candle 1' }))
    screen.getByRole('button', { name: '1 taken out' }).focus()
    await user.keyboard('{Enter}')
    const back = await screen.findByRole('button', { name: 'Put back Candle 1' })
    back.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('rowheader', { name: /Candle 1/ })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^(Open|Close) Candle 1/))
  })
})

describe('the form of a new address', () => {
  it('takes the focus when it is asked for, and gives it back when it is closed', async () => {
    const { user } = await openItem(...keptShipment(item(1)))
    screen.getByRole('button', { name: 'Add new address' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add new address' }))
  })
})
