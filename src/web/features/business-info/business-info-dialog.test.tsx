import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { ClientAccessProvider } from '../../api/client-access.ts'
import { BUSINESS_INFO, businessInfo } from '../../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderPiece, signInAsClient } from '../../testing/render-screen.tsx'
import { BusinessInfoDialog } from './business-info-dialog.tsx'

const open = () => {
  const onClose = vi.fn()
  return { ...renderPiece(<BusinessInfoDialog onClose={onClose} />), onClose }
}
const agreement = () => screen.findByRole<HTMLInputElement>('checkbox')

const Again = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Again
      </button>
      {isOpen && <BusinessInfoDialog onClose={() => undefined} />}
    </>
  )
}

it('begins with what is on its way when it is opened again, not with the answer before', async () => {
  let legal_name = 'Before Inc.'
  fakeApi(answer(getBusinessInfo, () => ({ success: true, data: { ...BUSINESS_INFO, legal_name } })))
  renderPiece(<Again />)
  await screen.findByDisplayValue('Before Inc.')
  const again = screen.getByText('Again')
  fireEvent.click(again)
  legal_name = 'After Inc.'
  fireEvent.click(again)
  expect(await screen.findByDisplayValue('After Inc.')).toBeTruthy()
})

it('cannot be saved before the agreement is signed, and says why', async () => {
  fakeApi(businessInfo(null))
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Sign Agreement to Continue' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Tick the shipping agreement above.')).toBeTruthy()
  await user.click(await agreement())
  expect(screen.getByRole('button', { name: 'Save Business Information' }).getAttribute('aria-disabled')).toBeNull()
})

