// The HTTP application: every feature's routes on one Fastify instance. Tests build it too.
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { DEFAULT_BODY_LIMIT_BYTES } from '#contract/endpoint.ts'
import { texts } from '#texts/en/api.ts'
import '#words/every-language.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { registerAccessRequests } from './features/access-requests/routes.ts'
import { registerAddressChanges } from './features/address-changes/routes.ts'
import { registerApiKeys } from './features/api-keys/routes.ts'
import { registerAudit } from './features/audit/routes.ts'
import { registerBusinessInfo } from './features/business-info/routes.ts'
import { registerCatalogue } from './features/catalogue/routes.ts'
import { registerLookups } from './features/classification/lookups/routes.ts'
import { registerClassification } from './features/classification/routes.ts'
import { registerDuty } from './features/duty/routes.ts'
import { registerFreight } from './features/freight/routes.ts'
import { registerOwnShipments } from './features/imports/own/routes.ts'
import { registerImports } from './features/imports/routes.ts'
import { registerWarehouse } from './features/imports/warehouse/routes.ts'
import { registerJobs } from './features/jobs/routes.ts'
import { registerMakers } from './features/makers/routes.ts'
import { registerNotifications } from './features/notifications/routes.ts'
import { registerOrigin } from './features/origin/routes.ts'
import { registerDocuments } from './features/papers/archive/routes.ts'
import { registerCusma } from './features/papers/cusma/routes.ts'
import { registerEstimatePapers } from './features/papers/estimates/routes.ts'
import { registerFda } from './features/papers/fda/routes.ts'
import { registerFiles } from './features/papers/files/routes.ts'
import { registerInvoices } from './features/papers/invoices/routes.ts'
import { registerPaperJobs } from './features/papers/jobs/routes.ts'
import { registerManualInvoices } from './features/papers/manual-invoices/routes.ts'
import { registerParseItems } from './features/papers/parse-items/routes.ts'
import { registerPreflight } from './features/papers/preflight/routes.ts'
import { registerProductCertificates } from './features/papers/product-certificates/routes.ts'
import { registerPrivacy } from './features/privacy/routes.ts'
import { registerPublicTools } from './features/public-tools/routes.ts'
import { registerReference } from './features/reference/routes.ts'
import { registerSavedViews } from './features/saved-views/routes.ts'
import { registerSearch } from './features/search/routes.ts'
import { registerSession } from './features/session/routes.ts'
import { registerSettings } from './features/settings/routes.ts'
import { registerSharedProducts } from './features/shared-products/routes.ts'
import { registerComments } from './features/shipments/comments/routes.ts'
import { registerItems } from './features/shipments/items/routes.ts'
import { registerShipmentLookups } from './features/shipments/lookups/routes.ts'
import { registerShipments } from './features/shipments/routes.ts'
import { registerSample } from './features/shipments/sample/routes.ts'
import { registerStaff } from './features/shipments/staff/routes.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { CONNECTION_LIMITS, limitConnections } from './http/connection-limits.ts'
import { registerApiDocs } from './http/docs-page.ts'
import { sendFailure } from './http/failures.ts'
import type { FrontDoor } from './http/front-door.ts'
import { limitRequests } from './http/limit-requests.ts'
import { logRequests } from './http/log-requests.ts'
import { registerOutbox } from './http/outbox-page.ts'
import { protectAnswers } from './http/pages.ts'
import { shedLoad } from './http/shed-load.ts'
import { registerSiteFiles } from './http/site-files.ts'
import { traceRequests } from './http/trace-requests.ts'
import { limitUnread } from './http/unread-answers.ts'
import { refuseUnreadable } from './http/unreadable-requests.ts'

/** Builds the application; the caller listens on it, injects requests or opens the `door` it takes over, and closes it. */
export function buildApp(deps: Deps, door?: FrontDoor): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    genReqId: () => deps.newId(),
    forceCloseConnections: 'idle',
    // Who asks on a connection that is about to be ended is answered all the same.
    return503OnClosing: false,
    trustProxy: deps.settings.trustedProxies.length > 0 && [...deps.settings.trustedProxies],
    ...CONNECTION_LIMITS,
    ...(door ? { serverFactory: door.takenBy } : {}),
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply, error, EDGE)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, EDGE))
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new AppError('missing', 'no-such-call'), EDGE))
  if (!door) limitConnections(app)
  traceRequests(app, deps)
  logRequests(app, deps)
  protectAnswers(app, deps.settings)
  shedLoad(app, deps)
  limitRequests(app, deps)
  compressAnswers(app)
  limitUnread(app)

  registerAll(app, deps)
  return app
}

function registerAll(app: FastifyInstance, deps: Deps): void {
  registerSite(app, deps)
  registerReference(app, deps)
  registerSession(app, deps)
  registerPublicTools(app, deps)
  registerAccessRequests(app, deps)
  registerAddressChanges(app, deps)
  registerInvoices(app, deps)
  registerPaperJobs(app, deps)
  registerFda(app, deps)
  registerPreflight(app, deps)
  registerDocuments(app, deps)
  registerEstimatePapers(app, deps)
  registerManualInvoices(app, deps)
  registerShipments(app, deps)
  registerItems(app, deps)
  registerComments(app, deps)
  registerSample(app, deps)
  registerShipmentLookups(app, deps)
  registerNotifications(app, deps)
  registerMakers(app, deps)
  registerLookups(app, deps)
  registerOrigin(app, deps)
  registerCatalogue(app, deps)
  registerSavedViews(app, deps)
  registerSearch(app, deps)
  registerParseItems(app, deps)
  registerBusinessInfo(app, deps)
  registerCusma(app, deps)
  registerProductCertificates(app, deps)
  registerFiles(app, deps)
  registerClassification(app, deps)
  registerDuty(app, deps)
  registerStaff(app, deps)
  registerImports(app, deps)
  registerJobs(app, deps)
  registerApiKeys(app, deps)
  registerSharedProducts(app, deps)
  registerOwnShipments(app, deps)
  registerWarehouse(app, deps)
  registerSettings(app, deps)
  registerAudit(app, deps)
  registerPrivacy(app, deps)
  registerFreight(app, deps)
}

/** What is no call of the contract. */
function registerSite(app: FastifyInstance, { mailer, settings }: Deps): void {
  registerApiDocs(app)
  registerSiteFiles(app, settings)
  if (mailer.outbox && !settings.production) registerOutbox(app, mailer.outbox)
}

/** Characters of one part of a path: the names of files and the tokens of links are long. */
const LONGEST_PARAMETER = 2000

/** For what fails outside any endpoint. */
const EDGE = { failure: (say: Words) => say(texts).broken, bodyLimitBytes: DEFAULT_BODY_LIMIT_BYTES, endpoint: 'none' }
