import { describe, expect, it } from 'vitest'
import { pageEvidence } from './page-evidence.ts'

const maker = { name: 'Maple Ridge Candle Works Inc.', streetAddress: '1450 Meyerside Drive, Unit 12' }

describe('what a page shows of a maker', () => {
  it.each([
    ['as it is', 'Contact: Maple Ridge Candle Works Inc., 1450 Meyerside Drive, Unit 12, Mississauga'],
    ['without the form of the firm', 'Maple Ridge Candle Works — visit us at 1450 Meyerside Dr.'],
    ['in capitals, on other lines', 'MAPLE RIDGE\nCANDLE WORKS\n1450 MEYERSIDE DRIVE'],
    ['the street before the name', '1450 Meyerside Dr · Mississauga · Maple Ridge Candle Works Inc'],
  ])('is name and street, written %s', (_how, page) => {
    expect(pageEvidence(maker, page)).toBe('name-and-street')
  })

  it.each([
    ['another number', 'Maple Ridge Candle Works Inc., 1460 Meyerside Drive', 'name'],
    ['another street', 'Maple Ridge Candle Works Inc., 1450 Mayside Drive', 'name'],
    ['a longer number', 'Maple Ridge Candle Works Inc., 11450 Meyerside Drive', 'name'],
    ['the street alone', 'Tenant wanted: 1450 Meyerside Drive', 'nothing'],
    ['part of the name', 'Maple Ridge Candles, 1450 Meyerside Drive', 'nothing'],
    ['nothing', '', 'nothing'],
  ])('is less with %s', (_what, page, evidence) => {
    expect(pageEvidence(maker, page)).toBe(evidence)
  })

  it('reads accents and French streets', () => {
    const french = { name: 'Érablière des Pins Ltée', streetAddress: '12, chemin de l’Église Nord' }
    expect(pageEvidence(french, 'Erabliere des Pins, 12 ch. de l’Eglise N.')).toBe('name-and-street')
  })

  it('takes a street without a number for no evidence', () => {
    expect(pageEvidence({ name: 'Song Hong', streetAddress: 'Industrial Zone' }, 'Song Hong, Industrial Zone')).toBe(
      'name',
    )
  })
})
