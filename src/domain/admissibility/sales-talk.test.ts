import { describe, expect, it } from 'vitest'
import { withoutSalesTalk } from './sales-talk.ts'

describe('sales talk', () => {
  it.each([
    ['Rotary magazine gift for gun lover decor', 'Rotary magazine ,'],
    ['Leather handbag see photos for details, size 8', 'Leather handbag ,, size 8'],
    ['Seeds great gift for toy collectors', 'Seeds ,'],
    ['Frame kit for gamers and movie fans', 'Frame kit ,'],
    ['Couteau idée cadeau pour chasseur', 'Couteau ,'],
    ['Crèmes, livraison gratuite', 'Crèmes, ,'],
  ])('is left out behind the goods: %s', (description, left) => {
    expect(withoutSalesTalk(description)).toBe(left)
  })

  it.each([
    'Gift for gun lover: mug',
    'Gift basket for wine lovers',
    'Coffret pour amateurs de whisky',
    'Birthday gift box',
    'Spray, great for killing ants',
  ])('is no talk where it says what the goods are: %s', (description) => {
    expect(withoutSalesTalk(description)).toBe(description)
  })
})
