import { expect, it } from 'vitest'
import { rateName } from './rate-name.ts'

it.each([
  ['UPS', 'Standard', 'UPS Standard'],
  ['FedEx', 'FedEx Ground', 'FedEx Ground'],
  ['UPS', 'UPSilon', 'UPS UPSilon'],
])('%s with %s is %s', (carrier, service, name) => {
  expect(rateName(carrier, service)).toBe(name)
})
