// What a receipt says that a duty can come to, held against what it comes to: every question that the duty of any line can ask on a day is
// answered at random, with all that its answer asks besides, and no total lies outside of what was said before.
import { describe, expect, it } from 'vitest'
import '#words/every-language.ts'
import '#words/every-paper-language.ts'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import { type HtsCode, htsCode } from '#domain/hts-code.ts'
import { LANGUAGES } from '#domain/language.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import { possibleAnswers } from '#domain/tariff/duty-assumptions.ts'
import { type DutyInput, type DutyQuestion, type DutyReceipt, isOpenAbove } from '#domain/tariff/duty-outcome.ts'
import { dutySay } from '#words/duty-say.ts'
import { wordsOf } from '#words/language.ts'
import { receiptPaper } from '#words/papers/receipt.ts'
import { shipped } from '../testing/shipped-law.ts'

const law: TariffLaw = {
  schedule: shipped.schedule(),
  measures: shipped.measures(),
  preferences: shipped.preferences(),
}

const VALUE = 3700

/** Amounts in the units most lines are counted in, so that no printed rate waits for one. */
const QUANTITIES = ['No.', 'kg', 'doz.', 'prs.', 'liters', 'm2', 'm3', 'm'].map((unit) => ({
  unit,
  amount: decimal('70'),
}))

function inputOf(code: HtsCode, origin: string, entryDate: string, isClaimed = false): DutyInput {
  return {
    htsCode: code,
    origin: country(origin),
    value: usd(String(VALUE)),
    quantities: QUANTITIES,
    entryDate: day(entryDate),
    claim: { kind: isClaimed ? 'cusma' : 'none' },
    answers: {},
  }
}

const receiptOf = (input: DutyInput): DutyReceipt => calculateDuty(input, law)

const ORIGINS = [
  ...([
    ['CA', false],
    ['CA', true],
    ['MX', true],
    ['CN', false],
    ['DE', false],
  ] as const),
  ...([
    ['GB', false],
    ['JP', false],
    ['BR', false],
    ['RU', false],
  ] as const),
]

/** The first line of each set of questions, with all that is known of it before anybody answers. */
function linesByQuestions(entryDate: string): readonly DutyInput[] {
  const known = linesOf.get(entryDate)
  if (known) return known
  const found = new Map<string, DutyInput>()
  for (const code of law.schedule.declarable.filter(isTried))
    for (const [origin, isClaimed] of ORIGINS) {
      const input = inputOf(code, origin, entryDate, isClaimed)
      const { questions } = receiptOf(input)
      const key = [origin, isClaimed, ...questions.map(({ id }) => id.replace(/:.*/, ''))].join()
      if (questions.length > 0 && !found.has(key)) found.set(key, input)
    }
  const lines = [...found.values()]
  linesOf.set(entryDate, lines)
  return lines
}

const linesOf = new Map<string, readonly DutyInput[]>()

/** Lines beside each other are mostly asked alike; those of vehicles and of chapter 98 are not. */
const isTried = (code: HtsCode, at: number): boolean => at % 8 === 0 || /^(?:87|98)/.test(code)

/** The same numbers in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Codes of all that chapter 98 can stand in place of. */
const OWN_CODES = law.schedule.offered.filter((code) => !code.startsWith('98'))

function replyTo(question: DutyQuestion, left: number, random: (below: number) => number): string {
  const listed = possibleAnswers(question)
  if (listed.length > 0) return listed[random(listed.length)] ?? ''
  if (question.form.kind === 'hts-code') return OWN_CODES[random(OWN_CODES.length)] ?? ''
  return String(question.form.kind === 'amount-usd' ? random(left + 1) : random(90) + 1)
}

/** Answers until no question is left that takes an answer. */
function answered(input: DutyInput, random: (below: number) => number): DutyReceipt {
  let now = input
  let left = VALUE
  for (;;) {
    const receipt = receiptOf(now)
    const next = receipt.questions.find(({ id }) => now.answers[id] === undefined && !isUnsettled(id))
    if (!next) return receipt
    const reply = replyTo(next, left, random)
    if (next.form.kind === 'amount-usd') left -= Number(reply)
    now = { ...now, answers: { ...now.answers, [next.id]: reply } }
  }
}

const isUnsettled = (id: string): boolean => law.measures.questions.get(id)?.isUnsettled === true

const TRIES = 12
const nameOf = ({ htsCode: code, origin, claim }: DutyInput) =>
  `${code} ${origin}${claim.kind === 'none' ? '' : ' with a claim'}`

