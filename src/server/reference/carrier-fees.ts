// Loads the carriers' brokerage tables from data/carrier-fees: the newest version folder, as its rows are dated.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CARRIERS, type Carrier, type CarrierFeeTables, type CarrierRule } from '#domain/clearance/carrier-fees.ts'
import { decimal, usd } from '#domain/money.ts'
import { openDatasetFolder } from './dataset.ts'
import { amount, chapters, count, dates, field, list, record, rows } from './fee-fields.ts'

/** dataDir: the folder data/. Throws naming the field and what is wrong with it. */
export function loadCarrierFees(dataDir: string): CarrierFeeTables {
  const version = readdirSync(join(dataDir, 'carrier-fees')).sort().at(-1)
  if (!version) throw new Error('data/carrier-fees holds no version.')
  const { text } = openDatasetFolder(join(dataDir, 'carrier-fees', version))
  const content = record(JSON.parse(text('fees.json')), 'fees.json')
  return Object.freeze({
    version,
    foodChapters: chapters(content.foodChapters),
    maximumValue: usd(field(content, 'maximumValue')),
    maximumLines: count(content.maximumLines),
    carriers: list(content.carriers, 'carriers').map((each) => ({
      carrier: carrier(field(each, 'carrier')),
      name: field(each, 'name'),
      rows: rows(each.schedules, 'schedules').map((row) => ({
        ...dates(row),
        citationFr: field(row, 'citationFr'),
        rules: list(row.rules, 'rules').map(parseRule),
      })),
    })),
  })
}

function parseRule(rule: Record<string, unknown>): CarrierRule {
  const named = { id: field(rule, 'id'), name: field(rule, 'name') }
  const kind = field(rule, 'kind')
  switch (kind) {
    case 'flat':
    case 'food':
      return { ...named, kind, amount: amount(rule, 'amount') }
    case 'by-value': {
      const tiers = list(rule.tiers, 'tiers').map((tier) => ({
        upTo: amount(tier, 'upTo'),
        amount: amount(tier, 'amount'),
      }))
      if (
        tiers.length === 0 ||
        tiers.some((tier, at) => at > 0 && !tier.upTo.amount.gt(tiers[at - 1]?.upTo.amount ?? '0'))
      )
        throw new Error('tiers must rise.')
      return { ...named, kind, tiers, perStartedThousandAbove: amount(rule, 'perStartedThousandAbove') }
    }
    case 'of-duty':
      return { ...named, kind, rate: decimal(field(rule, 'rate')), minimum: amount(rule, 'minimum') }
    case 'per-line':
      return { ...named, kind, included: count(rule.included), amount: amount(rule, 'amount') }
    case 'bond': {
      const rate = decimal(field(rule, 'rate'))
      return { ...named, kind, above: amount(rule, 'above'), rate, minimum: amount(rule, 'minimum') }
    }
    default:
      throw new Error(`"${kind}" is not a kind of fee.`)
  }
}

function carrier(text: string): Carrier {
  const found = CARRIERS.find((each) => each === text)
  if (!found) throw new Error(`"${text}" is not a carrier.`)
  return found
}
