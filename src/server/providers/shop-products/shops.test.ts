import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '../../errors.ts'
import type { HttpAsk } from '../http.ts'
import { shopProblems, shopVariables } from './settings.ts'
import type { ShopProduct, ShopProducts } from './shop-products.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const given = (name: string) => readFileSync(new URL(`./answers/${name}.json`, import.meta.url), 'utf8')

/** Answers one after another, and what was asked. */
function answering(...answers: readonly string[]) {
  const asked: HttpAsk[] = []
  const left = [...answers]
  const http = async (ask: HttpAsk) => {
    asked.push(ask)
    return left.shift() ?? '[]'
  }
  return { http, asked }
}
async function all(shop: ShopProducts) {
  const found: ShopProduct[] = []
  for await (const page of shop.pages()) found.push(...page)
  return found
}

describe('Shopify', () => {
  const access = { baseUrl: 'https://candles.example', token: 't-1' }

  it('gives variants with a SKU page after page, waiting when it is asked to', async () => {
    const waited: number[] = []
    const { http, asked } = answering(given('shopify-1'), given('shopify-throttled'), given('shopify-2'))
    const pause = async (ms: number) => void waited.push(ms)
    expect(await all(shopify({ http, access, pause }))).toEqual([
      {
        sku: 'NPG-6C',
        title: 'Soy candle, 6 oz, Cedar',
        cost: { amount: '6.85', currency: 'CAD' },
        customsCode: '3406000000',
        origin: 'CA',
      },
      { sku: 'NPG-W', title: 'Wick trimmer', cost: null, customsCode: null, origin: null },
    ])
    expect(waited).toEqual([4000]) // 200 points lack, 50 come back a second
    expect(asked.map(({ body }) => JSON.parse(body ?? '').variables.after)).toEqual([
      null,
      'eyJsYXN0X2lkIjoxfQ==',
      'eyJsYXN0X2lkIjoxfQ==',
    ])
    expect(asked[0]).toMatchObject({ headers: { 'x-shopify-access-token': 't-1' } })
    expect(asked[0]?.url).toBe('https://candles.example/admin/api/2025-10/graphql.json')
  })

  it.each([
    ['is throttled for good', Array<string>(5).fill(given('shopify-throttled')), true],
    ['refuses the question', ['{"errors":[{"message":"Field does not exist"}]}'], false],
    ['answers something else', ['<html>'], false],
  ])('says when the shop %s', async (_what, answers, retryable) => {
    const { http } = answering(...answers)
    const tried = all(shopify({ http, access, pause: async () => undefined }))
    await expect(tried).rejects.toBeInstanceOf(ProviderError)
    await expect(tried).rejects.toMatchObject({ retryable })
  })
})

describe('WooCommerce', () => {
  const access = { baseUrl: 'https://shop.example', key: 'ck', secret: 'cs' }

  it('gives simple products and variations, and a cost only where one was entered', async () => {
    const { http, asked } = answering('{"code":"CAD"}', given('woo-products'), given('woo-variations'))
    expect(await all(woocommerce({ http, access }))).toEqual([
      {
        sku: 'NPG-W',
        title: 'Wick trimmer',
        cost: { amount: '4.1', currency: 'CAD' },
        customsCode: null,
        origin: null,
      },
      { sku: 'NPG-6C', title: 'Soy candle, 6 oz', cost: null, customsCode: null, origin: null },
    ])
    expect(asked.map(({ url }) => url.replace('https://shop.example/wp-json/wc/v3', ''))).toEqual([
      '/data/currencies/current',
      '/products?per_page=100&page=1&orderby=id&order=asc',
      '/products/12/variations?per_page=100&page=1&orderby=id&order=asc',
    ])
    expect(asked[0]?.headers?.authorization).toBe(`Basic ${Buffer.from('ck:cs').toString('base64')}`)
  })

  it('asks for the next page while pages are full', async () => {
    const row = (id: number) => ({ id, type: 'simple', name: `Candle ${id}`, sku: `C-${id}` })
    const rows = (from: number, count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => row(from + n)))
    const { http } = answering('{"code":"CAD"}', rows(0, 100), rows(100, 3))
    expect(await all(woocommerce({ http, access }))).toHaveLength(103)
  })
})

it.each([
  ['https://candles.example', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost', true],
  ['http://candles.example', false],
  ['http://localhost.candles.example', false],
  ['https://candles.example/', false],
])('sends the key of a shop to %s: %s', (address, isTaken) => {
  expect(shopVariables.SHOPIFY_URL.safeParse(address).success).toBe(isTaken)
})

it('names what is missing of a shop that is named in part', () => {
  expect(shopProblems({ SHOPIFY_URL: 'https://candles.example' }).map(([name]) => name)).toEqual(['SHOPIFY_TOKEN'])
  expect(shopProblems({})).toEqual([])
})
