import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { estimateMergedClearance } from '#contract/duty.ts'
import { printMergedEstimate } from '#contract/estimate-papers.ts'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { searchFulfilmentCentres } from '#contract/reference.ts'
import { listShipments } from '#contract/shipments.ts'
import { businessInfo, healthy, rate, shipment, shipmentPages } from '../testing/answers.ts'
import { mergedAnswer } from '../testing/estimate-answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'

const noCentres = answer(searchFulfilmentCentres, () => ({ success: true, data: [] }))
const merged = answer(estimateMergedClearance, ({ body }) => mergedAnswer(body.shipmentIds))

beforeEach(() => {
  sessionStorage.clear()
  signInAsClient()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
})

async function selectMode(...calls: readonly FakeCall[]) {
  const made = fakeApi(healthy, rate, businessInfo(), noCentres, ...calls, shipmentPages(24))
  const screenAt = renderAt('/dashboard')
  await screen.findByRole('table', { name: 'Shipments' })
  await screenAt.user.click(screen.getByRole('button', { name: 'Multi-Select Mode' }))
  return { ...screenAt, made }
}

const box = (reference: string) => screen.getByRole('checkbox', { name: `Select ${reference}` })
const bar = () => screen.getByRole('region', { name: 'Multi-Select Mode' })
const action = (name: string) => within(bar()).getByRole('button', { name })

describe('Multi-Select Mode', () => {
  it('counts what is selected, with units and value', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-1'))
    await user.click(box('NP-3'))
    expect(bar().textContent).toContain('2 selected')
    expect(bar().textContent).toContain('160 units · CAD 2,401.00')
  })

  it('selects and deselects all', async () => {
    const { user } = await selectMode()
    await user.click(action('Select All'))
    expect(bar().textContent).toContain('10 selected')
    await user.click(action('Deselect All'))
    expect(bar().textContent).toContain('0 selected')
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(bar().textContent).toContain('10 selected')
  })

  it('keeps the selection over pages and a reload', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-2'))
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Showing 11 to 20 of 24 shipments')
    await user.click(box('NP-12'))
    expect(bar().textContent).toContain('2 selected')
    document.body.innerHTML = ''
    renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    expect(bar().textContent).toContain('2 selected')
  })

  it('is cleared when it is turned off', async () => {
    const { user } = await selectMode()
    await user.click(box('NP-2'))
    await user.click(screen.getByRole('button', { name: 'Leave Multi-Select Mode' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Multi-Select Mode' }))
    expect(bar().textContent).toContain('0 selected')
  })

  it('is not shown to another client who signs in on the tab', async () => {
    sessionStorage.setItem('shipmentSelection', JSON.stringify({ owner: 'other@portage.example', chosen: [] }))
    fakeApi(healthy, rate, businessInfo(), shipmentPages(2))
    renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    expect(screen.queryByRole('region', { name: 'Multi-Select Mode' })).toBeNull()
  })

  it('is worked by J, X, Shift+X and A', async () => {
    const { user } = await selectMode()
    await user.keyboard('jxjj{Shift>}X{/Shift}')
    expect(bar().textContent).toContain('3 selected')
    await user.keyboard('x')
    expect(bar().textContent).toContain('2 selected')
    await user.keyboard('a')
    expect(bar().textContent).toContain('10 selected')
  })

  it('holds both actions back with the reason while nothing is selected', async () => {
    const { user, made } = await selectMode()
    const estimate = action('Generate Merged Estimate Clearance')
    expect(estimate.getAttribute('aria-disabled')).toBe('true')
    expect(bar().textContent).toContain('Select shipments first.')
    await user.click(estimate)
    expect(made.some((each) => each.includes('merged'))).toBe(false)
  })
})

describe('search and status', () => {
  const searched = answer(listShipments, ({ query }) => {
    const all = [shipment(1), shipment(2, { status: 'shipped' })]
    const rows = all.filter(
      (row) => row.reference.includes(query.search) && (query.status === '' || row.status === query.status),
    )
    return {
      success: true,
      data: rows,
      pagination: { currentPage: 1, lastPage: 1, perPage: 10, total: rows.length },
    }
  })

  it('stand in the address and announce what was found', async () => {
    fakeApi(healthy, rate, businessInfo(), searched)
    const { user, address } = renderAt('/dashboard')
    await screen.findByRole('table', { name: 'Shipments' })
    await user.keyboard('/')
    await user.keyboard('NP-2')
    expect(await screen.findByText('1 shipment found')).toBeTruthy()
    expect(address()).toBe('/dashboard?search=NP-2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Shipped')
    await waitFor(() => expect(address()).toBe('/dashboard?search=NP-2&status=shipped'))
  })

  it('that find nothing say so, and lead back to the whole list', async () => {
    fakeApi(healthy, rate, businessInfo(), searched)
    const { user, address } = renderAt('/dashboard?search=candle&status=open')
    expect(await screen.findByRole('heading', { name: 'No shipments match' })).toBeTruthy()
    expect(screen.getByText('Nothing found for “candle”, status open.')).toBeTruthy()
    expect(screen.queryByText('No Shipments Found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all shipments' }))
    expect(await screen.findByText('Showing 1 to 2 of 2 shipments')).toBeTruthy()
    expect(address()).toBe('/dashboard')
    expect(screen.getByRole('searchbox', { name: 'Search shipments' })).toHaveProperty('value', '')
  })
})

