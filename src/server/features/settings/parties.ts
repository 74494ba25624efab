// Addresses that staff set up: brokers, warehouses, the default shipper; and where clients write to.
import type { z } from 'zod'
import type { saveProviderEmail as emailCall, PartyKey, saveParty as partyCall } from '#contract/settings.ts'
import type { Deps } from '../../deps.ts'
import { brokersSetting, ltlAddressesSetting, partySetting } from '../../records/invoices/configured-parties.ts'
import type { Actor } from '../../scope.ts'
import type { SettingKey } from '../../store/settings.ts'
import { changeSetting } from './change-setting.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type StoredParty = z.output<typeof partySetting>
type Slot = {
  readonly setting: SettingKey
  readonly read: (stored: unknown) => StoredParty | null
  /** The whole setting with this party in it; undefined when nothing is left of it. */
  readonly write: (stored: unknown, party: StoredParty | null) => unknown
}

export const PARTY_SLOTS: Readonly<Record<PartyKey, Slot>> = {
  default_shipper: {
    setting: 'default_shipper',
    read: (stored) => (stored === undefined ? null : partySetting.parse(stored)),
    write: (_stored, party) => party ?? undefined,
  },
  clearit: brokerSlot('clearit'),
  acb: brokerSlot('acb'),
  pattern_middle_mile: warehouseSlot('pattern_middle_mile'),
  ups_buffalo: warehouseSlot('ups_buffalo'),
}

function brokerSlot(key: 'clearit' | 'acb'): Slot {
  const all = (stored: unknown) => brokersSetting.parse(stored ?? {})
  return {
    setting: 'brokers',
    read: (stored) => all(stored)[key] ?? null,
    write: (stored, party) => ({ ...all(stored), [key]: party }),
  }
}

function warehouseSlot(key: 'pattern_middle_mile' | 'ups_buffalo'): Slot {
  const all = (stored: unknown) => ltlAddressesSetting.parse(stored ?? {})
  return {
    setting: 'ltl_addresses',
    read: (stored) => all(stored)[key] ?? null,
    write: (stored, party) => ({ ...all(stored), [key]: party }),
  }
}

/** Null removes the address. Throws `conflict` when somebody changed it meanwhile. */
export function saveParty(
  needs: Needs,
  actor: Actor,
  { key, party, seen }: { readonly key: PartyKey } & z.output<typeof partyCall.body>,
): Promise<string | null> {
  const { setting, read, write } = PARTY_SLOTS[key]
  return changeSetting(needs, actor, {
    key: setting,
    subject: key,
    seen,
    next: (stored) => write(stored, party),
    shown: (value) => ({ ...read(value) }),
  })
}

/** Null: what the environment gives. */
export function saveProviderEmail(
  needs: Needs,
  actor: Actor,
  { email, seen }: z.output<typeof emailCall.body>,
): Promise<string | null> {
  return changeSetting(needs, actor, {
    key: 'provider_email',
    subject: 'provider_email',
    seen,
    next: () => email ?? undefined,
    shown: (value) => ({ email: value ?? null }),
  })
}
