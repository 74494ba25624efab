// What the environment says of this installation, for the screens of staff: where services are, never a key.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#contract/operations.ts'
import { texts } from '#texts/en/operations.ts'
import type { Installation } from './deps.ts'
import { type Env, ROOT } from './env.ts'

const { details } = texts

export const installationOf = (env: Env): Installation => ({
  release: readRelease(),
  connections: [
    exchangeRate(env),
    languageModel(env),
    makerDirectory(env),
    fileStorage(env),
    freight(env),
    amazon(env),
    mail(env),
  ],
  reference: {
    dataDir: join(ROOT, 'data'),
    folder: env.referenceDir ?? join(ROOT, 'reference'),
    mayDownload: env.referenceUpdate !== 'off',
  },
  environmentSets: {
    staffPassword: env.staffPassword !== undefined,
    documentPassword: env.documentPassword !== undefined,
    brokerFees: env.brokerFeesFile !== undefined,
  },
})

function readRelease(): string {
  const content: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const isNamed = typeof content === 'object' && content !== null && 'version' in content
  return isNamed ? String(content.version) : ''
}

function exchangeRate({ bankOfCanadaUrl }: Env): Connection {
  const variables = ['BANK_OF_CANADA_URL']
  if (bankOfCanadaUrl === 'off') return { ...notConfigured('exchange-rate', details.offlineRate), variables }
  const host = hostOf(bankOfCanadaUrl ?? 'https://www.bankofcanada.ca')
  return { id: 'exchange-rate', state: 'configured', detail: details.bankOfCanada(host), variables }
}

function languageModel({ languageModel: model }: Env): Connection {
  const variables = ['LANGUAGE_MODEL', 'LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_NAME']
  if (!model) return { ...notConfigured('language-model', details.noModel), variables }
  const own = model.service === 'anthropic' ? 'https://api.anthropic.com' : 'https://api.openai.com'
  const detail = details.model(model.model, model.service, hostOf(model.url ?? own))
  return { id: 'language-model', state: 'configured', detail, variables }
}

const makerDirectory = ({ production }: Env): Connection =>
  production
    ? notConfigured('maker-directory', details.noDirectory)
    : { id: 'maker-directory', state: 'built-in', detail: details.demoDirectory, variables: [] }

function amazon({ amazon: account }: Env): Connection {
  const variables = ['AMAZON_CLIENT_ID', 'AMAZON_CLIENT_SECRET', 'AMAZON_REFRESH_TOKEN', 'AMAZON_MARKETPLACE']
  if (!account) return { ...notConfigured('amazon', details.noAmazon), variables }
  const host = hostOf(account.baseUrl ?? 'https://sellingpartnerapi-na.amazon.com')
  return { id: 'amazon', state: 'configured', detail: details.amazon(account.marketplaceId, host), variables }
}

function fileStorage({ s3 }: Env): Connection {
  const variables = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  if (!s3) return { id: 'file-storage', state: 'built-in', detail: details.disk, variables }
  const host = s3.endpoint ? hostOf(s3.endpoint) : `s3.${s3.region}.amazonaws.com`
  return { id: 'file-storage', state: 'configured', detail: details.bucket(s3.bucket, host), variables }
}

function freight({ freight: given }: Env): Connection {
  const variables = ['FREIGHTCOM_API_KEY', 'FREIGHTCOM_PAYMENT_METHOD', 'FREIGHTCOM_URL']
  if (!given) return { ...notConfigured('freight', details.noFreight), variables }
  const host = hostOf(given.url ?? 'https://external-api.freightcom.com')
  return { id: 'freight', state: 'configured', detail: details.at(host), variables }
}

function mail({ mail: given, production }: Env): Connection {
  const variables = ['SMTP_URL', 'MAIL_FROM']
  if (given) return { id: 'mail', state: 'configured', detail: details.at(hostOf(given.url)), variables }
  if (production) return { ...notConfigured('mail', details.noMail), variables }
  return { id: 'mail', state: 'built-in', detail: details.outbox, variables }
}

const notConfigured = (id: Connection['id'], detail: string): Connection => ({
  id,
  state: 'not-configured',
  detail,
  variables: [],
})

/** Host and port alone: an address may carry a name and a password. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
