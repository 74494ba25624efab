// What the environment says of this installation, for the screens of staff: where services are, never a key.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '#texts/en/operations.ts'
import type { Installation } from './deps.ts'
import { type Env, ROOT } from './env.ts'
import { builtIn, notConfigured } from './providers/connection.ts'
import { clearitConnection } from './providers/customs-service/settings.ts'
import { exchangeRateConnection } from './providers/exchange-rate/settings.ts'
import { fileStorageConnection } from './providers/file-storage/settings.ts'
import { eshipperConnection, freightcomConnection } from './providers/freight/settings.ts'
import { languageModelConnection } from './providers/language-model/settings.ts'
import { mailConnection } from './providers/mail/settings.ts'
import { amazonConnection } from './providers/product-catalogue/settings.ts'
import { shopifyConnection, wooConnection } from './providers/shop-products/settings.ts'
import { webSearchConnection } from './providers/web-search/settings.ts'

export const installationOf = (env: Env): Installation => ({
  release: readRelease(),
  connections: [
    { id: 'exchange-rate', ...exchangeRateConnection(env.bankOfCanadaUrl) },
    { id: 'language-model', ...languageModelConnection(env.languageModel) },
    { id: 'maker-directory', ...makerDirectory(env) },
    { id: 'web-search', ...webSearchConnection(env.webSearch) },
    { id: 'file-storage', ...fileStorageConnection(env.s3) },
    { id: 'freightcom', ...freightcomConnection(env.freight) },
    { id: 'eshipper', ...eshipperConnection(env.freight) },
    { id: 'clearit', ...clearitConnection(env.clearit) },
    { id: 'amazon', ...amazonConnection(env.amazon) },
    { id: 'shopify', ...shopifyConnection(env.shops) },
    { id: 'woocommerce', ...wooConnection(env.shops) },
    { id: 'mail', ...mailConnection(env.mail, env.production) },
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

const makerDirectory = ({ production }: Env) =>
  production ? notConfigured(texts.details.noDirectory) : builtIn(texts.details.demoDirectory)
