import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCusmaForm, getCusmaSignature, saveCusmaSignature, updateCusmaForm } from '#contract/cusma.ts'
import { localDay } from '#domain/calendar.ts'
import { defaultBlanketPeriod } from '#domain/cusma/blanket-period.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { checks } from '../testing/check-answers.ts'
import { answer, type FakeCall, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  item,
  noDocuments,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

const FORM_ID = '0190a1b2-0000-4000-8000-0000000000c1'
const NOBODY = { name: '', address: '', city: '', state: '', postalCode: '', country: '', phone: '', email: '' }
const CLIENT = {
  name: 'Northern Pantry & Goods Inc.',
  address: '1 King St W',
  city: 'Toronto',
  state: 'ON',
  postalCode: 'M5H 1A1',
  country: 'CA',
  phone: '416-555-0100',
  email: 'demo@portage.example',
}
const PNG = 'data:image/png;base64,iVBORw0KGgo='

const good = (number: number) => {
  const { id, sku, description } = item(number)
  return {
    itemId: id,
    sku,
    description,
    hs6: '3406.00',
    origin: 'CA',
    criterion: 'A',
    isCriterionConfirmed: false,
    isCodeConfirmed: true,
    printsAs: 'A, Art. 4.2(a)',
  }
}

const form = (changes: object = {}) => ({
  id: FORM_ID,
  status: 'in progress',
  updatedAt: '2026-11-21T15:00:00.000Z',
  signedAt: null,
  certifierCapacity: 'exporter',
  certifier: CLIENT,
  exporter: { kind: 'same', contact: NOBODY },
  producer: { kind: 'same', contact: NOBODY },
  importer: { kind: 'same', contact: NOBODY },
  originCriteria: {},
  blanketPeriod: defaultBlanketPeriod(localDay(new Date())),
  signerName: 'Dana Roy',
  signerTitle: 'Director',
  goods: [good(1)],
  missing: [],
  certificate: null,
  ...changes,
})

/** The form's calls, and the fields that were saved. */
function formCalls(given: object = form()) {
  const saved: unknown[] = []
  const calls = [
    answer(createCusmaForm, () => ({ success: true, data: given, formData: given })),
    answer(updateCusmaForm, ({ body }) => {
      saved.push(body)
      return { success: true, data: given, formData: given }
    }),
    answer(getCusmaSignature, () => ({
      success: true,
      data: { signature_data: PNG, signer_name: 'Dana Roy', signer_title: 'Director' },
    })),
    answer(saveCusmaSignature, () => ({ success: true })),
  ]
  return { saved, calls }
}

function show(status: string | null, calls: readonly FakeCall[], eligible = true) {
  const cusmaForm = status ? { id: FORM_ID, status } : null
  const cusmaEligibility = { isEligible: eligible, reason: '', eligibleItems: [] }
  const data = shipmentData([item(1)], { cusmaForm, cusmaEligibility })
  const made = fakeApi(completeShipment(data), duty(), ...calls, healthy, rate, businessInfo(), noDocuments, validCode)
  return { made, ...renderAt(`/dashboard/shipment/${SHIPMENT_ID}`) }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

beforeEach(() => {
  signInAsClient()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0))
})

describe('the CUSMA entry of the checklist', () => {
  it.each([
    [null, 'Fill out CUSMA'],
    ['in progress', 'Continue CUSMA'],
    ['out_of_date', 'Update CUSMA'],
  ])('with form %s says %s and offers no download', async (status, words) => {
    show(status, [])
    expect(await button(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Download the CUSMA/ })).toBeNull()
  })

  it.each(['completed', 'signed'])('offers Edit and Download once %s', async (status) => {
    show(status, [])
    expect(await button('Edit')).toBeDefined()
    expect(await button('Download the CUSMA certificate of NP-0418')).toBeDefined()
  })

  it('has no button while nothing is eligible', async () => {
    show(null, [], false)
    await screen.findByRole('heading', { name: 'NP-0418' })
    expect(screen.queryByRole('button', { name: 'Fill out CUSMA' })).toBeNull()
  })

  it('says why a form could not be begun', async () => {
    const { user } = show(null, [answer(createCusmaForm, () => refusal(409, 'No CUSMA Eligible Items'))])
    await user.click(await button('Fill out CUSMA'))
    expect((await screen.findByRole('alert')).textContent).toContain('No CUSMA Eligible Items')
  })
})

