// A paper of more than 100 lines is made behind the screen: every page says so, gives it to the tab that asked, and offers it on other devices.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateInvoice } from '#contract/invoices.ts'
import { downloadPaperOfJob, listPaperJobs, startPaperJob } from '#contract/paper-jobs.ts'
import { checks } from '../testing/check-answers.ts'
import { answer } from '../testing/fake-api.ts'
import { showShipment } from '../testing/open-item.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { completeShipment, item, parties, shipmentData } from '../testing/shipment-answers.ts'
import './client-area.tsx'
import './shipment.tsx'
import '../features/paper-jobs/paper-jobs.tsx'

const given = vi.fn(() => 'blob:')

beforeEach(() => {
  signInAsClient()
  sessionStorage.clear()
  given.mockClear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: given, revokeObjectURL: () => {} }))
})
afterEach(() => {
  localStorage.removeItem('typed:papers:read')
  sessionStorage.clear()
})

const ID = '0190a1b2-0000-4000-8000-0000000000f1'
const job = (changes: object = {}) => ({
  ...{ id: ID, paper: 'commercial_invoice', name: 'INV-NP-0418', shipmentIds: [], state: 'running', lines: 120 },
  ...{ askedBy: 'Dana Roy', isOwn: true, askedAt: '2026-11-21T15:00:00.000Z', problem: null, made: null, ...changes },
})
const made = job({ state: 'done', made: { filename: 'INV-NP-0418.pdf', warnings: [] } })
const items = Array.from({ length: 120 }, (_, at) => ({
  ...item(1),
  id: `0190a1b2-0000-4000-8000-${String(at).padStart(12, '0')}`,
}))
const pdf = answer(downloadPaperOfJob, () => new Uint8Array([37, 80, 68, 70]))
const TITLE = /Commercial invoice INV-NP-0418, 120 lines/
const jobsAre = (...jobs: object[]) => answer(listPaperJobs, () => ({ success: true, data: jobs }))
const show = (...jobs: object[]) => showShipment(completeShipment(shipmentData([item(1)])), jobsAre(...jobs), pdf)
const askedBefore = () => sessionStorage.setItem('typed:papers:asked', JSON.stringify([ID]))

describe('the tab that asked', () => {
  it('says that it is made, and is given it when it is ready', async () => {
    let toCome: object[][] = [[]]
    const { user } = showShipment(
      completeShipment(shipmentData(items)),
      parties,
      checks(),
      answer(generateInvoice, () => Promise.reject(new Error('not at once'))),
      answer(startPaperJob, () => {
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
    expect(await screen.findByText(/It is being made\. It goes on when you close this page/)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText(/^It is being made, and downloaded once it is ready/)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Download INV-NP-0418' })).toBeDefined()
    expect(screen.queryByText(/It is being made/)).toBeNull()
    await waitFor(() => expect(given).toHaveBeenCalledOnce())
  })

  it('is given it once, though it was loaded anew while it was made', async () => {
    askedBefore()
    show(made)
    expect(await screen.findByText(TITLE)).toBeDefined()
    await waitFor(() => expect(given).toHaveBeenCalledOnce())
    expect(sessionStorage.getItem('typed:papers:asked')).toBe('[]')
  })
})

describe('another device', () => {
  it('sees what a colleague has asked for while it is made', async () => {
    show(job({ isOwn: false }))
    expect(await screen.findByText(TITLE)).toBeDefined()
    expect(screen.getByText(/Asked for by Dana Roy\./)).toBeDefined()
    expect(given).not.toHaveBeenCalled()
  })

  it('offers what the person asked for elsewhere, and gives it when it is wanted', async () => {
    const { user } = show(made)
    await user.click(await screen.findByRole('button', { name: 'Download INV-NP-0418' }))
    await waitFor(() => expect(given).toHaveBeenCalledOnce())
  })

  it('is not bothered with what a colleague got while nobody looked, and with nothing that was closed', async () => {
    const { user } = show({ ...made, id: ID.replace('f1', 'f2'), name: 'INV-OF-OTHER', isOwn: false }, made)
    const panel = await screen.findByRole('region', { name: 'Papers being made' })
    expect(screen.queryByText(/INV-OF-OTHER/)).toBeNull()
    await user.click(within(panel).getByRole('button', { name: /close/i }))
    expect(screen.queryByText(TITLE)).toBeNull()
  })
})

it('was not made, and says why until it is closed', async () => {
  const { user } = show(job({ state: 'failed', problem: 'It took too long.' }))
  const words = /It was not made\. It took too long\. Nothing was kept\. Please make it again\./
  const alert = (await screen.findByText(words)).closest('[role=alert]')
  await user.click(within(alert instanceof HTMLElement ? alert : document.body).getByRole('button', { name: /close/i }))
  expect(screen.queryByText(words)).toBeNull()
})
