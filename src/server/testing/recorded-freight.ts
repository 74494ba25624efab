// A freight service for tests: it answers what it is given and notes what it was asked.
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../errors.ts'
import type { FreightBooking, FreightLoad, FreightService } from '../providers/freight/freight.ts'

type RecordedFreight = FreightService & {
  readonly asked: FreightLoad[]
  readonly booked: FreightBooking[]
  /** While set, every call fails with it. */
  trouble: string | undefined
}

export function recordedFreight({ books = false }: { readonly books?: boolean } = {}): RecordedFreight {
  const asked: FreightLoad[] = []
  const booked: FreightBooking[] = []
  const service: RecordedFreight = {
    name: 'recorded',
    configured: true,
    books: () => books,
    asked,
    booked,
    trouble: undefined,
    check: async () => refuse(service),
    rates: async (load) => {
      refuse(service)
      asked.push(load)
      // The rates of the sample placement with prices of another day: both calls of a sample world find their rate.
      return { rates: [rate('UPS', '60'), rate('FedEx', '54.10'), rate('Purolator', '30')], silent: [] }
    },
    book: async (booking) => {
      refuse(service)
      booked.push(booking)
      return { shipmentId: `FC-${booked.length}` }
    },
  }
  return service
}

function refuse({ trouble }: RecordedFreight): void {
  if (trouble) throw new ProviderError('recorded', trouble, false)
}

const rate = (carrierName: string, total: string) => ({
  carrierId: carrierName.toLowerCase(),
  carrierName,
  serviceId: `${carrierName}-ground`.toLowerCase(),
  serviceName: `${carrierName} Ground`,
  transitDays: 3,
  total: decimal(total),
  currency: 'CAD',
  formatted: `CAD ${decimal(total).toFixed(2)}`,
  brokerageIncluded: false,
})
