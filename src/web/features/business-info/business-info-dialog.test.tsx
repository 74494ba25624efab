import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import { BUSINESS_INFO, businessInfo } from '../../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { BusinessInfoDialog } from './business-info-dialog.tsx'

const open = () => {
  const onClose = vi.fn()
  return { ...renderPiece(<BusinessInfoDialog onClose={onClose} />), onClose }
}
const agreement = () => screen.findByRole<HTMLInputElement>('checkbox')

it('cannot be saved before the agreement is signed, and says why', async () => {
  fakeApi(businessInfo(null))
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Sign Agreement to Continue' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Tick the shipping agreement above.')).toBeTruthy()
  await user.click(await agreement())
  expect(screen.getByRole('button', { name: 'Save Business Information' }).getAttribute('aria-disabled')).toBeNull()
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