describe.each(['2026-11-21', '2026-03-15', '2025-09-01'])('what a duty can come to on %s', (entryDate) => {
  const lines = linesByQuestions(entryDate)

  it('is asked of many', () => expect(lines.length).toBeGreaterThan(100))

  it('is said of every question: a known answer less, or that nothing bounds it', () => {
    for (const input of lines) {
      const { questions, assumed, outcome, range } = receiptOf(input)
      for (const question of questions) {
        const where = `${nameOf(input)} ${question.id}`
        if (question.assumed === undefined) expect(outcome.kind, where).toMatch(/unknown|prohibited/)
        else if (possibleAnswers(question).length === 0) {
          expect(assumed.find(({ id }) => id === question.id)?.otherwise, where).toEqual([{ kind: 'any' }])
          if (outcome.kind !== 'unknown') expect(isOpenAbove(range), where).toBe(true)
        }
      }
    }
  })

  it('holds whatever is answered', () => {
    const random = randomOf(7)
    for (const input of lines) {
      const { outcome, range } = receiptOf(input)
      if (outcome.kind !== 'dutiable' && outcome.kind !== 'free') continue
      const stated = outcome.kind === 'free' ? 0 : Number(centsText(outcome.total))
      const least = range ? Number(centsText(range.least)) : stated
      const most = isOpenAbove(range) ? Number.POSITIVE_INFINITY : Number(range?.most ? centsText(range.most) : stated)
      for (let turn = 0; turn < TRIES; turn += 1) {
        const { input: last, outcome: then } = answered(input, random)
        if (then.kind !== 'dutiable' && then.kind !== 'free') continue
        const total = then.kind === 'free' ? 0 : Number(centsText(then.total))
        const said = `${nameOf(input)} ${JSON.stringify(last.answers)}: ${total} of ${least} to ${most}`
        expect(total >= least && total <= most, said).toBe(true)
      }
    }
  })
})

describe('what was answered', () => {
  const raw =
    /\b(?:duty-by-text|quantity|value|quota-heading|sugar-degrees):|\b[a-z]+-[a-z0-9]+-(?:value|abroad|content)\b/
  it('is told in words of every question, on the screen and on papers', () => {
    const random = randomOf(11)
    const seen = new Set<string>()
    for (const input of linesByQuestions('2026-11-21')) {
      const ids = receiptOf({ ...input, quantities: [] }).questions.map(({ id }) => id)
      if (ids.every((id) => seen.has(id))) continue
      for (const id of ids) seen.add(id)
      const receipt = answered({ ...input, quantities: [] }, random)
      expect(receipt.answered.map(({ id }) => id).toSorted(), nameOf(input)).toEqual(
        Object.keys(receipt.input.answers).toSorted(),
      )
      for (const language of LANGUAGES) {
        const say = dutySay(language)
        const said = receipt.answered.map(({ asks, answer }) => `${say.asked(asks)} ${say.answer(asks, answer)}`)
        const { rows } = receiptPaper({ goods: [], value: receipt.input.value, receipt }, 1, wordsOf(language))
        expect(JSON.stringify([said, rows])).not.toMatch(raw)
      }
    }
  })
})

describe('goods of chapter 98 without their own code', () => {
  const repaired: DutyInput = {
    ...inputOf(htsCode('9802004040'), 'CA', '2026-10-15'),
    value: usd('5000'),
    answers: {
      'work-abroad-value': '800',
      'duty-by-text:A duty upon the value of the repairs or alterations (see U.S': '20',
    },
  }
  const saying = (answer: string): DutyInput => ({ ...repaired, answers: { ...repaired.answers, 'own-code': answer } })

  it('have a duty whose most is not known', () => {
    const { outcome, assumed, range } = receiptOf(repaired)
    expect(outcome).toEqual({ kind: 'dutiable', total: usd('100') })
    const ofCode = assumed.find(({ id }) => id === 'own-code')
    expect(ofCode).toMatchObject({ answer: 'not-said', otherwise: [{ kind: 'any' }] })
    expect(range).toEqual({ least: usd('20'), stated: usd('100') })
  })

  it('count an answer that says nothing as none', () => {
    expect(receiptOf(saying('not-said'))).toEqual(receiptOf(repaired))
  })

  it('have all of it once the code is said', () => {
    const { outcome } = receiptOf(saying('7326908688'))
    expect(outcome).toEqual({ kind: 'dutiable', total: usd('420') })
  })

  it.each([
    ['7326909999', 'own-code-unknown', { htsCode: '7326909999' }],
    ['steel', 'own-code-unknown', { htsCode: 'steel' }],
    ['9802.00.50.60', 'own-code-of-chapter-98', { htsCode: '9802.00.50.60' }],
    ['9903050100', 'own-code-of-chapter-98', { htsCode: '9903050100' }],
    ['1905310049', 'own-code-ended', { on: '2026-07-01', successors: ['1905310042', '1905310045'] }],
  ])('have no duty by %s, and say why', (answer, reason, facts) => {
    const { outcome, questions } = receiptOf(saying(answer))
    expect(outcome).toMatchObject({ kind: 'unknown', missing: [{ reason, facts }] })
    expect(questions.map(({ id }) => id)).toContain('own-code')
  })

  it('take a code that ends later', () => {
    const early = { ...saying('1905310049'), entryDate: day('2026-06-30') }
    expect(receiptOf(early).outcome.kind).toBe('dutiable')
  })

  it('do not mind an own code on a line that asks for none', () => {
    const bracket = { ...inputOf(htsCode('7326908688'), 'CA', '2026-10-15'), answers: { 'own-code': 'steel' } }
    expect(receiptOf(bracket).outcome.kind).toBe('dutiable')
  })
})

describe('an answer that its question does not take', () => {
  it('counts as none, is named, and is asked for', () => {
    const vanity = inputOf(htsCode('9403608093'), 'CA', '2026-11-20')
    const said = receiptOf({ ...vanity, answers: { 'kitchen-cabinet': 'Yes, it is' } })
    const facts = { question: 'kitchen-cabinet', answer: 'Yes, it is', fitting: ['yes', 'no'] }
    expect(said).toEqual({ ...receiptOf(vanity), findings: [{ reason: 'answer-not-taken', facts }] })
    expect(said.assumed.map(({ id }) => id)).toContain('kitchen-cabinet')
  })
})
