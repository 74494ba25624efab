import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { estimateMergedClearance } from '#contract/duty.ts'
import { printMergedEstimate } from '#contract/estimate-papers.ts'
import { mergedAnswer } from '../testing/estimate-answers.ts'
import { answer, noAnswer } from '../testing/fake-api.ts'
import { action, box, selectMode, signInToSelect } from '../testing/select-mode.ts'
import './client-area.tsx'
import './dashboard.tsx'

const merged = answer(estimateMergedClearance, ({ body }) => mergedAnswer(body.shipmentIds))

beforeEach(signInToSelect)

describe('the merged estimate', () => {
  it('shows the specified alert, the statement and merged against separate', async () => {
    const { user } = await selectMode(merged)
    await user.click(box('NP-1'))
    await user.click(box('NP-2'))
    await user.click(action('Generate Merged Estimate Clearance'))
    expect(await screen.findByText('Merged estimate clearance generated successfully!')).toBeTruthy()
    const dialog = screen.getByRole('dialog', { name: 'Merged Estimate Clearance' })
    for (const shown of ['CAD 2.58', '5.33%', '293.58', '412.10', 'Merging saves 5.96', '2 × 2.77 = 5.54'])
      expect(dialog.textContent).toContain(shown)
    expect(dialog.textContent).toContain('Exchange rate 0.7124, 20 Nov 2026.')
    expect(dialog.textContent).toContain('Excludes freight and service fees.')
    expect(dialog.textContent).toContain('Formal entry: USD 3,728.27 is above 2,500.')
    expect(dialog.textContent).toContain('The fees of ClearIt are an example.')
    expect(within(dialog).getAllByText('May not apply with CUSMA')).toHaveLength(1)
  })

  it('names what is left out and says that the total is at least that much', async () => {
    const excluded = [{ id: 'a', name: 'Lager', kind: 'prohibited', text: 'Excludes Lager: it cannot be imported.' }]
    const open = answer(estimateMergedClearance, ({ body }) =>
      mergedAnswer(body.shipmentIds, { excluded, isFloor: true }),
    )
    const { user } = await selectMode(open)
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    expect(await screen.findByText('Excludes Lager: it cannot be imported.')).toBeTruthy()
    expect(screen.getByText('Total customs and brokerage, at least')).toBeTruthy()
  })

  it('says why it failed and tries again', async () => {
    let works = false
    const { user } = await selectMode({
      ...merged,
      reply: async (parts) => (works ? merged.reply(parts) : noAnswer()),
    })
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'Failed to generate merged estimate clearance: Failed to connect to server. Please try again.',
    )
    works = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Merged estimate clearance generated successfully!')).toBeTruthy()
  })

  it('says that the PDF could not be downloaded', async () => {
    const { user } = await selectMode(merged, {
      endpoint: printMergedEstimate,
      reply: async () => ({ status: 500, body: 'broken' }),
    })
    await user.click(box('NP-1'))
    await user.click(action('Generate Merged Estimate Clearance'))
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByText('Download failed: 500')).toBeTruthy()
  })
})
