// Settings and operations of the installation, for staff.
import type { FastifyInstance } from 'fastify'
import * as operations from '#contract/operations.ts'
import * as settings from '#contract/settings.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { saveBrokerFees } from './broker-fees.ts'
import { changePassword } from './change-password.ts'
import { dataVersions } from './data-versions.ts'
import { saveInvoiceTerms } from './invoice-terms.ts'
import { saveParty, saveProviderEmail } from './parties.ts'
import { readSettings } from './read-settings.ts'
import { testConnection } from './test-connection.ts'
import { dataUpdates } from './update-data.ts'

export function registerSettings(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, settings.getSettings, async () => ({ data: await readSettings(deps) }))
  serve(app, deps, settings.changePassword, async ({ actor, token, address, body }) => ({
    data: await changePassword(deps, { actor, token, address }, body),
  }))
  serve(app, deps, settings.saveBrokerFees, async ({ actor, body }) => ({
    data: { seen: await saveBrokerFees(deps, actor, body) },
  }))
  serve(app, deps, settings.saveParty, async ({ actor, params, body }) => ({
    data: { seen: await saveParty(deps, actor, { ...params, ...body }) },
  }))
  serve(app, deps, settings.saveInvoiceTerms, async ({ actor, body }) => ({
    data: { seen: await saveInvoiceTerms(deps, actor, body) },
  }))
  serve(app, deps, settings.saveProviderEmail, async ({ actor, body }) => ({
    data: { seen: await saveProviderEmail(deps, actor, body) },
  }))
  registerOperations(app, deps)
}

function registerOperations(app: FastifyInstance, deps: Deps): void {
  const updates = dataUpdates(deps)
  app.addHook('onClose', () => updates.settled())
  serve(app, deps, operations.listConnections, async () => ({ data: deps.installation.connections }))
  serve(app, deps, operations.testConnection, async ({ actor, params }) => ({
    data: await testConnection(deps, actor, params.id),
  }))
  serve(app, deps, operations.getDataVersions, async () => ({
    data: { ...dataVersions(deps), update: updates.state() },
  }))
  serve(app, deps, operations.updateData, async ({ actor, body }) => ({ data: await updates.start(actor, body) }))
}
