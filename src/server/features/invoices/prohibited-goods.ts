// Goods that may not enter have no invoice. Source: decisions e; Facts 0.5.
import type { Big } from 'big.js'
import { dateText } from '#domain/calendar.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { lineAmounts } from '#domain/invoice/line-amounts.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import { cad, decimal } from '#domain/money.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import type { DutyInput } from '#domain/tariff/duty-outcome.ts'
import { texts } from '#texts/en/invoice.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type CompleteItem, label } from './invoice-checks.ts'

type Goods = {
  readonly items: readonly CompleteItem[]
  readonly manualLines: readonly ManualLine[]
  /** CAD to USD. */
  readonly rate: Big
  readonly claim: StandingClaim
  /** Items that may enter all the same. */
  readonly permitted?: ReadonlyMap<string, unknown>
}

type Line = { readonly id: string | null; readonly description: string; readonly input: DutyInput }

/**
 * Throws `conflict` naming the first line that may not be entered today, with every such item in
 * `details: { kind: 'prohibited', items: [{ id, description, since }] }`; `id` is null for a typed line.
 * A typed line without a code cannot be looked at, and an item that staff permitted passes.
 */
export function refuseProhibited(
  needs: Pick<Deps, 'tariff' | 'measures' | 'preferences' | 'today'>,
  goods: Goods,
): void {
  const law = { schedule: needs.tariff, measures: needs.measures, preferences: needs.preferences }
  const lines = [...goods.items.map((item) => itemLine(needs, goods, item)), ...manualLines(needs, goods)]
  const banned = lines.flatMap(({ input, ...line }) => {
    if (line.id !== null && goods.permitted?.has(line.id)) return []
    const { outcome } = calculateDuty(input, law)
    return outcome.kind === 'prohibited' ? [{ ...line, since: outcome.since }] : []
  })
  const [first] = banned
  if (!first) return
  throw new AppError('conflict', texts.prohibited(first.description, dateText(first.since)), {
    kind: 'prohibited',
    items: banned,
  })
}

function itemLine({ today }: Pick<Deps, 'today'>, { rate, claim }: Goods, item: CompleteItem): Line {
  const units = Object.entries(item.stored.unitQuantities)
  return {
    id: item.stored.id,
    description: label(item.stored),
    input: {
      htsCode: item.htsCode,
      origin: item.origin,
      value: lineAmounts(cad(item.costCad), item.quantity, rate).totalUsd,
      quantities: units.map(([unit, amount]) => ({ unit, amount: decimal(amount).times(String(item.quantity)) })),
      entryDate: today(),
      claim: { kind: claimsCusma(claim, { id: item.stored.id, origin: item.origin }) ? 'cusma' : 'none' },
      answers: item.stored.dutyAnswers,
    },
  }
}

function manualLines({ today }: Pick<Deps, 'today'>, goods: Goods): readonly Line[] {
  return goods.manualLines.flatMap((line) => {
    const htsCode = parseHtsCode(line.htsCode ?? '')
    if (!htsCode) return []
    const value = lineAmounts(line.unitValue, line.quantity, goods.rate).totalUsd
    const claim = { kind: 'none' } as const
    const input = { htsCode, origin: line.origin, value, quantities: [], entryDate: today(), claim, answers: {} }
    return [{ id: null, description: line.description, input }]
  })
}
