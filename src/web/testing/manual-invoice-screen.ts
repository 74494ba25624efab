// The manual invoice screen as its tests begin: what the server answers, and the typing of a line.
import { screen } from '@testing-library/react'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { texts as invoiceTexts } from '#texts/en/manual-invoice.ts'
import { businessInfo, healthy, rate } from './answers.ts'
import { answer } from './fake-api.ts'
import { renderAt, signInAsClient } from './render-screen.tsx'
import { validCode } from './shipment-answers.ts'

const party = (name: string) => ({
  name,
  address: '1 King St W',
  city: 'Toronto',
  state: 'ON',
  country: 'CA',
  postalCode: 'M5H 1A1',
  phone: '',
  email: '',
})
export const defaults = answer(manualInvoiceDefaults, () => ({
  success: true,
  data: {
    shipper: party('Northern Pantry'),
    importer: party('Northern Pantry'),
    destination: party('Warehouse'),
    broker: party('ClearIt'),
    remembered: true,
    numberedImporter: null,
    invoiceNumber: 'MANUAL-20261121-140200',
    invoiceDate: '2026-11-21',
  },
}))
export const around = [healthy, rate, businessInfo(), defaults, validCode]
const PDF_NAME = 'MANUAL-20261121-140200.pdf'
export const makes = (seen: unknown[] = [], warnings: string[] = []) =>
  answer(generateManualInvoice, ({ body }) => {
    seen.push(body)
    const message = invoiceTexts.generated('MANUAL-20261121-140200')
    return {
      success: true,
      data: { filename: PDF_NAME, invoiceNumber: 'MANUAL-20261121-140200', warnings },
      message,
    }
  })
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
export const generate = () => screen.getByRole('button', { name: 'Generate invoice' })

export const start = () => {
  signInAsClient()
  return renderAt('/manual-invoice')
}

/** One whole line: 96 x 4.88. */
export async function typeLine(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  await user.type(await field('Description, Line 1'), 'Candle')
  await user.clear(await field('Quantity, Line 1'))
  await user.type(await field('Quantity, Line 1'), '96')
  await user.type(await field('Unit price, USD, Line 1'), '4.88')
  await user.type(await field('Origin, Line 1'), 'can')
  await user.tab()
}
