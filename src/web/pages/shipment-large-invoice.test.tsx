// An invoice of more than 100 lines is made behind the screen; the page says so, and gives it once it is ready, loaded anew meanwhile or not.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { downloadInvoice, generateInvoice } from '#contract/invoices.ts'
import { listPaperJobs, startInvoiceJob } from '#contract/paper-jobs.ts'
import { ownerOf } from '../api/kept-text.ts'
import { currentSessions } from '../api/session.ts'
import { checks } from '../testing/check-answers.ts'
import { answer } from '../testing/fake-api.ts'
import { showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, parties, SHIPMENT_ID, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'

beforeEach(signInAsClient)

const ID = '0190a1b2-0000-4000-8000-0000000000f1'
const job = (changes: object = {}) => ({
  ...{ id: ID, state: 'running', lines: 120, askedBy: 'Dana Roy', askedAt: '2026-11-21T15:00:00.000Z' },
  ...{ problem: null, paper: null, ...changes },
})
const made = job({ state: 'done', paper: { invoiceNumber: 'INV-NP-0418', filename: 'INV-NP-0418.pdf' } })
const items = Array.from({ length: 120 }, (_, at) => ({
  ...item(1),
  id: `0190a1b2-0000-4000-8000-${String(at).padStart(12, '0')}`,
}))
const pdf = answer(downloadInvoice, () => new Uint8Array([37, 80, 68, 70]))
const given = () =>
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))

it('says that it is made, and gives it when it is ready', async () => {
  given()
  let toCome: object[][] = [[]]
  const { user } = showShipment(
    completeShipment(shipmentData(items)),
    parties,
    checks(),
    answer(generateInvoice, () => Promise.reject(new Error('not at once'))),
    answer(startInvoiceJob, () => {
      toCome = [[job()], [job()], [made]]
      return { success: true, data: job() }
    }),
    answer(listPaperJobs, () => ({ success: true, data: toCome.length > 1 ? toCome.shift() : toCome[0] })),
    pdf,
  )
  await user.click(await screen.findByRole('button', { name: 'Generate Commercial Invoice' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Password'), 'secret')
  await user.click(within(dialog).getByRole('button', { name: 'Generate Commercial Invoice' }))
  expect(await screen.findByText('The invoice of 120 lines is being made.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/INV-NP-0418/, {}, { timeout: 8000 })).toBeDefined()
  expect(screen.queryByText('The invoice of 120 lines is being made.')).toBeNull()
})

it('is given to a page that was loaded anew while it was made', async () => {
  given()
  sessionStorage.setItem(keptName(), JSON.stringify([ID]))
  showShipment(
    completeShipment(shipmentData([item(1)])),
    answer(listPaperJobs, () => ({ success: true, data: [made] })),
    pdf,
  )
  expect(await screen.findByText(/INV-NP-0418/)).toBeDefined()
})

it('is not thrust upon a page that never asked for it, nor is word of one that failed', async () => {
  const failed = job({ id: SHIPMENT_ID, state: 'failed', problem: 'It took too long.' })
  showShipment(
    completeShipment(shipmentData([item(1)])),
    answer(listPaperJobs, () => ({ success: true, data: [made, failed] })),
  )
  await screen.findByText('Candle 1')
  expect(screen.queryByText(/INV-NP-0418|was not made/)).toBeNull()
})

it('was not made, and says why until it is closed', async () => {
  sessionStorage.setItem(keptName(), JSON.stringify([ID]))
  const failed = job({ state: 'failed', problem: 'It took too long.' })
  const { user } = showShipment(
    completeShipment(shipmentData([item(1)])),
    answer(listPaperJobs, () => ({ success: true, data: [failed] })),
  )
  const words = 'The invoice of 120 lines was not made. It took too long. Nothing was kept. Please make it again.'
  const alert = (await screen.findByText(words)).closest('[role=alert]')
  await user.click(within(alert instanceof HTMLElement ? alert : document.body).getByRole('button', { name: /close/i }))
  expect(screen.queryByText(words)).toBeNull()
})

/** Where the page keeps what it asked for. */
const keptName = () => `typed:${ownerOf(CLIENT, currentSessions()) ?? ''}:paper jobs ${SHIPMENT_ID}`
const CLIENT = { actor: 'client' } as const
