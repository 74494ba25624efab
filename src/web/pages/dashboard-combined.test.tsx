import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { shipment } from '../testing/answers.ts'
import { combinedChecks } from '../testing/check-answers.ts'
import { answer, type FakeCall, refusal } from '../testing/fake-api.ts'
import { action, box, selectMode, signInToSelect } from '../testing/select-mode.ts'
import './client-area.tsx'
import './dashboard.tsx'

beforeEach(signInToSelect)

describe('the combined invoice', () => {
  const openForm = async (call: FakeCall, checks = combinedChecks()) => {
    const screenAt = await selectMode(call, checks)
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
      answer(generateCombinedInvoice, () =>
        refusal(403, 'The document password is not right.', 'document-password-wrong'),
      ),
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
      facts: { name: 'Soy candle', code: '3406000000', title: 'Candles', confidence: '82', proposedBy: 'classifier' },
    }
    const check = {
      id: 'code-unconfirmed',
      level: 'stops',
      sentence: 'Soy candle: 1 HTS code is proposed and not confirmed. Confirm it before making the invoice.',
      facts: code.facts,
      item: code.id,
      field: 'htsCode',
      fix: { place: 'item', label: 'Open the item' },
      shipment: { id: '0190a1b2-0000-4000-8000-0000000000ab', reference: 'NP-2' },
    }
    const call: FakeCall = {
      endpoint: generateCombinedInvoice,
      reply: async ({ body }) => {
        const parsed = generateCombinedInvoice.body.parse(body)
        bodies.push(parsed)
        if (parsed.confirmCodes.length > 0) return { status: 200, body: madeIt }
        const details = { checks: [check] }
        const error = '1 HTS code is proposed and not confirmed.'
        return { status: 409, body: { success: false, code: 'paper-stopped', error, details } }
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

  it('has what was typed again after it was closed, but not the password', async () => {
    const { user, dialog } = await openForm(answer(generateCombinedInvoice, () => madeIt))
    await user.type(within(dialog).getByLabelText('Named place'), 'Buffalo NY')
    await user.type(within(dialog).getByLabelText('Password'), 'x')
    await user.keyboard('{Escape}')
    await user.click(action('Generate Combined Customs Invoice'))
    const again = within(await screen.findByRole('dialog', { name: 'Generate Combined Customs Invoice' }))
    expect(again.getByLabelText('Named place')).toHaveProperty('value', 'Buffalo NY')
    expect(again.getByLabelText('Password')).toHaveProperty('value', '')
    await user.click(again.getByRole('button', { name: 'Start over' }))
    expect(again.getByLabelText('Named place')).toHaveProperty('value', '')
  })

  it('is held back by what stops it in one of the shipments, and jumps to the item there', async () => {
    const stop = {
      id: 'cost-missing',
      level: 'stops',
      sentence: 'Candle has no cost of goods above 0.',
      item: '0190a1b2-0000-4000-8000-0000000000aa',
      field: 'declaredValue',
      fix: { place: 'item', label: 'Open the item' },
      shipment: { id: shipment(2).id, reference: 'NP-2' },
    } as const
    const { user, dialog, submit, address } = await openForm(
      answer(generateCombinedInvoice, () => madeIt),
      combinedChecks(() => [stop]),
    )
    expect(await within(dialog).findByText('1 thing to settle before this paper can be made')).toBeTruthy()
    expect(dialog.textContent).toContain('NP-2 Candle has no cost of goods above 0.')
    await user.type(within(dialog).getByLabelText('Password'), 'demo-docs')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(dialog.textContent).toContain('Settle the 1 thing listed above')
    await user.click(within(dialog).getByRole('button', { name: `Open the item: ${stop.sentence}` }))
    await waitFor(() => expect(address()).toContain(`/dashboard/shipment/${shipment(2).id}`))
  })
})
