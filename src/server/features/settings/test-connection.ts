// Really calls a service outside and says what happened, within a deadline.
import { z } from 'zod'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { ConnectionId, testConnection as call } from '#contract/operations.ts'
import { dateText } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { texts } from '#texts/en/operations.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import { findPlaces } from '../../records/duty/service-charges.ts'
import { providerEmailInUse } from '../../records/settings/in-use.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'

type Needs = Pick<
  Deps,
  | 'db'
  | 'now'
  | 'newId'
  | 'log'
  | 'installation'
  | 'exchangeRates'
  | 'languageModel'
  | 'makerDirectory'
  | 'webSearch'
  | 'files'
  | 'freightServices'
  | 'customsCharges'
  | 'today'
  | 'customsService'
  | 'inboundPlans'
  | 'shops'
  | 'mailer'
  | 'settings'
>
type Outcome = AnswerOf<typeof call>['data']

const DEADLINE_SECONDS = 20

/** Never throws for trouble of the service: that is the answer. The test is in the audit log. */
export async function testConnection(needs: Needs, actor: Actor, id: ConnectionId): Promise<Outcome> {
  const state = needs.installation.connections.find((each) => each.id === id)?.state ?? 'not-configured'
  if (state === 'not-configured') return { outcome: 'not-configured', said: texts.nothingToTest, ms: 0 }
  const started = performance.now()
  const { outcome, said } = await inTime(TESTS[id](needs)).then(answered, (problem) => failed(needs, problem))
  const ms = Math.round(performance.now() - started)
  await insertAudit(needs.db, {
    at: needs.now(),
    actor,
    clientId: null,
    action: 'connection.tested',
    subject: { kind: 'connection', id },
    before: null,
    after: { outcome, said },
  })
  return { outcome, said, ms }
}

const TESTS: Readonly<Record<ConnectionId, (needs: Needs) => Promise<string>>> = {
  'exchange-rate': async ({ exchangeRates }) => {
    const { day, usdToCad } = await exchangeRates.latest()
    return texts.tested.rate(usdToCad.toFixed(4), dateText(day))
  },
  'language-model': async ({ languageModel }) => {
    await languageModel.ask({
      name: 'connection_test',
      instructions: 'Answer with the word that is given.',
      material: { word: 'ready' },
      schema: z.strictObject({ word: z.string() }),
      deadlineMs: DEADLINE_SECONDS * 1000,
      maxAnswerTokens: 500,
      evenWhileResting: true,
    })
    return texts.tested.model(languageModel.name)
  },
  'maker-directory': async ({ makerDirectory }) => {
    makerDirectory.find('B000000000')
    return texts.tested.directory
  },
  'web-search': async ({ webSearch }) => texts.tested.pages((await webSearch.search('maple syrup producer')).length),
  'file-storage': testStorage,
  freightcom: (needs) => testFreight(needs, 'freightcom'),
  eshipper: testEshipper,
  clearit: async ({ customsService }) => texts.tested.countries((await customsService.countries()).length),
  amazon: async ({ inboundPlans }) => {
    await inboundPlans.list()
    return texts.tested.answers
  },
  shopify: async ({ shops }) => {
    await shops.shopify.test()
    return texts.tested.answers
  },
  woocommerce: async ({ shops }) => {
    await shops.woocommerce.test()
    return texts.tested.answers
  },
  mail: testMail,
}

async function testFreight({ freightServices }: Needs, name: string): Promise<string> {
  await freightServices.find((each) => each.name === name)?.check()
  return texts.tested.answers
}

/** Where its customs charges are used too, a quote for a sample shows whether the service gives any. */
async function testEshipper(needs: Needs): Promise<string> {
  const answers = await testFreight(needs, 'eshipper')
  if (!needs.customsCharges.configured) return answers
  const places = await findPlaces(needs, undefined)
  if (!places) return texts.tested.noCustomsPlaces
  const rates = await needs.customsCharges.charges({ ...places, ...SAMPLE })
  return rates.length > 0 ? texts.tested.customsCharges : texts.tested.noCustomsCharges
}

/** Ten cotton T-shirts of Japan. */
const SAMPLE = {
  currency: 'CAD',
  htsCode: '6109100012',
  countryOfOrigin: 'JP',
  quantity: 10,
  unitPrice: decimal('20'),
  description: 'Cotton T-shirt',
  sku: undefined,
} as const

async function testStorage({ files, newId }: Needs): Promise<string> {
  const key = `connection-test/${newId()}.txt`
  const bytes = new TextEncoder().encode(key)
  await files.put(key, bytes)
  const back = await files.get(key)
  await files.delete(key)
  if (!back || Buffer.compare(back, bytes) !== 0)
    throw new ProviderError(files.name, texts.tested.storageDiffers, false)
  return texts.tested.storage
}

/** The letter goes where clients write to. */
async function testMail({ mailer, ...needs }: Needs): Promise<string> {
  const to = await providerEmailInUse(needs)
  if (to === undefined) throw new NoRecipient()
  await mailer.send({ to, subject: texts.tested.letterSubject, text: texts.tested.letterText })
  return texts.tested.mail(to)
}

class TooSlow extends Error {}
class NoRecipient extends Error {}

/** What has not answered by the deadline is left to its own one. */
async function inTime(test: Promise<string>): Promise<string> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooSlow()), DEADLINE_SECONDS * 1000)
  try {
    return await Promise.race([test, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const answered = (said: string) => ({ outcome: 'answered', said }) as const

function failed({ log }: Needs, problem: unknown) {
  log.info({ err: problem }, 'connection test failed')
  return { outcome: 'failed', said: sentenceOf(problem) } as const
}

function sentenceOf(problem: unknown): string {
  if (problem instanceof NoRecipient) return texts.tested.noRecipient
  if (problem instanceof TooSlow) return texts.tested.tooSlow(DEADLINE_SECONDS)
  return problem instanceof ProviderError ? texts.tested.failed(problem.message) : texts.tested.unexpected
}
