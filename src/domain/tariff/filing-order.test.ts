import { expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { country } from '../countries.ts'
import { htsCode } from '../hts-code.ts'
import { inEach } from '../language.ts'
import { usd } from '../money.ts'
import type { ConsideredLine } from './duty-outcome.ts'
import { enteredUnder } from './filing-order.ts'

const text = inEach({ en: 'x' })
/** Goods of a code with relief under each of the headings. */
const underHeadings = (code: string, headings: readonly string[]) =>
  enteredUnder({
    input: {
      htsCode: htsCode(code),
      origin: country('CA'),
      value: usd('1000'),
      quantities: [],
      entryDate: day('2026-11-28'),
      claim: { kind: 'none' },
      answers: {},
    },
    lines: [],
    considered: headings.map(
      (heading): ConsideredLine => ({
        heading,
        title: { reason: 'law-title', facts: { text } },
        rate: { reason: 'no-rate-shown', facts: {} },
        because: { reason: 'law', facts: { text } },
        source: { citation: 'x' },
        isDeclared: true,
      }),
    ),
  })

it('names no other provision of chapter 98 beside a code of that chapter', () => {
  expect(underHeadings('9804008000', ['9801.00', '9903.05.93'])).toEqual(['9903.05.93'])
})

it('files chapter 98 first, Section 301 before 338 and 232, and keeps the order within one', () => {
  const asWorkedOut = ['9903.82.09', '9903.88.03', '9903.03.14', '9903.05.93', '9802.00.50', '9904.04.40']
  expect(underHeadings('7326908688', asWorkedOut)).toEqual([
    '9802.00.50',
    '9903.88.03',
    '9903.05.93',
    '9903.03.14',
    '9903.82.09',
    '9904.04.40',
  ])
})
