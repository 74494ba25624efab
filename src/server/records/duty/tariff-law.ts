// The law a duty is worked out by, out of the parts a use case is given.
import type { TariffLaw } from '#domain/tariff/duty.ts'
import type { Deps } from '../../deps.ts'

export type LawNeeds = Pick<Deps, 'tariff' | 'measures' | 'preferences'>

export const tariffLaw = ({ tariff, measures, preferences }: LawNeeds): TariffLaw => ({
  schedule: tariff,
  measures,
  preferences,
})
