// The only place that picks implementations: the environment in, everything use cases need out.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { texts as outboxTexts } from '#texts/en/outbox.ts'
import { systemClock } from './clock.ts'
import { demoMakerDirectory } from './demo/directory.ts'
import { demoProductCatalogue } from './demo/product-catalogue.ts'
import type { Deps, Settings } from './deps.ts'
import { encryptionKeys } from './encryption-key.ts'
import { type Env, ROOT } from './env.ts'
import { newId, newSecret } from './ids.ts'
import { installationOf } from './installation.ts'
import { jobBell } from './jobs/bell.ts'
import type { Log } from './log.ts'
import { once } from './once.ts'
import { type Analytics, noAnalytics } from './providers/analytics/analytics.ts'
import { endpointAnalytics } from './providers/analytics/endpoint.ts'
import { PLAUSIBLE_URL, plausible } from './providers/analytics/plausible.ts'
import { clearit } from './providers/customs-service/clearit.ts'
import { noCustomsService } from './providers/customs-service/customs-service.ts'
import { bankOfCanada } from './providers/exchange-rate/bank-of-canada.ts'
import type { ExchangeRateProvider } from './providers/exchange-rate/exchange-rate.ts'
import { offlineExchangeRate } from './providers/exchange-rate/offline.ts'
import type { FileStorage } from './providers/file-storage/file-storage.ts'
import { createLocalDisk } from './providers/file-storage/local-disk.ts'
import { createS3 } from './providers/file-storage/s3.ts'
import { signedLinks } from './providers/file-storage/signed-links.ts'
import { eshipper } from './providers/freight/eshipper.ts'
import { eshipperCustoms } from './providers/freight/eshipper-customs.ts'
import { eshipperSession } from './providers/freight/eshipper-session.ts'
import { freightcom } from './providers/freight/freightcom.ts'
import { noCustomsCharges, offlineFreight } from './providers/freight/offline.ts'
import { severalServices } from './providers/freight/several.ts'
import { createHttp } from './providers/http.ts'
import { ANTHROPIC_URL, anthropic } from './providers/language-model/anthropic.ts'
import { coolingOff } from './providers/language-model/cool-off.ts'
import type { LanguageModel } from './providers/language-model/language-model.ts'
import { offlineLanguageModel } from './providers/language-model/offline.ts'
import { OPENAI_URL, openai } from './providers/language-model/openai.ts'
import type { LanguageModelEnv } from './providers/language-model/settings.ts'
import type { Mailer } from './providers/mail/mail.ts'
import { keepLetters } from './providers/mail/outbox.ts'
import { smtpMailer } from './providers/mail/smtp.ts'
import { noMakerDirectory } from './providers/maker-directory/maker-directory.ts'
import { amazonRead } from './providers/product-catalogue/amazon-access.ts'
import { amazonCatalogue } from './providers/product-catalogue/amazon-catalogue.ts'
import { amazonInbound } from './providers/product-catalogue/amazon-inbound.ts'
import { noInboundPlans } from './providers/product-catalogue/offline.ts'
import { noProductCatalogue } from './providers/product-catalogue/product-catalogue.ts'
import { noShop } from './providers/shop-products/shop-products.ts'
import { shopify } from './providers/shop-products/shopify.ts'
import { woocommerce } from './providers/shop-products/woocommerce.ts'
import { openIdConnect } from './providers/sign-on/openid-connect.ts'
import { httpsPages } from './providers/web-pages/https-pages.ts'
import { trialPages } from './providers/web-pages/trial-pages.ts'
import { anthropicSearch } from './providers/web-search/anthropic-search.ts'
import { brave } from './providers/web-search/brave.ts'
import { offlineWebSearch } from './providers/web-search/offline.ts'
import { openaiSearch } from './providers/web-search/openai-search.ts'
import { searxng } from './providers/web-search/searxng.ts'
import type { WebSearch } from './providers/web-search/web-search.ts'
import { loadCarrierFees } from './reference/carrier-fees.ts'
import { centresOfAccount } from './reference/centres-of-account.ts'
import { openClassifier } from './reference/classifier.ts'
import { loadOriginLaw } from './reference/cusma.ts'
import { listDataSets } from './reference/data-sets.ts'
import { loadEntryLaw } from './reference/entry-law.ts'
import { loadFees } from './reference/fees.ts'
import { loadFulfilmentCentres } from './reference/fulfilment-centres.ts'
import { loadMeasures } from './reference/measures.ts'
import { loadPga } from './reference/pga.ts'
import { loadPreferences } from './reference/preferences.ts'
import { openTariff } from './reference/tariff.ts'
import { secretBox } from './secret-box.ts'
import { sharedTokenBudget } from './shared-token-budget.ts'
import { spannedFiles, spannedMailer, spannedPages } from './spanned-services.ts'
import { type Database, openEmbedded, openPostgres } from './store/database.ts'
import { keepPrivate } from './store/private-folder.ts'
import { withSealing } from './store/sealed-fields.ts'

