// A row of a fee schedule in one line.
import type { WrittenFee, WrittenFeeRow } from '#domain/clearance/written-fees.ts'
import { texts } from '#texts/en/settings.ts'

/** A row in one line, as the audit log keeps it: 'open: Entry preparation (informal) 65.00; ...'. */
export function rowText(row: WrittenFeeRow): string {
  const { until, open } = texts.describeFee
  return `${row.until === null ? open : until(row.until)}: ${row.fees.map(feeText).join('; ')}. ${row.citation}`
}

function feeText(fee: WrittenFee): string {
  const { describeFee: say } = texts
  switch (fee.kind) {
    case 'per-clearance':
      return say.entry(fee.name, fee.entry, fee.amount)
    case 'agency-review':
      return say.chapters(fee.name, fee.chapters.join(', '), fee.amount)
    case 'per-line':
      return say.perLine(fee.name, fee.included, fee.amount)
    case 'bond':
      return say.bond(fee.name, fee.perThousand, fee.minimum)
    case 'disbursement':
      return say.share(fee.name, fee.rate, fee.minimum)
  }
}
