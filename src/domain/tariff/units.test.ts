import { describe, expect, it } from 'vitest'
import { decimal } from '../money.ts'
import { parseUnit, quantityIn } from './units.ts'

describe('quantities converted', () => {
  it.each([
    ['2.5', 't', 'kg', '2500'],
    ['1000', 'g', 'kg', '1'],
    ['10', 'lb', 'kg', '4.5359237'],
    ['5', 'carat', 'g', '1'],
    ['750', 'ml', 'liters', '0.75'],
    ['2', 'm3', 'liters', '2000'],
    ['1', 'bbl', 'liters', '158.987294928'],
    ['3', 'cm2', 'm2', '0.0003'],
    ['2', 'm²', 'm2', '2'],
    ['300', 'Dz Pcs', 'No.', '3600'],
    ['36', 'No.', 'doz.', '3'],
    ['2', 'gross', 'No.', '288'],
    ['4', 'thousands', 'pcs', '4000'],
    ['5', 'Dz. pr', 'prs.', '60'],
    ['24', 'prs.', 'doz. prs.', '2'],
    ['7', 'Cu kg', 'kg of copper content', '7'],
    ['9', 'kg ttl sug', 'kg of total sugars', '9'],
    ['9', 'pf.liters', 'pf. liter', '9'],
  ])('%s %s in %s is %s', (amount, given, wanted, expected) => {
    expect(quantityIn(wanted, [{ amount: decimal(amount), unit: given }])?.toString()).toBe(expected)
  })

  it.each([
    ['kg', 'liters'],
    ['No.', 'prs.'],
    ['kg', 'Cu kg'],
    ['liters', 'pf.liters'],
    ['kg', 'kg on drained weight'],
  ])('%s says nothing of %s', (given, wanted) => {
    expect(quantityIn(wanted, [{ amount: decimal('1'), unit: given }])).toBeUndefined()
  })

  it('takes the first quantity that converts', () => {
    const quantities = [
      { amount: decimal('3'), unit: 'doz.' },
      { amount: decimal('2'), unit: 't' },
    ]
    expect(quantityIn('kg', quantities)?.toString()).toBe('2000')
  })
})

it('knows no unit that it was not taught', () => expect(parseUnit('bushel')).toBeUndefined())