describe('the merged estimate', () => {
  it('shows the specified alert, the statement and merged against separate', async () => {
    const { user } = await selectMode(merged)
    await user.click(box('NP-1'))
    await user.click(box('NP-2'))
    await user.click(action('Generate Merged Estimate Clearance'))
    expect(await screen.findByText('Merged estimate clearance generated successfully!')).toBeTruthy()
    const dialog = screen.getByRole('dialog', { name: 'Merged Estimate Clearance' })
    for (const shown of ['CAD 2.58', '5.33%', '293.58', '412.10', 'Merging saves 5.96', '2 × 2.77 = 5.54'])
      expect(dialog.textContent).toContain(shown)
    expect(dialog.textContent).toContain('Exchange rate 0.7124, 20 Nov 2026.')
    expect(dialog.textContent).toContain('Excludes freight and service fees.')
    expect(dialog.textContent).toContain('Formal entry: USD 3,728.27 is above 2,500.')
    expect(dialog.textContent).toContain('The fees of ClearIt are an example.')
    expect(within(dialog).getAllByText('May not apply with CUSMA')).toHaveLength(1)
  })

  it('names what is left out and calls the total a floor', async () => {
    const excluded = [{ id: 'a', name: 'Lager', kind: 'prohibited', text: 'Excludes Lager: it cannot be imported.' }]
    const open = answer(estimateMergedClearance, ({ body }) => mergedAnswer(body.shipmentIds, { excluded }))
    const { user } = await selectMode(open)
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    expect(await screen.findByText('Excludes Lager: it cannot be imported.')).toBeTruthy()
    expect(screen.getByText('Total customs and brokerage, a floor')).toBeTruthy()
  })

  it('says why it failed and tries again', async () => {
    let works = false
    const { user } = await selectMode({
      ...merged,
      reply: async (parts) => (works ? merged.reply(parts) : noAnswer()),
    })
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'Failed to generate merged estimate clearance: Failed to connect to server. Please try again.',
    )
    works = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Merged estimate clearance generated successfully!')).toBeTruthy()
  })

  it('says that the PDF could not be downloaded', async () => {
    const { user } = await selectMode(merged, {
      endpoint: printMergedEstimate,
      reply: async () => ({ status: 500, body: 'broken' }),
    })
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('Download failed: 500')).toBeTruthy()
  })
})

