import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadPapers, listArchive, regenerateDocument } from '#contract/document-archive.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { businessInfo, healthy, rate } from '../testing/answers.ts'
import { answer, fakeApi, refusal } from '../testing/fake-api.ts'
import { renderAt, signInAsClient } from '../testing/render-screen.tsx'
import './client-area.tsx'
import './documents.tsx'

const paper = (changes: object = {}) => ({
  id: '0190a1b2-0000-4000-8000-0000000000d1',
  kind: 'fda_worksheets',
  number: 'FDA-NP-0418',
  filename: 'FDA-NP-0418.pdf',
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: 'Dana Roy',
  keepUntil: '2032-11-20',
  sizeBytes: 1000,
  sha256: 'a'.repeat(64),
  dataVersions: { tariff: '2026-rev-10' },
  shipments: [{ id: '0190a1b2-0000-4000-8000-000000000418', reference: 'NP-0418' }],
  canRegenerate: true,
  ...changes,
})

const archive = (...papers: object[]) =>
  answer(listArchive, () => ({
    success: true,
    data: papers,
    pagination: { currentPage: 1, lastPage: 1, perPage: 20, total: papers.length },
  }))

beforeEach(signInAsClient)

describe('the archive of papers', () => {
  it('lists each paper with its shipment, day, maker and data version', async () => {
    fakeApi(archive(paper()), healthy, rate, businessInfo())
    renderAt('/documents')
    const row = await screen.findByRole('row', { name: /FDA-NP-0418/ })
    for (const words of [
      'FDA worksheets',
      'NP-0418',
      '20\u00a0Nov\u00a02026',
      'Dana Roy',
      'tariff HTS 2026 Revision 10',
    ])
      expect(row.textContent).toContain(words)
  })

  it('keeps the filters in the address and asks for just those', async () => {
    const made = fakeApi(archive(), healthy, rate, businessInfo())
    const { user, address } = renderAt('/documents?from=2026-11-01&page=2')
    await user.selectOptions(await screen.findByLabelText('Kind'), 'cusma_certificate')
    await waitFor(() => expect(address()).toBe('/documents?kind=cusma_certificate&from=2026-11-01'))
    await waitFor(() =>
      expect(made.some((each) => each.includes('page=1') && each.includes('kind=cusma_certificate'))).toBe(true),
    )
    expect(await screen.findByText('No document matches')).toBeDefined()
  })

  it('offers no making again where it cannot be', async () => {
    fakeApi(archive(paper({ canRegenerate: false })), healthy, rate, businessInfo())
    renderAt('/documents')
    await screen.findByRole('row', { name: /FDA-NP-0418/ })
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  })

  it('says why a paper was not made again', async () => {
    const wrong = answer(regenerateDocument, () =>
      refusal(403, 'The document password is not right.', 'document-password-wrong'),
    )
    fakeApi(archive(paper()), wrong, healthy, rate, businessInfo())
    const { user } = renderAt('/documents')
    await user.click(await screen.findByRole('button', { name: 'Make FDA-NP-0418 again' }))
    await user.type(screen.getByLabelText('Password'), 'no')
    await user.click(screen.getByRole('button', { name: 'Make again' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The document password is not right.')
  })
})

describe('finding and reading papers', () => {
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined }))
  })
  afterEach(() => vi.unstubAllGlobals())
  const second = { id: '0190a1b2-0000-4000-8000-0000000000d2', number: 'INV-NP-0419', filename: 'INV-NP-0419.pdf' }

  it('keeps the words in the address and asks for just those', async () => {
    const made = fakeApi(archive(), healthy, rate, businessInfo())
    const { user, address } = renderAt('/documents?page=2')
    await user.type(await screen.findByLabelText('Search documents'), 'candle')
    await waitFor(() => expect(address()).toBe('/documents?search=candle'))
    await waitFor(() => expect(made.some((each) => each.includes('search=candle'))).toBe(true))
    expect(await screen.findByText('No document matches')).toBeDefined()
  })

  it('shows a paper in place, leads to the next and gives the focus back', async () => {
    const asked: string[] = []
    const file = answer(downloadInvoice, ({ params }) => {
      asked.push(params.filename)
      return new Uint8Array([37, 80, 68, 70])
    })
    fakeApi(archive(paper(), paper(second)), file, healthy, rate, businessInfo())
    const { user } = renderAt('/documents')
    const view = await screen.findByRole('button', { name: 'View FDA-NP-0418' })
    await user.click(view)
    const dialog = await screen.findByRole('dialog', { name: /FDA-NP-0418/ })
    expect(dialog.textContent).toContain('Document 1 of 2 on this page')
    const link = await screen.findByRole('link', { name: 'Open the document' })
    expect(link.getAttribute('href')).toBe('blob:paper')
    await user.keyboard('{ArrowRight}')
    await screen.findByRole('dialog', { name: /INV-NP-0419/ })
    await waitFor(() => expect(asked).toEqual(['FDA-NP-0418.pdf', 'INV-NP-0419.pdf']))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(view))
  })

  it('says why a paper cannot be shown, and tries again', async () => {
    const gone = answer(downloadInvoice, () => refusal(404, 'The document was not found.', 'no-such-document'))
    fakeApi(archive(paper()), gone, healthy, rate, businessInfo())
    const { user } = renderAt('/documents')
    await user.click(await screen.findByRole('button', { name: 'View FDA-NP-0418' }))
    expect(await screen.findByText('The document could not be loaded')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })

  it('takes the chosen papers as one file', async () => {
    const bodies: unknown[] = []
    const zip = answer(downloadPapers, ({ body }) => {
      bodies.push(body)
      return refusal(429, 'An archive is on its way.', 'archive-under-way')
    })
    fakeApi(archive(paper(), paper(second)), zip, healthy, rate, businessInfo())
    const { user } = renderAt('/documents')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    expect(screen.getByText('2 documents chosen')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Choose INV-NP-0419' }))
    await user.click(screen.getByRole('button', { name: 'Download as ZIP' }))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(bodies).toEqual([{ ids: [paper().id] }])
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect(screen.queryByText(/chosen$/)).toBeNull()
  })
})
