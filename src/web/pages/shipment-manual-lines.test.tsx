// Lines typed by hand in the invoice dialog of a shipment: their numbers and their maker, to the call and to the preview.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { generateInvoice } from '#contract/invoices.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { checks } from '../testing/check-answers.ts'
import { permitFor } from '../testing/entry-answers.ts'
import { answer, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import {
  completeShipment,
  duty,
  item,
  noDocuments,
  parties,
  SHIPMENT_ID,
  shipmentData,
  validCode,
} from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

const LINE = { Description: 'Beeswax tin', 'Unit value': '4.25', SKU: ' TIN-7 ', ASIN: 'b0tin00007' }
const MAKER = { Name: 'Ruche Inc.', Street: '12 Rang Nord', City: 'Sherbrooke', Country: 'can' }

/** The dialog with a line open in its form. Answers also the lines that were sent. */
async function openLine(refused = () => refusal(500, 'Failed to generate commercial invoice')) {
  const sent: unknown[] = []
  const make = answer(generateInvoice, ({ body }) => {
    sent.push(body.manualItems)
    return refused()
  })
  const shipment = completeShipment(shipmentData([item(1)]))
  const around = [healthy, rate, businessInfo(), parties, noDocuments, validCode]
  fakeApi(
    shipment,
    duty(),
    checks(() => []),
    make,
    permitFor('ginseng'),
    ...around,
  )
  const { user } = renderAt(`/dashboard/shipment/${SHIPMENT_ID}`)
  await user.click(await screen.findByRole('button', { name: 'Generate Commercial Invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate Commercial Invoice' }))
  await user.click(dialog.getByRole('button', { name: 'Add line' }))
  const line = () => within(dialog.getByRole('group', { name: 'Line' }))
  const maker = () => within(line().getByRole('group', { name: 'Manufacturer' }))
  const fill = async (fields: Readonly<Record<string, string>>, where: typeof line) => {
    for (const [label, text] of Object.entries(fields)) {
      const field = where().getByLabelText(label)
      await user.clear(field)
      await user.paste(text)
    }
  }
  const keep = () => user.click(line().getByRole('button', { name: 'Keep line' }))
  return { user, dialog, line, maker, fill, keep, sent }
}

/** The refusal stands at this field, which has the focus. */
function refusedAt(field: HTMLElement, words: string) {
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const said = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(words)
  expect(document.activeElement).toBe(field)
}

it('are sent and previewed with SKU, ASIN and maker, and keep them when they are edited', async () => {
  const { user, dialog, line, maker, fill, keep, sent } = await openLine()
  await fill(LINE, line)
  await fill(MAKER, maker)
  await keep()
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText(/Ruche Inc\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Edit Beeswax tin' }))
  expect(line().getByLabelText('ASIN')).toHaveProperty('value', 'B0TIN00007')
  expect(maker().getByLabelText('Street')).toHaveProperty('value', '12 Rang Nord')
  await keep()
  await user.type(dialog.getByLabelText('Password'), 'secret')
  await user.click(dialog.getByRole('button', { name: 'Generate Commercial Invoice' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    expect.objectContaining({
      description: 'Beeswax tin',
      sku: 'TIN-7',
      asin: 'B0TIN00007',
      manufacturingInfo: expect.objectContaining({
        name: 'Ruche Inc.',
        address: '12 Rang Nord',
        city: 'Sherbrooke',
        country: 'CA',
      }),
    }),
  ])
})

it('are not kept with a wrong ASIN or a part of a maker, and keep what was typed', async () => {
  const { dialog, line, maker, fill, keep } = await openLine()
  await keep()
  refusedAt(line().getByLabelText('Description'), 'Please fill in required fields')
  await fill({ ...LINE, ASIN: 'B0TIN' }, line)
  await keep()
  refusedAt(line().getByLabelText('ASIN'), 'An ASIN has ten letters and digits. Leave it blank if there is none.')
  await fill({ ASIN: '' }, line)
  await fill({ Name: MAKER.Name }, maker)
  await keep()
  refusedAt(
    maker().getByLabelText('Street'),
    'Give name, street, city and country of the manufacturer, or leave all of',
  )
  expect(line().getByLabelText('SKU')).toHaveProperty('value', LINE.SKU)
  await fill({ ...MAKER, Country: 'XX' }, maker)
  await keep()
  refusedAt(maker().getByLabelText('Country'), '"XX" is not a country.')
  await fill({ Country: 'CA' }, maker)
  await keep()
  expect(await dialog.findByRole('button', { name: 'Edit Beeswax tin' })).toBeTruthy()
})

it('are opened at the code that the paper is refused for, and the refusal goes once it is put right', async () => {
  const sentence = '9999.99.99.99 of Beeswax tin is no line of the tariff.'
  const check = {
    id: 'typed-code-gone',
    level: 'stops',
    sentence,
    facts: { name: 'Beeswax tin', code: '9999999999' },
    field: 'htsCode',
    fix: { place: 'invoice-form', label: 'Change it here' },
  }
  const refused = () => refusal(409, sentence, 'paper-stopped', { checks: [check] })
  const { user, dialog, line, fill, keep } = await openLine(refused)
  await fill({ ...LINE, SKU: '', ASIN: '', 'HTS code': '9999.99.99.99' }, line)
  await keep()
  await user.type(dialog.getByLabelText('Password'), 'secret')
  await user.click(dialog.getByRole('button', { name: 'Generate Commercial Invoice' }))
  await waitFor(() => refusedAt(line().getByLabelText('HTS code'), sentence))
  expect(dialog.queryByRole('alert')).toBeNull()
  await fill({ 'HTS code': '3406.00.00.00' }, line)
  await keep()
  await user.click(dialog.getByRole('button', { name: 'Edit Beeswax tin' }))
  expect(line().getByLabelText('HTS code').getAttribute('aria-invalid')).not.toBe('true')
})

it('say whether their goods may enter', async () => {
  const { dialog, fill, line, keep } = await openLine()
  await fill({ ...LINE, Description: 'Dried ginseng root' }, line)
  await keep()
  const found = within(await dialog.findByRole('region', { name: 'Before any duty: Dried ginseng root' }))
  expect(found.getByText('Ask for the CITES permit.')).toBeTruthy()
})