it('leaves the agreement of a client that has not agreed to it, where staff fill the form in', async () => {
  fakeApi(answer(onBehalf(getBusinessInfo), () => ({ success: true, data: null })))
  const { user } = renderPiece(
    <ClientAccessProvider value={{ actor: 'staff', clientId: '6f0d3a52-9c1b-4e87-8f3a-0d5e2b7c4a11' }}>
      <BusinessInfoDialog onClose={vi.fn()} />
    </ClientAccessProvider>,
  )
  expect((await agreement()).disabled).toBe(true)
  expect(screen.getByText(/^Only the client agrees to the shipping agreement/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Business Information' }))
  expect(screen.getByText('Legal name is required')).toBeTruthy()
  expect(screen.queryByText('Sign the shipping agreement to continue')).toBeNull()
})

it('names what is missing and puts the cursor there', async () => {
  fakeApi(businessInfo(null))
  const { user } = open()
  await user.click(await agreement())
  await user.click(screen.getByRole('button', { name: 'Save Business Information' }))
  expect(screen.getByText('Legal name is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Legal name' }))
})

it('takes a pasted business number with blanks, as papers print it', async () => {
  fakeApi(businessInfo(null))
  const { user } = open()
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Canadian business number' })
  await user.click(number)
  await user.paste('12345 6782')
  expect(number.value).toBe('123456782')
})

it('starts with what is saved and saves the whole of it', async () => {
  let sent: unknown
  fakeApi(
    businessInfo(),
    answer(saveBusinessInfo, ({ body }) => {
      sent = body
      return { success: true }
    }),
  )
  const { user, onClose } = open()
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
  expect(phone.value).toBe('416-555-0100')
  expect(screen.queryByRole('button', { name: 'Skip for Now' })).toBeNull()
  await user.clear(phone)
  await user.type(phone, '416-555-0199')
  await user.click(screen.getByRole('button', { name: 'Save Business Information' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const { company_name: _, ...saved } = BUSINESS_INFO
  expect(sent).toEqual({ ...saved, phone_number: '416-555-0199' })
})

it.each([
  [
    "the server's reason",
    () => refusal(500, 'Failed to save business information'),
    'Failed to save business information',
  ],
  ['the connection', noAnswer, 'Failed to save business information. Please try again.'],
])('keeps what was typed when the save fails, and shows %s', async (_, fails, sentence) => {
  fakeApi(businessInfo(), answer(saveBusinessInfo, fails))
  const { user, onClose } = open()
  await user.click(await screen.findByRole('button', { name: 'Save Business Information' }))
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(sentence)
  expect(onClose).not.toHaveBeenCalled()
})

it('asks before it throws away what was typed', async () => {
  fakeApi(businessInfo(null))
  const { user, onClose } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Legal name' }), 'N')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says when the saved information cannot be loaded', async () => {
  fakeApi(answer(getBusinessInfo, noAnswer))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to connect to server. Please try again.')
})

it('asks about an address whose parts do not fit, and sets the country with one click', async () => {
  fakeApi(businessInfo({ ...BUSINESS_INFO, business_type: 'sole_proprietorship', country: 'US' }))
  const { user } = open()
  const asked = 'The province or state is in Canada, the country says United States.'
  expect(await screen.findByText(new RegExp(asked))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Business Information' }))
  expect(screen.getByText('Correct it, or say below that it is right')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set the country to Canada' }))
  expect(screen.queryByText(new RegExp(asked))).toBeNull()
})

describe('the importer of record', () => {
  const IMPORTER = {
    name: 'Northern Pantry US LLC',
    number: '••••••6789',
    address_line1: '1 Elm St',
    address_line2: null,
    city: 'Buffalo',
    state: 'NY',
    country: 'US',
    postal_code: '14201',
    contact_name: 'Dana Roy',
    contact_title: 'Controller',
    contact_email: 'dana@northernpantry.example',
    default_mid: 'XONORPAN1TOR',
  }
  const saved = () => {
    const sent: { importer?: unknown }[] = []
    fakeApi(
      businessInfo({ ...BUSINESS_INFO, importer: IMPORTER }),
      answer(saveBusinessInfo, ({ body }) => {
        sent.push(body)
        return { success: true }
      }),
    )
    return sent
  }
  const save = () => screen.getByRole('button', { name: 'Save Business Information' })

  it('stays as it is, its number masked, when nothing of it is changed', async () => {
    const sent = saved()
    const { user } = open()
    expect(await screen.findByText('••••••6789')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact name' }).value).toBe('Dana Roy')
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.importer).toEqual(IMPORTER)
  })

  it('has its number replaced, checked for its form, and can keep the old one', async () => {
    const sent = saved()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Replace the importer number' }))
    const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'EIN or CBP-assigned number' })
    await user.type(number(), '1234')
    await user.click(save())
    expect(screen.getByText(/^Give an EIN such as 12-3456789 or 12-345678900/)).toBeTruthy()
    expect(document.activeElement).toBe(number())
    await user.click(screen.getByRole('button', { name: 'Keep ••••••6789' }))
    expect(screen.getByText('••••••6789')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Replace the importer number' }))
    await user.type(number(), '98-7654321')
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.importer).toEqual({ ...IMPORTER, number: '98-7654321' })
  })

  it('is refused with an email or a MID of another form', async () => {
    saved()
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Contact email' }), ' no')
    await user.clear(screen.getByRole('textbox', { name: 'Default MID' }))
    await user.type(screen.getByRole('textbox', { name: 'Default MID' }), '??')
    await user.click(save())
    expect(screen.getByText('Give an email address such as name@example.com, or leave it empty.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Default MID' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('cannot be changed while what is kept cannot be opened, and the rest is saved without it', async () => {
    let sent: object | undefined
    fakeApi(
      businessInfo({ ...BUSINESS_INFO, importer: null, importer_locked: true }),
      answer(saveBusinessInfo, ({ body }) => {
        sent = body
        return { success: true }
      }),
    )
    const { user } = open()
    expect(await screen.findByText(/^The importer details kept before cannot be read/)).toBeTruthy()
    await user.click(save())
    await waitFor(() => expect(sent).toBeDefined())
    expect(Object.hasOwn(sent ?? {}, 'importer')).toBe(false)
  })
})

it('brings back what was typed when the page was left, until it is saved or given up', async () => {
  signInAsClient()
  fakeApi(businessInfo())
  const before = open()
  await before.user.type(await screen.findByRole('textbox', { name: 'Contact name' }), 'Dana Roy')
  cleanup()
  const { user } = open()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact name' })).value).toBe('Dana Roy')
  expect(screen.getByText('This is what you typed before and did not save.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start from what is saved' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact name' }).value).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

describe('saved by somebody else meanwhile', () => {
  /** Another saves a phone number and a city while the form is open. */
  function overtaken() {
    const sent: object[] = []
    let saved: object = BUSINESS_INFO
    fakeApi(
      answer(getBusinessInfo, () => ({ success: true, data: saved })),
      answer(saveBusinessInfo, ({ body }) => {
        sent.push(body)
        if (body.version === 'second') return { success: true }
        saved = { ...saved, ...OTHERS, version: 'second' }
        return refusal(409, 'Somebody else saved this meanwhile.', 'changed-meanwhile')
      }),
    )
    return { ...open(), sent }
  }
  const OTHERS = { phone_number: '416-555-0111', address_line2: 'Suite 4' }

  async function saveMine(user: ReturnType<typeof open>['user']) {
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
    await user.clear(phone)
    await user.type(phone, '416-555-0199')
    await user.click(screen.getByRole('button', { name: 'Save Business Information' }))
    return screen.findByRole('dialog', { name: 'Somebody else saved this meanwhile' })
  }

  it('shows both values, waits for a choice, and keeps what only the other changed', async () => {
    const { user, sent, onClose } = overtaken()
    const dialog = within(await saveMine(user))
    const group = within(dialog.getByRole('radiogroup', { name: 'Phone number' }))
    expect(group.getByText('416-555-0111')).toBeTruthy()
    expect(group.getByText('416-555-0199')).toBeTruthy()
    expect(dialog.getByText('Address line 2: Suite 4')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Save this' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(group.getByRole('radio', { name: 'Yours' }))
    await user.click(dialog.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.at(-1)).toMatchObject({ phone_number: '416-555-0199', address_line2: 'Suite 4', version: 'second' })
  })

  it('takes the saved value where it is chosen', async () => {
    const { user, sent } = overtaken()
    const dialog = within(await saveMine(user))
    await user.click(dialog.getByRole('radio', { name: 'Saved by somebody else' }))
    await user.click(dialog.getByRole('button', { name: 'Save this' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.at(-1)).toMatchObject({ phone_number: '416-555-0111', version: 'second' })
  })

  it('leads back to the form with what was typed', async () => {
    const { user } = overtaken()
    await saveMine(user)
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' })).value).toBe('416-555-0199')
  })
})
