// What the manufacturer lookup is asked: as typed, as the address holds it, as the call takes it.
// Rules: specification part 2, section 5, "Public tools".
import type { Asked } from '#contract/endpoint.ts'
import type { lookUpAsinMaker } from '#contract/public-tools.ts'
import { parseAsin } from '#domain/asin.ts'
import { parseCountry } from '#domain/countries.ts'

/** As typed; `origin` is ISO alpha-2 or null while nothing is chosen. */
export type MakerInputs = { readonly asin: string; readonly origin: string | null; readonly title: string }
export type MakerBody = Asked<typeof lookUpAsinMaker>['body']
export type MakerProblem = 'fillBoth' | 'asinForm'

export function makerProblem({ asin, origin }: MakerInputs): MakerProblem | undefined {
  if (asin.trim() === '' || origin === null) return 'fillBoth'
  return parseAsin(asin) ? undefined : 'asinForm'
}

/** undefined while something is wrong. */
export function makerBody(inputs: MakerInputs): MakerBody | undefined {
  const { asin, origin, title } = inputs
  if (makerProblem(inputs) || !origin) return undefined
  const given = title.trim() === '' ? {} : { productTitle: title.trim() }
  return { asin: asin.trim().toUpperCase(), countryOfOrigin: origin, ...given }
}

export function makerSearch({ asin, origin, title }: MakerInputs): URLSearchParams {
  const search = new URLSearchParams()
  if (asin.trim() !== '') search.set('asin', asin.trim().toUpperCase())
  if (origin) search.set('origin', origin)
  if (title.trim() !== '') search.set('title', title.trim())
  return search
}

export const makerInputsOf = (search: URLSearchParams): MakerInputs => ({
  asin: (search.get('asin') ?? '').slice(0, 20).toUpperCase(),
  origin: parseCountry(search.get('origin') ?? '') ?? null,
  title: (search.get('title') ?? '').slice(0, 1000),
})
