// What the gate reads of a form, where there is none: standing reasons and papers that state no terms of sale.
import { decimal } from '../../money.ts'
import type { PreflightFacts, TypedLines } from './check.ts'

export const NO_TYPED_LINES: TypedLines = {
  count: 0,
  withoutCode: 0,
  withoutMaker: 0,
  vague: 0,
  short: 0,
  usd: decimal('0'),
  goneCodes: [],
  endedCodes: [],
  prohibited: [],
  entering: [],
}

type OfForm = 'typed' | 'hasAddresses' | 'viaWarehouse' | 'particulars' | 'confirming' | 'acceptsFallbackRate'

export const NO_FORM: Pick<PreflightFacts, OfForm> = {
  typed: NO_TYPED_LINES,
  hasAddresses: true,
  viaWarehouse: false,
  particulars: {
    terms: { incoterm: 'DDP', place: '', from: 'default' },
    reason: 'own_stock',
    relatedParties: 'not_stated',
    sale: { on: null, place: '', buyerName: '', buyerAddress: '' },
    value: { basis: null, answers: {} },
    charges: [],
    portOfEntry: null,
    references: [],
  },
  confirming: [],
  acceptsFallbackRate: true,
}
