import { describe, expect, it } from 'vitest'
import { getCarrierFees } from '#contract/carrier-fees.ts'
import { calculateAsinDuty, checkAsinDuty, lookUpAsinMaker, visit } from '#contract/public-tools.ts'
import { texts as classificationTexts } from '#texts/en/classification.ts'
import { demoMakerDirectory } from '../../demo/directory.ts'
import { demoProductCatalogue } from '../../demo/product-catalogue.ts'
import { ProviderError } from '../../errors.ts'
import type { LanguageModel } from '../../providers/language-model/language-model.ts'
import type { ProductCatalogue } from '../../providers/product-catalogue/product-catalogue.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { good, recordedModel } from '../../testing/recorded-model.ts'
import { send, TEST_NOW, testApp, visitorCaller } from '../../testing/test-app.ts'

const SYRUP = 'B0DEMO0001'
const NOBODYS = 'B000000000'
const demo = {
  settings: { demo: true },
  makerDirectory: demoMakerDirectory,
  productCatalogue: demoProductCatalogue,
} as const

const BROKEN: LanguageModel = {
  configured: true,
  name: 'broken',
  model: 'some-model',
  ask: () => Promise.reject(new ProviderError('model', 'answered 500', true)),
}

const check = { asin: SYRUP, countryOfOrigin: 'CA', cadValue: 11.4 }

