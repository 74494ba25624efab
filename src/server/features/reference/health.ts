// Whether the server works, and with which data.
import type { z } from 'zod'
import type { health } from '#contract/reference.ts'
import type { Deps } from '../../deps.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import { wireRate } from '../../records/reference/wire-rate.ts'
import { providerEmailInUse } from '../../records/settings/in-use.ts'
import { reachDatabase } from '../../store/reachable.ts'

type Needs = Pick<
  Deps,
  'db' | 'now' | 'today' | 'log' | 'settings' | 'tariffSummary' | 'dataSets' | 'exchangeRates' | 'isLoading' | 'signOn'
>

type Health = Omit<z.infer<typeof health.answer>, 'success'>

/**
 * Fails when the database does not answer.
 * The tariff is named by the release in use: that of the reference folder when it is newer than the installed set.
 */
export async function checkHealth(needs: Needs): Promise<Health> {
  const { settings, tariffSummary, dataSets } = needs
  const { release, published, legalTexts } = tariffSummary
  await reachDatabase(needs.db)
  return {
    database: settings.database,
    loading: needs.isLoading(),
    dataSets: dataSets.map((each) =>
      each.name === 'tariff'
        ? { name: each.name, version: release, validFrom: published, lastVerified: published }
        : each,
    ),
    legalTexts,
    tariffOlderThan: tariffSummary.olderThan ?? null,
    exchangeRate: wireRate(await currentExchangeRate(needs)),
    demo: settings.demo,
    staffSignIn: settings.staffSignIn,
    signOn: needs.signOn?.label ?? null,
    providerEmail: (await providerEmailInUse(needs)) ?? null,
  }
}
