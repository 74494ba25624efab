import { beforeAll, describe, expect, it } from 'vitest'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { testApp } from '../testing/test-app.ts'
import { DEMO_GOODS } from './goods.ts'

let tariff: TariffSchedule
beforeAll(async () => {
  tariff = (await testApp()).deps.tariff
})

describe('the demo goods', () => {
  it('stand in the tariff under codes a declaration may name today, none that has ended or changed its goods', () => {
    const offered = new Set(tariff.offered)
    for (const goods of DEMO_GOODS)
      expect(offered.has(goods.code) && !tariff.succeeds(goods.code), `${goods.key} ${goods.code}`).toBe(true)
  })

  it('include those of a banned line: Canadian beer in bottles', () => {
    expect(DEMO_GOODS.find((goods) => goods.key === 'beer')).toMatchObject({ origin: 'CA', code: '2203000030' })
  })

  it('give the weight that a rate by weight is counted on', () => {
    for (const goods of DEMO_GOODS) {
      const rate = tariff.find(goods.code)?.general ?? ''
      if (rate.includes('/kg')) expect(goods.units, goods.key).toHaveProperty('kg')
    }
  })

  it('have pictures that hold no script and load nothing', () => {
    for (const { image } of DEMO_GOODS) {
      const svg = decodeURIComponent(image)
      expect(svg).toMatch(/^data:image\/svg\+xml,<svg [^>]+>.+<\/svg>$/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|http/)
    }
  })
})
