import { describe, expect, it } from 'vitest'
import type { Finding } from '#domain/invoice/preflight/finding.ts'
import { CHECKS, REASONS } from '#domain/invoice/preflight/preflight.ts'
import { inEach } from '#domain/language.ts'
import { TOGETHER } from './finding-words.ts'
import { findingText, saidFinding } from './findings.ts'
import './french-catalogue.ts'
import { refusalText } from './refused-paper.ts'

const proposed = (names: readonly string[]): Finding => ({
  reason: 'code-residual',
  level: 'notes',
  facts: { name: names[0] ?? '' },
  place: { fix: 'item', item: 'id-1', field: 'htsCode' },
  ...(names.length > 1 ? { items: names.map((name, at) => ({ id: `id-${at + 1}`, name })) } : {}),
})
const gone: Finding = {
  reason: 'code-gone',
  level: 'stops',
  facts: { name: 'Candle', code: '9876543210' },
  place: { fix: 'item', item: 'a' },
}
const lacksOrigin = (name: string, item: string): Finding => ({
  reason: 'origin-missing',
  level: 'stops',
  facts: { name },
  place: { fix: 'item', item },
})
const unconfirmed: Finding = {
  reason: 'code-unconfirmed',
  level: 'stops',
  facts: { name: 'Candle', code: '3406000000', title: '', confidence: '', proposedBy: '' },
  place: { fix: 'item', item: 'a' },
}

describe('a finding of several items', () => {
  it('has a sentence that names them all, whatever the check that finds it', () => {
    const together = REASONS.filter((reason) => CHECKS[reason].alike !== undefined)
    expect(together.length).toBeGreaterThan(25)
    expect(together.filter((reason) => TOGETHER[reason] === undefined)).toEqual([])
  })

  it('names them where a permit is asked for, and where the duty is not known', () => {
    const items = ['Honey', 'Beeswax'].map((name) => ({ id: name, name }))
    const title = inEach({ en: 'Bees of Canada', fr: 'Abeilles du Canada' })
    const permit: Finding = {
      reason: 'entry-permit',
      level: 'warns',
      facts: { name: 'Honey', rule: 'bees', source: '7 CFR 322', ...title },
      place: { fix: 'item', item: 'Honey' },
      items,
    }
    expect(findingText('en', permit)).toBe('Honey and Beeswax: Bees of Canada (7 CFR 322).')
    const unknown: Finding = {
      reason: 'duty-unknown',
      level: 'warns',
      facts: { name: 'Honey', missing: [{ reason: 'value-of-line', facts: {} }] },
      place: { fix: 'item', item: 'Honey' },
      items,
    }
    expect(findingText('fr', unknown)).toMatch(/^Honey et Beeswax\u00a0: les droits ne peuvent pas encore/)
  })
})

describe('a finding in words', () => {
  it('is a sentence with its code and days written out, in both languages', () => {
    expect(findingText('en', gone)).toBe(
      'Candle: HTS code 9876.54.32.10 is not in the current release. Choose another.',
    )
    expect(findingText('fr', gone)).toBe(
      'Candle : le code HTS 9876.54.32.10 n’est pas dans l’édition en vigueur. Choisissez-en un autre.',
    )
  })

  it('says of one item and of several what an agency asks for, and where each is mended', () => {
    const required: Finding = {
      reason: 'agency-required',
      level: 'warns',
      facts: { name: 'Candle', agency: 'APHIS', documents: [inEach({ en: 'Permit', fr: 'Permis' })] },
      place: { fix: 'item', item: 'id-1' },
    }
    const possible: Finding = {
      reason: 'agency-possible',
      level: 'notes',
      facts: { name: 'Candle', agency: 'EPA', documents: [inEach({ en: 'Permit', fr: 'Permis' })] },
      place: { fix: 'item', item: 'id-1' },
      items: [
        { id: 'id-1', name: 'Candle' },
        { id: 'id-2', name: 'Hat' },
      ],
    }
    expect([required, possible].map((each) => saidFinding('en', each))).toMatchObject([
      { sentence: 'Candle: APHIS requires data: Permit.', fix: { label: 'Open the item' } },
      {
        sentence: 'EPA may ask for papers, or for a statement that its rules do not apply: Candle and Hat.',
        items: ['id-1', 'id-2'],
        fix: { label: 'Open the first item' },
      },
    ])
  })

  it('names several items in one sentence, counts those beyond eight and cuts long names at a word', () => {
    expect(findingText('en', proposed(['Candle', 'Soap', 'Mug', 'Mug']))).toBe(
      'In a heading for goods not named elsewhere: Candle; Soap and Mug. Check that no closer heading fits.',
    )
    const many = proposed(Array.from({ length: 11 }, (_, at) => `Candle ${at + 1}`))
    expect(findingText('en', many)).toContain(
      'Candle 1; Candle 2; Candle 3; Candle 4; Candle 5; Candle 6; Candle 7 and 4 more items.',
    )
    const said = saidFinding('fr', many)
    expect([said.items?.length, said.named?.at(-1), said.fix.label]).toEqual([
      11,
      { id: 'id-11', name: 'Candle 11' },
      'Ouvrir le premier article',
    ])
    const long = `Soy wax candle with a cotton wick in a glass jar, ${'hand poured '.repeat(8)}`
    expect(findingText('en', proposed([long, 'Hat']))).toContain(
      ': Soy wax candle with a cotton wick in a glass jar, hand… and Hat.',
    )
  })
})

describe('what a refusal says', () => {
  it('is the open fields first, then what else stops, counted', () => {
    expect(refusalText('en', [lacksOrigin('Honey', 'b'), lacksOrigin('Soap', 'c')])).toBe(
      'Honey lacks country of origin; 1 more item is incomplete.',
    )
    expect(refusalText('en', [lacksOrigin('Honey', 'b'), gone])).toBe(
      'Honey lacks country of origin. 1 more thing is to settle before the paper can be made.',
    )
  })

  it('asks for codes to confirm only when nothing else is in the way', () => {
    expect(refusalText('en', [unconfirmed, unconfirmed])).toBe(
      '2 HTS codes are proposed and not confirmed. Confirm them before making the invoice.',
    )
    expect(refusalText('en', [unconfirmed, gone])).toBe(findingText('en', gone))
    expect(refusalText('fr', [unconfirmed])).toBe(
      '1 code HTS est proposé et non confirmé. Confirmez-le avant de faire la facture.',
    )
  })

  it('names the shipment where it is one of several', () => {
    expect(refusalText('en', [{ ...gone, shipment: { id: 's', reference: 'NP-2' } }])).toBe(
      'NP-2: Candle: HTS code 9876.54.32.10 is not in the current release. Choose another.',
    )
  })
})
