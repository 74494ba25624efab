import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  changePassword,
  getSettings,
  saveBrokerFees,
  saveInvoiceTerms,
  saveParty,
  saveProviderEmail,
  type settingsState,
} from '#contract/settings.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

type State = z.output<typeof settingsState>

const NO_PARTY = { seen: null, party: null }
const STATE: State = {
  today: '2026-11-21',
  passwords: {
    staff: { isSet: true, changedAt: '2026-11-01T15:00:00.000Z', fromEnvironment: false },
    documents: { isSet: false, changedAt: null, fromEnvironment: true },
  },
  brokerFees: {
    source: 'example',
    seen: null,
    schedule: {
      broker: 'ClearIt',
      example: true,
      schedules: [
        {
          from: '2025-01-01',
          until: null,
          citation: 'Example',
          fees: [{ kind: 'per-clearance', id: 'entry', name: 'Entry preparation', entry: 'any', amount: '65.00' }],
        },
      ],
    },
  },
  parties: {
    default_shipper: NO_PARTY,
    clearit: NO_PARTY,
    acb: NO_PARTY,
    pattern_middle_mile: NO_PARTY,
    ups_buffalo: NO_PARTY,
  },
  invoiceTerms: { seen: null, terms: { incoterm: null, place: '', relatedParties: null, portOfEntry: null } },
  providerEmail: { seen: null, email: null, fromEnvironment: null },
}
const SEEN = '2026-11-21T15:00:00.000Z'
const savedAt = { success: true, data: { seen: SEEN } }
const state = answer(getSettings, () => ({ success: true, data: STATE }))
const NOT_SAVED = 'The setting was not saved. Please try again.'

function show(section: string, ...calls: readonly FakeCall[]) {
  const made = fakeApi(healthy, ...calls)
  signInAsStaff()
  return { made, ...renderAt(`/staff/settings/${section}`) }
}

describe('loading', () => {
  it('fails with a sentence and Retry, which loads them', async () => {
    let fails = true
    const { user } = show(
      'contact',
      answer(getSettings, () => (fails ? refusal(500, 'Failed to load settings') : { success: true, data: STATE })),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load settings')
    fails = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('Email for clients')).toBeTruthy()
  })

  it('says when the server cannot be reached', async () => {
    show('fees', answer(getSettings, noAnswer))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to connect to server. Please try again.')
  })
})

describe('invoice terms', () => {
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.selectOptions(await screen.findByLabelText('Terms of delivery (Incoterms 2020)'), 'DAP')
    await user.type(screen.getByLabelText('Named place'), 'Buffalo NY')
  }

  it('say what stands while nothing is set', async () => {
    show('invoices', state)
    expect(await screen.findByText('Not set: DDP is printed.')).toBeTruthy()
    expect(screen.getByText('Empty: no port is printed until somebody names one.')).toBeTruthy()
  })

  it('refuse a port of three digits before anything is sent, then are saved', async () => {
    const sent: unknown[] = []
    const { user } = show(
      'invoices',
      state,
      answer(saveInvoiceTerms, ({ body }) => {
        sent.push(body)
        return savedAt
      }),
    )
    await fill(user)
    await user.type(screen.getByLabelText('Port of entry'), '09a1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('A port of entry has four digits, such as 0901.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('Port of entry'), '9{Backspace}')
    await user.clear(screen.getByLabelText('Port of entry'))
    await user.type(screen.getByLabelText('Port of entry'), '0901')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Invoice terms saved.')).toBeTruthy()
    const terms = { incoterm: 'DAP', place: 'Buffalo NY', relatedParties: null, portOfEntry: '0901' }
    expect(sent).toEqual([{ terms, seen: null }])
  })

  it('keep what was typed when saving fails', async () => {
    const { user } = show(
      'invoices',
      state,
      answer(saveInvoiceTerms, () => refusal(500, NOT_SAVED)),
    )
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain(NOT_SAVED)
    expect(screen.getByLabelText<HTMLInputElement>('Named place').value).toBe('Buffalo NY')
  })

  it('ask before they are left without saving', async () => {
    const { user, address } = show('invoices', state)
    await fill(user)
    await user.click(screen.getByRole('link', { name: 'Contact' }))
    expect(await screen.findByText('What you changed in the invoice terms is lost.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(address()).toBe('/staff/settings/contact'))
  })
})

describe('a setting that somebody else saved meanwhile', () => {
  it('is shown beside what was typed, and the one that is chosen is saved', async () => {
    const sent: object[] = []
    let stored = STATE
    const { user } = show(
      'contact',
      answer(getSettings, () => ({ success: true, data: stored })),
      answer(saveProviderEmail, ({ body }) => {
        sent.push(body)
        if (body.seen === SEEN) return savedAt
        stored = { ...STATE, providerEmail: { seen: SEEN, email: 'desk@example.com', fromEnvironment: null } }
        return refusal(409, 'Somebody else saved this meanwhile.', 'changed-meanwhile')
      }),
    )
    const field = await screen.findByLabelText(/email/i, { selector: 'input' })
    await user.type(field, 'mine@example.com')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this meanwhile' }))
    expect(dialog.getByText('desk@example.com')).toBeTruthy()
    expect(dialog.getByText('mine@example.com')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Yours' }))
    await user.click(dialog.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ email: 'mine@example.com', seen: SEEN }))
  })
})

