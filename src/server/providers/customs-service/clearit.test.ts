import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../errors.ts'
import type { HttpAsk } from '../http.ts'
import { clearit } from './clearit.ts'

const recorded = (name: string) => readFileSync(new URL(`./answers/${name}.json`, import.meta.url), 'utf8')

/** ClearIt that gives this answer, and what it was asked. */
function answering(answer: string) {
  const said: HttpAsk[] = []
  const http = async (ask: HttpAsk) => {
    said.push(ask)
    return answer
  }
  return { service: clearit({ http, access: { baseUrl: 'https://clearit.example/api', apiKey: 'k-1' } }), said }
}

const goods = [
  { htsCode: '3406000000', countryOfOrigin: 'CA', quantity: 50, unitPrice: 20, commercialDescription: 'Candles' },
]
const about = { description: 'Soy candle', asin: 'B0DEMO0020', countryOfOrigin: 'CA' }

describe('ClearIt', () => {
  it('classifies a title, with the key in a header and nowhere else', async () => {
    const { service, said } = answering(recorded('classified'))
    expect(await service.classify('Soy candle')).toEqual({
      htsCode: '3406000000',
      description: 'Candles, tapers and the like',
      confidence: 93,
    })
    expect(said[0]).toMatchObject({
      url: 'https://clearit.example/api/classify-product',
      method: 'POST',
      headers: { authorization: 'Bearer k-1' },
      body: '{"productTitle":"Soy candle"}',
    })
  })

  it('estimates costs of a list, whose amounts may be texts or numbers', async () => {
    const { service, said } = answering(recorded('estimate'))
    const { customsFees, brokerFees, landedCosts } = await service.estimate(goods)
    const plain = (lines: typeof customsFees) =>
      lines.map(({ description, amount }) => [description, amount.toFixed(2)])
    expect([plain(customsFees), plain(brokerFees), plain(landedCosts)]).toEqual([
      [
        ['Duty', '165.00'],
        ['MPF', '2.77'],
      ],
      [['Entry', '65.00']],
      [
        ['Goods', '1000.00'],
        ['Customs and brokerage', '232.77'],
      ],
    ])
    expect(JSON.parse(said[0]?.body?.toString() ?? '')).toEqual(goods)
  })

  it('finds a maker, with its country by code, or none', async () => {
    expect(await answering(recorded('maker')).service.findMaker(about)).toMatchObject({
      name: 'Prairie Wax Works Inc.',
      streetAddress: '455 Broadway',
      country: 'CA',
      phone: '204-555-0142',
    })
    expect(await answering(recorded('no-maker')).service.findMaker(about)).toBeUndefined()
  })

  it('lists its countries', async () => {
    const { service, said } = answering(recorded('countries'))
    expect(await service.countries()).toEqual(['CA', 'US'])
    expect(said[0]).toMatchObject({ method: 'GET', url: 'https://clearit.example/api/countries' })
  })

  it.each(['classify', 'estimate', 'findMaker', 'countries'] as const)(
    'takes no refusal for an answer to %s',
    async (name) => {
      const { service } = answering(recorded('refused'))
      const asked = {
        classify: () => service.classify('Soy candle'),
        estimate: () => service.estimate(goods),
        findMaker: () => service.findMaker(about),
        countries: () => service.countries(),
      }
      await expect(asked[name]()).rejects.toThrow(ProviderError)
    },
  )
})
