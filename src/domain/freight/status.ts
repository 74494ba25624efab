// Status of plans, placement options and placements: CONFIRMED or PENDING, the default. Source: specification part 2, section 4.
export const CONFIRMED = 'CONFIRMED'
export const PENDING = 'PENDING'

/** Capitals; PENDING where nothing is said. Another text is kept as it came. Amazon's ACCEPTED is CONFIRMED (customs facts, 9). */
export function placementStatus(text: string | null): string {
  const status = (text ?? '').trim().toUpperCase()
  if (status === 'ACCEPTED') return CONFIRMED
  return status || PENDING
}

/** A confirmed one is highlighted and labelled active. */
export const isActive = (status: string | null): boolean => placementStatus(status) === CONFIRMED
