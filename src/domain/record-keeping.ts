// How long records of an export or import are kept. Source: 19 CFR 163.4 (five years from entry); Exporters' and Producers' Records
// Regulations (six years). The longer of the two, from the day a paper is made.
import { addMonths, type CalendarDate } from './calendar.ts'

export const RECORD_MONTHS = 72

/** The last day on which a paper made on `day` has to be kept. */
export const keptUntil = (day: CalendarDate): CalendarDate => addMonths(day, RECORD_MONTHS)
