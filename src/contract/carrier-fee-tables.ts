// The carriers' brokerage tables as they travel: amounts and rates as decimal text. The one place that knows both shapes.
import type { z } from 'zod'
import { day } from '#domain/calendar.ts'
import type { CarrierFeeTables, CarrierRule } from '#domain/clearance/carrier-fees.ts'
import { centsText, decimal, usd } from '#domain/money.ts'
import type { carrierRule, getCarrierFees } from './carrier-fees.ts'

type CarrierFeesOnWire = z.output<typeof getCarrierFees.answer>['data']
type WireRule = z.output<typeof carrierRule>

/** What the server sends; `today` is its business day. */
export const carrierFeesOnWire = (tables: CarrierFeeTables, today: string): CarrierFeesOnWire => ({
  version: tables.version,
  today,
  foodChapters: [...tables.foodChapters],
  maximumValue: centsText(tables.maximumValue),
  maximumLines: tables.maximumLines,
  carriers: tables.carriers.map(({ carrier, name, rows }) => ({
    carrier,
    name,
    rows: rows.map(({ rules, ...row }) => ({ ...row, rules: rules.map(ruleOnWire) })),
  })),
})

/** What `compareCarriers` takes. Throws when a text is no amount or day: the answer's schema has seen to that. */
export const carrierTablesOf = (wire: CarrierFeesOnWire): CarrierFeeTables => ({
  version: wire.version,
  foodChapters: wire.foodChapters,
  maximumValue: usd(wire.maximumValue),
  maximumLines: wire.maximumLines,
  carriers: wire.carriers.map(({ carrier, name, rows }) => ({
    carrier,
    name,
    rows: rows.map(({ from, until, rules, ...said }) => ({
      ...said,
      from: day(from),
      until: until === null ? null : day(until),
      rules: rules.map(ruleOf),
    })),
  })),
})

function ruleOnWire(rule: CarrierRule): WireRule {
  const { id, name } = rule
  switch (rule.kind) {
    case 'flat':
    case 'food':
      return { kind: rule.kind, id, name, amount: centsText(rule.amount) }
    case 'by-value': {
      const tiers = rule.tiers.map(({ upTo, amount }) => ({ upTo: centsText(upTo), amount: centsText(amount) }))
      return { kind: rule.kind, id, name, tiers, perStartedThousandAbove: centsText(rule.perStartedThousandAbove) }
    }
    case 'of-duty':
      return { kind: rule.kind, id, name, rate: rule.rate.toFixed(), minimum: centsText(rule.minimum) }
    case 'per-line':
      return { kind: rule.kind, id, name, included: rule.included, amount: centsText(rule.amount) }
    case 'bond': {
      const rate = rule.rate.toFixed()
      return { kind: rule.kind, id, name, above: centsText(rule.above), rate, minimum: centsText(rule.minimum) }
    }
  }
}

function ruleOf(rule: WireRule): CarrierRule {
  const { id, name } = rule
  switch (rule.kind) {
    case 'flat':
    case 'food':
      return { kind: rule.kind, id, name, amount: usd(rule.amount) }
    case 'by-value': {
      const tiers = rule.tiers.map(({ upTo, amount }) => ({ upTo: usd(upTo), amount: usd(amount) }))
      return { kind: rule.kind, id, name, tiers, perStartedThousandAbove: usd(rule.perStartedThousandAbove) }
    }
    case 'of-duty':
      return { kind: rule.kind, id, name, rate: decimal(rule.rate), minimum: usd(rule.minimum) }
    case 'per-line':
      return { kind: rule.kind, id, name, included: rule.included, amount: usd(rule.amount) }
    case 'bond':
      return {
        kind: rule.kind,
        id,
        name,
        above: usd(rule.above),
        rate: decimal(rule.rate),
        minimum: usd(rule.minimum),
      }
  }
}
