import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { issueApiKey, listApiKeys } from '#contract/api-keys.ts'
import {
  cancelImport,
  checkImport,
  getImport,
  listImports,
  saveImport,
  sendImportRows,
  startImport,
} from '#contract/imports.ts'
import { listShops } from '#contract/shop-products.ts'
import { listAmazonPlans } from '#contract/warehouse.ts'
import { healthy } from '../../testing/answers.ts'
import { answer, fakeApi, noAnswer, refusal } from '../../testing/fake-api.ts'
import { renderAt, signInAsStaff } from '../../testing/render-screen.tsx'

const ID = '0190a1b2-0000-4000-8000-000000000001'
const RUN = {
  id: ID,
  kind: 'shipments',
  source: 'screen' as const,
  filename: 'ships.csv',
  state: 'open' as const,
  lines: 2,
  counts: null,
  createdBy: 'Staff',
  createdAt: '2026-11-21T15:00:00Z',
  finishedAt: null,
}
const UNTOUCHED = { progress: null, report: null, problem: null }
const none = { currentPage: 1, lastPage: 1, perPage: 25, total: 0 }
const CONFLICT = {
  line: 3,
  name: 'SHP-2',
  outcome: 'unchanged' as const,
  changes: [{ field: 'cost_cad', before: '7.1', after: '6.85' }],
}

function importApi(
  problems: { line: number; column: string | null; value: string | null; reason: string; problem: string }[] = [],
  looks: readonly object[] = [],
  shops: () => unknown = () => ({ success: true, data: [] }),
) {
  const toCome = [...looks]
  const asked: unknown[] = []
  const report = (takeLines: unknown) => ({
    lines: 2,
    counts: { new: 1, changed: takeLines === 'none' ? 0 : 1, unchanged: takeLines === 'none' ? 1 : 0, conflicts: 1 },
    errors: problems,
    errorCount: problems.length,
    conflicts: takeLines === 'none' ? [CONFLICT] : [],
    changes: [
      {
        line: 2,
        name: 'SHP-1',
        outcome: 'new' as const,
        changes: [{ field: 'status', before: null, after: 'pending' }],
      },
    ],
    places: takeLines === 'none' ? [] : [{ clientId: ID, shipmentId: ID, name: 'SHP-1' }],
    placeCount: takeLines === 'none' ? 0 : 1,
    fingerprint: 'print',
  })
  const made = fakeApi(
    healthy,
    answer(listImports, () => ({ success: true, data: [], pagination: none })),
    answer(listApiKeys, () => ({ success: true, data: [], pagination: none })),
    answer(listAmazonPlans, () => ({ success: true, data: { configured: false, plans: [] } })),
    answer(listShops, shops),
    answer(startImport, ({ body }) => {
      asked.push(body)
      return { success: true, data: { ...RUN, mapping: ['client', 'reference', null] } }
    }),
    answer(sendImportRows, ({ body }) => {
      asked.push(body)
      return { success: true, data: { lines: 2 } }
    }),
    answer(getImport, () => ({ success: true, data: { ...RUN, ...UNTOUCHED, ...toCome.shift() } })),
    answer(cancelImport, () => {
      asked.push('cancelled')
      return { success: true, data: { ...RUN, state: 'cancelled' as const } }
    }),
    answer(checkImport, ({ body }) => {
      asked.push(body)
      return { success: true, data: report(body.takeLines) }
    }),
    answer(saveImport, ({ body }) => {
      asked.push(body)
      return { success: true, data: report(body.takeLines) }
    }),
    answer(issueApiKey, () => refusal(500, 'Failed to issue the API key')),
  )
  return { made, asked }
}

async function drop(text: string, name = 'ships.csv') {
  const zone = (await screen.findByText('Choose a file, or drop it here')).closest('label')
  if (!zone) throw new Error('no place to drop a file')
  fireEvent.drop(zone, { dataTransfer: { files: [new File([text], name)] } })
}
const CSV = 'client,ref,colour\ndana@wax.example,SHP-1,red\ndana@wax.example,SHP-2,\n'

