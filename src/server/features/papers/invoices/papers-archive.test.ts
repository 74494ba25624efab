import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { downloadShipmentPapers, listDocuments } from '#contract/invoices.ts'
import { sampleWorld } from '../../../testing/sample-world.ts'
import { dataOf, send, testApp } from '../../../testing/test-app.ts'

it('gives all papers of a shipment under their names, and says which file is gone', async () => {
  const test = await testApp()
  const world = await sampleWorld(test.deps, 'own')
  const asked = { params: { id: world.shipmentId } }
  const papers = dataOf(await send(test, listDocuments, asked, world.caller)).map(({ filename }) => filename)
  expect(papers.length).toBeGreaterThan(1)
  const [gone = ''] = papers
  const { storage_key } = await test.deps.db
    .selectFrom('documents')
    .select('storage_key')
    .where('client_id', '=', world.clientId)
    .where('filename', '=', gone)
    .executeTakeFirstOrThrow()
  await test.deps.files.delete(storage_key)
  const answer = await send(test, downloadShipmentPapers, asked, world.caller)
  const files = unzipSync(answer.bytes)
  expect(Object.keys(files).sort()).toEqual([...papers.filter((name) => name !== gone), gone, 'missing.txt'].sort())
  expect(strFromU8(files['missing.txt'] ?? new Uint8Array())).toBe(`${gone}\n`)
  for (const name of papers.slice(1)) expect(strFromU8(files[name] ?? new Uint8Array())).toMatch(/^%PDF-/)
})
