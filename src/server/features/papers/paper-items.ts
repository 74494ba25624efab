// The items of a shipment as papers and their checks see them: with tariff line, duty, agencies, weight and maker's code.

import { proposeMid } from '#domain/address/mid.ts'
import { admitted } from '#domain/admissibility/admit.ts'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { parseDate } from '#domain/calendar.ts'
import { claimsCusma, type StandingClaim } from '#domain/cusma/standing-claim.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { parseHtsCode } from '#domain/hts-code.ts'
import { lineUsd, printedRate } from '#domain/invoice/line-amounts.ts'
import type { PreflightItem } from '#domain/invoice/preflight/check.ts'
import { uncountedUnits } from '#domain/invoice/preflight/code-checks.ts'
import { cad, type Decimal, decimal } from '#domain/money.ts'
import { lookUpPga } from '#domain/pga.ts'
import { askDuty, wholeLine } from '#domain/shipment/duty-question.ts'
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import { codeStanding } from '#domain/tariff/code-standing.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { enteredUnder } from '#domain/tariff/filing-order.ts'
import { quantityIn } from '#domain/tariff/units.ts'
import type { Deps } from '../../deps.ts'
import { itemFindings } from '../../records/duty/admissibility.ts'
import { tariffLaw } from '../../records/duty/tariff-law.ts'
import { confirmedOn } from '../../records/items/confirmed-on.ts'
import type { StoredItem } from '../../store/items.ts'

export type PaperItemNeeds = Pick<
  Deps,
  'tariff' | 'measures' | 'preferences' | 'pga' | 'entryLaw' | 'today' | 'settings'
>

type Terms = {
  readonly exchange: ExchangeRate
  readonly claim: StandingClaim
  /** Codes somebody set, by id of the address. */
  readonly mids: ReadonlyMap<string, string>
  /** The client's own code for goods whose maker's address gives none. */
  readonly defaultMid: string | null
  /** By item. */
  readonly permissions: ReadonlyMap<string, EntryPermission>
}

export function paperItem(
  needs: PaperItemNeeds,
  item: StoredItem,
  terms: Terms,
): PreflightItem & Pick<StoredItem, 'makerId'> {
  const code = parseHtsCode(item.htsCode ?? '')
  const findings = itemFindings(needs, item, terms.claim)
  const line = declarableLine(needs, item)
  return {
    ...item,
    expiryDate: parseDate(item.expiryDate ?? '') ?? null,
    isCodeConfirmed: Boolean(item.htsProvenance?.confirmedAt),
    htsProposedBy: item.htsProvenance?.proposedBy ?? null,
    ...codeStanding(needs.tariff, item.htsCode, {
      on: needs.today(),
      confirmedOn: confirmedOn(needs.settings, item.htsProvenance?.confirmedAt),
    }),
    tariff: code && line ? { title: needs.tariff.title(code), units: line.units } : null,
    counted: countedIn(line?.units ?? [], item),
    duty: line ? dutyOf(needs, item, terms, findings) : null,
    findings,
    permission: terms.permissions.get(item.id),
    agencies: code ? lookUpPga(needs.pga.rows, code).agencies : [],
    netKg: netKg(item),
    mid: midOf(item, terms),
    usdValue: lineUsd(item, terms.exchange),
  }
}

/** Of an item: its amounts in the units of its tariff line, the units without one, and kilograms of one unit. */
export function quantitiesOf(needs: Pick<Deps, 'tariff'>, item: StoredItem) {
  const units = declarableLine(needs, item)?.units ?? []
  const counted = countedIn(units, item)
  return { counted, uncounted: uncountedUnits({ tariff: { title: '', units }, counted }), netKg: netKg(item) }
}

function declarableLine({ tariff }: Pick<Deps, 'tariff'>, { htsCode }: Pick<StoredItem, 'htsCode'>) {
  const code = parseHtsCode(htsCode ?? '')
  return code && isDeclarable(tariff, code) ? tariff.find(code) : undefined
}

/** The line in each unit the tariff counts in, as given; in pieces it is what is sold where nobody said otherwise. */
const countedIn = (
  units: readonly string[],
  { unitQuantities, quantity }: Pick<StoredItem, 'unitQuantities' | 'quantity'>,
): PreflightItem['counted'] =>
  units.flatMap((unit) => {
    const given = quantityIn(unit, wholeLine(unitQuantities, quantity))
    const amount = given ?? quantityIn(unit, [{ unit: 'No.', amount: decimal(String(quantity)) }])
    return amount === undefined ? [] : [{ unit, amount }]
  })

/** Kilograms of one unit, as given for the tariff's unit of quantity. */
function netKg({ unitQuantities }: Pick<StoredItem, 'unitQuantities'>): Decimal | null {
  const given = unitQuantities.kg
  const weight = given && /^\d+(\.\d+)?$/.test(given) ? decimal(given) : null
  return weight?.gt('0') ? weight : null
}

/** The code somebody set for the maker, else the one its address gives, else the client's default, to be checked like a proposed one. */
export function midOf(
  item: Pick<StoredItem, 'maker' | 'makerId'>,
  { mids, defaultMid }: Pick<Terms, 'mids' | 'defaultMid'>,
) {
  const set = item.makerId ? mids.get(item.makerId) : undefined
  if (set) return { code: set, isProposed: false }
  const proposed = (item.maker ? proposeMid(item.maker) : undefined) ?? defaultMid
  return proposed ? { code: proposed, isProposed: true } : null
}

function dutyOf(
  needs: PaperItemNeeds,
  item: StoredItem,
  { exchange, claim }: Terms,
  findings: readonly AdmissibilityFinding[],
): PreflightItem['duty'] {
  const claimsIt = claimsCusma(claim, { id: item.id, origin: item.countryOfOrigin ?? '' })
  const asked = askDuty(
    {
      ...item,
      price: item.costCad ? cad(item.costCad) : undefined,
      itemCount: item.quantity,
      quantities: wholeLine(item.unitQuantities, item.quantity),
      answers: item.dutyAnswers,
      claim: { kind: claimsIt ? 'cusma' : 'none' },
    },
    { rate: printedRate(exchange.cadToUsd), entryDate: needs.today() },
  )
  if (asked.kind === 'lacking') return null
  const receipt = calculateDuty(asked.input, tariffLaw(needs))
  const { outcome, assumed, range } = admitted(receipt, findings)
  return {
    outcome,
    additional: receipt.lines.some(({ kind }) => kind === 'additional'),
    headings: enteredUnder(receipt),
    assumed,
    range,
    outsideLine: receipt.findings.find((found) => found.reason === 'price-outside-line')?.facts,
  }
}
