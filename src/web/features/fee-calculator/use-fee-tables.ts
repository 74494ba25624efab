// The dated fee tables, as the server has them; the browser calculates with them.
import { carrierTablesOf } from '#contract/carrier-fee-tables.ts'
import { getCarrierFees } from '#contract/carrier-fees.ts'
import { type CalendarDate, day } from '#domain/calendar.ts'
import type { CarrierFeeTables } from '#domain/clearance/carrier-fees.ts'
import { useEndpoint } from '../../api/hooks.ts'

const FRESH_FOR_MS = 10 * 60_000

export type FeeTables = { readonly tables: CarrierFeeTables; readonly today: CalendarDate }

export function useFeeTables() {
  const query = useEndpoint(getCarrierFees, {}, { freshFor: FRESH_FOR_MS })
  const wire = query.data?.data
  const known: FeeTables | undefined = wire && { tables: carrierTablesOf(wire), today: day(wire.today) }
  return { known, error: query.error, retry: query.refetch, isLoading: query.isLoading }
}
