import { expect, it } from 'vitest'
import { COLUMNS } from '#domain/import/columns.ts'
import { columnName } from './column-name.ts'

it('says every column that can be taken in in plain words', () => {
  const names = Object.values(COLUMNS).flatMap((columns) => columns.map(({ name }) => name))
  expect(names.filter((name) => columnName(name) === name.replaceAll('_', ' '))).toEqual([])
})
