// The example files of docs/import.md are imported as they are, twice.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { delimitedReader } from '#domain/delimited-text.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-kind.ts'
import { jsonReader } from '#domain/import/json-stream.ts'
import { guessMapping } from '#domain/import/mapping.ts'
import { ROOT } from '../../env.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveImport } from './save-import.ts'

const example = (name: string) => readFileSync(join(ROOT, 'docs', 'examples', 'import', name), 'utf8')

/** Piece by piece, as from a disk. */
function tableOf(name: string) {
  const reader = delimitedReader()
  const text = example(name)
  const rows = Array.from({ length: Math.ceil(text.length / 7) }, (_, n) =>
    reader.push(text.slice(n * 7, n * 7 + 7)),
  ).flat()
  const rest = reader.end()
  const [heading, ...body] = 'kind' in rest ? [] : [...rows, ...rest]
  return { heading: heading?.cells ?? [], rows: body }
}

function objectsOf(name: string) {
  const reader = jsonReader()
  const text = example(name)
  const rows = Array.from({ length: Math.ceil(text.length / 11) }, (_, n) =>
    reader.push(text.slice(n * 11, n * 11 + 11)),
  ).flat()
  reader.end()
  return { heading: reader.heading, rows }
}

it('imports every example, and again without a change; every column is recognised', async () => {
  const { deps } = await testApp()
  const take = async (kind: ImportKind, { heading, rows }: ReturnType<typeof tableOf>) => {
    const mapping = guessMapping(kind, heading)
    expect(mapping.filter((column) => column === null)).toEqual([])
    const actor = { kind: 'system', id: 'test', name: 'Test' } as const
    const ask = { kind, rows: [rows], mapping: () => mapping, actor, takeLines: 'none' } as const
    return (await saveImport(deps, ask, { source: 'command', filename: kind })).counts
  }
  for (const kind of IMPORT_KINDS) {
    const first = await take(kind, tableOf(`${kind}.csv`))
    expect([kind, first.new > 0, first.changed, first.unchanged]).toEqual([kind, true, 0, 0])
    const again = await take(kind, tableOf(`${kind}.csv`))
    expect(again).toEqual({ new: 0, changed: 0, unchanged: first.new, conflicts: 0 })
  }
  expect(await take('boxes', objectsOf('boxes.json'))).toEqual({ new: 0, changed: 0, unchanged: 2, conflicts: 0 })
})
