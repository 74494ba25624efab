// Every question that the duty of any line can ask is answered as the item card does it: the answer is saved with the item, then
// the duty is asked for again out of what the item keeps.
import { beforeAll, describe, expect, it } from 'vitest'
import { calculateDuty as calculateDutyCall } from '#contract/duty.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { updateItem } from '#contract/items.ts'
import { day } from '#domain/calendar.ts'
import { country } from '#domain/countries.ts'
import type { HtsCode } from '#domain/hts-code.ts'
import { decimal, usd } from '#domain/money.ts'
import { calculateDuty, type TariffLaw } from '#domain/tariff/duty.ts'
import type { DutyReceipt } from '#domain/tariff/duty-outcome.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { shipped } from '../../testing/shipped-law.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

const law: TariffLaw = {
  schedule: shipped.schedule(),
  measures: shipped.measures(),
  preferences: shipped.preferences(),
}
const TODAY = '2026-11-21'

type Goods = { readonly htsCode: HtsCode; readonly origin: string; readonly isClaimed: boolean }

/** Column 1, column 2 and a claim, and the origins with measures of their own. */
const ORIGINS = [
  ['DE', false],
  ['CA', false],
  ['CA', true],
  ['MX', true],
  ['CN', false],
  ['BR', false],
  ['CU', false],
] as const
const GOODS: readonly Goods[] = law.schedule.declarable.flatMap((htsCode) =>
  ORIGINS.map(([origin, isClaimed]) => ({ htsCode, origin, isClaimed })),
)

const receiptOf = ({ htsCode, origin, isClaimed }: Goods): DutyReceipt =>
  calculateDuty(
    {
      htsCode,
      origin: country(origin),
      value: usd('3700'),
      quantities: [],
      entryDate: day(TODAY),
      claim: { kind: isClaimed ? 'cusma' : 'none' },
      answers: {},
    },
    law,
  )

/** One of the goods for each set of questions without which the duty is not known, and one for each question that may change it. */
function classesOfQuestions() {
  const open = new Map<string, Goods>()
  const changing = new Map<string, Goods>()
  const withoutRate: Goods[] = []
  const kinds = new Set<string>()
  for (const goods of GOODS) {
    const { outcome, questions } = receiptOf(goods)
    for (const { id, form, assumed } of questions) {
      kinds.add(form.kind)
      if (assumed !== undefined && !changing.has(id)) changing.set(id, goods)
    }
    if (outcome.kind !== 'unknown') continue
    const asked = questions.filter(({ assumed }) => assumed === undefined).map(({ id, form }) => `${id} ${form.kind}`)
    if (asked.length === 0) withoutRate.push(goods)
    else if (!open.has(asked.join())) open.set(asked.join(), goods)
  }
  return { open: [...open.values()], changing: [...changing], withoutRate, kinds: [...kinds].toSorted() }
}

type Receipt = AnswerOf<typeof calculateDutyCall>['data']['receipt']
type Question = Receipt['questions'][number]

const classes = classesOfQuestions()
let test: TestApp
let client: TestCaller
let at: { readonly id: string; readonly itemId: string }

beforeAll(async () => {
  test = await testApp()
  const clientId = await givenClient(test.deps.db)
  client = await clientCaller(test.deps, clientId)
  const id = await givenShipment(test.deps.db, clientId)
  at = { id, itemId: await givenItem(test.deps.db, clientId, id, { quantity: 10 }) }
})

type Change = NonNullable<Parameters<typeof send<typeof updateItem>>[2]>['body']

const change = async (body: Change) => dataOf(await send(test, updateItem, { params: at, body }, client)).item
type Item = Awaited<ReturnType<typeof change>>

/** The item with goods of its own and nothing said about them. */
const itemOf = ({ htsCode, origin }: Goods): Promise<Item> =>
  change({ htsCode, countryOfOrigin: origin, declaredValue: 500, unitQuantities: {}, dutyAnswers: {} })

