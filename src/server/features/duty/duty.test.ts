import { beforeEach, describe, expect, it } from 'vitest'
import { calculateDuties, calculateDuty, estimateCosts, MOST_DUTY_LINES } from '#contract/duty.ts'
import { dutyOverTime } from '#contract/duty-over-time.ts'
import type { Deps } from '../../deps.ts'
import { dutyClient } from '../../testing/duty-client.ts'
import { dataOf, send, staffCaller, type TestCaller } from '../../testing/test-app.ts'

const T_SHIRT = '6109.10.00.12'

let deps: Deps
let server: Parameters<typeof send>[0]
let client: TestCaller

beforeEach(async () => {
  ;({ deps, server, client } = await dutyClient())
})

describe('the duty of one line', () => {
  const shirts = { htsCode: T_SHIRT, countryOfOrigin: 'CN', quantity: 500, entryDate: '2026-09-20' }
  const duty = async (body: Parameters<typeof ask>[0]) => dataOf(await ask(body))
  const ask = (body: NonNullable<Parameters<typeof send<typeof calculateDuty>>[2]>['body']) =>
    send(server, calculateDuty, { body }, client)

  it('answers the total duty as the charge DUTY, with the receipt beside it', async () => {
    const data = await duty({ ...shirts, price: 20, currency: 'USD' })
    // 10,000 USD: 1,650 + 750 + 1,250
    expect(data.ratesDetails[0]?.customsChargesDTO.charges).toEqual([
      { type: 'DUTY', name: 'Duty', amount: 3650, currency: 'USD' },
    ])
    expect(data.receipt.lines.map(({ heading, amountUsd }) => [heading, amountUsd])).toEqual([
      ['6109.10.00', 1650],
      ['9903.88.15', 750],
      ['9903.05.31', 1250],
    ])
    expect(data.receipt).toMatchObject({ entryDate: '2026-09-20', valueUsd: 10000, enteredValueUsd: 10000 })
  })

  it('answers in Canadian dollars for a price in Canadian dollars, the default', async () => {
    // 500 x 27 CAD = 13,500 CAD = 9,990 USD; 36.5 % of it = 3,646.35 USD; x 1.35 = 4,922.5725
    const data = await duty({ ...shirts, price: 27 })
    expect(data.ratesDetails[0]?.customsChargesDTO.charges[0]).toMatchObject({ amount: 4922.57, currency: 'CAD' })
    expect(data.receipt.outcome).toEqual({ kind: 'dutiable', totalUsd: 3646.35 })
    expect(data.exchangeRate).toEqual({ cadToUsd: 0.74, usdToCad: 1.35, asOf: null, source: 'fallback' })
  })

  it('says which answers count for nothing: to a question nobody is asked, and not among those it takes', async () => {
    const ofRates = {
      value: '5',
      'value:case': '5',
      'quantity:kg': '5',
      [`duty-by-text:${'The rate applicable in the absence of this subheading on the cost of such parts'.slice(0, 60)}`]:
        '5',
      'sugar-degrees': '99',
    }
    const misspelt = { 'quantity:kgg': '5', 'value:cases': '5', 'duty-by-text:The rate': '5', 'quantity:No.': 'ten' }
    const answers = {
      'uk-metall': 'yes',
      'uk-metal': 'maybe',
      'steel-content-value': '12 USD',
      'quota-heading': '0402.10.10',
      ...ofRates,
      ...misspelt,
    }
    const { findings } = (await duty({ ...shirts, price: 20, answers })).receipt
    const unknown = (id: string, answer: string) => [
      'question-unknown',
      `No goods are asked the question "${id}": the answer "${answer}" counts for nothing.`,
    ]
    const noNumber = (id: string, answer: string) => [
      'answer-not-taken',
      `The answer "${answer}" counts for nothing: the question "${id}" takes a number of zero or more.`,
    ]
    expect(findings.map(({ reason, text }) => [reason, text])).toEqual([
      unknown('uk-metall', 'yes'),
      ['answer-not-taken', 'The answer "maybe" counts for nothing: the question "uk-metal" takes yes, no.'],
      noNumber('steel-content-value', '12 USD'),
      unknown('quantity:kgg', '5'),
      unknown('value:cases', '5'),
      unknown('duty-by-text:The rate', '5'),
      noNumber('quantity:No.', 'ten'),
    ])
  })

  it('answers many lines as it answers each, in the order asked', async () => {
    const lines = [
      { ...shirts, price: 27 },
      { ...shirts, price: 20, currency: 'USD' as const },
    ]
    const together = await send(server, calculateDuties, { body: { lines } }, client)
    expect(dataOf(together)).toEqual([await duty(lines[0]), await duty(lines[1])])
    const tooMany = Array.from({ length: MOST_DUTY_LINES + 1 }, () => ({ ...shirts, price: 27 }))
    expect((await send(server, calculateDuties, { body: { lines: tooMany } }, client)).status).toBe(400)
  })

  it('says what the same goods pay by the day they enter, as the receipt of each day does', async () => {
    const { entryDate: _, ...line } = { ...shirts, price: 20, currency: 'USD' as const }
    const { spans, rules, ...rest } = dataOf(await send(server, dutyOverTime, { body: line }, client))
    expect(rest).toMatchObject({ knownFrom: '2025-01-01', today: '2026-11-21', valueUsd: 10000 })
    const last = { from: '2026-07-24', outcome: 'dutiable', totalUsd: 3650, percent: '36.50' }
    expect(spans.at(-1)).toEqual({ ...last, headings: ['6109.10.00', '9903.88.15', '9903.05.31'] })
    // The day on which the reciprocal duty of China stood at 84 %: 16.5 + 7.5 + 20 + 84 of 10,000.
    const highDay = { from: '2025-04-09', until: '2025-04-09', totalUsd: 12800, percent: '128.00' }
    expect(spans.find(({ from }) => from === '2025-04-09')).toMatchObject(highDay)
    for (const { from, totalUsd } of spans) {
      const { receipt } = await duty({ ...line, entryDate: from })
      expect(receipt.outcome).toEqual({ kind: 'dutiable', totalUsd })
    }
    expect(rules.find(({ heading }) => heading === '9903.03.01')).toMatchObject({
      rateText: '10%',
      citation: 'Proc. 11012; 91 FR 9339',
      from: '2026-02-24',
      until: '2026-07-23',
    })
  })

  it('takes the share of the value by the day from the duty as the receipt charges it', async () => {
    // 13.37 CAD = 9.89 USD, 10 for customs; 36.5 % of it = 3.65 USD = 4.93 CAD, which is 36.87 % of 13.37, and 36.91 % of 9.89.
    const { entryDate: _, ...line } = { ...shirts, price: 13.37, quantity: 1 }
    const { spans } = dataOf(await send(server, dutyOverTime, { body: line }, client))
    const { ratesDetails } = await duty(line)
    expect(ratesDetails[0]?.customsChargesDTO.charges[0]?.amount).toBe(4.93)
    expect(spans.at(-1)).toMatchObject({ totalUsd: 3.65, percent: '36.87' })
  })

  it('assumes an entry of today', async () => {
    const data = await duty({ htsCode: T_SHIRT, countryOfOrigin: 'JP', quantity: 1, price: 10 })
    expect(data.receipt.entryDate).toBe('2026-11-21')
  })

  it('charges nothing when the duty is not known, and asks for what is missing', async () => {
    const data = await duty({ htsCode: '0409.00.00.10', countryOfOrigin: 'AR', quantity: 10, price: 8 })
    expect(data.ratesDetails[0]?.customsChargesDTO.charges).toEqual([])
    expect(data.receipt.outcome.kind).toBe('unknown')
    expect(data.receipt.questions.some(({ form }) => form.kind === 'quantity' && form.unit === 'kg')).toBe(true)
    expect(data.receipt.lines.map((line) => line.heading)).toEqual(['9903.05.22'])
  })

  it('charges nothing for goods that may not enter', async () => {
    const data = await duty({ htsCode: '2203.00.00.30', countryOfOrigin: 'CA', quantity: 10, price: 8 })
    expect(data.ratesDetails[0]?.customsChargesDTO.charges).toEqual([])
    expect(data.receipt.outcome).toMatchObject({ kind: 'prohibited', since: '2026-09-29' })
    expect(data.receipt.lines).toEqual([])
  })

  it.each([
    ['a code of eight digits', { htsCode: '6109.10.00' }],
    ['a country that is none', { countryOfOrigin: 'Atlantis' }],
    ['no quantity', { quantity: 0 }],
    ['a day that does not exist', { entryDate: '2026-02-30' }],
    ['an unknown field', { weight: 3 }],
  ])('refuses %s', async (_, change) => {
    const { status, json } = await ask({ ...shirts, price: 20, ...change })
    expect(status).toBe(400)
    expect(json).toMatchObject({ success: false, error: expect.any(String) })
  })
})

