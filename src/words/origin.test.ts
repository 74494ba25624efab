// Origin in words: every clause a decision may name has a sentence, and changes are counted as a seller would say it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inEach } from '#domain/language.ts'
import './french-catalogue.ts'
import { changesText, questionText, shortfallText } from './origin.ts'
import { clauseText, ruleName, ruleSentences } from './origin-rules.ts'

const ORIGIN = join(import.meta.dirname, '../domain/origin')
const sources = readdirSync(ORIGIN).map((name) => readFileSync(join(ORIGIN, name), 'utf8'))

const NAMES: Readonly<Record<string, string>> = { wax: 'palm wax', scent: 'fragrance', jar: 'jar', wick: 'wick' }
const nameOf = (id: string) => NAMES[id] ?? id

describe('clauses', () => {
  const written = sources.flatMap((text) =>
    [...text.matchAll(/'((?:GN 11\(|ch\. \d\d )[^']+)'/g)].map(([, clause]) => clause ?? ''),
  )
  const numbered = [
    '61 chapter rule 2',
    '61 chapter rule 3',
    '61 chapter rule 4',
    '62 chapter rule 3',
    '62 chapter rule 4',
  ]
  const more = ['62 chapter rule 5', '62 chapter rule 6', '63 chapter rule 2']
  const clauses = [...new Set([...written, ...[...numbered, ...more].map((each) => `ch. ${each}`)])].filter(
    (clause) => !/note 7308|^ch\. 94/.test(clause),
  )

  it('are all found in the rules of the domain', () => expect(clauses.length).toBeGreaterThan(40))
  it.each(clauses)('%s has a sentence in both languages', (clause) => {
    expect(clauseText('en', clause)).toBeTruthy()
    expect(clauseText('fr', clause)).not.toBe(clauseText('en', clause))
  })
})

describe('materials', () => {
  it('are counted, and those that need not change are named', () => {
    const changes = [
      { material: 'scent', change: 'yes' },
      { material: 'jar', change: 'yes' },
      { material: 'wick', change: 'yes' },
      { material: 'wax', change: 'originating' },
    ] as const
    expect(changesText('en', changes, nameOf)).toBe(
      '3 of 4 materials change enough. Palm wax does not need to: it originates.',
    )
  })

  it('that fail and that are open are told apart', () => {
    const changes = [
      { material: 'scent', change: 'no' },
      { material: 'wax', change: 'unknown' },
    ] as const
    expect(changesText('fr', changes, nameOf)).toBe(
      '0 matières sur 2 changent assez. Fragrance ne change pas assez. Pour Palm wax, ce n’est pas encore connu.',
    )
  })
})

describe('rules', () => {
  const plain = {
    kind: null,
    otherThan: [],
    goods: ['3406'],
    needsChange: true,
    outsideGroup: false,
    also: [],
    except: [],
  }
  it('say the change, what is not allowed and the value asked for', () => {
    const asked = {
      ...plain,
      level: 'heading',
      except: [{ codes: ['511100-511399'], kind: 'man-made', otherThan: [] }],
      value: { transactionValue: 60, netCost: 50 },
      conditions: ['sewn'],
    } as const
    const words = {
      'man-made': inEach({ en: 'of man-made fibres', fr: 'de fibres synthétiques' }),
      sewn: inEach({ en: 'It is sewn here', fr: 'Il est cousu ici' }),
    }
    expect(ruleSentences('en', asked, words)).toEqual([
      'Every material from elsewhere must come from another heading (other first 4 digits).',
      'Materials of 5111.00–5113.99 (of man-made fibres) are not allowed.',
      'At least 60% of the price, or 50% of the net cost, must be value from Canada, the United States or Mexico.',
      'It is sewn here.',
    ])
  })

  it('are named with their note', () => {
    expect(ruleName('en', '34-12', 'A')).toBe('By rule 34-12 A of General Note 11(o)')
    expect(ruleName('fr', 'GN 11(b)(i)', '')).toBe('Selon GN 11(b)(i)')
  })
})

describe('questions and shortfalls', () => {
  it('name the material and what is asked of it', () => {
    const words = inEach({ en: 'fabric of man-made fibres', fr: 'tissu de fibres synthétiques ou artificielles' })
    const asked = { question: 'material-kind', key: 'wick is man-made-fabric', of: 'man-made-fabric', words } as const
    expect(questionText('en', asked, nameOf)).toBe('Is wick this: fabric of man-made fibres?')
  })

  it('say what fails', () => {
    const lacks = { reason: 'clause', of: ['GN 11(q)(ii)', 'wax'], words: [] } as const
    expect(shortfallText('en', lacks, nameOf)).toContain('It concerns: palm wax.')
  })
})
