import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateItem } from '#contract/items.ts'
import { completeData } from '#contract/shipments.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import { duty, item, noDocuments, receipt, SHIPMENT_ID, shipmentData, validCode } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

type Body = { readonly itemId: string; readonly body: object }

/** The grid of a shipment whose server keeps what it is sent; `refuse` says which saves fail. */
async function openGrid(items = [item(1), item(2), item(3)], refuse: (tries: number) => boolean = () => false) {
  let kept: { id: string }[] = items
  const saved: Body[] = []
  let tries = 0
  fakeApi(
    answer(completeData, () => ({ success: true, data: shipmentData(kept) })),
    answer(updateItem, ({ params, body }) => {
      tries += 1
      if (refuse(tries)) return refusal(500, 'The change was not saved. Please try again.')
      saved.push({ itemId: params.itemId, body })
      const { htsProposedBy: _by, htsConfirmed: _confirmed, ...fields } = body
      kept = kept.map((each) => (each.id === params.itemId ? { ...each, ...fields } : each))
      return {
        success: true,
        data: { item: kept.find((each) => each.id === params.itemId), shipmentStatus: 'pending' },
      }
    }),
    duty(receipt(), 493.4),
    healthy,
    rate,
    businessInfo(),
    noDocuments,
    validCode,
  )
  const shown = renderAt(`/dashboard/shipment/${SHIPMENT_ID}?view=grid`)
  await screen.findByRole('grid')
  return { ...shown, saved }
}

const COLUMNS = ['Item', 'SKU', 'Units', 'Country of origin', 'HTS code', 'Cost (CAD)', 'Manufacturer', 'Value (CAD)']

function cell(row: number, header: string): HTMLElement {
  const line = within(screen.getByRole('grid')).getAllByRole('row')[row]
  const found = line?.querySelector<HTMLElement>(`[aria-colindex="${COLUMNS.indexOf(header) + 1}"]`)
  if (!found) throw new Error(`no cell ${header} in row ${row}`)
  return found
}

/** 'Cost (CAD) 2': header and row of the cell with the focus. */
function focused(): string {
  const at = document.activeElement
  const row = at?.closest('tr')?.getAttribute('aria-rowindex')
  return `${COLUMNS[Number(at?.getAttribute('aria-colindex')) - 1]} ${Number(row) - 1}`
}

beforeEach(signInAsClient)

