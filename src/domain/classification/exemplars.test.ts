// Coded goods read before, found again by their letters.
import { expect, it } from 'vitest'
import { decodeExemplars, encodeExemplars } from './exemplar-bytes.ts'
import { exemplarsOf, openExemplars } from './exemplars.ts'
import { readListing } from './listing.ts'

const listing = (description: string) => readListing({ description })
const exemplars = exemplarsOf([
  { listing: listing('coconut shampoo'), codes: ['330510'] },
  { listing: listing('leather wallet'), codes: ['420231', '420232'] },
  { listing: listing('shower gel'), codes: ['3401300000'] },
])

it('finds the goods a cut word stands for', () => {
  const near = openExemplars(exemplars)(listing('COCONT SHAMP 300ML'))
  expect(near.best[0]).toBe('330510')
  expect(near.nearest('330510')).toBeGreaterThan(0.2)
  expect(near.nearest('420231')).toBeLessThan(0.05)
  expect(near.share('3305')).toBeGreaterThan(near.share('3401'))
})

it('knows its own rows again and shares likeness among their codes', () => {
  const near = openExemplars(exemplars)(listing('leather wallet'))
  expect(near.nearest('420232')).toBeCloseTo(1)
  expect(near.share('420231')).toBeCloseTo(0.5)
  expect(near.share('4202')).toBeCloseTo(0.5)
})

it('is near to nothing where no letters are shared, and empty without rows', () => {
  expect(openExemplars(exemplars)(listing('zzz')).best).toEqual([])
  expect(openExemplars(exemplarsOf([]))(listing('soap')).share('3401')).toBe(0)
})

it('is as near as before once other goods were asked about, and says of the first what it said', () => {
  const nearness = openExemplars(exemplars)
  const first = nearness(listing('leather wallet'))
  nearness(listing('shower gel'))
  expect(first.nearest('420231')).toBeCloseTo(1)
  expect(nearness(listing('leather wallet')).best).toEqual(first.best)
  expect(nearness(listing('leather wallet')).nearest('340130')).toBe(first.nearest('340130'))
})

it('comes back from bytes as it was, and refuses bytes that are cut', () => {
  const bytes = encodeExemplars(exemplars)
  expect(decodeExemplars(bytes)).toEqual(exemplars)
  expect(() => decodeExemplars(bytes.subarray(0, bytes.length - 1))).toThrow('Exemplars have')
})

it('keeps one list for all rows of the same codes', () => {
  const rows = ['green soap', 'white soap', 'leather belt'].map((each, at) => ({
    listing: listing(each),
    codes: [at < 2 ? '340111' : '420330'],
  }))
  const { codes } = decodeExemplars(encodeExemplars(exemplarsOf(rows)))
  expect(codes).toEqual([['340111'], ['340111'], ['420330']])
  expect(codes[1]).toBe(codes[0])
})