/** Sign-in tries a minute that one address may make. */
const SIGN_INS_PER_MINUTE = 20
const DATA = join(ROOT, 'data')

/** Opens the database the environment names, the data folder closed to other users first. Throws DatabaseUnusable. */
export async function openDatabase(env: Env): Promise<Database> {
  keepPrivate(env.dataDir)
  return env.databaseUrl ? openPostgres(env.databaseUrl) : openEmbedded(join(env.dataDir, 'db'))
}

/**
 * What is read of `data/` and of the reference folder: nobody changes it, so several servers of one process may share it. Each part is
 * read when it is first asked for, and throws there when it is broken; the server asks for all as soon as it listens.
 */
export function lawOf(env: Pick<Env, 'referenceDir'>) {
  const tariff = once(() => openTariff({ dataDir: DATA, referenceDir: env.referenceDir }))
  const classifier = once(() => openClassifier(DATA, tariff.get().schedule)())
  const measures = once(() => loadMeasures({ dataDir: DATA }))
  const pga = once(() => loadPga(DATA))
  const origin = once(() => loadOriginLaw(DATA))
  const entryLaw = once(() => loadEntryLaw(DATA, { measures: measures.get(), pga: pga.get() }))
  return { tariff, classifier, measures, pga, origin, entryLaw }
}

/** Puts the parts together around an open database. */
export function wire(env: Env, database: Database, log: Log, law = lawOf(env)): Deps {
  const keys = keysOf(env, database)
  const box = secretBox(keys)
  return {
    db: withSealing(database.db, box),
    ...systemClock(env.businessTimeZone),
    newId,
    newSecret,
    log,
    settings: settingsOf(env, database),
    installation: installationOf(env),
    get tariff() {
      return law.tariff.get().schedule
    },
    get tariffSummary() {
      return law.tariff.get().summary
    },
    classifier: law.classifier.get,
    isLoading: () => !law.classifier.isMade(),
    get measures() {
      return law.measures.get()
    },
    get pga() {
      return law.pga.get()
    },
    get origin() {
      return law.origin.get()
    },
    get entryLaw() {
      return law.entryLaw.get()
    },
    preferences: loadPreferences(DATA),
    carrierFees: loadCarrierFees(DATA),
    fees: loadFees(DATA, env.brokerFeesFile, (err) => log.error({ err }, 'broker fees not read again')),
    dataSets: listDataSets(DATA),
    languageModel: languageModelOf(env, database, log),
    makerDirectory: env.production ? noMakerDirectory : demoMakerDirectory,
    ...amazonOf(env, log),
    shops: shopsOf(env, log),
    analytics: analyticsOf(env, log),
    mailer: spannedMailer(mailerOf(env, log)),
    signOn: env.signOn && openIdConnect({ access: env.signOn }),
    jobs: jobBell(),
    secrets: box,
    exchangeRates: exchangeRatesOf(env, log),
    webSearch: webSearchOf(env, database, log),
    webPages: spannedPages(env.webPagesFrom ? trialPages(env.webPagesFrom) : httpsPages()),
    ...freightServices(env, log),
    customsService: env.clearit ? clearit({ http: createHttp({ log }), access: env.clearit }) : noCustomsService,
    files: spannedFiles(filesOf(env, () => keys()[0])),
  }
}

const keysOf = (env: Env, { kind }: Pick<Database, 'kind'>) =>
  encryptionKeys({
    given: env.encryptionKey,
    before: env.encryptionKeysBefore,
    dataDir: env.dataDir,
    mustBeGiven: env.production && kind === 'postgresql',
  })

const filesOf = (env: Env, key: () => Buffer): FileStorage =>
  env.s3 ? createS3(env.s3) : createLocalDisk(join(env.dataDir, 'files'), signedLinks(key))

/** The database with the box for its encrypted fields, for commands that need no more. */
export const openedFields = (env: Env, database: Database): Database['db'] =>
  withSealing(database.db, secretBox(keysOf(env, database)))

/** What encrypts what must not lie readable, for commands that write letters. */
export const boxOf = (env: Env, database: Pick<Database, 'kind'>): Deps['secrets'] => secretBox(keysOf(env, database))

/** The storage of papers alone, for commands that need no more. */
export const openFiles = (env: Env, database: Pick<Database, 'kind'>): FileStorage => {
  const keys = keysOf(env, database)
  return filesOf(env, () => keys()[0])
}

