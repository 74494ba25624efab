// Everything that says whether goods may enter, put together from its data sets.
import type { EntryLaw } from '#domain/admissibility/findings.ts'
import type { MeasureBook } from '#domain/tariff/measure.ts'
import { loadAdmissibility } from './admissibility.ts'
import { loadOrders } from './antidumping.ts'
import type { PgaTable } from './pga.ts'

/** The active versions, with measures and agencies that are loaded already. Throws as each loader does. */
export const loadEntryLaw = (dataDir: string, { measures, pga }: { measures: MeasureBook; pga: PgaTable }): EntryLaw =>
  Object.freeze({
    admissibility: loadAdmissibility(dataDir),
    orders: loadOrders(dataDir),
    measures,
    agencies: pga,
  })
