import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateFdaWorksheets, listFdaWorksheets } from '#contract/fda.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
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
      fields: [{ id: 'tradeName', label: 'Trade or brand name', value: '', state: 'blank' }],
    },
  ],
  blanks: 1,
}
const sheets = (...worksheets: object[]) =>
  answer(listFdaWorksheets, () => ({ success: true, data: { worksheets, note: 'A note.' } }))

async function open(...calls: readonly FakeCall[]) {
  const shipment = completeShipment(shipmentData([item(1)]))
  fakeApi(shipment, duty(), ...calls, healthy, rate, businessInfo(), noDocuments, validCode)
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Generate FDA Worksheets' }, { timeout: 5000 }))
  const dialog = within(await screen.findByRole('dialog'))
  const generate = () => dialog.getByRole('button', { name: 'Generate FDA Worksheets' })
  return { user, dialog, generate }
}

beforeEach(signInAsClient)

describe('FDA worksheets', () => {
  it('waits for the password and sends what was typed with it', async () => {
    const asked: unknown[] = []
    const refuse = answer(generateFdaWorksheets, ({ body }) => {
      asked.push(body)
      return refusal(403, 'The document password is not right.')
    })
    const { user, dialog, generate } = await open(sheets(sheet), refuse)
    await dialog.findByText('Blueberry jam')
    expect(generate().getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByLabelText('Trade or brand name'), 'Wild')
    await user.type(dialog.getByLabelText('Password'), 'secret')
    await user.click(generate())
    expect((await dialog.findByRole('alert')).textContent).toContain('The document password is not right.')
    expect(asked).toEqual([
      { shipmentData: { id: SHIPMENT_ID }, password: 'secret', worksheets: { [KEY]: { tradeName: 'Wild' } } },
    ])
  })

  it('says that no item needs one', async () => {
    const { dialog, generate } = await open(sheets())
    expect((await dialog.findAllByText('No item of the shipment needs an FDA worksheet.')).length).toBeGreaterThan(0)
    expect(generate().getAttribute('aria-disabled')).toBe('true')
  })
})
