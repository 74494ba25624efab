import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dutyReceipt } from '#contract/duty.ts'
import { day } from '#domain/calendar.ts'
import { dutySay } from '#words/duty-say.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { lawText, receipt } from '../../testing/shipment-answers.ts'
import { changeReasons, compareTotals, lineMark } from './compare-receipts.ts'
import { receiptAsText } from './copy-text.ts'
import { DutyPanel, type DutyPanelProps } from './duty-panel.tsx'
import { type DutyFacts, dutyRequest, waitingFields } from './duty-request.ts'
import { answeredDuty } from './duty-state.ts'
import { dataAge } from './receipt-view.ts'

const FREE = { reason: 'free-line', facts: {} }
const FREE_TEXT = 'The line is free and no additional duty applies.'
const WEIGHT = { reason: 'quantity', facts: { unit: 'kg' } }

const WEIGHT_TEXT = 'How much is the whole line, in kg?'

const RATE = { cadToUsd: 0.7124, usdToCad: 1.4037, asOf: '2026-11-20', source: 'bank-of-canada' } as const
const given = (changes: object = {}) => dutyReceipt.parse(receipt(changes))
const answered = (changes: object, dutyCad?: number) =>
  answeredDuty({
    ratesDetails: [
      {
        customsChargesDTO: {
          charges: dutyCad === undefined ? [] : [{ type: 'DUTY', name: 'Duty', amount: dutyCad, currency: 'CAD' }],
        },
      },
    ],
    receipt: given(changes),
    findings: [],
    exchangeRate: RATE,
  })

function panel(changes: Partial<DutyPanelProps>) {
  const asked: string[] = []
  const props: DutyPanelProps = {
    duty: answered({}, 493.4),
    reference: 'NP-0418',
    item: 'Candle',
    quantity: 144,
    priceCad: 6.85,
    certificate: null,
    today: day('2026-11-21'),
    answers: {},
    quantities: {},
    onAnswer: (id, answer) => asked.push(`${id}=${answer}`),
    onQuantity: (unit, amount) => asked.push(`${unit}=${amount}`),
    onRetry: () => asked.push('retry'),
    whatIfOpen: false,
    onWhatIf: () => asked.push('what if'),
    ...changes,
  }
  return { ...renderPiece(<DutyPanel {...props} />), asked }
}

describe('a dutiable line', () => {
  it('has a heading over the paper, and over each part of it', () => {
    panel({})
    const headings = within(screen.getByRole('article')).getAllByRole('heading')
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H3 Duty receipt',
      'H4 When these rules hold',
    ])
  })

  it('speaks of one unit in the singular', () => {
    panel({ quantity: 1 })
    expect(screen.getByText('1 unit · entry assumed 25 Nov 2026')).toBeDefined()
  })

  it('builds up the value and ends in one total with CAD, a unit and the share', () => {
    panel({})
    const paper = within(screen.getByRole('article'))
    expect(paper.getByText('144 units · entry assumed 25 Nov 2026')).toBeDefined()
    expect(paper.getByText('144 × CAD 6.85')).toBeDefined()
    expect(paper.getByText('CAD 986.40')).toBeDefined()
    expect(paper.getByText('USD 703.00')).toBeDefined()
    expect(paper.getByText('USD 351.50')).toBeDefined()
    expect(paper.getByText('CAD 493.40')).toBeDefined()
    expect(paper.getByText('CAD 3.43')).toBeDefined() // 493.40 / 144 = 3.4264
    expect(paper.getByText('50.02%')).toBeDefined() // 493.40 / 986.40
    expect(paper.getByText('U.S. note 51(b)(3) · from 22 Aug 2026, no end date')).toBeDefined()
    expect(paper.getByText('CUSMA not claimed: a certificate is needed first')).toBeDefined()
  })

  it('keeps our own figures where a service outside names a duty, and says what it names', () => {
    const ours = [{ type: 'DUTY', name: 'Duty', amount: 493.4, currency: 'CAD' }]
    const theirs = [{ type: 'DUTY', name: 'Duty', amount: 512.25, currency: 'CAD' }]
    const duty = answeredDuty({
      ratesDetails: [{ customsChargesDTO: { charges: theirs } }],
      ownCharges: ours,
      receipt: given(),
      findings: [],
      exchangeRate: RATE,
    })
    panel({ duty })
    const paper = within(screen.getByRole('article'))
    expect(paper.getByText('CAD 493.40')).toBeDefined()
    expect(paper.getByText(/eShipper names a duty of CAD 512\.25 for this line/)).toBeDefined()
  })

  it('says May not apply with CUSMA on the lines a claim lifts and nowhere else', () => {
    const line = given().lines[0]
    const lifted = { ...line, heading: '9903.05.29', title: 'Forced labour, Canada', cusma: 'lifted-by-claim' }
    panel({ duty: answered({ lines: [line, lifted] }, 493.4) })
    const [stays, lifts] = screen.getAllByRole('listitem')
    expect(stays?.textContent).toContain('A CUSMA claim does not lift this line.')
    expect(stays?.textContent).not.toContain('May not apply with CUSMA')
    expect(lifts?.textContent).toContain('May not apply with CUSMA')
  })

  it('does not say it once the claim is made', () => {
    const lifted = { ...given().lines[0], cusma: 'lifted-by-claim' }
    panel({ duty: answered({ claim: 'cusma', lines: [lifted] }, 493.4), certificate: 'signed' })
    expect(screen.queryByText('May not apply with CUSMA')).toBeNull()
    expect(screen.getByText('CUSMA claimed: the certificate is complete')).toBeDefined()
  })
})