describe('the CUSMA form', () => {
  it('blocks signing on a default nobody confirmed, and lets nobody state it of made goods in one click', async () => {
    const { saved, calls } = formCalls()
    const { user } = show('in progress', calls)
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    const sign = () => dialog.getByRole('button', { name: 'Sign and make certificate' })
    expect(sign().getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByText(/goods that somebody makes are rarely A/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Confirm A/ })).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: /^I certify that the goods/ }))
    expect(sign().getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByText(/^Stated, not tested/)).toBeDefined()
    await user.click(dialog.getByRole('checkbox', { name: 'Candle 1 is made of nothing else. I stand by it.' }))
    await waitFor(() =>
      expect(Object.assign({}, ...saved)).toEqual({ originCriteria: { 'NLC-1': 'A' }, wholeConfirmed: ['NLC-1'] }),
    )
    expect(dialog.queryByText(/goods that somebody makes are rarely A/)).toBeNull()
    expect(sign().getAttribute('aria-disabled')).toBeNull()
  })

  it('takes the criterion from the decision of the origin coach, and leads there', async () => {
    const tested = { state: 'originating', criterion: 'C' }
    const { calls } = formCalls(form({ goods: [{ ...form().goods[0], product: 'B0DEMO0006', tested }] }))
    const { user } = show('in progress', calls)
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    const choice = dialog.getByRole('combobox', { name: 'Criterion of Candle 1' })
    expect([choice.hasAttribute('disabled'), dialog.getByText('B, Art. 4.2(b)')]).toEqual([true, expect.anything()])
    const link = dialog.getByRole('link', { name: 'Test the origin of Candle 1' })
    expect(link.getAttribute('href')).toMatch(/^\/origin\/B0DEMO0006\?shipment=/)
  })

  it('shows the treaty letter beside the chosen one, with meaning and proof', async () => {
    const { saved, calls } = formCalls()
    const { user } = show('in progress', calls)
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Criterion of Candle 1' }), 'D')
    expect(dialog.getByText('B, Art. 4.2(b); Art. 4.12')).toBeDefined()
    expect(dialog.getByText(/calculation that shows the 10 percent/)).toBeDefined()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('says that no item is eligible any more', async () => {
    const { calls } = formCalls(form({ goods: [] }))
    const { user } = show('in progress', calls)
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('No CUSMA Eligible Items')).toBeDefined()
  })

  it('asks before it closes on a change that could not be saved', async () => {
    const { calls } = formCalls()
    const failing = answer(updateCusmaForm, () => refusal(500, 'Try later.'))
    const { user } = show('in progress', [failing, ...calls])
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Criterion of Candle 1' }), 'C')
    await user.click(dialog.getByRole('button', { name: 'Save and close' }))
    expect(await screen.findByText('Close and lose what is not saved?')).toBeDefined()
  })

  it('leaves an item out: saved, and no longer among what has to be settled', async () => {
    const { saved, calls } = formCalls()
    const { user } = show('in progress', [...calls, checks()])
    await user.click(await button('Continue CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Claim CUSMA for Candle 1' }))
    await waitFor(() => expect(saved).toContainEqual({ leftOutItems: [item(1).id] }))
    expect(dialog.getByText('Not claimed')).toBeDefined()
    expect(dialog.queryByRole('combobox', { name: 'Criterion of Candle 1' })).toBeNull()
    expect(dialog.getByText(/^Every eligible item is left out of the certificate/)).toBeDefined()
  })

  it('says that the blanket period is over, and begins a new one', async () => {
    const outOfDate =
      'The blanket period of the certificate ended on 20 Nov 2025. Nothing is claimed with it until it is signed for a new period.'
    const blanketPeriod = { startDate: '2024-11-21', endDate: '2025-11-20' }
    const { saved, calls } = formCalls(
      form({ status: 'out_of_date', outOfDate: { periodEnd: '2025-11-20' }, blanketPeriod }),
    )
    const { user } = show('out_of_date', [...calls, checks()])
    await user.click(await button('Update CUSMA'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(outOfDate)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Begin a new period today' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(dialog.queryByText(/before these goods move/)).toBeNull()
  })
})
