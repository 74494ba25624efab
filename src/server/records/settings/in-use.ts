// Settings as the rest of the server uses them: what staff saved, else what the environment gives. Read from the database at
// each use, so that a change counts at once, in every process.
import { z } from 'zod'
import type { ClearanceFees } from '#domain/clearance/estimate.ts'
import type { Deps } from '../../deps.ts'
import { parseBrokerFees } from '../../reference/fees.ts'
import { findSetting } from '../../store/settings.ts'

/** What `settings` holds under 'provider_email'. */
export const providerEmailSetting = z.email()

/** Customs' fees, and the broker's: as saved, else those of the file the environment names or the shipped example. */
export async function feesInUse({ db, fees }: Pick<Deps, 'db' | 'fees'>): Promise<ClearanceFees> {
  const stored = await findSetting(db, 'broker_fees')
  return stored === undefined ? fees : { ...fees, broker: parseBrokerFees(stored) }
}

/** Where clients write to the provider; undefined: nowhere is configured. */
export async function providerEmailInUse({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<string | undefined> {
  const stored = providerEmailSetting.safeParse(await findSetting(db, 'provider_email'))
  return stored.success ? stored.data : settings.providerEmail
}