describe('the duty check', () => {
  it('names the product, offers codes with the duty of each, and says what is left of the day', async () => {
    const test = await testApp(demo)
    const { status, json } = await send(test, checkAsinDuty, { body: check }, await visitorCaller(test))
    expect(status).toBe(200)
    expect(json).toMatchObject({ success: true, left: 19, limit: 20, turnsAt: '2026-11-22T05:00:00.000Z' })
    const { data } = json
    expect(data.productTitle).toContain('maple syrup')
    expect(data).toMatchObject({ asin: SYRUP, cadValue: 11.4, usdValue: 8.44, requiresTitle: false })
    expect(data.exchangeRate).toMatchObject({ cadToUsd: 0.74, source: 'fallback' })
    expect(data.htsOptions.map((option) => option.htsCode.slice(0, 6))).toContain('170220')
    expect(data.requiresSelection).toBe(data.result === null)
    for (const option of data.htsOptions)
      expect(option.dutyAmount === null).toBe(option.outcome === 'unknown' || option.outcome === 'prohibited')
  })

  it('takes the ASIN in small letters with blanks around it, and the title the visitor gives', async () => {
    const test = await testApp()
    const body = { ...check, asin: ` ${NOBODYS.toLowerCase()} `, productTitle: 'beeswax candle' }
    const { json } = await send(test, checkAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({ asin: NOBODYS, productTitle: 'beeswax candle', productSource: null })
    expect(json.data.htsOptions[0]?.htsCode.slice(0, 4)).toBe('3406')
  })

  it('says which language model chose the first code, and why none did', async () => {
    const body = { ...check, productTitle: 'Scented soy candle in a glass jar' }
    const chosen = await testApp({ languageModel: (await recordedModel('openai', good)).languageModel })
    const { data } = (await send(chosen, checkAsinDuty, { body }, await visitorCaller(chosen))).json
    expect(data).toMatchObject({ source: 'language-model', notice: null })
    expect(data.htsOptions.map(({ proposer }) => proposer).slice(0, 2)).toEqual(['openai some-model', undefined])
    const without = await testApp({ languageModel: BROKEN })
    const alone = (await send(without, checkAsinDuty, { body }, await visitorCaller(without))).json.data
    expect(alone).toMatchObject({ source: 'embedded', notice: classificationTexts.notice['model-failed'] })
  })

  it('says that it does not know an ASIN and asks for the title, at the cost of no check', async () => {
    const test = await testApp(demo)
    const { json } = await send(test, checkAsinDuty, { body: { ...check, asin: NOBODYS } }, await visitorCaller(test))
    expect(json).toMatchObject({ requiresSelection: false, left: 20 })
    expect(json.data).toMatchObject({ requiresTitle: true, productTitle: null, htsOptions: [], result: null })
    expect(json.data.message).toContain(`no product data for ${NOBODYS}`)
  })

  it('never looks at what clients wrote of their own goods', async () => {
    const test = await testApp()
    const clientId = await givenClient(test.deps.db)
    await givenItem(test.deps.db, clientId, await givenShipment(test.deps.db, clientId), {
      asin: NOBODYS,
      description: 'A secret invention',
    })
    const { json } = await send(test, checkAsinDuty, { body: { ...check, asin: NOBODYS } }, await visitorCaller(test))
    expect(JSON.stringify(json)).not.toContain('secret invention')
    expect(json.data.requiresTitle).toBe(true)
  })

  it('counts a check when an outside catalogue is asked, and says so when it does not answer', async () => {
    const down: ProductCatalogue = {
      asksOutside: true,
      find: () => Promise.reject(new ProviderError('catalogue', 'answered 503', true)),
    }
    const test = await testApp({ productCatalogue: down })
    const { json } = await send(test, checkAsinDuty, { body: check }, await visitorCaller(test))
    expect(json).toMatchObject({ left: 19, data: { requiresTitle: true } })
    expect(json.data.message).toContain('cannot be fetched')
  })

  it('says of the goods, before any code is picked, what holds under every one', async () => {
    const test = await testApp()
    const rulesFound = async (productTitle: string) => {
      const body = { ...check, asin: NOBODYS, productTitle }
      const { json } = await send(test, checkAsinDuty, { body }, await visitorCaller(test))
      expect(json.data.htsOptions.length).toBeGreaterThan(1)
      return json.data.findings.map(({ level, rule }) => `${level} ${rule}`)
    }
    expect(await rulesFound('Stoneware coffee mug, made in China')).toContain('look-again words-and-origin-disagree')
    expect(await rulesFound('Stoneware coffee mug')).toEqual([])
  })

  it('names the danger of goods that no code fits', async () => {
    const test = await testApp(demo)
    const body = { ...check, asin: NOBODYS, productTitle: 'Collier pendentif avec mini cuillère à cocaïne' }
    const { data } = (await send(test, checkAsinDuty, { body }, await visitorCaller(test))).json
    expect(data).toMatchObject({ htsOptions: [], messageReason: 'no-candidates' })
    expect(data.findings).toMatchObject([{ level: 'may-not-enter', rule: 'paraphernalia' }])
  })

  it('says so when no code fits the title', async () => {
    const test = await testApp()
    const body = { ...check, productTitle: 'zzzz qqqq' }
    const { json } = await send(test, checkAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({ htsOptions: [], requiresSelection: false, requiresTitle: false })
    expect(json.data.message).toContain('No tariff code fits')
  })

  it.each([
    [{ cadValue: 0 }, 'CAD value must be greater than 0'],
    [{ cadValue: -1 }, 'CAD value must be greater than 0'],
    [{ asin: 'short' }, 'An ASIN has ten letters and digits.'],
    [{ countryOfOrigin: 'Narnia' }, '"Narnia" is not a country'],
    [{ cadValue: '12' }, 'Give a number.'],
  ])('refuses %j with a sentence, at the cost of no check', async (change, sentence) => {
    const test = await testApp(demo)
    const visitor = await visitorCaller(test)
    const answer = await send(test, checkAsinDuty, { body: Object.assign({}, check, change) }, visitor)
    expect([answer.status, answer.json.error]).toEqual([400, expect.stringContaining(sentence)])
    expect((await send(test, visit, {}, visitor)).json.left).toBe(20)
  })

  it('takes the answer to its question for the same product at the cost of no check, and no other', async () => {
    const test = await testApp()
    const visitor = await visitorCaller(test)
    const body = { ...check, productTitle: 't-shirt' }
    const first = await send(test, checkAsinDuty, { body }, visitor)
    const { question, followUp } = first.json.data
    if (!question || !followUp) throw new Error('a t-shirt of any material asks no question')
    const answers = [question.answers[0]?.answer ?? '']
    const next = await send(test, checkAsinDuty, { body: { ...body, answers, followUp } }, visitor)
    expect(next.json.left).toBe(19)
    const other = await send(
      test,
      checkAsinDuty,
      { body: { ...body, productTitle: 'lamp', answers, followUp } },
      visitor,
    )
    expect(other.json.left).toBe(18)
    const stranger = await visitorCaller(test)
    expect((await send(test, checkAsinDuty, { body: { ...body, answers, followUp } }, stranger)).json.left).toBe(17)
  })
})

describe('the duty under the code that was picked', () => {
  const pick = { asin: SYRUP, selectedHtsCode: '3406.00.00.00', countryOfOrigin: 'CA', cadValue: 9.75, quantity: 100 }

  it('comes with its receipt for today and costs no check', async () => {
    const test = await testApp()
    const { json } = await send(test, calculateAsinDuty, { body: pick }, await visitorCaller(test))
    // 975.00 CAD at 0.74 is 721.50 USD, entered as 722; Section 338 on Canada is 50 %, 361.00, and Section 301 10 %, 72.20.
    expect(json).toMatchObject({ left: 20 })
    expect(json.data).toMatchObject({
      htsCode: '3406000000',
      outcome: 'dutiable',
      customsFees: 433.2,
      dutyRate: 59.98,
      usdValue: 7.22,
      receipt: { entryDate: '2026-11-21', enteredValueUsd: 722, claim: 'none' },
    })
    expect(json.data.customsFeesCad).toBeCloseTo(433.2 * 1.35, 2)
  })

  it('is less under a CUSMA claim where that lifts a line', async () => {
    const test = await testApp()
    const body = { ...pick, claimCusma: true }
    const { json } = await send(test, calculateAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({ customsFees: 361, dutyRate: 49.98, receipt: { claim: 'cusma' } })
  })

  it('does not take the rate or the value in USD from the caller', async () => {
    const test = await testApp()
    const body = { ...pick, usdValue: 1, exchangeRate: 0.01 }
    const { json } = await send(test, calculateAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({ customsFees: 433.2, exchangeRate: { cadToUsd: 0.74, source: 'fallback' } })
  })

  it('of a free line is possibly duty-free, with the reason', async () => {
    const test = await testApp()
    const body = { ...pick, countryOfOrigin: 'US' }
    const { json } = await send(test, calculateAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({
      outcome: 'possibly-duty-free',
      customsFees: 0,
      reasons: ['The line is free and no additional duty applies.'],
    })
  })

  it('is unknown, and never zero, for a value that customs rounds to nothing', async () => {
    const test = await testApp()
    const body = { ...pick, countryOfOrigin: 'US', cadValue: 0.3, quantity: 1 }
    const { json } = await send(test, calculateAsinDuty, { body }, await visitorCaller(test))
    expect(json.data).toMatchObject({ outcome: 'unknown', customsFees: null, customsFeesCad: null, dutyRate: null })
    expect(json.data.reasons[0]).toContain('Give the quantity')
  })

  it('is unknown while the line wants a weight, and known with it', async () => {
    const test = await testApp()
    const honey = { ...pick, selectedHtsCode: '0409.00.00.10', countryOfOrigin: 'AR' }
    const visitor = await visitorCaller(test)
    const { json } = await send(test, calculateAsinDuty, { body: honey }, visitor)
    expect(json.data).toMatchObject({ outcome: 'unknown', customsFees: null, dutyRate: null })
    expect(json.data.reasons.length).toBeGreaterThan(0)
    expect(json.data.receipt.questions.map((question) => question.form)).toContainEqual({
      kind: 'quantity',
      unit: 'kg',
    })
    const body = { ...honey, units: [{ amount: '50', unit: 'kg' }] }
    const weighed = await send(test, calculateAsinDuty, { body }, visitor)
    expect(weighed.json.data.outcome).toBe('dutiable')
  })

  it('refuses a code that is no line of the tariff', async () => {
    const test = await testApp()
    const body = { ...pick, selectedHtsCode: '3406.00.00.99' }
    const answer = await send(test, calculateAsinDuty, { body }, await visitorCaller(test))
    expect([answer.status, answer.json.error]).toEqual([400, expect.stringContaining('was not found')])
  })
})

describe('the manufacturer lookup', () => {
  it('answers the maker of the demo directory, marked as researched, with its source', async () => {
    const test = await testApp(demo)
    const body = { asin: SYRUP, countryOfOrigin: 'CA' }
    const { json } = await send(test, lookUpAsinMaker, { body }, await visitorCaller(test))
    expect(json).toMatchObject({ message: null, left: 19 })
    expect(json.data).toMatchObject({ asin: SYRUP, country: 'CA', confidence: 3, verification_status: 'researched' })
    expect(json.data?.productTitle).toContain('maple syrup')
    expect(json.data?.sources[0]?.description).toContain('invented')
    expect(json.data).not.toHaveProperty('manufacturing_address_id')
  })

  it('shows none rather than a maker in another country', async () => {
    const test = await testApp(demo)
    const body = { asin: SYRUP, countryOfOrigin: 'CN' }
    const { json } = await send(test, lookUpAsinMaker, { body }, await visitorCaller(test))
    expect(json).toMatchObject({ data: null, left: 20, counted: false })
    expect(json.message).toContain('none rather than a guess')
  })

  it('says at the cost of no lookup that nobody can be asked', async () => {
    const test = await testApp()
    const body = { asin: SYRUP, countryOfOrigin: 'CA' }
    const { json } = await send(test, lookUpAsinMaker, { body }, await visitorCaller(test))
    expect(json).toMatchObject({ data: null, left: 20 })
    expect(json.message).toContain('no research service')
  })

  it('says so when the research does not answer', async () => {
    const test = await testApp({ languageModel: BROKEN })
    const body = { asin: SYRUP, countryOfOrigin: 'CA' }
    const { status, json } = await send(test, lookUpAsinMaker, { body }, await visitorCaller(test))
    expect([status, json.data]).toEqual([200, null])
    expect(json.message?.length).toBeGreaterThan(10)
  })
})

it('sends the carriers’ tables in full', async () => {
  const { json } = await send(await testApp(), getCarrierFees)
  expect(json.data).toMatchObject({ today: '2026-11-21', maximumValue: '2500.00', maximumLines: 15 })
  expect(json.data.carriers.map((each) => each.name)).toEqual(['UPS Standard', 'FedEx Ground'])
})

it('goes on with a visit, and begins another without its key', async () => {
  const test = await testApp()
  const visitor = await visitorCaller(test)
  const again = await send(test, visit, {}, visitor)
  expect(again.json).toMatchObject({ visitorId: 'id' in visitor && visitor.id, secret: visitor.token })
  const other = await send(test, visit)
  expect(other.json.visitorId).not.toBe(again.json.visitorId)
  expect(other.json.clientSignIn).toBe('direct')
  expect(TEST_NOW < new Date(other.json.turnsAt ?? 0)).toBe(true)
})