const settingsOf = (env: Env, database: Database): Settings => ({
  businessTimeZone: env.businessTimeZone,
  clientSignIn: env.clientSignIn,
  staffSignIn: env.staffSignIn,
  production: env.production,
  demo: !env.production && env.demoData === 'auto',
  database: database.kind,
  providerEmail: env.providerEmail,
  requestsPerMinute: env.requestsPerMinute,
  trustedProxies: env.trustedProxies,
  signInsPerMinute: SIGN_INS_PER_MINUTE,
  maxLoopDelayMs: env.maxLoopDelayMs,
  publicUrl: env.publicUrl,
  modelDeadlineMs: env.languageModel && env.languageModel.deadlineSeconds * 1000,
})

function amazonOf(
  { amazon: account, production }: Env,
  log: Log,
): Pick<Deps, 'productCatalogue' | 'inboundPlans' | 'fulfilmentCentres'> {
  const demo = production ? noProductCatalogue : demoProductCatalogue
  const list = loadFulfilmentCentres(DATA)
  if (!account) return { productCatalogue: demo, inboundPlans: noInboundPlans, fulfilmentCentres: list }
  const now = () => new Date()
  const read = amazonRead({ http: createHttp({ log }), account, now })
  const inboundPlans = amazonInbound(read)
  const failed = (err: unknown) => log.warn({ err }, 'fulfilment centres of the account not read; the list is used')
  return {
    productCatalogue: amazonCatalogue(read, account.marketplaceId),
    inboundPlans,
    fulfilmentCentres: centresOfAccount({ list, read: inboundPlans.centres, now, failed }),
  }
}

function shopsOf({ shops: given }: Env, log: Log): Deps['shops'] {
  const http = createHttp({ log })
  const wait = async (ms: number) => void (await pause(ms))
  return {
    shopify: given.shopify ? shopify({ http, access: given.shopify, pause: wait }) : noShop,
    woocommerce: given.woocommerce ? woocommerce({ http, access: given.woocommerce }) : noShop,
  }
}

function analyticsOf({ analytics: given }: Env, log: Log): Analytics {
  if (!given) return noAnalytics
  const http = createHttp({ log })
  if (given.service === 'endpoint') return endpointAnalytics({ http, url: given.url })
  return plausible({ http, url: given.url ?? PLAUSIBLE_URL, site: given.site })
}

/** Without a mail server the log says what a letter would have. */
function mailerOf({ mail }: Env, log: Log): Mailer {
  if (mail) return smtpMailer(mail)
  return keepLetters(
    () => new Date(),
    (letter) => log.warn({ letter }, outboxTexts.notSent),
  )
}

function exchangeRatesOf(env: Env, log: Log): ExchangeRateProvider {
  if (env.bankOfCanadaUrl === 'off') return offlineExchangeRate
  return bankOfCanada({ http: createHttp({ log }), baseUrl: env.bankOfCanadaUrl })
}

function freightServices({ freight }: Env, log: Log): Pick<Deps, 'freight' | 'freightServices' | 'customsCharges'> {
  const http = createHttp({ log })
  const session = freight.eshipper && eshipperSession({ http, access: freight.eshipper, now: () => new Date() })
  const services = [
    ...(session ? [eshipper(session)] : []),
    ...(freight.freightcom ? [freightcom({ http, access: freight.freightcom })] : []),
  ]
  return {
    freightServices: services,
    freight: services.length > 0 ? severalServices(services) : offlineFreight,
    customsCharges: session?.access.customs ? eshipperCustoms(session) : noCustomsCharges,
  }
}

function webSearchOf(env: Env, database: Database, log: Log): WebSearch {
  const { webSearch: given, languageModel: model } = env
  if (!given) return offlineWebSearch
  const http = createHttp({ log })
  if (given.service === 'brave') return brave({ http, access: { baseUrl: given.url, key: given.key } })
  if (given.service === 'searxng') return searxng({ http, baseUrl: given.url })
  if (!model) return offlineWebSearch
  const access = { baseUrl: model.url ?? ownUrl(model), apiKey: model.key, model: model.model }
  const needs = { http, access, budget: tokenBudget(env, database, model) }
  return model.service === 'anthropic' ? anthropicSearch(needs) : openaiSearch(needs)
}

const tokenBudget = ({ businessTimeZone }: Env, { db }: Database, { tokensPerDay: perDay }: LanguageModelEnv) =>
  sharedTokenBudget({ db, perDay, today: systemClock(businessTimeZone).today })

const ownUrl = ({ service }: LanguageModelEnv): string => (service === 'anthropic' ? ANTHROPIC_URL : OPENAI_URL)

function languageModelOf(env: Env, database: Database, log: Log): LanguageModel {
  const { languageModel: given } = env
  if (!given) return offlineLanguageModel
  const isAnthropic = given.service === 'anthropic'
  const { now } = systemClock(env.businessTimeZone)
  const baseUrl = given.url ?? ownUrl(given)
  const needs = {
    http: createHttp({ log }),
    access: { baseUrl, apiKey: given.key, model: given.model },
    budget: tokenBudget(env, database, given),
  }
  return coolingOff(isAnthropic ? anthropic(needs) : openai(needs), { now, log })
}