describe('the cost of a clearance', () => {
  const shirts = {
    htsCode: T_SHIRT,
    countryOfOrigin: 'JP',
    quantity: 50,
    unitPrice: 20,
    commercialDescription: 'Shirts',
  }

  it('takes a bare list as its items, and names what is wrong in it by its place', async () => {
    const listed = dataOf(await send(server, estimateCosts, { body: [shirts] }, client))
    expect(listed).toEqual(dataOf(await send(server, estimateCosts, { body: { items: [shirts] } }, client)))
    const { status, json } = await send(server, estimateCosts, { body: [{ ...shirts, quantity: 0 }] }, client)
    expect(status).toBe(400)
    expect(json.details).toMatchObject({ issues: [{ path: 'items.0.quantity' }] })
  })

  it('adds duties, customs fees and broker fees up to the landed cost', async () => {
    const data = dataOf(await send(server, estimateCosts, { body: { items: [shirts] } }, client))
    const amounts = (lines: readonly { id: string; lineAmount: number }[]) =>
      lines.map(({ id, lineAmount }) => [id, lineAmount])
    // 1,000 USD: duty 165.00, informal fee 2.77; entry 65, disbursement 2 % of 165 = 3.30, at least 6
    expect(amounts(data.customsFees)).toEqual([
      ['base-duty', 165],
      ['processing-fee', 2.77],
    ])
    expect(amounts(data.clearitFees)).toEqual([
      ['entry-preparation', 65],
      ['disbursement', 6],
    ])
    expect(amounts(data.landedCosts)).toEqual([
      ['goods', 1000],
      ['customs', 167.77],
      ['brokerage', 71],
    ])
    // 1,238.77 x 1.35 = 1,672.3395
    expect(data.totals.landed).toEqual({ usd: 1238.77, cad: 1672.34 })
    // 167.77 of 1,000; (167.77 + 71) x 1.35 / 50 = 6.44679
    expect(data).toMatchObject({ entryType: 'informal', percentOfValue: 16.78, feesPerUnitCad: 6.45 })
    expect(data.feeSchedule).toEqual({ version: '2026-10', broker: 'ClearIt', example: true })
  })

  it('takes prices in Canadian dollars, and values those goods as declared', async () => {
    const inCad = { ...shirts, quantity: 7, unitPrice: 19.99, currency: 'CAD' as const }
    const data = dataOf(await send(server, estimateCosts, { body: { items: [inCad, shirts] } }, client))
    // 139.93 CAD is 103.55 USD; 1,000 USD is 1,350 CAD. Together on one line: 1,104 entered, duty 182.16, MPF 2.77
    expect(data.goodsValue).toEqual({ usd: 1103.55, cad: 1489.93 })
    expect(data.landedCosts[0]).toMatchObject({ id: 'goods', lineAmount: 1103.55, lineAmountCad: 1489.93 })
    // 184.93 x 1.35 = 249.66; 71 x 1.35 = 95.85
    expect(data.totals.landed).toEqual({ usd: 1359.48, cad: 1835.44 })
  })

  it('charges the harbor fee on ocean arrivals', async () => {
    const body = { items: [shirts], mode: 'ocean' as const }
    const data = dataOf(await send(server, estimateCosts, { body }, client))
    // 0.125 % of 1,000
    expect(data.customsFees.find(({ id }) => id === 'harbor-fee')?.lineAmount).toBe(1.25)
  })

  it('names goods that may not enter and leaves them out', async () => {
    const beer = { ...shirts, htsCode: '2203.00.00.30', countryOfOrigin: 'CA', commercialDescription: 'Lager' }
    const data = dataOf(await send(server, estimateCosts, { body: { items: [beer, shirts] } }, client))
    expect(data.excluded).toEqual([
      {
        id: '1',
        name: 'Lager',
        kind: 'prohibited',
        text: 'Excludes Lager: it cannot be imported since 29 Sep 2026.',
      },
    ])
    expect(data.goodsValue.usd).toBe(1000)
  })

  it('shows no base duty of zero for goods whose duty is not known', async () => {
    const honey = { ...shirts, htsCode: '0409.00.00.10', countryOfOrigin: 'AR', commercialDescription: 'Honey' }
    const data = dataOf(await send(server, estimateCosts, { body: { items: [honey] } }, client))
    expect(data.customsFees.map(({ id }) => id)).not.toContain('base-duty')
    expect(data.excluded).toMatchObject([{ name: 'Honey', kind: 'duty-unknown' }])
  })

  it('refuses goods without a price, saying what every item needs', async () => {
    const { status, json } = await send(
      server,
      estimateCosts,
      { body: { items: [{ ...shirts, unitPrice: 0 }] } },
      client,
    )
    expect(status).toBe(400)
    expect(json.error).toContain('All items must have HTS code, country of origin, quantity, and declared value')
  })

  it('lets staff estimate without naming a client', async () => {
    const { status } = await send(server, estimateCosts, { body: { items: [shirts] } }, await staffCaller(deps))
    expect(status).toBe(200)
  })
})
