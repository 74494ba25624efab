// What sellers add to a name, articles and prepositions quiet no danger.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const folder = join(import.meta.dirname, '../../../data/admissibility/cases')
const law = shipped.entryLaw()

const cases = readdirSync(folder)
  .filter((file) => /^round-4[0-8]\./.test(file))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(1))
  .map((line) => line.split('\t'))

const levelsOf = ([, , description = '', origin, maker, code]: readonly string[]) =>
  findingsOf({ description, origin: origin || undefined, maker: maker || undefined, code: code || undefined }, law, {
    on: day('2026-11-22'),
  }).map(({ level }) => level)

const isAlarm = (level: string) => level !== 'papers' && level !== 'deposit'

describe('a danger', () => {
  const dangerous = cases.filter((row) => levelsOf(row).some(isAlarm))

  it.each([
    ', from the north, no returns',
    ' - new in the box, 2 pcs',
    ' + bonus keychain',
    ' and a free toy',
    ' et un autocollant gratuit',
    ' + porte-clés en prime',
    ' with carrying case and strap',
    ' (book included)',
    ', photo of actual item',
    ' gift for gun lover decor',
    ' see photos for details',
    ' idée cadeau pour collectionneur de jouets',
  ])('is not quieted by what sellers add: "%s"', (tail) => {
    const quieted = dangerous.filter(([id = '', level = '', description = '', ...rest]) => {
      return !levelsOf([id, level, `${description}${tail}`, ...rest]).some(isAlarm)
    })
    expect(dangerous.length).toBeGreaterThan(800)
    expect(quieted.length / dangerous.length).toBeLessThanOrEqual(0.005)
  })

  it.each([
    ['Whisky of the north, 750 ml bottle', 'may-not-enter'],
    ['The Botanist dry gin 700 ml', 'may-not-enter'],
    ['Vodka bottle in the box', 'may-not-enter'],
    ['Fresh apples from the orchard', 'permit'],
    ['Live hermit crabs for kids, in a jar', 'permit'],
    ['Ammunition in wood crate, 500 rounds 9mm', 'permit'],
    ['Belt made in prison, no returns', 'may-not-enter'],
  ])('no article or preposition quiets: %s', (description, level) => {
    expect(levelsOf(['', '', description, 'CA'])).toContain(level)
  })

  it.each(['Thé noir au whisky, 50 g', 'Whisky bottle stopper', 'Sugar free toy candy'])(
    'is left alone: %s',
    (description) => {
      const levels = levelsOf(['', '', description, 'CA'])
      expect(levels.filter((level) => level !== 'papers')).toEqual([])
    },
  )
})
