import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listServers } from '#contract/servers.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ServersPanel } from './servers-panel.tsx'

const SERVER = {
  id: '0190b7a1-0000-7000-8000-000000000001',
  name: 'harbour:3000',
  release: '1.4.0',
  tariff: '2026-rev-10',
  since: '2026-11-20T08:00:00.000Z',
  heardAt: '2026-11-21T14:59:40.000Z',
  silent: false,
}
const OTHER = { ...SERVER, id: '0190b7a1-0000-7000-8000-000000000002', name: 'harbour:3001' }
const RELEASES_DIFFER = /^These servers run different versions/
const TARIFFS_DIFFER = /^These servers have read different tariff releases/

async function show(...servers: readonly (typeof SERVER)[]) {
  fakeApi(answer(listServers, () => ({ success: true, data: servers })))
  renderPiece(<ServersPanel />)
  return screen.findByRole('table', { name: 'Servers' })
}
const row = (table: HTMLElement, name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) })

describe('the servers', () => {
  it('are told with their version and the tariff as people name it, and nothing is said of servers that agree', async () => {
    const table = await show(SERVER, OTHER)
    const said = row(table, 'harbour:3001').textContent
    expect(said).toContain('1.4.0')
    expect(said).toContain('HTS 2026 Revision 10')
    expect(screen.queryByText(RELEASES_DIFFER)).toBeNull()
    expect(screen.queryByText(TARIFFS_DIFFER)).toBeNull()
  })

  it('are said to run different versions, aloud where it is read out', async () => {
    await show(SERVER, { ...OTHER, release: '1.5.0' })
    expect(screen.getByText(RELEASES_DIFFER).closest('[role="status"]')).toBeTruthy()
    expect(screen.queryByText(TARIFFS_DIFFER)).toBeNull()
  })

  it('are said to have read different tariffs, since a duty may then differ', async () => {
    await show(SERVER, { ...OTHER, tariff: '2026-rev-11' })
    expect(screen.getByText(TARIFFS_DIFFER).closest('[role="status"]')).toBeTruthy()
    expect(screen.queryByText(RELEASES_DIFFER)).toBeNull()
  })

  it('are compared only as far as they are heard, and one that is not says since when', async () => {
    const table = await show(SERVER, { ...OTHER, release: '1.3.0', tariff: '2026-rev-9', silent: true })
    expect(row(table, 'harbour:3001').textContent).toMatch(/Silent since 21 Nov 2026/)
    expect(row(table, 'harbour:3000').textContent).not.toContain('Silent')
    expect(screen.queryByText(RELEASES_DIFFER)).toBeNull()
    expect(screen.queryByText(TARIFFS_DIFFER)).toBeNull()
  })

  it('are looked for once more after a failure, and none at all is said', async () => {
    let isDown = true
    fakeApi(
      answer(listServers, () => (isDown ? refusal(500, 'Failed to load the servers') : { success: true, data: [] })),
    )
    const { user } = renderPiece(<ServersPanel />)
    expect(await screen.findByText('Failed to load the servers')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^No server has said that it is there yet/)).toBeTruthy()
  })
})
