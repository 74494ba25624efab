// What staff set up, for the screen of settings: never a hash or a key.

import type { AnswerOf } from '#contract/endpoint.ts'
import type { getSettings, PartyKey, PasswordKind } from '#contract/settings.ts'
import type { Deps } from '../../deps.ts'
import { passwordHash } from '../../records/session/password.ts'
import { feesInUse, providerEmailSetting } from '../../records/settings/in-use.ts'
import { findStoredSetting, type SettingKey } from '../../store/settings.ts'
import { written } from './broker-fees.ts'
import { PASSWORD_KEYS } from './change-password.ts'
import { readTerms } from './invoice-terms.ts'
import { PARTY_SLOTS } from './parties.ts'

type Needs = Pick<Deps, 'db' | 'today' | 'fees' | 'settings' | 'installation'>
type State = AnswerOf<typeof getSettings>['data']

export async function readSettings(needs: Needs): Promise<State> {
  return {
    today: needs.today(),
    passwords: { staff: await passwordState(needs, 'staff'), documents: await passwordState(needs, 'documents') },
    brokerFees: await brokerFeesState(needs),
    parties: {
      default_shipper: await partyState(needs, 'default_shipper'),
      clearit: await partyState(needs, 'clearit'),
      acb: await partyState(needs, 'acb'),
      pattern_middle_mile: await partyState(needs, 'pattern_middle_mile'),
      ups_buffalo: await partyState(needs, 'ups_buffalo'),
    },
    invoiceTerms: await invoiceTermsState(needs),
    providerEmail: await providerEmailState(needs),
  }
}

async function stored({ db }: Needs, key: SettingKey) {
  const found = await findStoredSetting(db, key)
  return { value: found?.value, seen: found?.updatedAt.toISOString() ?? null }
}

async function passwordState(needs: Needs, which: PasswordKind): Promise<State['passwords']['staff']> {
  const { value, seen } = await stored(needs, PASSWORD_KEYS[which])
  const { staffPassword, documentPassword } = needs.installation.environmentSets
  return {
    isSet: passwordHash.safeParse(value).success,
    changedAt: seen,
    fromEnvironment: which === 'staff' ? staffPassword : documentPassword,
  }
}

async function brokerFeesState(needs: Needs): Promise<State['brokerFees']> {
  const { value, seen } = await stored(needs, 'broker_fees')
  const ofEnvironment = needs.installation.environmentSets.brokerFees ? 'file' : 'example'
  const { broker, example, schedules } = written((await feesInUse(needs)).broker)
  return {
    source: value === undefined ? ofEnvironment : 'settings',
    seen,
    schedule: {
      broker,
      example,
      schedules: schedules.map((row) => ({ ...row, fees: row.fees.map(writable) })),
    },
  }
}

/** Lists on the wire may be changed by who reads them. */
type Fee = State['brokerFees']['schedule']['schedules'][number]['fees'][number]
const writable = (fee: ReturnType<typeof written>['schedules'][number]['fees'][number]): Fee =>
  fee.kind === 'agency-review' ? { ...fee, chapters: [...fee.chapters] } : fee

async function partyState(needs: Needs, key: PartyKey): Promise<State['parties'][PartyKey]> {
  const { setting, read } = PARTY_SLOTS[key]
  const { value, seen } = await stored(needs, setting)
  return { seen, party: read(value) }
}

async function invoiceTermsState(needs: Needs): Promise<State['invoiceTerms']> {
  const { value, seen } = await stored(needs, 'invoice_terms')
  return { seen, terms: readTerms(value) }
}

async function providerEmailState(needs: Needs): Promise<State['providerEmail']> {
  const { value, seen } = await stored(needs, 'provider_email')
  return {
    seen,
    email: providerEmailSetting.safeParse(value).data ?? null,
    fromEnvironment: needs.settings.providerEmail ?? null,
  }
}