it('takes a file from its columns over the preview to saved, the file chosen for a line where a person differs', async () => {
  const { asked } = importApi()
  signInAsStaff()
  const { user } = renderAt('/staff/import')
  await drop(CSV)
  const colour = await screen.findByLabelText('What "colour" holds')
  await user.selectOptions(colour, 'notes')
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  const conflicts = await screen.findByRole('table', { name: 'Conflicts' })
  expect(within(conflicts).getByText(/7\.1/)).toBeTruthy()
  await user.click(within(conflicts).getByRole('checkbox', { name: 'Take the file in line 3' }))
  await user.click(await screen.findByRole('button', { name: 'Import 2 records' }))
  expect(await screen.findByText('1 new, 1 changed, 0 unchanged.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open shipment SHP-1' }).getAttribute('href')).toBe(
    `/staff/clients/${ID}/shipments/${ID}`,
  )
  expect(asked).toEqual([
    { kind: 'shipments', filename: 'ships.csv', heading: ['client', 'ref', 'colour'] },
    {
      part: 0,
      rows: [
        { line: 2, cells: ['dana@wax.example', 'SHP-1', 'red'] },
        { line: 3, cells: ['dana@wax.example', 'SHP-2', ''] },
      ],
    },
    { mapping: ['client', 'reference', 'notes'], takeLines: 'none' },
    { mapping: ['client', 'reference', 'notes'], takeLines: [3] },
    { takeLines: [3], fingerprint: 'print' },
  ])
})

it('names wrong lines and cannot save then', async () => {
  importApi([{ line: 2, column: 'client', value: 'dana@wax', reason: 'clientUnknown', problem: 'No such client.' }])
  signInAsStaff()
  const { user } = renderAt('/staff/import')
  await drop(CSV)
  await user.click(await screen.findByRole('button', { name: 'Check the file' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('One problem')
  expect(alert.textContent).toContain('No such client.')
  expect(alert.textContent).toContain('dana@wax')
  expect(screen.getByText('Put the problems right first.')).toBeTruthy()
})

it('says what is wrong with a file that cannot be read', async () => {
  importApi()
  signInAsStaff()
  renderAt('/staff/import')
  await drop('client,"ref\n')
  expect(await screen.findByText('Line 1: A quotation mark opens in this line and never closes.')).toBeTruthy()
})

it('keeps the name of a key that could not be issued', async () => {
  importApi()
  signInAsStaff()
  const { user } = renderAt('/staff/import')
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the system')
  await user.type(name, 'Warehouse A')
  await user.click(screen.getByRole('button', { name: 'Issue a key' }))
  expect(await screen.findByText('Failed to issue the API key')).toBeTruthy()
  await waitFor(() => expect(name.value).toBe('Warehouse A'))
})

it('says what became of an import whose page was loaded again, and begins anew', async () => {
  const { asked } = importApi()
  signInAsStaff()
  const { user } = renderAt(`/staff/import?run=${ID}`)
  expect(await screen.findByText('ships.csv was not imported')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(await screen.findByText('Choose a file, or drop it here')).toBeTruthy()
  expect(asked).toEqual(['cancelled'])
})

it('follows an import that goes on behind its page, over another try, to where its records are', async () => {
  const counts = { new: 1, changed: 0, unchanged: 1, conflicts: 0 }
  const places = [{ clientId: ID, shipmentId: ID, name: 'SHP-1' }]
  const none = { errors: [], errorCount: 0, conflicts: [], changes: [], fingerprint: 'print' }
  const saved = { state: 'saved', counts, report: { lines: 2, counts, ...none, places, placeCount: 1 } }
  const problem = 'The database was away.'
  importApi([], [{ progress: { doing: 'saving', lines: 1 }, problem }, ...Array.from({ length: 5 }, () => saved)])
  signInAsStaff()
  renderAt(`/staff/import?run=${ID}`)
  expect(await screen.findByText(`${problem} Portage tries again by itself.`)).toBeTruthy()
  expect(screen.getByText('1 of 2 lines saved; kept only when all of them are')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Open shipment SHP-1' })).toBeTruthy()
})

it('says that the list of shops did not load, and offers to try again', async () => {
  importApi([], [], noAnswer)
  signInAsStaff()
  renderAt('/staff/import')
  const shops = await screen.findByRole('region', { name: 'Fetch from a shop' })
  expect(await within(shops).findByRole('alert')).toBeTruthy()
  expect(within(shops).getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('says that Amazon is not connected', async () => {
  importApi()
  signInAsStaff()
  renderAt('/staff/import')
  expect(await screen.findByText(/^Amazon is not connected\./)).toBeTruthy()
})
