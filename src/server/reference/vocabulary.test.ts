// The vocabulary that the rules import as it stands, in the browser too: its files are what the code takes them for.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readJson } from './dataset.ts'

const read = (file: string) => readJson(join(import.meta.dirname, '../../../data/vocabulary', file))
const group = z.string().regex(/^\S+( \S+)+$/)

it('of countries is two letters, three letters and a name a row, in order of the names, and other names of those', () => {
  const row = z.string().regex(/^[A-Z]{2} [A-Z]{3} \S.*$/)
  const { rows, otherNames } = z
    .strictObject({ rows: z.array(row), otherNames: z.record(z.string(), z.string().length(2)) })
    .parse(read('countries.json'))
  const codes = new Set(rows.map((each) => each.slice(0, 2)))
  const names = rows.map((each) => each.slice(7))
  expect(codes.size).toBe(rows.length)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(Object.values(otherNames).filter((code) => !codes.has(code))).toEqual([])
  expect(Object.keys(otherNames).filter((name) => name !== name.toLowerCase())).toEqual([])
})

it('of words alike is groups of two words and more, without accents', () => {
  const groups = z.array(group).parse(read('words-alike.json'))
  expect(groups.filter((each) => !/^[a-z0-9 ]+$/.test(each))).toEqual([])
})

it('of attributes is values with the words that state them, and wider values', () => {
  const keys = ['material', 'construct', 'gender', 'power', 'form', 'state', 'use'] as const
  const { words, wider } = z
    .strictObject({
      words: z.strictObject(Object.fromEntries(keys.map((key) => [key, z.array(group).min(1)]))),
      wider: z.record(z.string(), z.array(z.string()).min(1)),
    })
    .parse(read('attribute-words.json'))
  const values = new Set(Object.values(words).flatMap((lines) => lines.map((line) => line.split(' ')[0])))
  expect(
    Object.entries(wider)
      .flat(2)
      .filter((value) => !values.has(value)),
  ).toEqual([])
})
