// FBA plans of an import with options, placements, rates and box groups: found by the ids where they came from. What the file does

import { afterOf, beforeOf } from '#domain/import/compare.ts'
import { type GivenPlan, planOf } from '#domain/import/plan-record.ts'
// not name stays; rates and box groups that it names for a placement take the place of those before.
import { insertAudits } from '../../store/imports-audit.ts'
import {
  findOptionsOf,
  findPlacementsOf,
  findPlansByExternalId,
  type StoredPlan,
  writeOptions,
  writePlacements,
  writePlans,
} from '../../store/imports-packing.ts'
import { entryOf, type KindImporter, outcomeOf, type RecordResult, type Run, repeatedIn } from './chunk.ts'
import { findPlaces, type Placed } from './owners.ts'
import { comparePlan, newWritings, type StoredTree, type Writings } from './plan-tree.ts'

type Step = { readonly result: RecordResult; readonly plan?: StoredPlan; readonly isNew?: boolean }

export const importPlans: KindImporter = async (run, records) => {
  const places = await findPlaces(run, records)
  const given = places.found.map((placed) => ({ placed, plan: planOf(placed.record) }))
  const trees = await storedTrees(run, given)
  const writings = newWritings()
  const steps = given.map(({ placed, plan }) => stepOf(run, placed, plan, trees.get(planKey(placed, plan)), writings))
  return {
    results: [...places.wrong, ...steps.map(({ result }) => result)],
    write: () => write(run, steps, writings),
  }
}

const planKey = ({ shipment }: Pick<Placed, 'shipment'>, { externalId }: GivenPlan): string =>
  `${shipment.id}\u0001${externalId}`

type Given = { readonly placed: Placed; readonly plan: GivenPlan }

async function storedTrees(run: Run, given: readonly Given[]): Promise<ReadonlyMap<string, StoredTree>> {
  const keys = given.map(({ placed, plan }) => ({
    client_id: placed.clientId,
    shipment_id: placed.shipment.id,
    external_id: plan.externalId,
  }))
  const plans = await findPlansByExternalId(run.tx, keys)
  const options = await findOptionsOf(run.tx, plans)
  const placements = Map.groupBy(await findPlacementsOf(run.tx, options), (each) => each.placement_option_id)
  const byPlan = Map.groupBy(options, (each) => each.plan_id)
  return new Map(
    plans.map((plan) => [
      `${plan.shipment_id}\u0001${plan.external_id}`,
      {
        plan,
        options: (byPlan.get(plan.id) ?? []).map((option) => ({ option, placements: placements.get(option.id) ?? [] })),
      },
    ]),
  )
}

function stepOf(run: Run, placed: Placed, given: GivenPlan, stored: StoredTree | undefined, writings: Writings): Step {
  const { record, shipment, clientId } = placed
  if (given.problems.length > 0) return { result: { kind: 'wrong', problems: given.problems } }
  const repeated = repeatedIn(run, record.line, planKey(placed, given))
  if (repeated) return { result: repeated }
  const owner = { clientId, shipmentId: shipment.id, newId: run.needs.newId, now: run.needs.now() }
  const { plan, changes } = comparePlan(owner, given, stored, writings)
  const outcome = outcomeOf(!stored, changes)
  const name = `${shipment.reference} · ${plan.plan_name}`
  const place = { clientId, shipmentId: shipment.id, name: shipment.reference }
  return {
    result: { kind: 'planned', line: record.line, name, place, outcome, changes, conflicts: [] },
    plan: outcome === 'unchanged' ? undefined : plan,
    isNew: !stored,
  }
}

async function write(run: Run, steps: readonly Step[], writings: Writings): Promise<void> {
  await writePlans(run.tx, writings.plans)
  await writeOptions(run.tx, writings.options)
  await writePlacements(run.tx, writings.placements)
  const entries = steps.flatMap(({ result, plan, isNew }) => {
    if (!plan || result.kind === 'wrong') return []
    return entryOf(run, {
      clientId: plan.client_id,
      action: 'plan.imported',
      subject: { kind: 'plan', id: plan.id },
      before: isNew ? null : beforeOf(result.changes),
      after: { plan: plan.external_id, ...afterOf(result.changes) },
    })
  })
  await insertAudits(run.tx, entries)
}