describe('the combined invoice', () => {
  const openForm = async (call: FakeCall) => {
    const screenAt = await selectMode(call)
    await screenAt.user.click(box('NP-1'))
    await screenAt.user.click(box('NP-2'))
    await screenAt.user.click(action('Generate Combined Customs Invoice'))
    const dialog = await screen.findByRole('dialog', { name: 'Generate Combined Customs Invoice' })
    const submit = () => within(dialog).getByRole('button', { name: 'Generate Combined Customs Invoice' })
    return { ...screenAt, dialog, submit }
  }
  const madeIt = {
    success: true,
    fileData: 'JVBERg==',
    filename: 'CMB-1.pdf',
    invoiceNumber: 'CMB-1',
    combinedShipments: ['NP-1', 'NP-2'],
    message: '',
  }

  it('waits for a password, then answers with the specified alert and a download', async () => {
    const bodies: unknown[] = []
    const { user, dialog, submit } = await openForm(
      answer(generateCombinedInvoice, ({ body }) => {
        bodies.push(body)
        return madeIt
      }),
    )
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(dialog.textContent).toContain('Type the document password')
    await user.type(within(dialog).getByLabelText('Password'), 'demo-docs')
    await user.click(submit())
    expect(await screen.findByText('Combined invoice generated successfully! References: NP-1, NP-2')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies).toEqual([
      expect.objectContaining({
        shipments: [{ id: shipment(1).id }, { id: shipment(2).id }],
        password: 'demo-docs',
        ltlType: 'pattern_middle_mile',
      }),
    ])
  })

  it('asks for the fulfilment centre when goods go direct to Amazon', async () => {
    const { user, dialog } = await openForm(answer(generateCombinedInvoice, () => madeIt))
    await user.click(within(dialog).getByRole('radio', { name: /Direct to Amazon LTL/ }))
    expect(within(dialog).getAllByText('FC ID is required for Direct to Amazon LTL').length).toBeGreaterThan(0)
    expect(within(dialog).getByLabelText('ZIP')).toBeTruthy()
  })

  it('puts the message of a failure behind the specified words and keeps what was typed', async () => {
    const { user, dialog, submit } = await openForm(
      answer(generateCombinedInvoice, () => refusal(403, 'The document password is not right.')),
    )
    await user.type(within(dialog).getByLabelText('Password'), 'wrong')
    await user.click(submit())
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Failed to generate combined invoice: The document password is not right.',
    )
    expect(within(dialog).getByLabelText('Password')).toHaveProperty('value', 'wrong')
  })

  it('shows the default words alone when the server has none of its own', async () => {
    const { user, dialog, submit } = await openForm(
      answer(generateCombinedInvoice, () => refusal(500, 'Failed to generate combined invoice')),
    )
    await user.type(within(dialog).getByLabelText('Password'), 'demo-docs')
    await user.click(submit())
    expect((await within(dialog).findByRole('alert')).textContent?.trim()).toBe('Failed to generate combined invoice')
  })

  it('lists the codes nobody confirmed, and sends them once they are confirmed', async () => {
    const bodies: { confirmCodes: unknown }[] = []
    const code = {
      id: '0190a1b2-0000-4000-8000-0000000000aa',
      description: 'Soy candle',
      htsCode: '3406.00.00.00',
      htsDescription: 'Candles',
      confidence: 82,
      reference: 'NP-2',
    }
    const call: FakeCall = {
      endpoint: generateCombinedInvoice,
      reply: async ({ body }) => {
        const parsed = generateCombinedInvoice.body.parse(body)
        bodies.push(parsed)
        if (parsed.confirmCodes.length > 0) return { status: 200, body: madeIt }
        const details = { kind: 'unconfirmed', items: [code] }
        return { status: 409, body: { success: false, error: '1 HTS code is proposed and not confirmed.', details } }
      },
    }
    const { user, dialog, submit } = await openForm(call)
    await user.type(within(dialog).getByLabelText('Password'), 'demo-docs')
    await user.click(submit())
    expect(await within(dialog).findByText('Soy candle')).toBeTruthy()
    expect(dialog.textContent).toContain('NP-2')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Confirm these codes' }))
    await user.click(submit())
    await screen.findByText('Combined invoice generated successfully! References: NP-1, NP-2')
    expect(bodies[1]?.confirmCodes).toEqual([{ id: code.id, htsCode: '3406000000' }])
  })

  it('asks before a typed password is lost', async () => {
    const { user, dialog } = await openForm(answer(generateCombinedInvoice, () => madeIt))
    await user.type(within(dialog).getByLabelText('Password'), 'x')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Close without making the invoice?')).toBeTruthy()
  })
})