describe('the view', () => {
  it('stands in the address and can be switched', async () => {
    const { user, address } = await openGrid()
    await user.click(screen.getByRole('button', { name: 'Cards' }))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    expect(address()).toBe(`/dashboard/shipment/${SHIPMENT_ID}`)
    await user.click(screen.getByRole('button', { name: 'Grid' }))
    const grid = await screen.findByRole('grid', { name: 'Customs fields of all items' })
    expect(grid.getAttribute('aria-rowcount')).toBe('4')
    expect(address()).toBe(`/dashboard/shipment/${SHIPMENT_ID}?view=grid`)
  })

  it('draws only the rows near the view of a long shipment, and counts all', async () => {
    await openGrid(Array.from({ length: 90 }, (_, index) => item(index + 1)))
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('91')
    expect(within(screen.getByRole('grid')).getAllByRole('row').length).toBeLessThan(60)
  })

  it('goes to the cell that a missing field names', async () => {
    const { user } = await openGrid([item(1), item(2, { declaredValue: null })])
    await user.click(screen.getByRole('button', { name: 'Candle 2: Cost of goods (CAD)' }))
    expect(focused()).toBe('Cost (CAD) 2')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('moving', () => {
  it.each([
    ['{ArrowDown}{ArrowRight}', 'HTS code 2'],
    ['{ArrowUp}{ArrowUp}', 'Country of origin 1'],
    ['{Tab}{Tab}', 'Cost (CAD) 1'],
    ['{Shift>}{Tab}{/Shift}', 'Units 1'],
    ['{Home}', 'Item 1'],
    ['{Control>}{End}{/Control}{Home}', 'Item 3'],
    ['{PageDown}', 'Country of origin 3'],
    ['{PageDown}{PageUp}', 'Country of origin 1'],
    ['{Control>}{ArrowDown}{/Control}', 'Country of origin 3'],
    ['{Control>}{End}{Home}{/Control}', 'Item 1'],
  ])('%s leads to %s', async (keys, place) => {
    const { user } = await openGrid()
    await user.click(cell(1, 'Country of origin'))
    await user.keyboard(keys)
    expect(focused()).toBe(place)
  })

  it('leaves the grid with Tab after Esc', async () => {
    const { user } = await openGrid()
    await user.click(cell(1, 'HTS code'))
    await user.keyboard('{Escape}{Tab}')
    expect(document.activeElement?.closest('[role=grid]')).toBeNull()
  })

  it('selects with Shift and arrows and copies the block', async () => {
    const { user } = await openGrid()
    await user.click(cell(1, 'Country of origin'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
    expect(screen.getByText('6 cells selected')).toBeDefined()
    const setData = vi.fn()
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledWith('text/plain', 'CA\t3406.00.00.00\t6.85\r\nCA\t3406.00.00.00\t6.85')
  })
})

describe('editing', () => {
  it('starts with typing, saves with Enter and moves down', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.keyboard('7.5{Enter}')
    expect(focused()).toBe('Cost (CAD) 2')
    expect(cell(1, 'Cost (CAD)').textContent).toContain('7.50')
    await waitFor(() => expect(within(cell(1, 'Cost (CAD)')).getByText('Saved')).toBeDefined())
    expect(saved).toEqual([{ itemId: item(1).id, body: { declaredValue: 7.5, basedOn: { declaredValue: 6.85 } } }])
  })

  it('has each letter kept before the next one', async () => {
    const { user } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.keyboard('7.5')
    expect(Object.values(sessionStorage).join()).toContain('"typed":"7.5"')
    await user.click(cell(1, 'HTS code'))
    await user.keyboard('34-06')
    expect(within(cell(1, 'HTS code')).getByDisplayValue('3406')).toBeDefined()
    expect(Object.values(sessionStorage).join()).toContain('"typed":"3406"')
  })

  it('gives up with Esc', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.keyboard('9{Escape}')
    expect(focused()).toBe('Cost (CAD) 1')
    expect(cell(1, 'Cost (CAD)').textContent).toContain('6.85')
    expect(saved).toEqual([])
  })

  it('offers countries while one is typed and takes the first', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'Country of origin'))
    await user.keyboard('mexi')
    expect(screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)).toEqual(['Mexico MX'])
    await user.keyboard('{Tab}')
    expect(focused()).toBe('HTS code 1')
    await waitFor(() =>
      expect(saved).toEqual([
        { itemId: item(1).id, body: { countryOfOrigin: 'MX', basedOn: { countryOfOrigin: 'CA' } } },
      ]),
    )
  })

  it('keeps what cannot be saved in the cell with the sentence of the card', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'HTS code'))
    await user.keyboard('34060000{Enter}{ArrowUp}')
    expect(cell(1, 'HTS code').textContent).toContain('34060000')
    expect(screen.getByText('Invalid HTS code: Must be exactly 10 digits (8/10)')).toBeDefined()
    expect(saved).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cards' }))
    await user.click(await screen.findByRole('button', { name: /^Open Candle 1/ }))
    expect(await screen.findByDisplayValue('34060000')).toBeDefined()
  })

  it('clears a selection as one step, and Undo and Redo take it back and do it again', async () => {
    const { user } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
    const costs = () =>
      [1, 2, 3].map((row) =>
        cell(row, 'Cost (CAD)')
          .textContent?.replace(/Saved|Saving/, '')
          .trim(),
      )
    expect(costs()).toEqual(['Missing', 'Missing', '6.85'])
    await user.keyboard('{Control>}z{/Control}')
    expect(costs()).toEqual(['6.85', '6.85', '6.85'])
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(costs()).toEqual(['Missing', 'Missing', '6.85'])
    await user.keyboard('{Control>}z{/Control}')
    expect(costs()).toEqual(['6.85', '6.85', '6.85'])
  })

  it('fills the first line of the selection down', async () => {
    const { user, saved } = await openGrid([item(1, { declaredValue: 9, countryOfOrigin: 'MX' }), item(2), item(3)])
    await user.click(cell(1, 'Country of origin'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect(saved).toHaveLength(2))
    const basedOn = { countryOfOrigin: 'CA', declaredValue: 6.85 }
    expect(saved).toEqual([
      { itemId: item(2).id, body: { countryOfOrigin: 'MX', declaredValue: 9, basedOn } },
      { itemId: item(3).id, body: { countryOfOrigin: 'MX', declaredValue: 9, basedOn } },
    ])
    expect(await screen.findByText('4 cells filled down')).toBeDefined()
  })
})

