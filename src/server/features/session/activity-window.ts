// How recent a client's shipments must be to sign in. Source: specification part 2, "Login"; decisions 3.

const MONTHS = 3

/** The instant from which a shipment counts as activity: three calendar months before `now`, or that month's last day. */
export function activitySince(now: Date): Date {
  const since = new Date(now)
  const dayOfMonth = since.getUTCDate()
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(dayOfMonth, lastDay))
  return since
}