/** The duty as the card asks for it. */
async function dutyOf(item: Item, isClaimed: boolean): Promise<Receipt> {
  const units = Object.entries(item.unitQuantities).map(([unit, each]) => ({
    unit,
    amount: decimal(each).times(String(item.quantity)).toFixed(),
  }))
  const body = {
    htsCode: item.htsCode ?? '',
    countryOfOrigin: item.countryOfOrigin ?? '',
    price: item.declaredValue ?? 0,
    quantity: item.quantity,
    claimCusma: isClaimed,
    units,
    answers: item.dutyAnswers,
    entryDate: TODAY,
  }
  return dataOf(await send(test, calculateDutyCall, { body }, client)).receipt
}

/** Quantities are kept by their unit, everything else by the question. */
function answered(item: Item, { id, form }: Question, reply: string): Promise<Item> {
  if (form.kind === 'quantity') return change({ unitQuantities: { ...item.unitQuantities, [form.unit]: reply } })
  return change({ dutyAnswers: { ...item.dutyAnswers, [id]: reply } })
}

function repliesTo({ form }: Question): readonly string[] {
  if (form.kind === 'yes-no') return ['yes', 'no']
  if (form.kind === 'choice') return form.choices
  if (form.kind === 'hts-code') return ['7326908688', '6109100012']
  return [form.kind === 'number' ? '96' : '2']
}

/** Answers open questions, the first with its reply at `turn`, until none is left or one comes back after its answer. */
async function settled(goods: Goods, start: Item, turn = 0): Promise<Receipt> {
  let item = start
  const given = new Set<string>()
  for (;;) {
    const receipt = await dutyOf(item, goods.isClaimed)
    const next = receipt.questions.find(({ assumed }) => assumed === undefined)
    if (receipt.outcome.kind !== 'unknown' || !next || given.has(next.id)) return receipt
    const replies = repliesTo(next)
    item = await answered(item, next, replies[turn % replies.length] ?? '')
    given.add(next.id)
  }
}

const nameOf = ({ htsCode, origin, isClaimed }: Goods) => `${htsCode} ${origin}${isClaimed ? ' with a claim' : ''}`
const KNOWN = /^(dutiable|free|prohibited)$/

describe('the questions of all lines', () => {
  it('come in the kinds that are tried below', () => {
    expect(classes.kinds).toEqual(['amount-usd', 'choice', 'hts-code', 'number', 'quantity', 'yes-no'])
    expect(classes.open.length).toBeGreaterThan(60)
  })

  it('leave the duty open without asking only where chapter 98 prints no rate', () => {
    for (const goods of classes.withoutRate) {
      expect(goods.htsCode).toMatch(/^98/)
      expect(receiptOf(goods).outcome).toMatchObject({ missing: [{ reason: 'no-rate' }] })
    }
  })
})

describe('a duty that waits for answers', () => {
  it.each(classes.open.map((goods) => [nameOf(goods), goods] as const))(
    'is known once they are: %s',
    async (_, goods) => {
      const item = await itemOf(goods)
      const before = await dutyOf(item, goods.isClaimed)
      const [first] = before.questions
      const turns = first?.form.kind === 'choice' ? first.form.choices.length : 1
      for (let turn = 0; turn < turns; turn += 1) {
        const { outcome } = await settled(goods, await itemOf(goods), turn)
        expect(outcome.kind).toMatch(KNOWN)
      }
    },
  )
})

describe('a question that may change the duty', () => {
  it.each(classes.changing)('%s leaves it known, whatever is answered', async (id, goods) => {
    const asked = (await dutyOf(await itemOf(goods), goods.isClaimed)).questions.find((each) => each.id === id)
    if (!asked) throw new Error(`nobody asks ${id}`)
    for (const reply of repliesTo(asked)) {
      const item = await answered(await itemOf(goods), asked, reply)
      expect(item.dutyAnswers).toEqual({ [id]: reply })
      expect((await settled(goods, item)).outcome.kind).toMatch(KNOWN)
    }
  })
})
