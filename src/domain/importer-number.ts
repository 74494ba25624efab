// The number of an importer of record: an EIN (19 CFR 24.5) or one assigned by US customs. Shown masked but for its end.

const EIN = /^\d{2}-\d{7}(\d{2}|[A-Z0-9]{2})?$/
/** YYDDPP-NNNNN, usual for a Canadian firm without an EIN. */
const CBP_ASSIGNED = /^\d{6}-\d{5}$/
const MASK = '••••••'
const SHOWN = 4

/** The number with capitals and without blanks; undefined when it has neither form. A social security number has none. */
export function parseImporterNumber(typed: string): string | undefined {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return EIN.test(number) || CBP_ASSIGNED.test(number) ? number : undefined
}

/** Whether an invoice names the importer that a number is kept for. */
export const isSameImporter = (kept: string, named: string): boolean => plainName(kept) === plainName(named)

const plainName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** '••••••7890' */
export const maskImporterNumber = (number: string): string => `${MASK}${number.slice(-SHOWN)}`

/** Whether a text is a masked number as it was shown, not one that was typed. */
export const isMasked = (typed: string): boolean => typed.startsWith('•')
