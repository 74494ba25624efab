import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDataVersions, listConnections, testConnection, updateData } from '#contract/operations.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, type FakeCall, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

function show(section: string, ...calls: readonly FakeCall[]) {
  fakeApi(healthy, ...calls)
  signInAsStaff()
  return renderAt(`/staff/settings/${section}`)
}

describe('connections', () => {
  const connections = answer(listConnections, () => ({
    success: true,
    data: [{ id: 'file-storage', state: 'built-in', detail: 'A folder of this machine', variables: ['S3_BUCKET'] }],
  }))

  it.each([
    [
      'failed',
      () => ({ success: true, data: { outcome: 'failed', said: 'The disk is full.', ms: 12 } }),
      'Failed after 12 ms',
    ],
    [
      'answered',
      () => ({ success: true, data: { outcome: 'answered', said: 'Read back.', ms: 3 } }),
      'Answered in 3 ms',
    ],
    ['could not be tested', noAnswer, 'Failed to connect to server. Please try again.'],
  ])('say that a test %s', async (_, give, said) => {
    const { user } = show('connections', connections, answer(testConnection, give))
    await user.click(await screen.findByRole('button', { name: 'Test File storage' }))
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('show a failed load with Retry', async () => {
    show(
      'connections',
      answer(listConnections, () => refusal(500, 'Failed to load connections')),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load connections')
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('data', () => {
  const versions = (update: object = { state: 'none' }) =>
    answer(getDataVersions, () => ({
      success: true,
      data: {
        release: '1.0.0',
        tariffOlderThan: null,
        dataSets: [{ name: 'tariff', version: '2026-rev-10', validFrom: '2026-06-08', lastVerified: '2026-06-08' }],
        legalTexts: null,
        referenceProblem: null,
        mayDownload: true,
        update,
      },
    }))

  it('has the day each set was verified, and says why an update failed', async () => {
    const failed = {
      state: 'failed',
      startedBy: 'Staff',
      startedAt: '2026-11-21T15:00:00.000Z',
      end: { reason: 'incomplete', facts: { problems: [{ reason: 'lacksChapters', facts: { chapters: ['61'] } }] } },
    }
    show('data', versions(failed))
    const table = await screen.findByRole('table', { name: 'Data' })
    expect(within(table).getByRole('row', { name: /HTS 2026 Revision 10/ }).textContent).toContain('8 Jun 2026')
    expect(
      screen.getByText('The schedule is not whole. It lacks chapters: 61. What was installed stays in place.'),
    ).toBeTruthy()
  })

  it('shows an update that was refused', async () => {
    const { user } = show(
      'data',
      versions(),
      answer(updateData, () => refusal(409, 'An update is running.')),
    )
    await user.click(await screen.findByRole('button', { name: /^Download from/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('An update is running.')
  })

  it('shows a failed load with Retry', async () => {
    show(
      'data',
      answer(getDataVersions, () => refusal(500, 'Failed to load the versions of the data')),
    )
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
