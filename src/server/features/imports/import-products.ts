// Products of the catalogue all share: found by their ASIN. They are no client's.
import { afterOf, beforeOf, compareFields } from '#domain/import/compare.ts'
import type { ImportRecord } from '#domain/import/records.ts'
import { insertAudits } from '../../store/imports-audit.ts'
import { findSharedProducts, type SharedProduct, saveSharedProducts } from '../../store/shared-products.ts'
import { entryOf, type KindImporter, outcomeOf, type RecordResult, type Run, repeatedIn } from './chunk.ts'

type Step = { readonly result: RecordResult; readonly saved?: SharedProduct }

export const importProducts: KindImporter = async (run, records) => {
  const known = await findSharedProducts(
    run.tx,
    records.flatMap(({ values }) => values.asin ?? []),
  )
  const byAsin = new Map(known.map((product) => [product.asin, product]))
  const steps = records.map((record) => stepOf(run, record, byAsin))
  return { results: steps.map(({ result }) => result), write: () => write(run, steps) }
}

function stepOf(run: Run, { line, values }: ImportRecord, byAsin: ReadonlyMap<string, SharedProduct>): Step {
  const { asin = '', title = '', category } = values
  const repeated = repeatedIn(run, line, asin)
  if (repeated) return { result: repeated }
  const existing = byAsin.get(asin)
  const { changes } = compareFields(
    { title, category },
    existing ? { title: existing.title, category: existing.category } : {},
  )
  const outcome = outcomeOf(existing === undefined, changes)
  const result = { kind: 'planned', line, name: asin, place: null, outcome, changes, conflicts: [] } as const
  if (outcome === 'unchanged') return { result }
  const fields = { asin, title, category: category ?? existing?.category ?? null }
  return { result, saved: { ...fields, updated_by: run.actor.name, updated_at: run.needs.now() } }
}

async function write(run: Run, steps: readonly Step[]): Promise<void> {
  await saveSharedProducts(
    run.tx,
    steps.flatMap(({ saved }) => saved ?? []),
  )
  const entries = steps.flatMap(({ result, saved }) => {
    if (!saved || result.kind === 'wrong') return []
    const before = result.outcome === 'new' ? null : beforeOf(result.changes)
    const subject = { kind: 'product', id: saved.asin }
    return [
      entryOf(run, { clientId: null, action: 'product.imported', subject, before, after: afterOf(result.changes) }),
    ]
  })
  await insertAudits(run.tx, entries)
}