describe('pasting', () => {
  it('shows what changes and what cannot be used, and applies nothing before Apply', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.paste('7\nten\n8\n')
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste into the grid' }))
    expect(dialog.getByText('2 cells change on 2 items.')).toBeDefined()
    expect(dialog.getByText('Line 2, Cost (CAD): Give the cost as a number, such as 6.85.')).toBeDefined()
    expect(saved).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(cell(3, 'Cost (CAD)').textContent).toContain('8.00')
    expect(cell(2, 'Cost (CAD)').textContent).toContain('6.85')
    expect(screen.getByText('Line 2, Cost (CAD): Give the cost as a number, such as 6.85.')).toBeDefined()
  })

  it('can be cancelled', async () => {
    const { user, saved } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.paste('7\n8\n')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(saved).toEqual([])
    expect(cell(1, 'Cost (CAD)').textContent).toContain('6.85')
  })

  it('takes one value for one cell at once', async () => {
    const { user } = await openGrid()
    await user.click(cell(1, 'Cost (CAD)'))
    await user.paste('CA$ 7.25')
    expect(cell(1, 'Cost (CAD)').textContent).toContain('7.25')
  })
})

it('says that a cell is not saved, keeps the value, and saves it on Retry', async () => {
  const { user, saved } = await openGrid([item(1)], (tries) => tries === 1)
  await user.click(cell(1, 'Cost (CAD)'))
  await user.keyboard('7.5{Enter}')
  expect(await within(cell(1, 'Cost (CAD)')).findByText('Not saved')).toBeDefined()
  expect(cell(1, 'Cost (CAD)').textContent).toContain('7.50')
  expect(screen.getByRole('alert').textContent).toContain('1 cell is not saved. What you typed stays here.')
  await user.click(within(cell(1, 'Cost (CAD)')).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(within(cell(1, 'Cost (CAD)')).getByText('Saved')).toBeDefined())
  expect(saved).toHaveLength(1)
})

it('takes rows out of the shipment by key or button, and brings them back by Undo', async () => {
  const { user, saved } = await openGrid()
  await user.click(cell(2, 'Cost (CAD)'))
  await user.keyboard('{Control>}{Delete}{/Control}')
  await waitFor(() => expect(saved).toEqual([{ itemId: item(2).id, body: { removed: true } }]))
  expect(within(screen.getByRole('grid')).queryByText('Candle 2')).toBeNull()
  expect(focused()).toBe('Cost (CAD) 2')
  expect(screen.getByRole('button', { name: '1 taken out' })).toBeDefined()
  await user.keyboard('{Control>}z{/Control}')
  expect(await within(screen.getByRole('grid')).findByText('Candle 2')).toBeDefined()
  await user.click(cell(1, 'Cost (CAD)'))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Take 2 rows out of shipment' }))
  await screen.findByRole('button', { name: '2 taken out' })
  expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(2)
})
