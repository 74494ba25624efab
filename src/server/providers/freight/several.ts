// Several freight services as one: rates of all of them side by side; a rate is booked where it came from.
import { ProviderError } from '../../errors.ts'
import type { FreightLoad, FreightRates, FreightService } from './freight.ts'

/** `services`: the configured ones, at least one. The service that knows a rate's id as its own comes before one that takes any. */
export function severalServices(services: readonly FreightService[]): FreightService {
  const serviceOf = (serviceId: string) => services.find((each) => each.books(serviceId))
  return {
    name: services.map(({ name }) => name).join(', '),
    configured: true,
    books: (serviceId) => serviceOf(serviceId) !== undefined,
    rates: (load) => ratesOfAll(services, load),
    book: async (booking) => {
      const service = serviceOf(booking.serviceId)
      if (!service) throw new ProviderError('freight', 'no service books this rate', false)
      return service.book(booking)
    },
    check: async () => {
      await Promise.all(services.map((each) => each.check()))
    },
  }
}

/** Throws the first trouble when no service answered. */
async function ratesOfAll(services: readonly FreightService[], load: FreightLoad): Promise<FreightRates> {
  const outcomes = await Promise.allSettled(services.map((each) => each.rates(load)))
  const troubles = outcomes.flatMap((outcome, at) => {
    if (outcome.status === 'fulfilled') return []
    if (!(outcome.reason instanceof ProviderError)) throw outcome.reason
    return [{ service: services[at]?.name ?? '', problem: outcome.reason }]
  })
  const [first] = troubles
  if (first && troubles.length === services.length) throw first.problem
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  return {
    rates: answers.flatMap(({ rates }) => rates),
    silent: [
      ...answers.flatMap(({ silent }) => silent),
      ...troubles.map(({ service, problem }) => ({ service, reason: problem.message })),
    ],
  }
}