describe('the other outcomes', () => {
  it('free shows the text, the reason and the advice', () => {
    panel({ duty: answered({ outcome: { kind: 'free', because: FREE_TEXT, reason: FREE }, lines: [] }, 0) })
    expect(screen.getByText('Possibly Duty-Free Item')).toBeDefined()
    expect(screen.getByText(FREE_TEXT)).toBeDefined()
    expect(screen.getByText('USD 0.00')).toBeDefined()
  })

  it('unknown names what is missing and shows no total', () => {
    panel({
      duty: answered({ outcome: { kind: 'unknown', missing: [WEIGHT_TEXT], reasons: [WEIGHT] }, lines: [] }),
    })
    expect(screen.getByText('Not known yet')).toBeDefined()
    expect(screen.getByText(`Missing: ${WEIGHT_TEXT} It is not counted as zero.`)).toBeDefined()
    expect(screen.queryByText(/^USD 0/)).toBeNull()
    expect(screen.queryByText('In Canadian dollars')).toBeNull()
  })

  it('prohibited shows the ban, its source and no amount of duty', () => {
    const outcome = {
      kind: 'prohibited',
      since: '2026-09-29',
      because: 'Refused entry.',
      reason: { reason: 'law', facts: { text: lawText('Refused entry.') } },
      source: { citation: 'Proc. 11062' },
    }
    panel({ duty: answered({ outcome, lines: [] }) })
    expect(screen.getByText('Prohibited')).toBeDefined()
    expect(screen.getByText(/Candle cannot be imported since 29 Sep 2026/)).toBeDefined()
    expect(screen.getByText('Proc. 11062')).toBeDefined()
    expect(screen.queryByText('In Canadian dollars')).toBeNull()
  })

  it('failed says Error and offers Retry', async () => {
    const { user, asked } = panel({ duty: { kind: 'failed', message: 'Failed to calculate duty' } })
    expect(screen.getByText('Error: Failed to calculate duty')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(asked).toEqual(['retry'])
  })
})

it('shows no zero while the base duty waits for a fact', () => {
  panel({
    duty: answered({ outcome: { kind: 'unknown', missing: [WEIGHT_TEXT], reasons: [WEIGHT] }, lines: [] }),
  })
  expect(screen.getAllByText('Not known yet')).toHaveLength(1)
  expect(screen.queryByText('0.00')).toBeNull()
  expect(screen.getByText(`Missing: ${WEIGHT_TEXT} It is not counted as zero.`)).toBeDefined()
})

it('lets facts given before be taken away', async () => {
  const text = lawText('Is less than 15 % of it metal?')
  const metalShare = { id: 'metal-share', asks: { reason: 'law-question', facts: { text } }, answer: 'yes' }
  const { user, asked } = panel({
    duty: answered({ answered: [metalShare] }, 493.4),
    quantities: { kg: '0.5' },
    answers: { 'metal-share': 'yes' },
  })
  await user.click(screen.getByRole('button', { name: 'Take away: 0.5 kg for one unit' }))
  await user.click(screen.getByRole('button', { name: 'Take away: Is less than 15 % of it metal?: yes' }))
  expect(asked).toEqual(['kg=undefined', 'metal-share=undefined'])
})

it('takes answers on the spot: yes or no, and an amount of one unit', async () => {
  const questions = [
    {
      id: 'metal-share',
      text: 'Is the metal content under 15 % by weight?',
      asks: { reason: 'law-question', facts: { text: lawText('Is the metal content under 15 % by weight?') } },
      form: { kind: 'yes-no' },
      source: { citation: 'Note 16' },
    },
    {
      id: 'weight',
      text: 'Net weight?',
      asks: WEIGHT,
      form: { kind: 'quantity', unit: 'kg' },
      source: { citation: 'HTS' },
    },
  ]
  const { user, asked } = panel({ duty: answered({ questions }, 493.4) })
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  const weight = screen.getByRole('textbox', { name: 'kg for one unit of the item' })
  await user.type(weight, 'x{Enter}')
  expect(screen.getByText('Give a number above 0, such as 0.5.')).toBeDefined()
  await user.clear(weight)
  await user.type(weight, '0,5{Enter}')
  expect(asked).toEqual(['metal-share=yes', 'kg=0.5'])
})

it('keeps an amount of a part under the unit with its part, and lets a part be missing', async () => {
  const question = (unit: string) => ({
    id: unit,
    text: 'Of the whole line?',
    asks: WEIGHT,
    form: { kind: 'quantity', unit },
    source: { citation: 'HTS' },
  })
  const degrees = { ...question('degrees'), text: 'How many degrees?', form: { kind: 'number', unit: 'degrees' } }
  const questions = [question('kg of goods and their container'), question('Jwls. of jewels over 7'), degrees]
  const { user, asked } = panel({
    duty: answered({ questions, outcome: { kind: 'unknown', missing: [], reasons: [] } }),
  })
  expect(
    screen.getByText('How many kg do the goods and their container weigh together, for one unit of the item?'),
  ).toBeDefined()
  expect(screen.getByText('How many jewels over 7 are there in one unit of the item?')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'kg for one unit of the item' }), '1.25{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'jewels for one unit of the item' }), '0{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'degrees' }), '96.5{Enter}')
  expect(asked).toEqual(['kg of goods and their container=1.25', 'Jwls. of jewels over 7=0', 'degrees=96.5'])
})

