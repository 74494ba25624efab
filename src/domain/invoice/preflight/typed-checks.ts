// Checks of lines that are typed and no items of a shipment: on the form of an invoice, and of a whole invoice typed by hand.
import type { CalendarDate } from '../../calendar.ts'
import { type Checks, type Found, INVOICES, type Named, type PreflightFacts } from './check.ts'
import type { Ended } from './code-checks.ts'

type Counted = { readonly count: number }

export type TypedReasons = {
  'typed-code-gone': Named & { readonly code: string }
  'typed-code-ended': Ended
  'typed-prohibited': Named & { readonly since: CalendarDate }
  'typed-lines-open': Counted
  'typed-lines-makerless': Counted
  'typed-lines-vague': Counted
  'typed-lines-short': Counted
}

export const TYPED_CHECKS: Checks<TypedReasons, Pick<PreflightFacts, 'typed'>> = {
  'typed-code-gone': {
    level: 'stops',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => typed.goneCodes.map((facts) => ({ facts, field: 'htsCode' })),
  },
  'typed-code-ended': {
    level: 'stops',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) =>
      typed.endedCodes.map(({ name, code, ended }) => ({
        facts: { name, code, on: ended.on, successors: ended.successors },
        field: 'htsCode',
      })),
  },
  'typed-prohibited': {
    level: 'stops',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => typed.prohibited.map((facts) => ({ facts, field: 'htsCode' })),
  },
  'typed-lines-open': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => counted(typed.withoutCode),
  },
  'typed-lines-makerless': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => counted(typed.withoutMaker),
  },
  'typed-lines-vague': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => counted(typed.vague),
  },
  'typed-lines-short': {
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: ({ typed }) => counted(typed.short),
  },
}

const counted = (count: number): readonly Found<Counted>[] => (count > 0 ? [{ facts: { count } }] : [])
