// A duty rule of 10 % (5 % on chapter 48), 50 % more by 9903.03.14 on chapter 34, the fees of 2026-11-21 and an example broker.

import { day } from '../calendar.ts'
import type { CostLine } from '../clearance/cost-line.ts'
import type { ClearanceGoods } from '../clearance/entered-lines.ts'
import { type ClearanceEstimate, type ClearanceFees, estimateClearance } from '../clearance/estimate.ts'
import type { TransportMode } from '../clearance/harbor-fee.ts'
import { country } from '../countries.ts'
import { htsCode } from '../hts-code.ts'
import { inEach } from '../language.ts'
import { centsText, decimal, times, toCents, toWhole, type Usd, usd } from '../money.ts'
import type { PgaRow } from '../pga.ts'
import type { DutyInput, DutyLine, DutyReceipt } from '../tariff/duty-outcome.ts'
import type { DutyReason, LawText } from '../tariff/duty-reason.ts'

const since2026 = { from: day('2026-10-01'), until: null, citation: 'a notice' }
export const FEES: ClearanceFees = {
  version: '2026-10',
  processing: [
    { ...since2026, rate: decimal('0.003464'), minimum: usd('34.58'), maximum: usd('670.86'), informal: usd('2.77') },
  ],
  exemptOrigins: [{ ...since2026, origins: ['KH', 'JM'] }],
  harbor: [{ ...since2026, rate: decimal('0.00125') }],
  excise: [
    {
      ...since2026,
      rates: [
        {
          id: 'beer',
          prefixes: ['2203'],
          usd: decimal('18'),
          per: decimal('31'),
          unit: 'gal',
          isUsual: false,
          citation: '26 USC 5051',
        },
        {
          id: 'cigars',
          prefixes: ['2402'],
          usd: decimal('402.60'),
          per: decimal('1'),
          unit: 'thousands',
          isUsual: true,
          citation: '26 USC 5701',
        },
      ],
    },
  ],
  unpriced: [
    {
      ...since2026,
      charges: [{ goods: 'honey', kind: 'agriculture-fee', prefixes: ['0409'], citation: '7 CFR 1212.52' }],
    },
  ],
  continuousBond: [{ ...since2026, secures: usd('50000'), premium: usd('500') }],
  broker: {
    broker: 'Example',
    example: true,
    rows: [
      {
        ...since2026,
        fees: [
          { kind: 'per-clearance', id: 'entry', name: 'Entry preparation', entry: 'informal', amount: usd('65') },
          { kind: 'per-clearance', id: 'entry', name: 'Entry preparation', entry: 'formal', amount: usd('95') },
          { kind: 'agency-review', id: 'review', name: 'Food review', chapters: ['04'], amount: usd('35') },
          { kind: 'per-line', id: 'lines', name: 'Further lines', included: 5, amount: usd('3') },
          { kind: 'bond', id: 'bond', name: 'Bond', perThousand: usd('6'), minimum: usd('75'), range: 'A range.' },
          { kind: 'disbursement', id: 'disbursement', name: 'Disbursement', rate: decimal('0.02'), minimum: usd('6') },
        ],
      },
    ],
  },
}

const source = { citation: 'a law' }
const said = (text: string): LawText => inEach({ en: text })
export const law = (text: string): DutyReason => ({ reason: 'law', facts: { text: said(text) } })
const dutyLine = (kind: DutyLine['kind'], heading: string, rate: string, value: Usd): DutyLine => ({
  kind,
  heading,
  title: { reason: 'law-title', facts: { text: said(kind === 'base' ? 'Base duty' : 'Section 338, Canada') } },
  rate: { reason: 'percent', facts: { percent: rate } },
  amount: toCents(times(value, decimal(rate).times('0.01'))),
  why: law('It applies.'),
  source,
  cusma: kind === 'base' ? 'lifted-by-claim' : 'not-lifted',
})

/** The duty rule of these tests: chapter 22 may not enter, chapter 91 cannot be computed, a claim frees the base. */
function calculateDuty(input: DutyInput): DutyReceipt {
  const chapter = input.htsCode.slice(0, 2)
  const enteredValue = toWhole(input.value)
  const rate = chapter === '48' ? '5' : '10'
  const base = dutyLine('base', input.htsCode, input.claim.kind === 'cusma' ? '0' : rate, enteredValue)
  const lines = chapter === '34' ? [base, dutyLine('additional', '9903.03.14', '50', enteredValue)] : [base]
  const data = { release: 'r', measures: 'm', measuresVerified: day('2026-11-01') }
  const made = input.origin === 'CN' ? 'refused' : 'taken'
  const claim = input.claim.kind === 'none' ? 'none' : made
  const receipt = {
    input,
    enteredValue,
    claim,
    considered: [],
    questions: [],
    answered: [],
    assumed: [],
    findings: [],
    changes: [],
    data,
  } as const
  if (chapter === '22') {
    const outcome = { kind: 'prohibited', since: day('2026-09-29'), because: law('A ban.'), source } as const
    return { ...receipt, outcome, lines: [] }
  }
  if (chapter === '91')
    return { ...receipt, outcome: { kind: 'unknown', missing: [law('number of jewels')] }, lines: [] }
  const total = lines.reduce((sum, line) => sum.plus(line.amount.amount), decimal('0'))
  if (total.eq('0'))
    return { ...receipt, outcome: { kind: 'free', because: { reason: 'free-by-claim', facts: {} } }, lines }
  return { ...receipt, outcome: { kind: 'dutiable', total: usd(total) }, lines }
}
/** FDA requires data of food of chapter 04 and medical devices, and may ask for them of lamps. */
const fda = (prefix: string, level: PgaRow['level']): PgaRow => ({
  prefix,
  agency: 'FDA',
  program: 'FOO',
  flag: null,
  level,
  confidence: 'high',
  why: inEach({ en: '' }),
  documents: [],
})
const PGA = [fda('04', 'required'), fda('9018', 'required'), fda('9405', 'may_be_required')]
export const RULES = { fees: FEES, pga: PGA, calculateDuty }

type Options = { id?: string; code?: string; claim?: 'none' | 'cusma'; answers?: Record<string, string> }
export const goods = (
  value: string,
  { id = 'a', code = '8512200000', claim = 'none', answers = {} }: Options = {},
): ClearanceGoods => ({
  id,
  name: `Goods ${id}`,
  value: usd(value),
  customs: {
    kind: 'known',
    htsCode: htsCode(code),
    origin: country('CA'),
    quantities: [],
    claim: { kind: claim },
    answers,
  },
})
export const estimate = (all: ClearanceGoods[], mode: TransportMode = 'truck', entryDate = '2026-11-21') =>
  estimateClearance({ goods: all, unvalued: [] }, { entryDate: day(entryDate), mode }, RULES)
export const amounts = (lines: readonly CostLine[]) =>
  Object.fromEntries(lines.map((line) => [line.id, centsText(line.amount)]))
export const exclusions = (result: ClearanceEstimate) => result.excluded.map(({ id, kind }) => [id, kind])