describe('broker fees', () => {
  it('that are the example say so; a failed save keeps the change', async () => {
    const { user } = show(
      'fees',
      state,
      answer(saveBrokerFees, () => refusal(409, 'Somebody else saved this meanwhile.', 'changed-meanwhile')),
    )
    expect(await screen.findByText(/This is the example that is shipped/)).toBeTruthy()
    const broker = screen.getByLabelText<HTMLInputElement>('Broker')
    await user.type(broker, ' Inc.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else saved this meanwhile')
    expect(broker.value).toBe('ClearIt Inc.')
  })
})

describe('addresses', () => {
  it('name what is missing, and keep what was typed when saving fails', async () => {
    const party = {
      name: 'Northern',
      addressLine1: '1 Main St',
      addressLine2: '',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5V 1A1',
      country: 'CA',
      phone: '',
    }
    const set = { ...STATE, parties: { ...STATE.parties, default_shipper: { seen: SEEN, party } } }
    const { user } = show(
      'parties',
      answer(getSettings, () => ({ success: true, data: set })),
      answer(saveParty, noAnswer),
    )
    await user.click(await screen.findByRole('button', { name: 'Edit Default shipper' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Default shipper' }))
    const city = dialog.getByLabelText<HTMLInputElement>('City')
    await user.clear(city)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Give a city.')).toBeTruthy()
    await user.type(city, 'Hamilton')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Failed to connect to server. Please try again.')
    expect(city.value).toBe('Hamilton')
  })
})

describe('the email for clients', () => {
  it('is checked, saved, and said to be', async () => {
    const { user, made } = show(
      'contact',
      state,
      answer(saveProviderEmail, () => savedAt),
    )
    const field = await screen.findByLabelText('Email for clients')
    await user.type(field, 'clearance@{Enter}')
    expect(screen.getByText('Give an email address such as clearance@example.com.')).toBeTruthy()
    expect(made.some((each) => each.startsWith('PUT'))).toBe(false)
    await user.type(field, 'example.com{Enter}')
    expect(await screen.findByText('Email for clients saved.')).toBeTruthy()
  })
})

describe('passwords', () => {
  it('warn where the environment sets them, and show why a change was refused', async () => {
    const { user } = show(
      'passwords',
      state,
      answer(changePassword, () => refusal(403, 'The current password is wrong.')),
    )
    const staff = within(await screen.findByRole('form', { name: 'Staff password' }))
    expect(screen.getByText(/DOCUMENT_PASSWORD in the environment sets this password again/)).toBeTruthy()
    await user.type(staff.getByLabelText('Current password'), 'wrong one')
    await user.type(staff.getByLabelText('New password'), 'correct horse battery')
    await user.type(staff.getByLabelText('New password again'), 'correct horse batter')
    await user.click(staff.getByRole('button', { name: 'Change password' }))
    expect(staff.getByText('The two new passwords differ.')).toBeTruthy()
    await user.type(staff.getByLabelText('New password again'), 'y')
    await user.click(staff.getByRole('button', { name: 'Change password' }))
    expect((await staff.findByRole('alert')).textContent).toContain('The current password is wrong.')
    expect(staff.getByLabelText<HTMLInputElement>('New password').value).toBe('correct horse battery')
  })

  it('say how many others were signed out', async () => {
    const { user } = show(
      'passwords',
      state,
      answer(changePassword, () => ({ success: true, data: { endedSessions: 2 } })),
    )
    const staff = within(await screen.findByRole('form', { name: 'Staff password' }))
    await user.type(staff.getByLabelText('Current password'), 'demo-staff')
    await user.type(staff.getByLabelText('New password'), 'correct horse battery')
    await user.type(staff.getByLabelText('New password again'), 'correct horse battery')
    await user.click(staff.getByRole('button', { name: 'Change password' }))
    expect(await staff.findByText(/Staff password changed\. 2 other staff sessions were ended\./)).toBeTruthy()
  })
})
