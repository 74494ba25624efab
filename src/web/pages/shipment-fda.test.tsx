import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateFdaWorksheets, listFdaWorksheets, saveFdaWorksheets } from '#contract/fda.ts'
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

const KEY = item(1).id
const sheet = {
  key: KEY,
  itemIds: [KEY],
  description: 'Blueberry jam',
  sku: 'NLC-1',
  group: 'food',
  level: 'required',
  why: 'Food of chapter 20',
  documents: [],
  sections: [
    {
      id: 'product',
      title: 'Product',
      fields: [
        { id: 'productCode', label: 'FDA product code', value: '', state: 'blank' },
        { id: 'tradeName', label: 'Trade or brand name', value: '', state: 'blank' },
      ],
    },
  ],
  blanks: 2,
}
const sheets = (...worksheets: object[]) =>
  answer(listFdaWorksheets, () => ({ success: true, data: { worksheets, note: 'A note.' } }))

const keeps = (asked: unknown[]) =>
  answer(saveFdaWorksheets, ({ body }) => {
    asked.push(body)
    return { success: true, data: { worksheets: [sheet], note: 'A note.' } }
  })
const clear = checks()

async function open(...calls: readonly FakeCall[]) {
  const shipment = completeShipment(shipmentData([item(1)]))
  fakeApi(shipment, duty(), ...calls, healthy, rate, businessInfo(), noDocuments, validCode)
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Generate FDA Worksheets' }))
  const dialog = within(await screen.findByRole('dialog'))
  const generate = () => dialog.getByRole('button', { name: 'Generate FDA Worksheets' })
  return { user, dialog, generate }
}

beforeEach(() => {
  sessionStorage.clear()
  signInAsClient()
})

describe('FDA worksheets', () => {
  it('keeps what is typed, and makes the paper once all of it is kept', async () => {
    const asked: unknown[] = []
    const refuse = answer(generateFdaWorksheets, ({ body }) => {
      asked.push(body)
      return refusal(403, 'The document password is not right.', 'document-password-wrong')
    })
    const { user, dialog, generate } = await open(sheets(sheet), keeps(asked), refuse, clear)
    await dialog.findByText('Blueberry jam')
    expect(generate().getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByLabelText('Trade or brand name'), 'Wild')
    await user.type(dialog.getByLabelText('Password'), 'secret')
    await user.click(generate())
    expect((await dialog.findByRole('alert')).textContent).toContain('The document password is not right.')
    expect(asked.at(-2)).toEqual({ worksheets: { [KEY]: { tradeName: 'Wild' } } })
    expect(asked.at(-1)).toEqual({ shipmentData: { id: SHIPMENT_ID }, password: 'secret' })
  })

  it('refuses a malformed product code, and takes one put together of its parts', async () => {
    const asked: unknown[] = []
    const { user, dialog, generate } = await open(sheets(sheet), keeps(asked), clear)
    const code = await dialog.findByLabelText('FDA product code')
    await user.type(code, '36a')
    expect(dialog.getByText(/^An FDA product code has seven characters/)).toBeDefined()
    await user.type(dialog.getByLabelText('Password'), 'secret')
    expect(generate().getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getAllByText('Correct the FDA product code').length).toBeGreaterThan(0)
    await user.click(dialog.getByText('Put the code together'))
    await user.selectOptions(dialog.getByLabelText('Industry'), '36')
    await user.type(dialog.getByLabelText('Class'), 'a')
    await user.type(dialog.getByLabelText('Group'), '01')
    expect(code).toHaveProperty('value', '36A--01')
    expect(dialog.getByText('Sweeteners; class A, subclass none, process none, group 01')).toBeDefined()
    expect(generate().getAttribute('aria-disabled')).toBeNull()
    await waitFor(() => expect(asked).toEqual([{ worksheets: { [KEY]: { productCode: '36A--01' } } }]))
  })

  it('leaves who puts a code together at its part once the code is whole, and takes a code typed whole apart', async () => {
    const { user, dialog } = await open(sheets(sheet), keeps([]), clear)
    const code = await dialog.findByLabelText('FDA product code')
    await user.click(dialog.getByText('Put the code together'))
    await user.selectOptions(dialog.getByLabelText('Industry'), '36')
    await user.type(dialog.getByLabelText('Class'), 'a')
    const group = dialog.getByLabelText('Group')
    await user.type(group, '01')
    expect(document.activeElement).toBe(group)
    await user.type(dialog.getByLabelText('Subclass'), 'b')
    expect(code).toHaveProperty('value', '36AB-01')
    await user.clear(code)
    await user.type(code, '26a--02')
    expect(dialog.getByLabelText('Industry')).toHaveProperty('value', '26')
    expect(dialog.getByLabelText('Subclass')).toHaveProperty('value', '')
    expect(group).toHaveProperty('value', '02')
  })

  it('has what was typed again after it was closed', async () => {
    const failing = answer(saveFdaWorksheets, () => refusal(500, 'Try later.'))
    const { user, dialog } = await open(sheets(sheet), failing, clear)
    await user.type(await dialog.findByLabelText('Trade or brand name'), 'Wild')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Generate FDA Worksheets' }))
    const again = within(await screen.findByRole('dialog'))
    expect(await again.findByLabelText('Trade or brand name')).toHaveProperty('value', 'Wild')
  })

  it('lists what the checks found, and goes to the field of one', async () => {
    const check = {
      id: 'fda-product-code-missing',
      level: 'warns',
      sentence: 'Blueberry jam: the FDA worksheet has no product code.',
      item: KEY,
      field: 'productCode',
      fix: { place: 'fda-worksheets', label: 'Open the FDA worksheets' },
    } as const
    const { user, dialog } = await open(
      sheets(sheet),
      checks(() => [check]),
    )
    await user.click(await dialog.findByText('1 warning'))
    await user.click(dialog.getByRole('button', { name: `Go to it below: ${check.sentence}` }))
    expect(document.activeElement).toBe(dialog.getByLabelText('FDA product code'))
  })

  it('says that no item needs one', async () => {
    const { dialog, generate } = await open(sheets())
    expect((await dialog.findAllByText('No item of the shipment needs an FDA worksheet.')).length).toBeGreaterThan(0)
    expect(generate().getAttribute('aria-disabled')).toBe('true')
  })
})
