// Fulfilment centres the demo ships to, and what carriers would ask to bring cartons there: invented prices.
import { decimal } from '#domain/money.ts'

/** As in the data set of fulfilment centres. */
export const WAREHOUSES = [
  { code: 'ABE8', address: '309 Cedar Ln, Florence, NJ 08518' },
  { code: 'DFW7', address: '700 Westport Parkway, Fort Worth, TX 76177' },
  { code: 'LGB8', address: '1568 N Linden Ave, Rialto, CA 92376' },
  { code: 'MDW6', address: '1125 Remington Blvd, Romeoville, IL 60446' },
  { code: 'PHX7', address: '800 N 75th Ave, Phoenix, AZ 85043' },
] as const

/** Throws for a centre the demo does not ship to. */
export function warehouseOf(code: string): string {
  const warehouse = WAREHOUSES.find((each) => each.code === code)
  if (!warehouse) throw new Error(`no demo warehouse ${code}`)
  return warehouse.address
}

/** Prices in CAD: for the pick-up and for each carton. */
const SERVICES = [
  { carrier: 'UPS', service: 'Standard', days: 4, pickUp: '24.50', carton: '13.80', brokerage: false },
  { carrier: 'FedEx', service: 'Ground', days: 5, pickUp: '22.00', carton: '14.25', brokerage: false },
  { carrier: 'UPS', service: 'Expedited', days: 2, pickUp: '48.00', carton: '27.60', brokerage: true },
  { carrier: 'Purolator', service: 'Express', days: 3, pickUp: '30.00', carton: '15.40', brokerage: false },
] as const

/** Rates under the specification's names (part 2, section 3); `total` is decimal text. */
export function carrierRates(cartons: number) {
  return SERVICES.map(({ carrier, service, days, pickUp, carton, brokerage }) => {
    const total = decimal(pickUp)
      .plus(decimal(carton).times(decimal(String(cartons))))
      .toFixed(2)
    return {
      carrier_id: carrier.toLowerCase(),
      carrier_name: carrier,
      service_id: `${carrier}-${service}`.toLowerCase(),
      service_name: `${carrier} ${service}`,
      transit_days: days,
      total,
      formatted: `CAD ${total}`,
      currency: 'CAD',
      brokerage_fees_included: brokerage,
    }
  })
}
