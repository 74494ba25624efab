// Everything a use case may need, chosen once at start-up. Use cases ask for the part they use: Pick<Deps, 'db' | 'now'>.
import type { Connection } from '#contract/operations.ts'
import type { EntryLaw } from '#domain/admissibility/findings.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Classifier } from '#domain/classification/classifier.ts'
import type { CarrierFeeTables } from '#domain/clearance/carrier-fees.ts'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import type { OriginLaw } from '#domain/origin/rule.ts'
import type { MeasureBook } from '#domain/tariff/measure.ts'
import type { PreferenceRules } from '#domain/tariff/preference-programmes.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import type { JobBell } from './jobs/bell.ts'
import type { Log } from './log.ts'
import type { Analytics } from './providers/analytics/analytics.ts'
import type { CustomsService } from './providers/customs-service/customs-service.ts'
import type { ExchangeRateProvider } from './providers/exchange-rate/exchange-rate.ts'
import type { FileStorage } from './providers/file-storage/file-storage.ts'
import type { CustomsCharges, FreightService } from './providers/freight/freight.ts'
import type { LanguageModel } from './providers/language-model/language-model.ts'
import type { Mailer } from './providers/mail/mail.ts'
import type { MakerDirectory } from './providers/maker-directory/maker-directory.ts'
import type { InboundPlans, ProductCatalogue } from './providers/product-catalogue/product-catalogue.ts'
import type { ShopName, ShopProducts } from './providers/shop-products/shop-products.ts'
import type { SignOn } from './providers/sign-on/sign-on.ts'
import type { WebPages } from './providers/web-pages/web-pages.ts'
import type { WebSearch } from './providers/web-search/web-search.ts'
import type { DataSetSummary } from './reference/data-sets.ts'
import type { FulfilmentCentres } from './reference/fulfilment-centres.ts'
import type { PgaTable } from './reference/pga.ts'
import type { TariffSummary } from './reference/tariff.ts'
import type { SecretBox } from './secret-box.ts'
import type { Db } from './store/database.ts'

export type Settings = {
  readonly businessTimeZone: string
  /** 'code': a code sent there by mail; 'direct': the e-mail address alone signs in. */
  readonly clientSignIn: 'code' | 'direct' | 'passkey'
  /** 'shared': one password for all staff; 'named': each with a name, a password and a second factor. Members may sign in by name in both. 'sso': by single sign-on alone. */
  readonly staffSignIn: 'shared' | 'named' | 'sso'
  /** Whether this is an operator's own service rather than a trial or a test. */
  readonly production: boolean
  /** Whether the demo data is loaded. */
  readonly demo: boolean
  readonly database: 'embedded' | 'postgresql'
  /** Where clients write to the provider; undefined: not configured. */
  readonly providerEmail?: string | undefined
  /** Requests a minute that one token or address may make. */
  readonly requestsPerMinute: number
  /** Addresses or networks of proxies whose word about the caller's address is taken. */
  readonly trustedProxies: readonly string[]
  /** Sign-in tries a minute that one address may make. */
  readonly signInsPerMinute: number
  /** Calls are turned away while the event loop is later than this; undefined: never. */
  readonly maxLoopDelayMs?: number | undefined
  /** Where the world finds the installation; undefined: where each request says it is. */
  readonly publicUrl?: string | undefined
  /** How long a language model may take over one classification; undefined: as the classification sets. */
  readonly modelDeadlineMs?: number | undefined
  /** Steps that the hash of a code to sign in with, or of a member's password, takes; undefined: as many as a password's. */
  readonly passwordSteps?: number | undefined
}

/** What the environment says of the installation, without secrets. */
export type Installation = {
  readonly release: string
  readonly connections: readonly Connection[]
  readonly reference: {
    /** The folder `data` of the program. */
    readonly dataDir: string
    /** Where an updated tariff schedule is installed. */
    readonly folder: string
    readonly mayDownload: boolean
    /** Addresses of the tariff site; the official ones when absent. */
    readonly addresses?: { readonly schedule: string; readonly release: string } | undefined
  }
  /** Settings that the environment gives. */
  readonly environmentSets: {
    readonly staffPassword: boolean
    readonly documentPassword: boolean
    readonly brokerFees: boolean
  }
}

export type Deps = {
  /**
   * Of a paper that a job makes: `check` looks for what stands in its way and makes none; `checked` makes it, the password having been given
   * when it was asked for. Undefined: it is made while somebody waits.
   */
  readonly paperRun?: 'check' | 'checked' | undefined
  readonly db: Db
  now(): Date
  today(): CalendarDate
  newId(): string
  newSecret(bytes: number): string
  readonly log: Log
  readonly settings: Settings
  readonly installation: Installation
  readonly tariff: TariffSchedule
  readonly tariffSummary: TariffSummary
  /** The offline classifier over the tariff; the first call builds it, about a second. */
  readonly classifier: () => Classifier
  /** Whether reference data are still being read behind the running server. */
  readonly isLoading: () => boolean
  /** Dated additional duties, relief and bans. */
  readonly measures: MeasureBook
  /** Preference programmes and the countries of column 2. */
  readonly preferences: PreferenceRules
  /** Rules of origin of CUSMA. */
  readonly origin: OriginLaw
  /** User fees of customs and the broker's fee schedule. */
  readonly fees: ClearanceFees
  /** Brokerage of the small-parcel carriers. */
  readonly carrierFees: CarrierFeeTables
  /** The data sets in use, as installed. */
  readonly dataSets: readonly DataSetSummary[]
  readonly fulfilmentCentres: FulfilmentCentres
  /** Agency flags by tariff prefix. */
  readonly pga: PgaTable
  /** Everything that says whether goods may enter. */
  readonly entryLaw: EntryLaw
  readonly languageModel: LanguageModel
  readonly makerDirectory: MakerDirectory
  readonly productCatalogue: ProductCatalogue
  /** Inbound plans of the seller's account at Amazon. */
  readonly inboundPlans: InboundPlans
  /** The seller's shops outside. */
  readonly shops: Readonly<Record<ShopName, ShopProducts>>
  readonly analytics: Analytics
  readonly mailer: Mailer
  /** Who says who a person on staff is; undefined: nobody but Portage. */
  readonly signOn?: SignOn | undefined
  /** Rung when a job was asked for and the transaction that asked is over. */
  readonly jobs: JobBell
  /** Encrypts what must not lie readable in the database. */
  readonly secrets: SecretBox
  readonly exchangeRates: ExchangeRateProvider
  readonly files: FileStorage
  /** Finds pages about makers. */
  readonly webSearch: WebSearch
  readonly webPages: WebPages
  readonly customsService: CustomsService
  /** Rates and bookings of carriers. */
  readonly freight: FreightService
  /** The services of `freight`, each by its own. */
  readonly freightServices: readonly FreightService[]
  /** What a freight service says customs will charge. */
  readonly customsCharges: CustomsCharges
}