describe('what is asked', () => {
  const facts: DutyFacts = {
    htsCode: '3406000000',
    countryOfOrigin: 'CA',
    declaredValue: 6.85,
    quantity: 144,
    unitQuantities: { kg: '0.35' },
    dutyAnswers: {},
  }

  it('claims CUSMA only with a certificate and for goods of North America', () => {
    expect(dutyRequest(facts, true)?.claimCusma).toBe(true)
    expect(dutyRequest(facts, false)?.claimCusma).toBe(false)
    expect(dutyRequest({ ...facts, countryOfOrigin: 'CN' }, true)?.claimCusma).toBe(false)
  })

  it('counts quantities for the whole line', () => {
    expect(dutyRequest(facts, false)?.units).toEqual([{ unit: 'kg', amount: '50.4' }]) // 0.35 x 144
  })

  it('waits for code, origin and cost', () => {
    const empty = { ...facts, htsCode: '3406', countryOfOrigin: null, declaredValue: 0 }
    expect(dutyRequest(empty, true)).toBeUndefined()
    expect(waitingFields(empty)).toBe(3)
  })
})

describe('What if', () => {
  it('says how two totals compare and which lines differ', () => {
    const before = given()
    const after = given({
      outcome: { kind: 'dutiable', totalUsd: 421.8 },
      lines: [{ ...before.lines[0], heading: '9903.05.29' }],
    })
    expect(compareTotals('en', before, after)).toBe('Duty rises from USD 351.50 to USD 421.80: USD 70.30 more.')
    expect(compareTotals('en', after, before)).toBe('Duty falls from USD 421.80 to USD 351.50: USD 70.30 less.')
    expect(compareTotals('en', before, before)).toBe('Duty stays USD 351.50.')
    const unknown = given({ outcome: { kind: 'unknown', missing: [], reasons: [] } })
    expect(compareTotals('en', before, unknown)).toContain('not known yet')
    expect(changeReasons(dutySay('en'), before, after)).toEqual([
      'Section 338, Canada no longer applies: USD 351.50 less.',
      'Section 338, Canada applies then: USD 351.50 more.',
    ])
    expect(after.lines.map((line) => lineMark(line, before))).toEqual(['only-here'])
    expect(before.lines.map((line) => lineMark(line, before))).toEqual(['same'])
  })
})

it('is loud about data older than 45 days', () => {
  expect(dataAge('2026-10-07', day('2026-11-21'))).toEqual({ isOld: false, days: 45 })
  expect(dataAge('2026-10-06', day('2026-11-21')).isOld).toBe(true) // 46 days
})

it('copies the receipt as plain text', () => {
  const text = receiptAsText('en', 'Candle', '144', { receipt: given(), findings: [] })
  expect(text).toContain('9903.03.14  Section 338, Canada  50%  USD 351.50')
  expect(text).toContain('Duty: USD 351.50')
})
