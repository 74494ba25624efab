import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listArchive, regenerateDocument } from '#contract/document-archive.ts'
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
    const row = await screen.findByRole('row', { name: /^FDA-NP-0418/ })
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
    expect(screen.getByText('No document matches')).toBeDefined()
  })

  it('offers no making again where it cannot be', async () => {
    fakeApi(archive(paper({ canRegenerate: false })), healthy, rate, businessInfo())
    renderAt('/documents')
    await screen.findByRole('row', { name: /^FDA-NP-0418/ })
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
